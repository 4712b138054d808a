/**
 * Campaigns that lie open: the one place that takes one forward or back. Every change is one transaction, kept in memory
 * only after it is stored. A battle that ended while nobody looked is answered when its campaign is next opened.
 */
import type { CampaignAction, CampaignEvent } from '../../../shared/games/campaign.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { copiesOwned, ownedKeys } from '../../campaign/collection.ts';
import type { CampaignState } from '../../campaign/index.ts';
import { changeCampaign, changeSetup, type Owned } from '../../db/campaigns.ts';
import { hash } from '../../engine/hash.ts';
import { answersOf, matchOf, type BattleGround } from './battles.ts';
import { missingPacks } from './story-shelf.ts';
import type { StandsOutside } from './opened.ts';
import { beginningOf, carryOn, openSession, repeat, type Session, type Sources } from './session.ts';
import { campaignError } from './words-of.ts';

export interface CampaignGround extends Sources, BattleGround {
  push: Push;
  now: () => number;
}

export interface Gone {
  open: Session;
  events: CampaignEvent[];
}

export interface Desk {
  /** The campaign as it stands. */
  open(id: number): Result<Session, CallError>;
  /** The same, if this is the revision that was looked at. */
  at(id: number, revision: number): Result<Session, CallError>;
  /** All of these answers, or none. */
  goOn(open: Session, answers: readonly CampaignAction[]): Result<Gone, CallError>;
  goBack(open: Session, length: number): Result<Gone, CallError>;
  /** Calls a veteran something else, or what the story called them. */
  call(open: Session, veteran: string, name: string): Result<Session, CallError>;
  stands(open: Session): StandsOutside;
  /** Bots play this match and nobody watches, or not any more. */
  fight(match: number, isWatched: boolean): void;
  /** Reads a campaign anew, or all of them. */
  forget(id?: number): void;
}

export const ownedIn = (state: CampaignState): Owned =>
  Object.fromEntries(ownedKeys(state).map((key) => [key, copiesOwned(state, key)]));

export function createDesk(ground: CampaignGround): Desk {
  const { db, push, now } = ground;
  const sessions = new Map<number, Session>();
  const fought = new Set<number>();

  function open(id: number): Result<Session, CallError> {
    const known = sessions.get(id);
    const opened = known ? ok(known) : openSession(ground, id);
    if (!opened.ok) return opened;
    sessions.set(id, opened.value);
    return settled(opened.value);
  }

  /** A battle whose match is over is answered. */
  function settled(session: Session): Result<Session, CallError> {
    const match = matchOf(db, session);
    const answers = match === undefined ? undefined : answersOf(ground, session, match);
    if (!answers) return ok(session);
    const gone = goOn(session, answers);
    return gone.ok ? ok(gone.value.open) : gone;
  }

  function keep(
    session: Session,
    after: number,
    answers: readonly CampaignAction[],
    state: CampaignState,
  ): Result<Session, CallError> {
    const { id, revision } = session.row;
    const owned = ownedIn(state);
    const isOwnedAsBefore = hash(owned) === hash(ownedIn(session.state));
    const change = { revision, after, answers, at: now(), owned: isOwnedAsBefore ? undefined : owned };
    const kept = changeCampaign(db, id, change);
    if (!kept.ok) {
      sessions.delete(id);
      return err(campaignError(kept.error === 'stale' ? 'stale-answer' : kept.error));
    }
    const row = { ...session.row, revision: kept.value };
    const next = { ...session, row, answers: [...session.answers.slice(0, after), ...answers], state };
    sessions.set(id, next);
    push('campaign.changed', { id });
    return ok(next);
  }

  function goOn(session: Session, answers: readonly CampaignAction[]): Result<Gone, CallError> {
    const carried = carryOn(session.state, answers);
    if (!carried) return err(campaignError('no-such-option'));
    const kept = keep(session, session.answers.length, answers, carried.state);
    return kept.ok ? ok({ open: kept.value, events: carried.events }) : kept;
  }

  function goBack(session: Session, length: number): Result<Gone, CallError> {
    const { setup, seed, answers } = session;
    const state = repeat(setup, seed, answers.slice(0, length));
    if (!state) return err(campaignError('nothing-to-take-back'));
    const kept = keep(session, length, [], state);
    return kept.ok ? ok({ open: kept.value, events: [] }) : kept;
  }

  /** What somebody is called changes no rule: the same answers are repeated with the other name. */
  function call(session: Session, veteran: string, name: string): Result<Session, CallError> {
    const { [veteran]: _, ...others } = session.setup.names ?? {};
    const names = name === '' ? others : { ...others, [veteran]: name };
    const setup = { ...session.setup, names };
    const state = repeat(setup, session.seed, session.answers);
    if (!state?.roster.some(({ id }) => id === veteran)) return err(campaignError('no-such-veteran'));
    changeSetup(db, session.row.id, beginningOf(setup));
    const next = { ...session, setup, state };
    sessions.set(session.row.id, next);
    push('campaign.changed', { id: session.row.id });
    return ok(next);
  }

  return {
    open,
    call,
    goOn,
    goBack,
    at(id, revision) {
      const opened = open(id);
      if (!opened.ok) return opened;
      return opened.value.row.revision === revision ? opened : err(campaignError('stale-answer'));
    },
    stands(session) {
      const match = matchOf(db, session);
      return {
        ...(match !== undefined && { match }),
        isFought: match !== undefined && fought.has(match),
        missing: missingPacks(session.content, ground.resources.cards),
      };
    },
    fight: (match, isWatched) => void (isWatched ? fought.delete(match) : fought.add(match)),
    forget(id) {
      if (id !== undefined) return void sessions.delete(id);
      sessions.clear();
      fought.clear();
    },
  };
}

/** The calls of the campaign, each a line that asks one service. */
import { join } from 'node:path';
import type { campaignCalls } from '../../../shared/calls/campaign.ts';
import type { Answer, CallError, Handlers, Notice } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { campaign } from '../../campaign/index.ts';
import { refusalOf } from '../../campaign/refusals.ts';
import { campaignsOfMatch, markDeleted, renameCampaign } from '../../db/campaigns.ts';
import { messageOf } from '../../db/failure.ts';
import type { Log } from '../log.ts';
import { campaignActionSchema } from './action-schema.ts';
import { beginBattle, matchOf } from './battles.ts';
import { beginCampaign, forkCampaign } from './beginning.ts';
import { createDesk, type CampaignGround, type Desk, type Gone } from './desk.ts';
import { campaignLines, storyLines } from './lines.ts';
import { musterAnswers } from './muster.ts';
import { canUndo, openedOf } from './opened.ts';
import { installStories } from './story-shelf.ts';
import { campaignError } from './words-of.ts';

export interface CampaignDeps extends CampaignGround {
  log: Log;
  resourcesFolder: string;
}

export interface CampaignHandlers {
  handlers: Pick<Handlers, keyof typeof campaignCalls>;
  /** What went wrong with the stories of the program. */
  problems: Notice[];
  /** A match came to its end. */
  matchEnded(match: number): void;
  /** The database was replaced. */
  forget(): void;
}

type Done = Result<undefined, CallError>;

const nothing = (done: Done): Result<Record<string, never>, CallError> => (done.ok ? ok({}) : done);

const changed = (isThere: boolean): Done =>
  isThere ? ok(undefined) : err(campaignError('no-such-campaign'));

export function makeCampaignHandlers(deps: CampaignDeps): CampaignHandlers {
  const { db, resourcesFolder, log, now, push } = deps;
  const desk = createDesk(deps);
  const folder = join(resourcesFolder, 'stories');
  const install = () => installStories({ db, folder, log, now });
  const all = (done: Done, id?: number): Result<Record<string, never>, CallError> => {
    if (done.ok) desk.forget(id);
    if (done.ok) push('campaigns.changed', {});
    return nothing(done);
  };
  return {
    problems: install(),
    handlers: {
      'campaign.list': () => ok({ campaigns: campaignLines(deps, desk) }),
      'campaign.begin': (wish) => asId(beginCampaign(deps, wish)),
      'campaign.open': ({ id }) => {
        const open = desk.open(id);
        return open.ok ? ok(openedOf(open.value, desk.stands(open.value))) : open;
      },
      ...answering(deps, desk),
      'campaign.why': ({ id, action }) => {
        const open = desk.open(id);
        if (!open.ok) return open;
        const read = campaignActionSchema.safeParse(action);
        const refusal = read.success ? refusalOf(open.value.state, read.data) : undefined;
        return ok(refusal ? { sentence: refusal.sentence, rule: refusal.rule } : {});
      },
      'campaign.turn': ({ id, at }) => {
        const open = desk.open(id);
        return open.ok ? asId(forkCampaign(deps, open.value, at)) : open;
      },
      'campaign.rename': ({ id, name }) => all(changed(renameCampaign(db, id, name)), id),
      'campaign.delete': ({ id }) => all(changed(markDeleted(db, id, now())), id),
      'campaign.undelete': ({ id }) => all(changed(markDeleted(db, id, null)), id),
      'stories.list': () => ok({ stories: storyLines(deps) }),
    },
    matchEnded(match) {
      for (const id of campaignsOfMatch(db, match)) {
        try {
          desk.open(id);
        } catch (problem) {
          // The match is over and kept; the campaign asks again when it is next opened.
          log.write('problem', `campaign ${id}: ${messageOf(problem)}`);
        }
      }
    },
    forget() {
      desk.forget();
      deps.stories.forget();
      deps.armouries.forget();
      install();
    },
  };
}

const asId = (begun: Result<number, CallError>): Result<{ id: number }, CallError> =>
  begun.ok ? ok({ id: begun.value }) : begun;

type Answering = 'campaign.answer' | 'campaign.undo' | 'campaign.muster' | 'campaign.battle';

/** Calls that go on from a revision. */
function answering(deps: CampaignDeps, desk: Desk): Pick<Handlers, Answering> {
  const told = (gone: Result<Gone, CallError>): Answer<'campaign.answer'> => {
    if (!gone.ok) return gone;
    const { open, events } = gone.value;
    return ok({ campaign: openedOf(open, desk.stands(open)), events });
  };
  return {
    'campaign.answer': ({ id, revision, option }) => {
      const open = desk.at(id, revision);
      if (!open.ok) return open;
      const action = campaign.decision(open.value.state)?.options[option];
      if (!action) return err(campaignError('no-such-option'));
      return told(isTold(action.kind) ? err(campaignError('battle-open')) : desk.goOn(open.value, [action]));
    },
    'campaign.undo': ({ id, revision }) => {
      const open = desk.at(id, revision);
      if (!open.ok) return open;
      const stands = desk.stands(open.value);
      if (stands.match !== undefined) return err(campaignError('battle-begun'));
      if (!canUndo(open.value, stands)) return err(campaignError('nothing-to-take-back'));
      return told(desk.goBack(open.value, open.value.answers.length - 1));
    },
    'campaign.muster': ({ id, revision, ...list }) => {
      const open = desk.at(id, revision);
      if (!open.ok) return open;
      const answers = musterAnswers(open.value.state, list);
      return answers.ok ? told(desk.goOn(open.value, answers.value)) : answers;
    },
    'campaign.battle': ({ id, revision, isWatched }) => {
      const open = desk.at(id, revision);
      return open.ok ? goToBattle(deps, desk, open.value, isWatched) : open;
    },
  };
}

/** Only a match answers these. */
const isTold = (kind: string): boolean => kind === 'report' || kind === 'tell' || kind === 'toldAll';

function goToBattle(
  deps: CampaignDeps,
  desk: Desk,
  open: Parameters<typeof matchOf>[1],
  isWatched: boolean,
): Answer<'campaign.battle'> {
  const known = matchOf(deps.db, open);
  const match = known === undefined ? beginBattle(deps, open) : ok(known);
  if (!match.ok) return match;
  desk.fight(match.value, isWatched);
  const opened = isWatched ? undefined : deps.matches.tables.open(match.value);
  if (opened && !opened.ok) return opened;
  deps.push('campaign.changed', { id: open.row.id });
  return ok({ match: match.value, game: openedOf(open, desk.stands(open)).battle!.game });
}

/** Calls that go on from a revision: answers, musters, battles, and taking back. */
import type { Answer, CallError, Handlers } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { campaign } from '../../campaign/index.ts';
import { beginBattle, matchOf } from './battles.ts';
import type { CampaignGround, Desk, Gone } from './desk.ts';
import { musterAnswers } from './muster.ts';
import { canUndo, openedOf } from './opened.ts';
import type { Session } from './session.ts';
import { campaignError } from './words-of.ts';

type Answering = 'campaign.answer' | 'campaign.undo' | 'campaign.muster' | 'campaign.battle';

export function answering(deps: CampaignGround, desk: Desk): Pick<Handlers, Answering> {
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
  deps: CampaignGround,
  desk: Desk,
  open: Session,
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

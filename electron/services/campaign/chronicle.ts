/**
 * The story of a campaign, told from its answers: they are repeated once, and what changed between two positions is what
 * happened. Nothing of it is stored, so it cannot disagree with the campaign.
 */
import type { Chronicle } from '../../../shared/calls/campaign.ts';
import { campaign } from '../../campaign/index.ts';
import type { Db } from '../../db/connect.ts';
import { facesOf } from './faces.ts';
import { chaptersOf } from './chronicle-chapters.ts';
import { livesOf } from './chronicle-lives.ts';
import { warbandChanges } from './chronicle-warband.ts';
import { filled, sceneText } from './readable.ts';
import type { Session } from './session.ts';
import { toldOf, type Moment, type Told } from './told.ts';

export function chronicleOf(db: Db, session: Session): Chronicle {
  const { row, state, setup, content } = session;
  const told = toldOf(db, session);
  const { texts } = told;
  const view = campaign.view(state, 0);
  return {
    ...{ id: row.id, name: row.name, title: texts['story.title'] ?? '', level: view.level, form: view.form },
    court: { id: view.court, name: texts[`court.${view.court}`] ?? view.court },
    chapters: chaptersOf(told),
    veterans: livesOf(told),
    warband: warbandChanges(told),
    rivals: view.rivals.map(({ id, court, stance }) => ({
      ...{ id, court, stance, name: texts[`rival.${id}.name`] ?? id },
      ...(view.ending !== undefined && { last: texts[`rival.${id}.ending.${view.ending}`] ?? '' }),
    })),
    sites: content.story.sites.map(({ id, at }) => ({ id, at, name: texts[`site.${id}`] ?? id })),
    roads: view.roads,
    turns: setup.form === 'sworn' ? [] : turnsOf(told),
    faces: facesOf(session, view),
    ...(view.ending !== undefined && {
      ending: {
        ...{ id: view.ending, title: texts[`ending.${view.ending}.title`] ?? view.ending },
        text: filled(sceneText(state, texts, `ending.${view.ending}.text`), {}),
        isGood: state.endedWell,
      },
    }),
  };
}

/** Where each march was chosen. */
function turnsOf({ moments, texts, session }: Told): Chronicle['turns'] {
  const isPlanning = ({ state }: Moment): boolean => state.pages.length === 0 && !state.outcome;
  return moments
    .filter((moment) => isPlanning(moment) && moment.at < session.answers.length)
    .filter(({ state }, place, all) => place === 0 || all[place - 1]!.state.march !== state.march)
    .map(({ at, state: { act, march, site } }) => ({
      ...{ at, act: act + 1, march, siteName: texts[`site.${site}`] ?? site },
    }));
}

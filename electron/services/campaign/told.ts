/** A campaign position by position: what every part of its chronicle is told from. */
import { campaign, type CampaignState } from '../../campaign/index.ts';
import { battlesOf } from '../../db/campaigns.ts';
import type { Db } from '../../db/connect.ts';
import { textsOf } from './readable.ts';
import { repeat, type Session } from './session.ts';

/** The position after so many answers. */
export interface Moment {
  at: number;
  state: CampaignState;
}

/** What the parts of a chronicle are told from. */
export interface Told {
  session: Session;
  texts: Readonly<Record<string, string>>;
  /** Every position, the first and the present one included. */
  moments: readonly Moment[];
  /** The match of the battle that lay open after so many answers. */
  matchAt(at: number): number | undefined;
}

export function toldOf(db: Db, session: Session): Told {
  const { setup, seed, answers, state, row } = session;
  const moments: Moment[] = [];
  repeat(setup, seed, answers, (position, at) =>
    moments.push({ at, state: campaign.clone(position as CampaignState) }),
  );
  const battles = new Map(battlesOf(db, row.id).map(({ at, matchId }) => [at, matchId]));
  return {
    ...{ session, texts: textsOf(session.content) },
    moments: [...moments, { at: answers.length, state }],
    matchAt: (at) => battles.get(at),
  };
}

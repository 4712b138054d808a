/** A whole list at a muster: card by card as the campaign lists it, so that nothing marches that is not owned. */
import type { CampaignAction } from '../../../shared/games/campaign.ts';
import type { CallError } from '../../../shared/ipc.ts';
import type { WarbandList } from '../../../shared/warbands.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { copiesOwned } from '../../campaign/collection.ts';
import type { Warband } from '../../campaign/state.ts';
import { refusalOf } from '../../campaign/refusals.ts';
import type { CampaignState } from '../../campaign/index.ts';
import { carryOn } from './session.ts';
import { campaignError } from './words-of.ts';

export interface WantedList {
  creatures: readonly string[];
  orders: readonly string[];
}

/** The answers that make the warband this list, or why it may not be. */
export function musterAnswers(
  state: Readonly<CampaignState>,
  wanted: WantedList,
): Result<CampaignAction[], CallError> {
  if (state.pages[0]?.kind !== 'muster') return err(campaignError('no-muster'));
  const list = [...wanted.creatures, ...wanted.orders];
  const missing = [...countsOf(list)].filter(([card, copies]) => copies > copiesOwned(state, card));
  if (missing.length > 0)
    return err(
      campaignError(
        'not-owned',
        missing.map(([card, copies]) => lacking(state, card, copies)),
      ),
    );
  const { creatures, orders } = state.warband;
  return ordered(state, edits(countsOf([...creatures, ...orders]), countsOf(list)));
}

const lacking = (state: Readonly<CampaignState>, card: string, copies: number): string =>
  `${card}: ${copies} wanted, ${copiesOwned(state, card)} owned`;

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** One edit a copy. */
function edits(now: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): CampaignAction[] {
  return [...new Set([...now.keys(), ...wanted.keys()])].flatMap((card) => {
    const more = (wanted.get(card) ?? 0) - (now.get(card) ?? 0);
    const kind = more > 0 ? 'putIn' : 'takeOut';
    return Array.from({ length: Math.abs(more) }, (): CampaignAction => ({ kind, card }));
  });
}

/** In an order in which each is legal: a warband is never too small and never has five of a kind on the way. */
function ordered(
  state: Readonly<CampaignState>,
  wanted: readonly CampaignAction[],
): Result<CampaignAction[], CallError> {
  const answers: CampaignAction[] = [];
  let position = state;
  let left = [...wanted];
  while (left.length > 0) {
    const next = left.findIndex((edit) => refusalOf(position, edit) === undefined);
    if (next < 0) return err(campaignError('not-legal', [refusalOf(position, left[0]!)!.sentence]));
    answers.push(left[next]!);
    position = carryOn(position, [left[next]!])!.state;
    left = left.toSpliced(next, 1);
  }
  return ok(answers);
}

/** The warband of a campaign as the builder writes lists. */
export function listOf({ commander, creatures, orders, tiles }: Warband): WarbandList {
  return {
    commanders: counted([commander]),
    ...{ creatures: counted(creatures), orders: counted(orders), tiles: counted(tiles) },
  };
}

const counted = (keys: readonly string[]): WarbandList['creatures'] =>
  [...countsOf(keys)].map(([key, copies]) => ({ key, copies }));

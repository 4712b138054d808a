/** The few options of a decision that are worth trying out, best guess first. */
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { faceOf, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { glance, sceneOf } from './quick.ts';
import type { Weights } from './weights.ts';

type Kind = WarbandAction['kind'];

/** How many options of a kind are tried: in the decision at hand, and in those that follow from it. */
const most: Partial<Record<Kind, readonly [number, number]>> = {
  move: [5, 2],
  go: [5, 3],
  attack: [3, 2],
  play: [5, 2],
  power: [4, 2],
  dodge: [2, 1],
  target: [5, 3],
  pick: [4, 3],
  actor: [4, 2],
  pay: [2, 1],
  card: [3, 2],
  assist: [2, 1],
  place: [3, 1],
  deploy: [6, 3],
};
const otherwise = [3, 2] as const;

/** Options that only say "no more of this": what they lead to is the position itself. */
const closing: ReadonlySet<Kind> = new Set(['end', 'activate']);

/** Numbers of options; at a calm decision without those that only go on to the next thing. */
export function shortlist(
  state: Readonly<State>,
  { seat, options }: Decision<WarbandAction>,
  depth: number,
  weights: Weights,
): number[] {
  const scene = sceneOf(state, seat, weights);
  const ranked = options
    .map((action, option) => ({ option, action, worth: glance(scene, action) }))
    .filter(({ action }) => !closing.has(action.kind))
    .toSorted((one, other) => other.worth - one.worth);
  const taken: Partial<Record<Kind, number>> = {};
  const cards = new Set<number>();
  return ranked
    .filter(({ action, worth }) => {
      if (action.kind === 'attack' && worth < 0) return false;
      if (action.kind === 'play' && isSecondCopy(scene.play, action.card, cards)) return false;
      const count = (taken[action.kind] = (taken[action.kind] ?? 0) + 1);
      return count <= (most[action.kind] ?? otherwise)[depth === 0 ? 0 : 1];
    })
    .map(({ option }) => option);
}

function isSecondCopy(play: Play, card: number, seen: Set<number>): boolean {
  const { index } = faceOf(play, card);
  if (seen.has(index)) return true;
  seen.add(index);
  return false;
}

/** Where the piece that a question is about may come to stand: its size, and which squares mean which option. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { spaceOf } from '../match/grid.ts';
import type { Field } from './field.svelte.ts';

/** Questions where a creature comes to stand. */
const standing = new Set(['place', 'move', 'shift', 'slide', 'settle']);

/** Where an option puts a creature. */
export function squareOf(action: WarbandAction | undefined): number | undefined {
  if (action?.kind === 'place') return action.square;
  return action?.kind === 'move' || action?.kind === 'go' ? action.to : undefined;
}

/** How large the piece is that the open squares are for. */
export function moverSize({ session: { view, decision }, names }: Field): 1 | 2 {
  const about = decision?.prompt.about ?? {};
  const card = Number(about['creature'] ?? about['card'] ?? view?.active);
  const mover = view?.creatures.find(({ id }) => id === card);
  const face = names?.face(card);
  return mover?.size ?? (face?.type === 'creature' && face.isLarge ? 2 : 1);
}

/** A Large creature comes to stand somewhere: a square stands for four. */
export const isLargePlaced = (field: Field): boolean =>
  standing.has(field.session.decision?.prompt.code ?? '') && moverSize(field) === 2;

/** A Large creature goes where its first square goes; any of the four may be pressed if only one way covers it. */
export function largeOptions(field: Field, square: number): readonly number[] {
  const { offers, session } = field;
  const { view, decision } = session;
  if (!view || !decision || moverSize(field) !== 2) return [];
  const covering = [...offers.squares].filter(([to]) =>
    spaceOf(to, 2, view.battlefield.width).includes(square),
  );
  return covering.length === 1 ? covering[0]![1] : [];
}

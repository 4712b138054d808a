/** A square in words, for readers: "C4, hazardous, enemy Reed Stalker, 20 of 30, tapped". */
import type { Seat } from '../../../../shared/game.ts';
import type { CreatureView, WarbandView } from '../../../../shared/games/warband.ts';
import type { GroundName } from '../../../text/ground.ts';
import { matchText } from '../../../text/match.ts';
import { aimsText } from '../../../text/aims.ts';
import { squaresToHold } from './aims.ts';
import { countersOf, effectWords } from './effect-words.ts';
import { creatureAt, isSpent } from './pieces.ts';
import { isAllied, type Names } from './names.ts';

/** Terrain bits as the program tells them (B-02). */
const terrainBits = { solid: 1, difficult: 2, hazardous: 4, obstacle: 8, circle: 16 } as const;

/** Something that lies on a square or is drawn on it. */
export interface Ground {
  kind: GroundName;
  /** What it is called there. */
  name: string;
}

/** Everything on a square besides who stands there; a wall along it counts where there is nothing else. */
export function groundOf(square: number, view: WarbandView, names: Names): Ground[] {
  const { squares, starts } = view.battlefield;
  const bits = squares[square] ?? 0;
  const found: Ground[] = (Object.keys(terrainBits) as (keyof typeof terrainBits)[])
    .filter((kind) => bits & terrainBits[kind])
    .map((kind) => ({ kind, name: matchText.terrain[kind] }));
  const starter = starts.findIndex((area) => area.includes(square));
  const tokens = view.tokens.find((pile) => pile.square === square);
  if (starter >= 0) found.push({ kind: 'start', name: matchText.startOf(names.player(starter)) });
  if (view.chests.includes(square)) found.push({ kind: 'chest', name: matchText.chest });
  if (tokens) found.push({ kind: 'treasure', name: matchText.tokens(tokens.count) });
  if (found.length === 0 && hasWall(square, view)) found.push({ kind: 'wall', name: matchText.wallBeside });
  return found;
}

/** Walls are kept at the upper and the left edge of a square. */
function hasWall(square: number, { battlefield: { width, hWalls, vWalls } }: WarbandView): boolean {
  const isLast = square % width === width - 1;
  return (
    [square, square + width].some((each) => hWalls.includes(each)) ||
    vWalls.includes(square) ||
    (!isLast && vWalls.includes(square + 1))
  );
}

export function squareWords(square: number, view: WarbandView, names: Names, own: Seat | undefined): string {
  const creature = creatureAt(view, square);
  return [
    names.square(square),
    ...groundOf(square, view, names).map(({ name }) => name),
    ...squaresToHold(view)
      .filter(({ squares }) => squares.includes(square))
      .map(({ seat }) => aimsText.toHold(names.player(seat))),
    creature ? creatureWords(creature, view, names, own) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function creatureWords(
  creature: CreatureView,
  view: WarbandView,
  names: Names,
  own: Seat | undefined,
): string {
  const { whose } = matchText;
  const side =
    own === undefined
      ? names.player(creature.seat)
      : creature.seat === own
        ? whose.own
        : isAllied(view, creature.seat, own)
          ? whose.ally
          : whose.enemy;
  const points = `${String(creature.hitPoints - creature.damage)} ${matchText.of} ${String(creature.hitPoints)}`;
  return [
    `${side} ${names.card(creature.id)}`,
    points,
    creature.tapped ? matchText.tapped : '',
    creature.id === view.active ? matchText.acting : isSpent(creature, view) ? matchText.acted : '',
    creature.attached.length > 0 ? matchText.attachedCount(creature.attached.length) : '',
    ...countersOf(view, creature.id).map(effectWords),
  ]
    .filter(Boolean)
    .join(', ');
}

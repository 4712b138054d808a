/** A square in words, for readers: "C4, hazardous, enemy Reed Stalker, 20 of 30, tapped". */
import type { Seat } from '../../../../shared/game.ts';
import type { CreatureView, WarbandView } from '../../../../shared/games/warband.ts';
import { matchText } from '../../../text/match.ts';
import { creatureAt } from './pieces.ts';
import { isAllied, type Names } from './names.ts';

/** Terrain bits as the program tells them (B-02). */
const terrainBits = { solid: 1, difficult: 2, hazardous: 4, obstacle: 8, circle: 16 } as const;

export function squareWords(square: number, view: WarbandView, names: Names, own: Seat | undefined): string {
  const { squares, starts } = view.battlefield;
  const bits = squares[square] ?? 0;
  const terrain = (Object.keys(terrainBits) as (keyof typeof terrainBits)[])
    .filter((name) => bits & terrainBits[name])
    .map((name) => matchText.terrain[name]);
  const starter = starts.findIndex((area) => area.includes(square));
  const tokens = view.tokens.find((pile) => pile.square === square);
  const creature = creatureAt(view, square);
  return [
    names.square(square),
    ...terrain,
    starter >= 0 ? matchText.startOf(names.player(starter)) : '',
    view.chests.includes(square) ? matchText.chest : '',
    tokens ? matchText.tokens(tokens.count) : '',
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
    creature.id === view.active ? matchText.acting : creature.hasActed ? matchText.acted : '',
    creature.attached.length > 0 ? matchText.attachedCount(creature.attached.length) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

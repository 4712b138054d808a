/** Things of a match of Delve by name: players, heroes, places, cards, attacks. */
import type { Seat } from '../../../shared/game.ts';
import type { DelveContent } from '../../../shared/games/delve-questions.ts';
import type { DelveView, MonsterKind, Space } from '../../../shared/games/delve.ts';
import { attackNames, placeText, squareName } from '../../text/delve.ts';
import { hoardSquares, laidBySpace, towers } from './map/laying.ts';

export interface Names {
  player: (seat: Seat) => string;
  /** "Kessa Thornwood". */
  hero: (seat: Seat) => string;
  heroFace: (hero: number) => string;
  ability: (hero: number) => string;
  card: (card: number) => string;
  /** "melee 3", or a Power card's own name. */
  attack: (attack: number) => string;
  /** Of a Power card, for an escape. */
  escapeValue: (attack: number) => number;
  monster: (kind: MonsterKind) => string;
  chamber: (chamber: number) => string;
  /** "Plain Room at F4", "the Hoard", "the north-east Tower", "unexplored rock at B2". */
  place: (space: Space) => string;
  square: (space: Space) => string;
}

export function makeNames(view: DelveView, content: DelveContent, players: readonly string[]): Names {
  const laid = laidBySpace(view);
  const chamber = (number: number) => content.chambers[number]?.name ?? '';
  const heroFace = (hero: number) => content.heroes[hero]?.name ?? '';
  return {
    player: (seat) => players[seat] ?? view.heroes[seat]?.name ?? '',
    hero: (seat) => heroFace(view.heroes[seat]?.hero ?? -1),
    heroFace,
    ability: (hero) => content.heroes[hero]?.abilityName ?? '',
    card: (card) => content.cards[card]?.name ?? '',
    attack(attack) {
      const face = content.attacks[attack];
      if (!face) return '';
      return face.power ? face.name : `${attackNames[face.type]} ${String(face.value)}`;
    },
    escapeValue: (attack) => content.attacks[attack]?.power?.escape ?? 0,
    monster: (kind) => content.monsters.find((each) => each.kind === kind)?.name ?? kind,
    chamber,
    place(space) {
      if (hoardSquares.includes(space)) return placeText.hoard;
      const tower = towers.findIndex((each) => each.space === space);
      if (tower >= 0) return `the ${placeText.towers[tower as 0 | 1 | 2 | 3]}`;
      const here = laid.get(space);
      const at = placeText.at(squareName(space));
      return placeText.chamber(here ? chamber(here.chamber) : placeText.rock, at);
    },
    square: squareName,
  };
}

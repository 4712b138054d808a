/** All faces of the game for drawing and reading: cards, attacks, chambers, heroes, monsters, with the texts made from their data. */
import type {
  AttackFace,
  ChamberFace,
  DelveContent,
  HeroFace,
} from '../../../../shared/games/delve-questions.ts';
import { hoardSquares, towers } from '../board/spaces.ts';
import { attackTable } from '../content/attacks.ts';
import { cardTable } from '../content/cards.ts';
import { chamberNames, chamberTable, hasSearchIcon, type Chamber } from '../content/chambers.ts';
import { heroTable } from '../content/heroes.ts';
import type { Attack, Hero } from '../content/language.ts';
import { monsterTable } from '../content/monsters.ts';
import { abilityText, cardText, chamberTexts, powerText } from '../content/text.ts';
import { closesOn, sunSpaces } from '../turn/night.ts';

const attackFace = ({ name, value, type, counters, copies, power }: Attack): AttackFace => ({
  ...{ name, value, type, copies },
  ...(counters && { counters }),
  ...(power && {
    power: { owner: power.owner, escape: power.escape, damage: power.damage, text: powerText(power) },
  }),
});

const chamberFace = ({ id, kind, sides, copies, split, ways }: Chamber, chamber: number): ChamberFace => ({
  ...{ id, kind, name: chamberNames[kind], text: chamberTexts[kind], sides, copies },
  searchable: hasSearchIcon[chamber],
  ...(split && { split: [...split] }),
  ...(ways && { ways: [...ways] }),
});

const heroFace = ({ ability, ...hero }: Hero): HeroFace => ({ ...hero, abilityText: abilityText(ability) });

export const contentOf = (): DelveContent => ({
  chambers: chamberTable.map(chamberFace),
  cards: cardTable.map((card) => ({
    ...{ id: card.id, name: card.name, deck: card.deck, type: card.type },
    ...{ gold: card.gold, copies: card.copies, text: cardText(card) },
  })),
  attacks: attackTable.map(attackFace),
  heroes: heroTable.map(heroFace),
  monsters: monsterTable.map((monster) => ({ ...monster, lives: [...monster.lives] })),
  hoard: [...hoardSquares],
  towers: [...towers],
  sunTrack: Array.from({ length: sunSpaces }, (_, at) => closesOn(at + 1)),
});

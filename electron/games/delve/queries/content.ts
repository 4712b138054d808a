/** All faces of the game for drawing and reading: cards, attacks, chambers, heroes, monsters, with the texts made from their data. */
import { monsterKinds } from '../../../../shared/games/delve.ts';
import type {
  AttackFace,
  ChamberFace,
  DelveContent,
  HeroFace,
} from '../../../../shared/games/delve-questions.ts';
import { attackTable } from '../content/attacks.ts';
import { cardTable } from '../content/cards.ts';
import {
  chamberNames,
  chamberTable,
  hasSearchIcon,
  relativeSides,
  type Chamber,
} from '../content/chambers.ts';
import { heroTable } from '../content/heroes.ts';
import type { Attack, Hero } from '../content/language.ts';
import { monsterTable } from '../content/monsters.ts';
import { abilityText, cardText, chamberTexts, powerText } from '../content/text.ts';
import { closesOn, sunSpaces } from '../turn/night.ts';

function attackFace({ name, value, type, counters, copies, power }: Attack, attack: number): AttackFace {
  const owner = power?.owner;
  return {
    ...{ attack, name, value, type, counters, copies },
    hero: typeof owner === 'number' ? owner : undefined,
    monster: typeof owner === 'string' ? owner : undefined,
    escape: power?.escape,
    damage: typeof owner === 'string' ? power?.damage : undefined,
    text: power ? powerText(power) : '',
  };
}

const placesOf = (sides: Chamber['ways']): number[] =>
  (sides ?? []).map((side) => relativeSides.indexOf(side));

const chamberFace = ({ kind, sides, copies, split, ways }: Chamber, chamber: number): ChamberFace => ({
  ...{ chamber, kind, name: chamberNames[kind], sides, copies },
  isSearchable: hasSearchIcon[chamber],
  near: placesOf(split),
  ways: placesOf(ways),
});

const heroFace = (
  { name, calling, style, life, values, abilityName, ability }: Hero,
  hero: number,
): HeroFace => ({
  ...{ hero, name, calling, style, life, values },
  ability: { name: abilityName, text: abilityText(ability) },
});

export const contentOf = (): DelveContent => ({
  cards: cardTable.map((card, number) => ({
    card: number,
    ...{ name: card.name, deck: card.deck, type: card.type, copies: card.copies, gold: card.gold },
    isRolled: card.worth !== undefined,
    text: cardText(card),
  })),
  attacks: attackTable.map(attackFace),
  chambers: chamberTable.map(chamberFace),
  chamberTexts,
  heroes: heroTable.map(heroFace),
  monsters: monsterKinds.map((kind, at) => {
    const { name, nature, lives } = monsterTable[at];
    return { kind, name, nature, lives: [...lives] };
  }),
  sunTrack: Array.from({ length: sunSpaces }, (_, at) => closesOn(at + 1)),
});

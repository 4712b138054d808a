/** The printed text of every card, token and tile, made from its data, in the words players read (T-1114). */
import { tokenKinds, type TokenKind } from '../../../../shared/games/deepwarren.ts';
import { eventTable } from './events.ts';
import type { Aim, Effect, RelicCard, RelicEffect } from './language.ts';
import { relicTable } from './relics.ts';
import { spellTable } from './spells.ts';
import { tileTable, type Icon, type TileKind, type TileText } from './tiles.ts';
import { tokenTable } from './tokens.ts';

export const kindNames: Record<TokenKind, string> = {
  delver: 'Delver',
  skulk: 'Skulk',
  ravager: 'Ravager',
  mossback: 'Mossback',
  emberwyrm: 'Emberwyrm',
};

const article = (word: string): string => (/^[AEIO]/i.test(word) ? `an ${word}` : `a ${word}`);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const noun = ({ kinds }: Aim): string =>
  typeof kinds === 'string' ? kinds : listed(kinds.map((kind) => kindNames[kind]));

const places = { pit: 'a Chasm', entrance: 'the Gate' } as const;
const steps = (count: number): string => `${count} step${count === 1 ? '' : 's'}`;

/** Whose, which and where: "monster of another player within 2 steps of one of your Delvers". */
function aimText(aim: Aim): string {
  return [
    noun(aim),
    aim.side === 'other' ? 'of another player' : '',
    aim.within === undefined ? '' : `within ${steps(aim.within)} of one of your Delvers`,
    aim.notOn ? `that is not on ${places[aim.notOn]}` : '',
    aim.on ? `on a tile with a ${aim.on}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function one(aim: Aim): string {
  if (aim.side === 'own') return `one of your ${noun(aim)}s`;
  return aim.side === 'any' ? `any one ${aimText(aim)}` : `one ${aimText(aim)}`;
}

function damageText({ aim, amount, each, paid }: Extract<Effect, { do: 'damage' }>): string {
  const whom = each ? `each ${aimText(aim)}` : one(aim);
  return `${whom} takes ${amount} damage${paid ? '' : '; nobody is paid'}`;
}

function pushText({ aim, steps: count }: Extract<Effect, { do: 'push' }>): string {
  const whom = `move ${one(aim)}`;
  return count === 1
    ? `${whom} one step to any space of an empty tile, or to any other space of its own tile`
    : `${whom} 1 or ${steps(count)}; it may pass one occupied tile but must end on an empty one, and doors stay shut`;
}

/** What a card does, as a sentence without its full stop. */
function effectClause(effect: Effect): string {
  switch (effect.do) {
    case 'enter':
      return `place ${article(kindNames[effect.token])} on an empty tile with a ${effect.icon}`;
    case 'placeDoor':
      return 'place a door on a tile without token and door';
    case 'placeChest':
      return 'place a chest on an empty tile with a hoard';
    case 'drawCard':
      return effect.deck === 'spell' ? 'draw a spell and resolve it now' : 'draw a relic';
    case 'drawTile':
      return 'draw and lay one more tile';
    case 'gainCrowns':
      return `gain ${effect.crowns} crowns`;
    case 'damage':
      return damageText(effect);
    case 'heal':
      return effect.amount === 'all'
        ? `${one(effect.aim)} returns to its starting wounds`
        : `${one(effect.aim)} restores up to ${effect.amount} lost wounds`;
    case 'push':
      return pushText(effect);
    case 'blink':
      return `put ${one(effect.aim)} on any empty tile except a Cave-in; its movement ends there`;
    case 'swap':
      return 'two tokens on different tiles swap places, but not from a Gate that holds more than one';
    case 'bind':
      return `${one(effect.aim)} can neither move, open doors, attack, scorch nor regrow until the end of its owner’s next turn`;
    case 'takeOver':
      return `take over ${one(effect.aim)}; it needs a free die`;
    case 'clear':
      return 'turn one Cave-in into a plain tile, or remove one door';
  }
}

export const effectText = (effect: Effect): string => sentence(effectClause(effect));

const causeWords = { attack: 'attack', card: 'card', burn: 'ember' } as const;

function relicClause(effect: RelicEffect): string {
  switch (effect.do) {
    case 'steps':
      return `the token you move may take up to ${steps(effect.steps)} and may pass one occupied tile if it ends on an empty one`;
    case 'attackBonus':
      return `that attack deals +${effect.amount}`;
    case 'attackRange':
      return `that attack has Long Reach ${effect.range}`;
    case 'prevent':
      return `ignore ${listed(effect.causes.map((cause) => causeWords[cause]))} damage to one of your ${effect.who === 'delver' ? 'Delvers' : 'tokens'}`;
    case 'rescue':
      return `a Delver that damage would remove stays with ${effect.wounds} wound; nobody is paid`;
    case 'skipPitRoll':
      return 'no roll; the token leaves the Chasm safely';
    case 'removeDoor':
      return 'remove a door beside your token without spending the move';
    case 'none':
      return 'no use; it only scores';
    case 'enter':
      return effectClause(effect);
  }
}

const moments: Record<RelicCard['moment'], string> = {
  beforeMoving: 'Your Move phase, before moving',
  beforePitRoll: 'Your Move phase, before a Chasm roll',
  besideDoor: 'Your Move phase, beside a door',
  declaringAttack: 'Your Attack phase, as a Delver attacks',
  afterEvent: 'Your Event phase, after the event card',
  damage: 'Any time, as damage is dealt',
  death: 'Any time, as damage would remove a Delver',
  never: 'Never',
};

/** A relic's two lines: when, and what. */
export const relicText = ({ moment, effect }: RelicCard): { when: string; text: string } => ({
  when: moments[moment],
  text: sentence(relicClause(effect)),
});

const traitTexts = {
  none: () => '',
  range: (value: number) => `Long Reach: hits a token up to ${steps(value)} away.`,
  charge: (value: number) => `Headlong: +${value} attack if it has just moved.`,
  regrow: (value: number) => `Regrow: instead of attacking it may restore ${value} lost wound.`,
  breath: () => 'Scorch: its attack hits every token on every tile joined to its space, yours too.',
};

export function tokenText(kind: TokenKind): string {
  const { trait, traitValue, flies } = tokenTable[tokenKinds.indexOf(kind)];
  const text = traitTexts[trait](traitValue);
  return flies ? `${text} It never rolls for a Chasm.` : text;
}

const iconTexts: Record<Icon, string> = {
  lair: 'Lair: monsters enter here.',
  ladder: 'Ladder: Delvers enter here.',
  hoard: 'Hoard: chests are put here.',
};

const kindTexts: Partial<Record<TileKind, string>> = {
  pit: 'Chasm: every token stops here and rolls to leave; on a 6 it falls.',
  rubble: 'Cave-in: nothing enters, and nothing is joined to it.',
  span: 'One space a step.',
  ford: 'One space a step.',
  'ember ford': 'One space a step; ending a movement on an ember costs 1 wound.',
  'magma bed': 'One space a step; ending a movement on an ember costs 1 wound.',
};

/** T-1114: what players call the kinds whose rule words stay off the screen. */
const kindWords: Partial<Record<TileKind, string>> = { entrance: 'Gate', pit: 'chasm', rubble: 'cave-in' };

export const tileName = ({ name, kind }: TileText): string => (kind === 'entrance' ? 'Gate' : name);
export const tileKindName = ({ kind }: TileText): string => kindWords[kind] ?? kind;

export function tileText({ kind, icons, tail }: TileText): string {
  const arrow = tail ? 'Arrow: it points away from the tile it is joined to.' : '';
  return [kindTexts[kind] ?? '', arrow, ...icons.map((icon) => iconTexts[icon])].filter(Boolean).join(' ');
}

/** Every printed text by name, for sheets and tests. */
export function allTexts(): Record<string, string> {
  return Object.fromEntries([
    ...eventTable.map(({ name, effect }) => [name, effectText(effect)]),
    ...spellTable.map(({ name, effect }) => [name, effectText(effect)]),
    ...relicTable.map((relic) => [relic.name, `${relicText(relic).when}: ${relicText(relic).text}`]),
    ...tokenTable.map(({ kind }) => [kindNames[kind], tokenText(kind)]),
    ...tileTable.map((tile) => [tileName(tile), tileText(tile)]),
  ]) as Record<string, string>;
}

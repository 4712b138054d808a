/** The printed text of every card, Site and space, made from its data, in the words players read (C-1316). */
import { commandTable, commandStarts, pactTable, type CommandSpace } from './command.ts';
import { facilityTable } from './facilities.ts';
import type {
  Aim,
  Area,
  Cost,
  Effect,
  EffectOf,
  Facility,
  Need,
  OpportunityCard,
  Passive,
  StartEffect,
} from './language.ts';
import { opportunityTable } from './opportunities.ts';
import { commandNames, commandSpaceName } from './names.ts';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
const coins = (count: number): string => counted(count, 'Coin');
const spaces = (count: number): string => counted(count, 'space');
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' and ');

function needText(need: Need): string {
  if (need === 'any') return 'any die';
  if (need === 'even' || need === 'odd') return `an ${need} die`;
  if ('least' in need) return `a ${need.least} or higher`;
  return 'most' in need ? `a ${need.most} or lower` : `a ${need.exactly}`;
}

const twiceText: Record<string, string> = { 'any die': 'any two dice' };

/** "An even die and 1 Coin." */
export function costText({ dice = [], pair, credits = 0, research = 0 }: Cost): string {
  const [need] = dice;
  const one = need === undefined ? '' : needText(need);
  const two = twiceText[one] ?? `two dice of ${one.replace(/^an? /, '')}`;
  const diceText = pair === 'must' ? 'two dice of one face' : dice.length > 1 ? two : one;
  const armour = pair === 'may' ? `${diceText}, or two of one face as Armour` : diceText;
  return sentence(
    joined([armour, credits > 0 ? coins(credits) : '', research > 0 ? `${research} Insight` : '']),
  );
}

function aimText({ only, within, from, offFront }: Aim): string {
  const noun = only === 'light' ? 'enemy Light' : only === 'armour' ? 'enemy Armour' : 'enemy Unit';
  const centre = from === 'controller' ? 'the Unit that holds this Site' : 'one of your Units';
  return [
    `one ${noun}`,
    within === undefined ? '' : `up to ${spaces(within)} away from ${centre}`,
    offFront ? 'that is not on its own Home line' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const areaTexts: Record<Area, string> = {
  line: 'choose a line of No-man’s-land parallel to your Home line: every Unit on it, yours and allied too,',
  flanks: 'choose one of your Units: each enemy Unit beside it or straight in front of it',
  around: 'choose one of your Units: each enemy Unit on the surrounding spaces',
};

function gainText({ credits = 0, research = 0, recruits = 0, to }: EffectOf<'gain'>): string {
  const gains = joined([research > 0 ? `${research} Insight` : '', credits > 0 ? coins(credits) : '']);
  const units = counted(recruits, 'Unit');
  if (to === 'ally') return gains ? `your ally gains ${gains}` : `your ally enlists ${units}`;
  return joined([gains ? `gain ${gains}` : '', recruits > 0 ? `enlist ${units}` : '']);
}

const deployPlaces: Record<EffectOf<'deploy'>['where'], string> = {
  home: 'on your Home line or, as Infantry, straight behind one of your Units',
  centre: 'on any open space of No-man’s-land',
  beside: 'on an open space beside the Unit that holds this Site, not in an enemy zone',
  behindAlly: 'on the open space straight behind one of your ally’s Units',
};

function deployText({ die, forced, where }: EffectOf<'deploy'>): string {
  const verb = forced ? 'hot drop' : 'deploy';
  const what = die === 'reserve' ? 'a die of your Reserve, showing 1,' : 'the assigned die';
  return `${verb} ${what} ${deployPlaces[where]}`;
}

const advancers = { unit: 'Unit', infantry: 'Infantry', slow: 'Heavy or Armour' } as const;

function advanceText({ who, units, spaces: far, pressesOn }: EffectOf<'advance'>): string {
  const noun = advancers[who];
  if (pressesOn)
    return `one ${noun} of yours advances 1 space; if it destroys an enemy there and survives, it may advance 1 more`;
  if (far !== undefined) return `one ${noun} of yours advances up to ${spaces(far)} and stops at a Clash`;
  return units > 1
    ? `up to ${units} different ${noun}s of yours each make an Advance`
    : `one ${noun} of yours makes an Advance`;
}

/** What an effect does, as a clause without its full stop. */
function effectClause(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainText(effect);
    case 'deploy':
      return deployText(effect);
    case 'advance':
      return advanceText(effect);
    case 'slip':
      return 'one of your Units moves 1 space sideways or straight back; that may start a Clash';
    case 'lift':
      return 'move one of your Infantry on the battlefield to any open space of No-man’s-land or of your zone';
    case 'strike':
      return effect.amount === 'roll'
        ? `choose ${aimText(effect.aim)}, then roll the damage die: it takes that much`
        : `${aimText(effect.aim)} takes ${effect.amount} damage`;
    case 'destroy':
      return `destroy ${aimText(effect.aim)}; nothing reduces that`;
    case 'blast':
      return `${areaTexts[effect.area]} takes ${effect.amount === 'face' ? 'damage equal to the face of the dice' : `${effect.amount} damage`}`;
    case 'stack':
      return 'choose one of your Infantry on the battlefield: a die of your Reserve, turned to the same face, goes under it, and it is Armour';
    case 'strengthen':
      return `${effect.who === 'own' ? 'one of your Units on the battlefield' : 'the Unit that holds this Site'} gains ${effect.amount} on its top die, up to 6`;
    case 'layMines':
      return `place up to ${counted(effect.count, 'Mine')} on spaces without Unit or Mine in No-man’s-land or your zone`;
    case 'detonate':
      return 'remove a Mine and roll the damage die: every Unit on the surrounding spaces, yours too, takes that much damage';
    case 'clearMines':
      return `remove up to ${counted(effect.count, 'Mine')}`;
    case 'clearTokens':
      return 'remove all Jams from your Staff desk';
    case 'sabotage':
      return effect.takes
        ? `jam a space of one enemy, then take ${coins(effect.takes)} from that Camp, if there is one`
        : 'jam a space of one enemy';
    case 'sunfire':
      return `Sunfire: ${counted(effect.dice, 'Unit')} of your Reserve ${effect.dice === 1 ? 'goes' : 'go'} behind the enemy line`;
    case 'either':
      return `either ${effectClause(effect.of[0])}, or ${effectClause(effect.of[1])}`;
  }
}

/** What a list of effects does, as sentences. */
export const effectsText = (effects: readonly Effect[]): string =>
  sentence(effects.map(effectClause).join('; then '));

function startClause(start: StartEffect): string {
  switch (start.do) {
    case 'gain':
      return start.ifCredits === undefined
        ? `gain ${coins(start.credits)}`
        : `gain ${coins(start.credits)} if you have at least ${start.ifCredits}`;
    case 'recruit':
      return `enlist ${counted(start.units, 'Unit')} if there are ${start.ifAtMost} or fewer in your Camp`;
    case 'post':
      return 'you may discard one face-up Opportunity card, not the Armistice; the row is refilled at once';
    case 'strain':
      return `you may gain ${start.research} Insight; if you do, the Unit that holds this Site takes ${start.damage} damage`;
    case 'trade':
      return `you may trade 1 Insight for 1 Unit of your Reserve or for ${coins(start.credits)}`;
  }
}

function passiveClause(passive: Passive): string {
  switch (passive.do) {
    case 'rescue':
      return 'every die of yours that is destroyed goes to your Camp instead of your Reserve, but not this Site’s own Unit';
    case 'shield':
      return `every damage the Unit that holds this Site takes is reduced by ${passive.amount}`;
    case 'stride':
      return `your Heavy Units march up to ${spaces(passive.spaces)} and stop at a Clash`;
    case 'mineproof':
      return 'Mines do not hurt your Units; they are removed all the same';
  }
}

/** A Site's two lines: when or for what, and what. */
export function siteText(facility: Facility): { when: string; text: string } {
  switch (facility.kind) {
    case 'start':
      return { when: 'Ready', text: sentence(startClause(facility.start)) };
    case 'passive':
      return { when: 'Always', text: sentence(passiveClause(facility.passive)) };
    case 'action':
      return { when: costText(facility.cost), text: effectsText(facility.effects) };
  }
}

export const cardText = ({ cost, effects }: OpportunityCard): { cost: string; text: string } => ({
  cost: costText(cost),
  text: effectsText(effects),
});

export function commandText({ cost, effects, flips }: CommandSpace): { cost: string; text: string } {
  const flip = 'upgrade this card at the end of Execute';
  const text = flips ? sentence([...effects.map(effectClause), flip].join('; then ')) : effectsText(effects);
  return { cost: costText(cost), text };
}

/** Start-of-turn texts of upgraded Staff cards. */
export const commandStartTexts = (): { name: string; text: string }[] =>
  Object.entries(commandStarts).map(([card, start]) => ({
    name: commandNames[card as keyof typeof commandNames],
    text: sentence(startClause(start)),
  }));

const twoLines = (first: string, second: string): string => `${first} ${second}`;

/** Every printed text by name, for sheets and tests. */
export function allTexts(): Record<string, string> {
  const command = commandTable.map((space, at) => {
    const { cost, text } = commandText(space);
    return [`${commandSpaceName(at)}${space.isUpgraded ? ' (upgraded)' : ''}`, twoLines(cost, text)];
  });
  return Object.fromEntries([
    ...opportunityTable.map((card) => [card.name, twoLines(cardText(card).cost, cardText(card).text)]),
    ...facilityTable.map((site) => [site.name, twoLines(siteText(site).when, siteText(site).text)]),
    ...command,
    ...commandStartTexts().map(({ name, text }) => [`${name} (Ready)`, text]),
    ...pactTable.map(({ title, cost, effects }) => [title, twoLines(costText(cost), effectsText(effects))]),
  ]) as Record<string, string>;
}

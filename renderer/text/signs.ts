/** What the signs on cards, pieces and the table mean: a name, a sentence, the rule behind it. */
import { abilityNames, cardsText, timingNames } from './cards.ts';

export const signsText = {
  title: 'What the signs mean',
  intro: 'Signs on cards and pieces, and the drawings of the battlefield. Numbers open the rulebook.',
  open: 'Signs',
  groups: {
    values: 'Values',
    abilities: 'Abilities',
    actions: 'Actions',
    pieces: 'Marks on pieces',
    ground: 'The battlefield',
    table: 'At the table',
  },
  abilitiesNote:
    'A creature has an Ability or has not. An order is taken only by a creature that has the order’s Ability, and at least its Level.',
};

interface SignWords {
  name: string;
  words: string;
  rule: string;
}

export const valueSigns = {
  level: {
    name: cardsText.level,
    words: 'Which orders it can take, how much Leadership it uses, and how much Morale its loss costs.',
    rule: 'W-108',
  },
  hitPoints: {
    name: cardsText.hitPoints,
    words: 'The damage that destroys it. Damage stays.',
    rule: 'W-110',
  },
  melee: { name: cardsText.melee, words: 'What it deals to a creature beside it. No dice.', rule: 'W-112' },
  ranged: { name: cardsText.ranged, words: '20@5 is 20 damage up to 5 squares away.', rule: 'W-112' },
  speed: { name: cardsText.speed, words: 'How many squares it moves, once an activation.', rule: 'W-113' },
  morale: {
    name: cardsText.morale,
    words: 'The warband’s will to fight. At 0 the match ends.',
    rule: 'W-121',
  },
  leadership: {
    name: cardsText.leadership,
    words: 'The Levels of your creatures may together not exceed it when you deploy.',
    rule: 'W-122',
  },
  orders: { name: cardsText.orderHand, words: 'On a commander.', rule: 'W-119' },
  creatures: {
    name: cardsText.creatureHand,
    words: 'On a commander; you draw up to it when your turn ends.',
    rule: 'W-120',
  },
} as const satisfies Record<string, SignWords>;

export const abilitySigns = abilityNames;

export const actionSigns = {
  standard: {
    name: timingNames.standard,
    words: 'In the creature’s own activation only; it taps.',
    rule: 'W-422',
  },
  minor: {
    name: timingNames.minor,
    words: 'In its own activation, without tapping, as often as you like.',
    rule: 'W-423',
  },
  immediate: {
    name: timingNames.immediate,
    words: 'In any turn, mostly as an answer; it taps.',
    rule: 'W-424',
  },
  tap: { name: 'Tap', words: 'The creature turns on its side: it has exerted itself.', rule: 'W-131' },
  trigger: { name: 'Trigger', words: 'Happens by itself when what it names happens.', rule: 'W-425' },
  attach: { name: 'Attach', words: 'Put under a creature, whose text it joins.', rule: 'W-608' },
} as const satisfies Record<string, SignWords>;

export const pieceSigns = {
  ready: {
    name: 'Ready',
    words: 'The shape and the colour of its base tell the side, the number its Hit Points left.',
    rule: 'W-129',
  },
  hurt: {
    name: cardsText.damaged,
    words: 'One part of the rim is 10 Hit Points; lost ones are broken out.',
    rule: 'W-801',
  },
  tapped: {
    name: cardsText.tapped,
    words: 'Lies on its side: cannot attack, dodge or do anything else that taps; it may still move.',
    rule: 'W-129',
  },
  spent: { name: cardsText.spent, words: 'Its activation of this turn is over.', rule: 'W-306' },
  attached: { name: cardsText.attached, words: 'So many cards are put under it.', rule: 'W-608' },
  counters: {
    name: 'Counters',
    words: 'So many counters lie on it; pointing at it tells their names.',
    rule: 'R-131',
  },
  chosen: { name: 'In its activation', words: 'This creature acts now.', rule: 'W-307' },
} as const satisfies Record<string, SignWords>;

export const tableSigns = {
  stop: {
    name: 'A filled circle in the phase bar',
    words: 'You are asked before that phase ends, if you could still do something. Press it to change that.',
    rule: 'R-03',
  },
  noStop: { name: 'An empty one', words: 'That phase ends without asking you.', rule: 'R-03' },
} as const satisfies Record<string, SignWords>;

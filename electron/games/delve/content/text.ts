/** The printed text of every card, power and ability, made from its data, in the words players read. */
import { attackTypes, type AttackType, type ChamberKind } from '../../../../shared/games/delve.ts';
import { attackTable } from './attacks.ts';
import { cardTable } from './cards.ts';
import { chamberNames } from './chambers.ts';
import { heroTable } from './heroes.ts';
import type {
  Ability,
  Amount,
  Card,
  LoseText,
  NextText,
  NowText,
  Power,
  Step,
  Use,
  WinText,
} from './language.ts';
import { monsterTable } from './monsters.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}.`);
const listed = (words: readonly string[], joint = 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const dice = { one: 'a die', half: 'half a die', two: 'two dice' } as const;

/** "3 wounds", "half a die + 1 wounds". */
function amountText({ dice: rolled, plus = 0 }: Amount, noun: string): string {
  if (!rolled) return count(plus, noun);
  return plus > 0 ? `${dice[rolled]} + ${plus} ${noun}s` : `${dice[rolled]} in ${noun}s`;
}

const isNothing = ({ dice: rolled, plus = 0 }: Amount): boolean => !rolled && plus === 0;
const harm = (amount: Amount): string =>
  isNothing(amount) ? '' : `suffer ${amountText(amount, 'wound')} and `;
const monsterName = (kind: string): string => monsterTable.find((each) => each.kind === kind)?.name ?? kind;

const stepsText = (steps: readonly Step[]): string =>
  steps.length === 0 ? 'nothing happens' : steps.map(stepText).join('; ');

function stepText(step: Step): string {
  switch (step.do) {
    case 'fight':
      return `fight a ${monsterName(step.monster)}`;
    case 'draw':
      return `${step.optional ? 'you may draw' : 'draw'} a ${capital(step.deck)} card`;
    case 'stair':
      return 'place an entrance marker; next turn you may enter the Catacombs';
    case 'hold':
      return holdText(step);
    case 'drain':
      return `keep; at the start of each of your turns suffer ${amountText(step.wounds, 'wound')}, then test ${capital(step.attribute)}; on a pass discard it`;
    case 'test':
      return `test ${capital(step.attribute)}, or ${stepsText(step.fail)}`;
    case 'wounds':
      return `suffer ${amountText(step.amount, 'wound')}`;
    case 'heal':
      return `heal up to ${amountText(step.amount, 'wound')}`;
    case 'skip':
      return 'lose your next turn';
    case 'fall':
      return `fall into the Catacombs with ${amountText(step.wounds, 'wound')}`;
    case 'roll':
      return `roll a die: ${step.cases.map(({ upTo, steps }) => `up to ${upTo} ${stepsText(steps)}`).join('; ')}`;
    case 'bribe':
      return `you may discard one Loot card; otherwise ${stepsText(step.otherwise)}`;
    case 'loseRune':
      return `lose one unused Rune of your choice; with none, ${stepsText(step.without)}`;
    case 'reshuffle':
      return 'shuffle this deck with its discards';
    case 'treasure':
      return `draw ${count(step.count, 'Treasure card')}; this card stays face up`;
    case 'wrath':
      return `discard all your Treasure cards, suffer ${amountText(step.dice, 'wound')} and retreat`;
    case 'hiddenWay':
      return 'you may move at once to any space beside yours, through walls, and encounter it';
    case 'wayUp':
      return 'you may leave the Catacombs';
    case 'opens':
      return 'the move goes on';
  }
}

function holdText({ attribute, wounds, later }: Extract<Step, { do: 'hold' }>): string {
  const when = later ? 'from your next turn on test' : 'test';
  return `${when} ${capital(attribute)} at the start of every turn until you pass; each failure: ${harm(wounds)}your turn ends`;
}

function useText(use: Use): string {
  switch (use.on) {
    case 'ownTurn':
      return `on your turn outside combat: heal ${amountText(use.amount, 'wound')}`;
    case 'chamberTest':
      return `before the test of a ${listed(use.chambers.map((kind) => chamberNames[kind]))}: pass without rolling`;
    case 'drawingChamber':
      return `when you draw a chamber: draw ${use.count}, use one and mix the others back`;
    case 'always':
      return 'while you hold it darkness has no effect on you';
    case 'wounds':
      return `when you would suffer wounds outside combat${use.afterFight ? ', or after a won fight' : ''}: up to ${use.less} fewer`;
    case 'drawing':
      return drawingText(use);
    case 'meeting':
      return 'on meeting a Monster: it counts as killed';
    case 'action':
      return 'instead of moving or searching: go to any explored chamber without a hero and encounter it';
    case 'obstacle':
      return 'on trying a door or portcullis: every obstacle on that border is passed';
    case 'failedTest':
      return 'after a failed test: it counts as passed';
    case 'turnEnd':
      return 'at the end of your turn: take another';
    case 'below':
      return 'at the start of your turn below: come up now with the cards you have';
    case 'closing':
      return 'when the Towers would close: the roll is ignored';
  }
}

function drawingText(use: Extract<Use, { on: 'drawing' }>): string {
  if ('type' in use) return 'on drawing a Trap: discard it without effect; a door counts as open';
  if ('decks' in use)
    return `on drawing a ${listed(use.decks.map(capital))} card: discard it unresolved and draw another`;
  return 'on drawing Wrath yourself: shuffle it back; your turn ends and nobody suffers';
}

/** What is printed on a card. */
export function cardText({ type, gold, worth, use, steps }: Card): string {
  if (type === 'rune') return use ? sentence(useText(use)) : '';
  if (type !== 'loot') return sentence(stepsText(steps));
  const value = worth
    ? `end of game: ${worth.dice === 1 ? 'a die' : 'two dice'}, worth ${worth.each} × the total`
    : gold > 0
      ? `${gold} gold`
      : 'no gold';
  return [sentence(value), use ? sentence(useText(use)) : ''].filter(Boolean).join(' ');
}

const typeList = (types: readonly AttackType[]): string =>
  types.length === attackTypes.length ? 'anything' : listed(types);

function nowText(now: NowText): string {
  switch (now.do) {
    case 'add':
      return `+${now.amount}${now.ifOpponentAtLeast === undefined ? '' : ` if the opponent’s present value is ${now.ifOpponentAtLeast} or more`}`;
    case 'addPerDamage':
      return `+1 for each card in your damage stack, at most +${now.most}`;
    case 'lower':
      return `the opponent’s revealed card −${now.amount}${now.types ? ` if it is ${typeList(now.types)}` : ''}`;
    case 'opponentDiscards':
      return `the opponent discards ${count(now.count, 'random hand card')}`;
    case 'cancel':
      return `if the opponent’s revealed card is ${typeList(now.types)}, cancel it`;
    case 'copy':
      return `if the opponent’s revealed card is no Power card, this card’s value becomes that card’s present value + ${now.plus}`;
    case 'swap':
      return 'swap the present values of the two revealed cards';
    case 'barCounter':
      return 'the opponent may not counterattack this round';
  }
}

function nextText(next: NextText): string {
  switch (next.do) {
    case 'add':
      return `your revealed card ${next.amount < 0 ? '−' : '+'}${Math.abs(next.amount)}${next.ifOpponent ? ` if the opponent reveals ${next.ifOpponent}` : ''}`;
    case 'lower':
      return `the opponent’s revealed card −${next.amount}`;
    case 'chooseLast':
      return 'the opponent chooses and reveals first, then you choose';
    case 'barCounter':
      return 'the opponent may not counterattack';
  }
}

function winText(win: WinText): string {
  if (win.do === 'extraDamage') return 'extra damage 1';
  if (win.do === 'mend') return 'discard 1 card from your damage stack';
  return `the opponent discards ${count(win.count, 'random hand card')}`;
}

function loseText(lose: LoseText): string {
  switch (lose.do) {
    case 'noDamage':
      return 'no card goes onto your damage stack this round';
    case 'damageAtMost':
      return `only ${count(lose.count, 'card')} goes onto your damage stack this round`;
    case 'extraDamage':
      return 'extra damage 1 to yourself';
    case 'standOff':
      return 'the round becomes a stand-off instead';
    case 'mend':
      return 'if still alive, discard 1 card from your damage stack';
  }
}

/** What is printed on a Power card. */
export const powerText = ({ now, win, lose, next }: Power): string =>
  [
    now ? `Now: ${nowText(now)}.` : '',
    win ? `Win: ${winText(win)}.` : '',
    lose ? `Lose: ${loseText(lose)}.` : '',
    next ? `Next: ${nextText(next)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

export function abilityText(ability: Ability): string {
  switch (ability.on) {
    case 'damage':
      return 'Once per combat, when cards would go onto your damage stack, discard one of them instead.';
    case 'trapWounds':
      return `Whenever one Trap makes you suffer ${ability.atLeast} or more wounds at once, suffer ${ability.less} fewer.`;
    case 'drawingChamber':
      return 'Once per turn, when you draw a chamber, you may mix it back into the stock and draw another, which you must use.';
    case 'searching':
      return `Whenever you search, first heal ${amountText(ability.heal, 'wound')}.`;
    case 'drawing':
      return 'decks' in ability
        ? `Once per turn, when you draw a ${listed(ability.decks.map(capital))} card, you may discard it unresolved and draw another.`
        : `Once per turn, when you draw a ${capital(ability.type)}, you may test ${capital(ability.attribute)}; on a pass it is discarded without effect.`;
  }
}

/** What every kind of chamber does to who enters it (D-405 to D-460). */
export const chamberTexts: Record<ChamberKind, string> = {
  room: 'Draw a Dungeon card.',
  corridor: 'Move on at once; the same Corridor is entered only once a turn.',
  snare: 'Draw a Trap card.',
  gate: 'Draw a Dungeon card. Monsters met here cannot be escaped; the portcullis is lifted by a test of Strength.',
  rockfall:
    'Draw a Dungeon card. Next turn go back, or test Agility to get across; on a fail you are stuck and choose again.',
  chasm: 'Draw a Dungeon card. You leave only by passages on your side of the split.',
  turning: 'Turns half round as it is laid. Nothing else happens.',
  web: 'Go back next turn, or test Strength to get across and move on at once; on a fail you are caught and test again every turn.',
  bridge:
    'Go back next turn, or test Agility, with 1 added to the dice for each Loot card, to get across and move on at once; on a fail you fall into the Catacombs with a die in wounds.',
  dark: 'Move on at once by the way the die shows; if a wall is there, roll again next turn.',
  well: 'Test Luck, or fall to your death.',
  stairhead: 'Draw a Dungeon card. Next turn you may enter the Catacombs.',
};

/** Every text by the number of what it is printed on. */
export const allTexts = (): Record<string, string> =>
  Object.fromEntries([
    ...cardTable.map((card) => [`${card.id} ${card.name}`, cardText(card)]),
    ...attackTable.flatMap(({ name, power }) => (power ? [[`${power.id} ${name}`, powerText(power)]] : [])),
    ...heroTable.map(({ id, abilityName, ability }) => [`${id} ${abilityName}`, abilityText(ability)]),
  ]) as Record<string, string>;

/** The log of Delve in words: one sentence an event. */
import type { MoveManner, WoundCause } from '../../shared/games/delve.ts';
import { oneOfThem } from './delve.ts';

const times = (amount: number, word: string): string => `${String(amount)} ${word}${amount === 1 ? '' : 's'}`;

export const logText = {
  turn: (round: number, player: string) => `Round ${String(round)} · ${player}`,
  hero: ' goes in as ',
  runes: ' carries ',
  first: ' begins',
  tower: ' stands in ',
  sun: (space: number, closes: number) =>
    closes > 0
      ? `The sun is on space ${String(space)}: a roll of ${String(closes)} or less closes the Towers`
      : `The sun is on space ${String(space)}`,
  rolls: (dice: string) => ` rolls ${dice}`,
  tested: (attribute: string, total: number, needed: number, passed: boolean) =>
    ` ${passed ? 'passes' : 'fails'} ${attribute}, ${String(total)} against ${String(needed)}`,
  determined: (tokens: number) => ` is determined, +${String(tokens)} next time`,
  turnLost: ' loses the turn',
  moves: {
    step: ' steps to ',
    escape: ' falls back to ',
    retreat: ' flees to ',
    hiddenWay: ' goes through a hidden way to ',
    rune: ' steps by rune to ',
    surface: ' comes up in ',
    placed: ' is laid in ',
    shift: ' goes round to ',
    driven: ' is driven to ',
  } satisfies Record<MoveManner, string>,
  chamberDrawn: ' opens ',
  chamberReturned: ' goes back into the stock',
  laid: ' is laid ',
  turned: 'The room turns, ',
  stands: ' stands on the side ',
  crossed: (passed: boolean) => (passed ? ' is across' : ' does not get across'),
  blocked: ' finds the way barred',
  searched: (search: number) => ` searches, for the ${search === 1 ? 'first' : 'second'} time`,
  draws: ' turns ',
  drawsHidden: (deck: string) => ` turns a ${deck} card, kept face down`,
  stopped: ' is stopped',
  noCard: (deck: string) => `No ${deck} card is left`,
  rebuilt: (deck: string) => `The ${deck} deck is shuffled anew`,
  uses: ' uses ',
  keeps: ' keeps ',
  keepsHidden: (deck: string) => ` keeps a ${deck} card`,
  drops: ' loses ',
  takes: ' takes ',
  aCard: 'a card',
  from: ' from ',
  held: ' is held by ',
  shed: ' is free of ',
  wounded: (amount: number, cause: WoundCause) =>
    ` suffers ${times(amount, 'wound')}${
      {
        card: '',
        escape: ' in flight',
        fall: ' from the fall',
        wrath: ' in the fire',
        fight: ' in the fight',
        effect: '',
      }[cause]
    }`,
  healed: (amount: number) => ` heals ${times(amount, 'wound')}`,
  turnsLost: (turns: number) => ` will lose ${times(turns, 'turn')}`,
  entrance: 'Stairs are marked at ',
  below: (side: string, fell: boolean) =>
    fell ? ` falls into the Catacombs, heading ${side}` : ` goes down, heading ${side}`,
  surfacing: (cards: number, side: string, roll: number) =>
    ` comes up: ${times(cards, 'space')} on, then ${String(roll)} to the ${side}`,
  meets: (monster: string) => ` meets ${oneOfThem(monster).split(' ')[0] ?? ''} `,
  monsterLeft: (monster: string) => `The ${monster} waits in `,
  monsterGone: (monster: string) => `The ${monster} wanders off`,
  monsterMoved: (monster: string) => `The ${monster} comes to `,
  slain: ' kills the ',
  escapes: (own: number, other: number) => ` gets away, ${String(own)} against ${String(other)}`,
  noEscape: (own: number, other: number) => ` does not get away, ${String(own)} against ${String(other)}`,
  attacks: ' attacks',
  attacksHero: ' attacks ',
  reveals: (round: number) => `Round ${String(round)}: `,
  against: ' against ',
  counters: ' counters with ',
  total: (total: number) => `, ${String(total)} now`,
  turnedUp: 'The deck turns up ',
  handLost: ' loses from hand ',
  wins: (cards: number, finisher: number) =>
    finisher > 0
      ? ` wins the round, ${times(cards, 'wound')}, ${String(finisher)} by finisher`
      : ` wins the round, ${times(cards, 'wound')}`,
  standOff: 'Stand-off',
  keptOff: (cards: number) => ` keeps off ${times(cards, 'card')}`,
  breaksOff: (isDone: boolean) => (isDone ? ' breaks off and is gone' : ' begins to break off'),
  slept: (left: number) => `Ormgrath sleeps on; ${times(left, 'Dragon card')} left`,
  woke: 'Ormgrath wakes',
  dragonReset: 'The Dragon deck is whole again',
  died: (how: string) => ` is dead: ${how}`,
  knockedOut: ' is knocked out',
  left: (loot: number) => ` leaves the vault with ${times(loot, 'Loot card')}`,
  closed: 'The Towers close',
  surrenders: ' gives up',
  worth: (gold: number) => ` is worth ${String(gold)} gold`,
  ends: 'The journey is over',
  won: (names: string) => `: ${names} won`,
  nobody: ': the dragon won',
  and: ' and ',
  theMonster: 'The monster',
};

const reasons: Readonly<Record<string, string>> = {
  move: 'This way is best.',
  search: 'There is more here.',
  cross: 'I can get across.',
  stay: 'I would rather wait.',
  draw: 'One more card.',
  descend: 'Down is shorter.',
  leave: 'Enough. Out.',
  space: 'That is the place.',
  side: 'That way.',
  use: 'Now is its time.',
  ability: 'I can do better.',
  card: 'That one I can spare.',
  escape: 'Not this one.',
  attack: 'I can take it.',
  play: 'That card, now.',
  breakOff: 'I want to live.',
  pass: 'I keep it for later.',
};

/** Why a bot did it, in its own words. */
export const botReason = (code: string): string =>
  `“${reasons[code.replace('overlooked-', '')] ?? 'So be it.'}${code.startsWith('overlooked-') ? ' I think.' : ''}”`;

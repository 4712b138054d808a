/** The log of Deepwarren in words: one sentence an event. `{…}` parts are names that stand out. */
import type { DeepwarrenPhase } from '../../shared/games/deepwarren.ts';

const times = (amount: number, word: string): string => `${String(amount)} ${word}${amount === 1 ? '' : 's'}`;

export const logText = {
  turn: (turn: number, player: string) => `Turn ${String(turn)} · ${player}`,
  skipped: {
    setup: 'has nothing to set up',
    tile: 'lays no tile',
    event: 'draws no event',
    move: 'can move nothing',
    attack: 'has nobody to attack',
  } satisfies Record<DeepwarrenPhase, string>,
  drawsTile: 'draws ',
  reburied: ' fits nowhere and goes under the stack',
  lays: 'lays ',
  openExits: (exits: number) => `, ${times(exits, 'open exit')}`,
  draws: { event: 'turns ', spell: 'draws the spell ', relic: 'finds the relic ' },
  fizzles: ' does nothing',
  rebuilt: {
    event: 'The events are shuffled',
    spell: 'The spells are shuffled anew',
    relic: 'The relics are shuffled anew',
  },
  enters: ' enters on ',
  doorPlaced: 'A door bars ',
  opensDoor: ' opens the door of ',
  doorGone: 'The door is gone from ',
  chestPlaced: 'A chest lies on ',
  takesChest: (crowns: number) => ` takes the chest, +${times(crowns, 'crown')}`,
  cleared: ' is a plain tile now',
  moves: { move: ' goes to ', card: ' is moved to ', blink: ' appears on ', swap: ' changes places, to ' },
  rolls: (roll: number, falls: boolean) => ` rolls ${String(roll)}: ${falls ? 'it falls' : 'safe'}`,
  falls: ' falls into the Chasm',
  strikes: ' attacks ',
  breathes: ' scorches ',
  for: (damage: number) => ` for ${String(damage)}`,
  loses: (from: number, to: number) => `: ${String(from)} → ${String(to)}`,
  burns: ' burns',
  dies: ' is dead',
  prevented: ' takes no damage: ',
  rescued: (left: number) => ` stays with ${times(left, 'wound')}: `,
  heals: (from: number, to: number) => `: ${String(from)} → ${String(to)}`,
  healed: ' recovers',
  emberDue: ' will burn at its owner’s next Move',
  bound: ' is held by roots',
  unbound: ' is free of the roots',
  yoked: (to: string) => ` obeys ${to} now`,
  gains: (amount: number, total: number) => `gains ${times(amount, 'crown')}, ${String(total)} now`,
  keeps: 'keeps ',
  drops: 'discards ',
  uses: 'uses ',
  shelterEnds: 'The sheltered start is over',
  surrenders: 'gives up',
  ends: 'The game is over',
  wins: (names: string) => `: ${names} won`,
  and: ' and ',
};

const best: Readonly<Record<string, string>> = {
  place: 'It lies best there.',
  put: 'It stands best there.',
  choose: 'That one matters most.',
  tile: 'That is the place for it.',
  move: 'That step serves me best.',
  openDoor: 'The door must go.',
  attack: 'That blow is worth most.',
  breathe: 'Fire pays best.',
  regrow: 'Wounds first.',
  useRelic: 'Now is its time.',
  dropRelic: 'That one I can spare.',
  decline: 'I keep it for later.',
  pass: 'I wait.',
  stop: 'Far enough.',
  roll: 'I try my luck.',
};

/** Why a bot did it, in its own words. */
export const botReason = (code: string): string =>
  `“${best[code.replace('overlooked-', '')] ?? 'So be it.'}${code.startsWith('overlooked-') ? ' I think.' : ''}”`;

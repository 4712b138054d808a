/** Words of setting up a journey of Delve. */
import type { DelveOption } from '../../shared/games/delve.ts';

export const setupText = {
  players: 'Players',
  alone: 'Alone',
  hero: (player: string) => `Hero of ${player}`,
  byLot: 'By lot',
  byLotNote: 'One of the heroes nobody has chosen.',
  life: (life: number) => `Life ${String(life)}`,
  options: 'Options',
  noEffectAlone: 'Has no effect alone.',
  onlyAlone: 'Only for one player.',
  begins: 'Goes first',
  vault: 'The vault',
  anyVault: 'A new vault',
  anyVaultNote: 'Chambers and cards as chance will have them.',
  daily: 'Vault of the day',
  dailyNote: (day: string) => `The same stock and decks for everyone who plays on ${day}.`,
  dailyAlone: (day: string) =>
    `${day}: the same vault, the same hero and the same rules for everybody. What comes home stands in the ledger below.`,
  drawnNote: 'The day draws the hero.',
  runes: 'Runes each',
  monsters: 'The rules play the monsters',
  monstersNote: 'Otherwise the player on the left plays the cards of the monster you meet.',
};

export const optionWords: Readonly<Record<DelveOption, { name: string; note: string }>> = {
  solo: {
    name: 'Solo combat',
    note: 'The monster plays from the top of the deck, its life lies open; win by coming out with a Treasure.',
  },
  minions: {
    name: 'Minions',
    note: 'Whoever is out of the game moves the monsters that were left in the vault.',
  },
  knockOut: {
    name: 'Knock-out',
    note: 'Nobody dies before nightfall: who would loses Loot and half the wounds. Good for a first game.',
  },
  hiddenLoot: {
    name: 'Hidden Loot',
    note: 'Loot lies face down; only its owner knows what it is worth until the end.',
  },
  moreRunes: { name: 'More Runes', note: 'Everybody begins with several Runes instead of one.' },
  breakOff: {
    name: 'Break off',
    note: 'After a won round the fight may be broken off; win the next as well and you are away.',
  },
  hoardOnly: { name: 'Treasure or nothing', note: 'The Towers let out only those who hold a Treasure.' },
  shortDay: { name: 'Short day', note: 'A die moves the sun on before the game begins.' },
  towerTravel: {
    name: 'Round the walls',
    note: 'Whoever enters a Tower may go round to another, and must then walk on.',
  },
  duels: {
    name: 'Duels',
    note: 'Heroes may attack each other; the first with four cards of damage gives up a Loot card.',
  },
};

/** A journey in the ledger, as far as its buttons name it. */
interface Named {
  player: string;
  score: number;
}

export const bestText = {
  title: 'Best journeys alone',
  none: 'Nobody has come home alone yet. The first who does stands here.',
  note: 'Any of them can be tried again: the same chambers, cards and dice lie ready.',
  fromFile: 'A journey from a file',
  known: 'This journey stands in your history already.',
  taken: 'Somebody’s journey was repeated by the rules and taken in. Try the same vault and bring out more.',
  gold: (gold: number) => `${String(gold)} gold`,
  rounds: (rounds: number) => `${String(rounds)} rounds`,
  vault: (seed: number) => `Vault ${String(seed)}`,
  vaultOfDay: (day: Date) => `Vault of ${day.toLocaleDateString('en', { day: 'numeric', month: 'long' })}`,
  try: 'Try it',
  tryOf: ({ player, score }: Named) => `Try it: the vault of ${player}’s ${String(score)} gold`,
  watch: 'Watch',
  save: 'Save as a file',
  saveOf: ({ player, score }: Named) => `Save as a file: ${player}’s ${String(score)} gold`,
  more: (more: number) => `${String(more)} more in the history.`,
};

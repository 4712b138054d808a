/** Words of setting up a match of Salient. */
import type { SalientForm, SalientToggles } from '../../shared/games/salient.ts';

export const setupText = {
  form: 'Form',
  players: 'Players',
  options: 'Options',
  begins: 'Goes first',
  seat: (side: string) => `Sits ${side}`,
  sides: {
    S: 'south',
    N: 'north',
    W: 'west',
    E: 'east',
    SW: 'south-west',
    NW: 'north-west',
    SE: 'south-east',
    NE: 'north-east',
  } as Readonly<Record<string, string>>,
  team: (side: 'S' | 'N') => (side === 'S' ? 'Team South' : 'Team North'),
  westBegins: 'West always begins.',
  teamBegins: 'Only the western seat of either team can begin.',
};

export const formNotes: Readonly<Record<SalientForm, string>> = {
  duel: 'Two armies, five columns; four Units behind the enemy’s line win.',
  pact: 'Two teams of two side by side; five Units win, at least one of each ally.',
  melee: 'Three or four, everyone against everyone; each marches for the line opposite.',
};

export const toggleWords: Readonly<Record<keyof SalientToggles, { name: string; note: string }>> = {
  strictSupply: { name: 'Strict supply', note: 'There are only 20 Coins and 16 Insight in the box.' },
  slowClock: {
    name: 'Slow clock',
    note: 'Melee of four: an unused row loses a card only once a round, so the Armistice comes later.',
  },
  evenStart: {
    name: 'Even start',
    note: 'Melee of three: the first player does not march in the first round, the second only one space.',
  },
  steadyDice: {
    name: 'Steady dice',
    note: 'Ours: everybody rolls from a bag that holds each face twice, so luck evens out.',
  },
};

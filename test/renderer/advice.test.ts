import { describe, expect, it } from 'vitest';
import {
  insteadWords,
  leadWords,
  lineWords,
  stakesWords,
} from '../../renderer/games/warband/table/advice-words.ts';
import type { Names } from '../../renderer/games/warband/match/names.ts';
import type { WarbandHint as TableHint } from '../../shared/games/warband-table.ts';
import type { WarbandAction, WarbandView } from '../../shared/games/warband.ts';

const names = {
  card: (id: number) => `card ${String(id)}`,
  player: (seat: number) => `player ${String(seat)}`,
  square: (square: number) => `S${String(square)}`,
} as Names;
const view = {
  cards: { 0: 'a/b', 7: 'a/c' },
  creatures: [],
  chests: [],
  stack: [],
} as unknown as WarbandView;

const step = (action: WarbandAction, code = 'act', kind?: string) => ({
  action,
  prompt: { code, ...(kind && { about: { kind } }) },
});
const hint = (change: Partial<TableHint>): TableHint => ({
  option: 0,
  line: [],
  expectedLead: 0,
  rollouts: 1,
  ...change,
});

describe('advice in words', () => {
  it('tells what follows the option, without the words that only carry it out', () => {
    const line = [
      step({ kind: 'play', card: 7 }),
      step({ kind: 'target', id: 0 }, 'declare.target', 'player'),
      step({ kind: 'confirm' }, 'declare.confirm'),
      step({ kind: 'move', to: 5, outcome: 0 }),
      step({ kind: 'end' }, 'act'),
    ];
    expect(lineWords(hint({ line }), view, names)).toEqual(['player 0', 'Move to S5', 'End Activate']);
  });

  it('ends before a card the reader does not know: it was only guessed', () => {
    const line = [
      step({ kind: 'end' }, 'deploy'),
      step({ kind: 'activate', creature: 7 }),
      step({ kind: 'play', card: 31 }),
      step({ kind: 'end' }, 'act'),
    ];
    expect(lineWords(hint({ line }), view, names)).toEqual(['Activate card 7']);
  });

  it('says who would be ahead in Morale, and by how much', () => {
    expect(leadWords(hint({ expectedLead: 2.34 }))).toMatch(/^2\.3 Morale ahead/);
    expect(leadWords(hint({ expectedLead: -1 }))).toMatch(/^1 Morale behind/);
    expect(leadWords(hint({ expectedLead: 0.01 }))).toMatch(/^Even/);
  });

  it('says what is won and what is risked, as sure as it is, and nothing of small changes', () => {
    const stakes = {
      ...{ own: 2, others: -0.2 },
      takes: [{ piece: 7, chance: 1 }],
      risks: [
        { piece: 0, chance: 0.4 },
        { piece: 31, chance: 0.5 },
      ],
    };
    expect(stakesWords(hint({ stakes }), view, names)).toBe('wins 2 Morale, destroys card 7, risks card 0');
    const harm = {
      own: -1,
      others: 1.5,
      takes: [{ piece: 7, chance: 0.3 }],
      risks: [{ piece: 0, chance: 1 }],
    };
    expect(stakesWords(hint({ stakes: harm }), view, names)).toBe(
      'costs 1 Morale, leaves the others 1.5 Morale more, may destroy card 7, gives up card 0',
    );
    const nothing = { own: 0.2, others: 0, takes: [], risks: [] };
    expect(stakesWords(hint({ stakes: nothing }), view, names)).toBeUndefined();
    expect(stakesWords(hint({}), view, names)).toBeUndefined();
  });

  it('says what the next best would cost, unless it sounds the same', () => {
    const wordsOf = (option: number) => ['Deploy a', 'Deploy b', 'Deploy a'][option] ?? '';
    const worse = { option: 1, less: 0.61 };
    expect(insteadWords(hint({ instead: worse }), wordsOf)).toBe('Deploy b: 0.6 Morale worse');
    expect(insteadWords(hint({ instead: { option: 1, less: 0 } }), wordsOf)).toBe('Deploy b: as good');
    expect(insteadWords(hint({ instead: { option: 2, less: 1 } }), wordsOf)).toBeUndefined();
    expect(insteadWords(hint({}), wordsOf)).toBeUndefined();
  });
});

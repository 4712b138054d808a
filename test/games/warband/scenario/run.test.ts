import { describe, expect, it } from 'vitest';
import { readScenarioFile } from '../../../../electron/games/warband/scenario/read.ts';
import { runScenario } from '../../../../electron/games/warband/scenario/run.ts';

const bite = {
  type: 'order',
  name: 'Bite',
  timing: 'immediate',
  actions: [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy' } }],
      steps: [{ do: 'damage', to: { target: 'A' }, amount: 10 }],
    },
  ],
};

const duel = {
  map: ['.....', '.....'],
  cards: [bite],
  players: [{ orderHand: ['Bite'] }, { orderHand: ['Bite'] }],
  creatures: [
    { name: 'Ogre', at: 'A1' },
    { name: 'Elf', owner: 'B', at: 'B1' },
    { name: 'Owl', owner: 'B', at: 'E2' },
  ],
  turn: { active: 'Ogre' },
};

/** What a scenario with these steps fails with; empty when it passes. */
function failuresOf(...steps: unknown[]): string[] {
  const read = readScenarioFile(JSON.stringify({ ...duel, steps }));
  if (!read.ok) return read.error.map(({ sentence }) => sentence);
  const ran = runScenario(read.value[0]!);
  return ran.ok ? [] : ran.error.lines;
}

const attack = { do: 'attack', target: 'Elf' };
const settle = [attack, { do: 'resolve' }, { do: 'endure', then: 'resolve' }];

describe('a scenario passes only if', () => {
  it('every value is as expected', () => {
    expect(failuresOf(...settle, { expect: { creatures: { Elf: { damage: 10 } } } })).toEqual([]);
    expect(failuresOf(...settle, { expect: { creatures: { Elf: { damage: 20, tapped: true } } } })).toEqual([
      'creatures.Elf.tapped: expected true, found false',
      'creatures.Elf.damage: expected 20, found 10',
      expect.stringContaining('A is asked "act"'),
    ]);
    expect(failuresOf({ expect: { creatures: { Elf: { inPlay: false } } } })[0]).toBe(
      'creatures.Elf.inPlay: expected false, found true',
    );
    expect(
      failuresOf({ expect: { players: { B: { morale: 3, orderHand: [], discard: 1 } } } }).slice(0, 3),
    ).toEqual([
      'players.B.morale: expected 3, found 12',
      'players.B.orderHand: expected [], found ["Bite"]',
      'players.B.discard: expected 1, found 0',
    ]);
  });

  it('the sets of options are exact', () => {
    const all = ['B2', 'A2'];
    expect(failuresOf({ expect: { options: { move: all, melee: ['Elf'] } } })).toEqual([]);
    expect(failuresOf({ expect: { options: { move: ['A2', 'C1'] } } })[0]).toBe(
      'options.move: missing C1; not expected B2',
    );
    expect(failuresOf({ expect: { options: { melee: [] } } })[0]).toBe('options.melee: not expected Elf');
    expect(failuresOf({ expect: { options: { kinds: ['end'] } } })[0]).toMatch(
      /^options.kinds: not expected/,
    );
  });

  it('the stack and the moment are as expected', () => {
    expect(
      failuresOf(attack, { expect: { stack: [{ kind: 'attack', by: 'Ogre', target: 'Elf' }] } }),
    ).toEqual([]);
    expect(failuresOf(attack, { expect: { stack: [] } })[0]).toBe(
      'stack: expected 0 items, found 1: attack by Ogre',
    );
    expect(failuresOf({ expect: { phase: 'deploy', turn: 'B', active: 'Elf', asks: 'cower' } }).length).toBe(
      5,
    );
  });

  it('an action is an option', () => {
    expect(failuresOf({ do: 'attack', target: 'Owl' })[0]).toMatch(
      /^attacking Owl is not an option; A is asked "act"/,
    );
    expect(failuresOf({ do: 'attack', target: 'Owll' })[0]).toBe(
      'There is no creature in play "Owll". Did you mean "Owl"?',
    );
    expect(failuresOf({ do: 'cower' })[0]).toMatch(/^cower is not an option/);
    expect(failuresOf({ do: 'end', by: 'B' })[0]).toMatch(/^B is not asked now/);
  });

  it('a refusal has the rule and the code, and is one', () => {
    const move = { what: 'move', to: 'E1' };
    expect(failuresOf({ refuse: move, rule: 'W-514', code: 'pinned' })).toEqual([]);
    expect(failuresOf({ refuse: move, rule: 'W-513' })[0]).toBe(
      'refusal.rule: expected "W-513", found "W-514"',
    );
    expect(failuresOf({ refuse: { what: 'move', to: 'A2' }, rule: 'W-514' })).toEqual([
      'expected a refusal by W-514, but it is allowed',
    ]);
    expect(failuresOf({ allow: { what: 'move', to: 'A2' } })).toEqual([]);
    expect(failuresOf({ allow: move })[0]).toMatch(/^expected to be allowed, but refused by W-514/);
  });

  it('events happened in this order, and others did not', () => {
    const tapped = { kind: 'tapped', creature: 'Ogre' };
    const damaged = { kind: 'damaged', creature: 'Elf', amount: 10 };
    expect(failuresOf(...settle, { events: [tapped, damaged] })).toEqual([]);
    expect(failuresOf(...settle, { events: [damaged, tapped] })[0]).toMatch(/^event 2 did not happen/);
    expect(failuresOf(...settle, { events: [], without: ['damaged'] })).toEqual([
      'there is an event "damaged"',
    ]);
    expect(failuresOf(...settle, { events: [damaged] }, { events: [damaged] })[0]).toMatch(
      /^event 1 did not happen/,
    );
  });

  it('the outcome is as expected', () => {
    expect(failuresOf({ outcome: 'none' })).toEqual([]);
    expect(failuresOf({ outcome: 'draw' })[0]).toMatch(/^expected an end; A is asked/);
    const surrender = { do: 'surrender', by: 'B' };
    expect(failuresOf(surrender, { outcome: { winners: ['A'], reason: 'surrender', rule: 'R-95' } })).toEqual(
      [],
    );
    expect(failuresOf(surrender, { outcome: { winners: ['B'] } })).toEqual([
      'outcome.winners[0]: expected "B", found "A"',
    ]);
    expect(failuresOf(surrender, { outcome: 'none' })[0]).toMatch(/^expected no end/);
  });

  it('an answer is as expected', () => {
    const ask = { query: 'distance', from: 'Ogre', to: 'Owl' };
    expect(failuresOf({ ask, answer: { around: 4, adjacent: false } })).toEqual([]);
    expect(failuresOf({ ask, answer: { around: 3 } })).toEqual(['distance.around: expected 3, found 4']);
  });

  it('what the engine chose alone is what the step says', () => {
    const order = { do: 'play', card: 'Bite', on: 'Ogre', targets: ['Owl', 'Elf'] };
    expect(failuresOf(order)).toEqual(['The targets are Owl, not Owl, Elf.']);
    expect(failuresOf({ ...order, targets: undefined })[0]).toMatch(/^It must say its "targets"/);
    expect(failuresOf({ ...order, targets: ['Owl'], assist: ['Ogre'] })[0]).toMatch(
      /^Those who assist are nobody/,
    );
  });
});

describe('in a window', () => {
  it('the players before the one who acts pass by themselves', () => {
    const answer = { do: 'play', card: 'Bite', on: 'Elf', targets: ['Ogre'] };
    expect(
      failuresOf(attack, answer, { expect: { decides: 'A', stack: [{}, { card: 'Bite', by: 'Elf' }] } }),
    ).toEqual([]);
  });

  it('a player who was asked already is not asked again', () => {
    const late = { do: 'play', card: 'Bite', on: 'Ogre', targets: ['Elf'] };
    expect(failuresOf(attack, { do: 'pass', by: 'A' }, late)[0]).toMatch(
      /^A is not asked now; B is asked "respond"/,
    );
  });

  it('"top" stops after one resolution, "resolve" only at another question', () => {
    const answer = { do: 'play', card: 'Bite', on: 'Elf', targets: ['Ogre'] };
    const top = [attack, { ...answer, then: 'top' }, { do: 'endure' }];
    expect(
      failuresOf(...top, { expect: { stack: [{ kind: 'attack' }], creatures: { Ogre: { damage: 10 } } } }),
    ).toEqual([]);
    const whole = [attack, { ...answer, then: 'resolve' }, { do: 'endure', then: 'resolve' }];
    expect(failuresOf(...whole, { expect: { asks: 'cower', decides: 'B' } })).toEqual([]);
  });
});

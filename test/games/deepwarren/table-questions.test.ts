import { describe, expect, it } from 'vitest';
import { deepwarren } from '../../../electron/games/deepwarren/index.ts';
import { buildPosition } from '../../../electron/games/deepwarren/scenario/build.ts';
import type { Scenario } from '../../../electron/games/deepwarren/scenario/schema.ts';
import { ask, askBefore } from '../../../electron/games/deepwarren/table/questions.ts';
import { previewsOf } from '../../../electron/games/deepwarren/table/previews.ts';
import type { State } from '../../../electron/games/deepwarren/state.ts';
import { randomInt } from '../../../electron/engine/rng.ts';
import { spaceOf, type DeepwarrenAction } from '../../../shared/games/deepwarren.ts';

const position = (more: Partial<Scenario>) =>
  buildPosition({
    title: '',
    rules: [],
    steps: [],
    tiles: [
      { tile: 'Long Gallery', at: [0, 1], exits: 'NS' },
      { tile: 'Torchlit Walk', at: [0, 2], exits: 'NS' },
      { tile: 'Dripping Passage', at: [0, 3], exits: 'NS' },
    ],
    turn: { player: 'A', phase: 'move' },
    ...more,
  }).state;

const askerOf = (state: State) => ({
  eyes: [0],
  viewer: 0,
  decision: deepwarren.decision(state),
  undo: undefined,
});

/** The preview of the option that is such an action. */
function previewOf(state: State, wanted: Partial<DeepwarrenAction>) {
  const decision = deepwarren.decision(state)!;
  const option = decision.options.findIndex((action) =>
    Object.entries(wanted).every(
      ([key, value]) => new Map<string, unknown>(Object.entries(action)).get(key) === value,
    ),
  );
  expect(option).toBeGreaterThanOrEqual(0);
  return previewsOf(state, decision).find((preview) => preview.option === option);
}

describe('what options would do (T-1115)', () => {
  it('a move: its way, the danger there, and the attack that must follow with the end it brings', () => {
    const state = position({
      tokens: [
        { name: 'Orc', kind: 'ravager', owner: 'A', at: [0, 1] },
        { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 3], wounds: 3 },
        { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 0] },
      ],
    });
    const preview = previewOf(state, { kind: 'move', token: 0, to: spaceOf(8, 0) });
    expect(preview?.path).toEqual([spaceOf(6, 0), spaceOf(8, 0)]);
    expect(preview?.danger).toBe(3);
    const [attack] = preview?.attacks ?? [];
    expect(attack?.hits).toEqual([{ target: 1, damage: 3, from: 3, to: 0, kills: true, crowns: 3 }]);
    expect(attack?.ends?.reason).toBe('oneDelverOwner');
  });

  it('a move from a Pit: the chance alone, never what the roll will be', () => {
    const pit = (luck: number) => {
      const state = position({
        tiles: [
          { tile: 'Black Drop', at: [0, 1], exits: 'NS' },
          { tile: 'Long Gallery', at: [0, 2], exits: 'NS' },
        ],
        tokens: [
          { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 1] },
          { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 0] },
        ],
      });
      for (let draw = 0; draw < luck; draw++) randomInt(state.rng, 6);
      return previewOf(state, { kind: 'move', token: 0, to: spaceOf(6, 0) });
    };
    expect(pit(0)?.safe).toBeCloseTo(5 / 6);
    expect(pit(0)?.fall?.reason).toBe('oneDelverOwner');
    for (const luck of [1, 2, 3, 4, 5, 6, 7, 8]) expect(pit(luck)).toEqual(pit(0));
  });

  it('a card that would kill: the wounds, the crowns and the end', () => {
    const state = position({
      tokens: [
        { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 2] },
        { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 1], wounds: 1 },
      ],
      turn: { player: 'A', phase: 'event' },
      events: ['Falling Stones', 'Dropped Purse'],
    });
    const preview = previewOf(state, { kind: 'choose', token: 1 });
    expect(preview?.hits).toEqual([{ target: 1, damage: 1, from: 1, to: 0, kills: true, crowns: 0 }]);
    expect(preview?.crowns).toEqual([3, 0]);
    expect(preview?.ends?.reason).toBe('oneDelverOwner');
  });
});

describe('questions of the window', () => {
  it('a question nobody knows is an error in words', () => {
    const state = position({ tokens: [{ name: 'Ann', kind: 'delver', owner: 'A', at: [0, 1] }] });
    for (const asked of [undefined, 7, { kind: 'oracle' }, { kind: 'explain', intent: { kind: 'put' } }])
      expect(ask(state, askerOf(state), asked)).toMatchObject({ ok: false, error: { code: 'bad-payload' } });
    expect(askBefore({}, { kind: 'contents' }).ok).toBe(false);
  });

  it('why not: the rule for whoever must choose, and nothing for what is an option', () => {
    const state = position({
      tokens: [
        { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 1] },
        { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 3] },
      ],
    });
    const why = (to: number) =>
      ask(state, askerOf(state), { kind: 'explain', intent: { kind: 'move', token: 0, to } });
    expect(why(spaceOf(7, 0))).toMatchObject({ value: { refusal: { rule: 'T-603' } } });
    expect(why(spaceOf(8, 0))).toEqual({ ok: true, value: {} });
  });

  it('the printed faces use the words players read (T-1114)', () => {
    const answer = askBefore({}, { kind: 'content' });
    if (!answer.ok || !('content' in answer.value)) throw new Error('no content');
    const { tiles, events, relics } = answer.value.content;
    expect([tiles[0]!.name, tiles[29]!.kind, tiles[31]!.kind]).toEqual(['Gate', 'chasm', 'cave-in']);
    expect([events.length, relics[7]!.moment]).toEqual([15, 'declaringAttack']);
  });
});

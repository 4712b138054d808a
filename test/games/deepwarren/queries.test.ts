import { describe, expect, it } from 'vitest';
import { buildPosition } from '../../../electron/games/deepwarren/scenario/build.ts';
import type { Scenario } from '../../../electron/games/deepwarren/scenario/schema.ts';
import {
  attackPreview,
  contentOf,
  deadCells,
  deepwarren,
  fallPreview,
  landingsInHand,
  reachOf,
  threats,
  threatsTo,
  tilesLeftByKind,
  worstCase,
} from '../../../electron/games/deepwarren/index.ts';
import { spaceOf } from '../../../shared/games/deepwarren.ts';

const gallery = { tile: 'Long Gallery', at: [0, 1], exits: 'NS' } as const;
const walk = { tile: 'Torchlit Walk', at: [0, 2], exits: 'NS', chest: true } as const;
const passage = { tile: 'Dripping Passage', at: [0, 3], exits: 'NS' } as const;

const position = (more: Partial<Scenario>) =>
  buildPosition({
    title: '',
    rules: [],
    steps: [],
    tiles: [
      { ...gallery, at: [0, 1] },
      { ...walk, at: [0, 2] },
      { ...passage, at: [0, 3] },
    ],
    tokens: [
      { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 1] },
      { name: 'Orc', kind: 'ravager', owner: 'B', at: [0, 3], wounds: 3 },
      { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 0], wounds: 2 },
    ],
    turn: { player: 'A', phase: 'move' },
    ...more,
  }).state;

describe('what the table asks (T-1115)', () => {
  it('reach: ways with their chest, and a safe start', () => {
    const { ways, doors, safe } = reachOf(position({}), 0);
    expect(ways).toEqual([
      { to: spaceOf(8, 0), path: [spaceOf(6, 0), spaceOf(8, 0)], burns: false, chest: true },
    ]);
    expect([doors, safe]).toEqual([[], 1]);
  });

  it('reach from a Pit: five in six, and what a fall would end', () => {
    const state = position({
      tiles: [{ tile: 'Black Drop', at: [0, 1], exits: 'NS' }],
      tokens: [
        { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 1] },
        { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 0] },
      ],
      turn: { player: 'B', phase: 'attack' },
    });
    expect(reachOf(state, 0).safe).toBeCloseTo(5 / 6);
    expect(fallPreview(state, 0)?.reason).toBe('oneDelverOwner');
  });

  it('an attack: certain damage, the crowns of a kill, and the end it brings with its standing', () => {
    const state = position({
      tokens: [
        { name: 'Orc', kind: 'ravager', owner: 'A', at: [0, 1], hasMoved: true },
        { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 2], wounds: 3 },
        { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 0] },
      ],
      turn: { player: 'A', phase: 'attack' },
    });
    const { hits, ends } = attackPreview(state, 0, 1);
    expect(hits).toEqual([{ target: 1, damage: 3, from: 3, to: 0, kills: true, crowns: 3 }]);
    expect(ends?.reason).toBe('oneDelverOwner');
    expect(ends?.standing.map(({ score, place }) => [score, place])).toEqual([
      [8, 1],
      [0, 2],
    ]);
  });

  it('an attack that kills nobody ends nothing', () => {
    const state = position({ turn: { player: 'A', phase: 'move' } });
    expect(attackPreview(state, 0, 1)).toEqual({
      hits: [{ target: 1, damage: 3, from: 3, to: 0, kills: true, crowns: 2 }],
      ends: undefined,
    });
  });

  it('threats: who could hit a token before its next turn, Charge included, one attack a player', () => {
    const state = position({});
    expect(threatsTo(state, 0)).toEqual([{ token: 1, damage: 3, moves: true }]);
    expect(worstCase(state, 0)).toBe(3);
    expect(threats(state)).toEqual([
      { token: 0, worst: 3, by: [{ token: 1, damage: 3, moves: true }] },
      { token: 1, worst: 3, by: [{ token: 0, damage: 3, moves: true }] },
    ]);
  });

  it('landings: what a tile joins, blocks, opens and how many exits remain', () => {
    const state = position({
      tiles: [{ tile: 'Three Ways', at: [1, 0], exits: 'WNE' }],
      tokens: [
        { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 0] },
        { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 0] },
      ],
      turn: { player: 'A', phase: 'tile' },
      stack: ['Long Gallery'],
    });
    const landings = landingsInHand(state);
    expect(landings).toContainEqual({
      x: 1,
      y: 1,
      turn: 0,
      joined: [2],
      blocked: [],
      open: [0],
      openExits: 5,
      seals: false,
    });
    expect(landings.every(({ openExits, seals }) => openExits > 0 && !seals)).toBe(true);
    expect(landings).toHaveLength(deepwarren.decision(state)!.options.length);
  });

  it('tiles left by kind, and cells that nothing left can fill', () => {
    const state = position({
      moreTiles: false,
      stack: ['Steep Descent', 'Broken Stair'],
      turn: { player: 'A', phase: 'move' },
    });
    expect(tilesLeftByKind(state)).toEqual([{ kind: 'straight', count: 2 }]);
    expect(deadCells(state)).toContainEqual({ x: 1, y: 1 });
    expect(deadCells(state)).not.toContainEqual({ x: 1, y: 0 });
  });

  it('event cards left by category follow the public discard pile', () => {
    const { eventsUnseen, eventsLeft } = deepwarren.view(
      position({ events: ['Dropped Purse'], turn: { player: 'A', phase: 'event' } }),
      1,
    );
    expect([eventsUnseen.happening, eventsLeft]).toEqual([29, 61]);
  });

  it('every face of the game', () => {
    const { tiles, tokens, events, spells, relics } = contentOf();
    expect([tiles.length, tokens.length, events.length, spells.length, relics.length]).toEqual([
      41, 5, 15, 9, 10,
    ]);
    expect(tiles[40]!.spaces[1]).toEqual({ exits: [], burns: true, links: [0, 2, 3, 4] });
  });
});

describe('options', () => {
  it('are only ever legal ones: a tile never starts at an illegal turn (T-1102)', () => {
    const state = position({ turn: { player: 'A', phase: 'tile' }, stack: ['Steep Descent'] });
    const { options, seat } = deepwarren.decision(state)!;
    for (const option of options)
      if (option.kind === 'place') expect(deepwarren.explain(state, seat, option)).toBeUndefined();
    expect(options.length).toBeGreaterThan(0);
  });
});

/** The form of a scenario file: a position of Deepwarren, then what is done and what must be so. */
import { deepwarrenPhases, tokenKinds } from '../../../../shared/games/deepwarren.ts';
import { z } from '../../../../shared/zod.ts';

const cell = z.tuple([z.int(), z.int()]);
const letter = z.enum(['A', 'B', 'C', 'D', 'E']);
const turn = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const exits = z.string().regex(/^[NESW]{1,4}$/, 'Exits are letters of N, E, S and W.');
const phase = z.enum(deepwarrenPhases);
const names = z.array(z.string());

/** A tile in the dungeon: turned by `turn`, or so that it has just these exits. */
const tile = z.strictObject({
  tile: z.string(),
  at: cell,
  turn: turn.optional(),
  exits: exits.optional(),
  door: z.boolean().optional(),
  chest: z.boolean().optional(),
  cleared: z.boolean().optional(),
});

const token = z.strictObject({
  name: z.string(),
  kind: z.enum(tokenKinds),
  owner: z.string(),
  at: cell,
  space: letter.optional(),
  wounds: z.int().min(1).max(6).optional(),
  bound: z.boolean().optional(),
  burnPending: z.boolean().optional(),
  hasMoved: z.boolean().optional(),
});

const player = z.strictObject({
  name: z.string(),
  crowns: z.int().min(0).optional(),
  relics: names.optional(),
});

/** What is done, or pointed at. */
const deed = z.strictObject({
  do: z.enum([
    'place',
    'put',
    'choose',
    'tile',
    'move',
    'openDoor',
    'stop',
    'roll',
    'attack',
    'breathe',
    'regrow',
    'useRelic',
    'dropRelic',
    'decline',
    'pass',
    'takeChest',
    'undo',
    'surrender',
  ]),
  /** Who must be asked. */
  by: z.string().optional(),
  token: z.string().optional(),
  target: z.string().optional(),
  relic: z.string().optional(),
  at: cell.optional(),
  space: letter.optional(),
  turn: turn.optional(),
  exits: exits.optional(),
  /** Names the token that enters, for later steps. */
  as: z.string().optional(),
});

const tokenExpectation = z.strictObject({
  at: cell.optional(),
  space: letter.optional(),
  wounds: z.int().optional(),
  owner: z.string().optional(),
  bound: z.boolean().optional(),
  burnPending: z.boolean().optional(),
  /** It is no longer in the dungeon. */
  gone: z.boolean().optional(),
});

const expectation = z.strictObject({
  asked: z.string().optional(),
  code: z.string().optional(),
  phase: phase.optional(),
  active: z.string().optional(),
  tokens: z.record(z.string(), tokenExpectation).optional(),
  crowns: z.record(z.string(), z.int()).optional(),
  scores: z.record(z.string(), z.int()).optional(),
  relics: z.record(z.string(), names).optional(),
  relicDiscard: names.optional(),
  relicsGone: names.optional(),
  eventDiscard: names.optional(),
  spellDiscard: names.optional(),
  doors: z.array(cell).optional(),
  chests: z.array(cell).optional(),
  hand: z.string().optional(),
  bottom: names.optional(),
  openExits: z.int().optional(),
  undoable: z.int().optional(),
  over: z.union([z.literal(false), z.strictObject({ winners: names, rule: z.string() })]).optional(),
  /** Events told by the step before, each found by the fields given. */
  told: z.array(z.record(z.string(), z.unknown())).optional(),
  /** Events that were not told. */
  untold: z.array(z.record(z.string(), z.unknown())).optional(),
});

const step = z.union([
  deed,
  z.strictObject({ refused: deed, by: z.string().optional(), rule: z.string(), code: z.string().optional() }),
  /** All options of the kinds named, and no other of these kinds. */
  z.strictObject({ options: z.array(deed), kinds: z.array(z.string()).optional() }),
  /** The kinds of options there are. */
  z.strictObject({ kinds: z.array(z.string()) }),
  z.strictObject({ expect: expectation }),
  /** Answers with the first option until this player is asked in this phase. */
  z.strictObject({ skipTo: z.strictObject({ player: z.string(), phase: phase }) }),
]);

const id = z.string().optional();

/** Questions for `npm run query`, about the position after the steps. */
const question = z.discriminatedUnion('query', [
  /** Where a token could go, whoever's turn it is. */
  z.strictObject({
    query: z.literal('reach'),
    id,
    token: z.string(),
    steps: z.int().min(0).max(20).optional(),
  }),
  /** What an attack does before it is made; without a target it breathes. */
  z.strictObject({ query: z.literal('attack'), id, token: z.string(), target: z.string().optional() }),
  /** What falling into the Pit would end. */
  z.strictObject({ query: z.literal('fall'), id, token: z.string() }),
  /** Who could hit a token before its owner's next turn. */
  z.strictObject({ query: z.literal('threats'), id, token: z.string() }),
  /** Every way to lay the tile in hand. */
  z.strictObject({ query: z.literal('landings'), id }),
  /** Tiles nobody has placed, and cells none of them can fill. */
  z.strictObject({ query: z.literal('tilesLeft'), id }),
  z.strictObject({ query: z.literal('standing'), id }),
  z.strictObject({ query: z.literal('options'), id }),
  z.strictObject({ query: z.literal('explain'), id, what: deed, by: z.string().optional() }),
]);
export type ScenarioQuestion = z.infer<typeof question>;

export const scenarioSchema = z.strictObject({
  title: z.string(),
  /** The worked example of the rules it carries out. */
  example: z.string().optional(),
  rules: names,
  note: z.string().optional(),
  seed: z.int().optional(),
  /** The next rolls of the die, in order. */
  rolls: z.array(z.int().min(1).max(6)).max(4).optional(),
  toggles: z
    .strictObject({
      shortCrawl: z.boolean().optional(),
      longCrawl: z.boolean().optional(),
      shelteredStart: z.boolean().optional(),
    })
    .optional(),
  players: z.array(player).min(2).max(4).optional(),
  /** Without the Entrance, which lies at [0, 0] unless it is listed with a door. */
  tiles: z.array(tile).optional(),
  tokens: z.array(token).optional(),
  turn: z
    .strictObject({
      player: z.string().optional(),
      phase: phase.optional(),
      number: z.int().min(1).optional(),
    })
    .optional(),
  /** Top of the stack of tiles first; the rest lies under it, unless `moreTiles` is false. */
  stack: names.optional(),
  moreTiles: z.boolean().optional(),
  events: names.optional(),
  moreEvents: z.boolean().optional(),
  spells: names.optional(),
  moreSpells: z.boolean().optional(),
  relics: names.optional(),
  moreRelics: z.boolean().optional(),
  steps: z.array(step),
  questions: z.array(question).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioStep = z.infer<typeof step>;
export type Deed = z.infer<typeof deed>;
export type Expectation = z.infer<typeof expectation>;

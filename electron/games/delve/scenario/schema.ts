/** The form of a scenario file: a position of Delve, then what is done and what must be so. */
import { delveDecks, delveOptions, monsterKinds, standings } from '../../../../shared/games/delve.ts';
import { z } from '../../../../shared/zod.ts';

/** Column and row, from 1 at the north-west; or a name: `Hoard`, `NW`, `NE`, `SW`, `SE`. */
const place = z.union([z.tuple([z.int().min(1).max(13), z.int().min(1).max(10)]), z.string()]);
const side = z.enum(['N', 'E', 'S', 'W']);
const names = z.array(z.string());

/** A chamber by its number (T-01 …), with the way its arrow side was entered: the direction walked. */
const chamber = z.strictObject({
  chamber: z.string(),
  at: place,
  /** The direction that is Ahead: the heading as laid, before a Turning Room turned. */
  heading: side.optional(),
  entrance: z.boolean().optional(),
});

const monster = z.strictObject({
  kind: z.enum(monsterKinds),
  at: place,
  life: z.int().optional(),
});

/** Attack cards: `melee 3` of the common deck, or the name of a Power card. */
const attacks = z.array(z.string());

const held = z.strictObject({ card: z.string(), determination: z.int().optional() });

const hero = z.strictObject({
  name: z.string(),
  hero: z.string(),
  at: place.optional(),
  from: place.optional(),
  entry: side.optional(),
  standing: z.enum(standings).optional(),
  special: z.boolean().optional(),
  pending: z.boolean().optional(),
  stair: z.boolean().optional(),
  mustLeave: z.boolean().optional(),
  searches: z.int().optional(),
  entered: z.array(place).optional(),
  wounds: z.int().optional(),
  loot: names.optional(),
  held: z.array(held).optional(),
  runes: names.optional(),
  determination: z.int().optional(),
  gate: place.optional(),
  lost: z.int().optional(),
  /** Below: the marker, its direction, the cards of the trip that lie in the pile. */
  marker: place.optional(),
  direction: side.optional(),
  pile: names.optional(),
  trip: z.int().optional(),
  status: z.enum(['inside', 'below', 'out', 'dead']).optional(),
});

const fighter = z.strictObject({
  hand: attacks.optional(),
  damage: attacks.optional(),
  spent: z.string().optional(),
  /** Power cards it may still draw; all of its own unless they are named. */
  powers: attacks.optional(),
  /** What the last round brought. */
  add: z.int().optional(),
  ifMelee: z.int().optional(),
  ifMagic: z.int().optional(),
  ifRanged: z.int().optional(),
  choosesLast: z.boolean().optional(),
});

/** A fight under way; the hero is `hero` by name. */
const fight = z.strictObject({
  hero: z.string(),
  rival: z.string().optional(),
  monster: z.enum(monsterKinds).optional(),
  life: z.int().optional(),
  stage: z.enum(['meet', 'draw']).optional(),
  round: z.int().optional(),
  fighters: z.tuple([fighter, fighter]).optional(),
  stack: attacks.optional(),
  /** Top of the combat deck first. */
  deck: attacks.optional(),
  mayEscape: z.boolean().optional(),
});

/** What is done, or pointed at. */
const deed = z.strictObject({
  do: z.enum([
    'move',
    'search',
    'cross',
    'stay',
    'roll',
    'draw',
    'encounter',
    'descend',
    'leave',
    'shift',
    'space',
    'side',
    'use',
    'ability',
    'chamber',
    'card',
    'effect',
    'monster',
    'minion',
    'summon',
    'hero',
    'escape',
    'attack',
    'play',
    'breakOff',
    'pass',
    'wait',
    'undo',
    'surrender',
  ]),
  /** Who must be asked. */
  by: z.string().optional(),
  to: place.optional(),
  side: side.optional(),
  card: z.string().optional(),
  attack: z.string().optional(),
  chamber: z.string().optional(),
  hero: z.string().optional(),
  at: z.int().optional(),
});

const heroExpectation = z.strictObject({
  at: place.optional(),
  from: place.optional(),
  entry: side.optional(),
  status: z.enum(['inside', 'below', 'out', 'dead']).optional(),
  standing: z.enum(standings).optional(),
  pending: z.boolean().optional(),
  special: z.boolean().optional(),
  stair: z.boolean().optional(),
  searches: z.int().optional(),
  wounds: z.int().optional(),
  loot: names.optional(),
  held: names.optional(),
  runes: names.optional(),
  determination: z.int().optional(),
  lost: z.int().optional(),
  marker: place.optional(),
  direction: side.optional(),
  trip: z.int().optional(),
});

const expectation = z.strictObject({
  asked: z.string().optional(),
  code: z.string().optional(),
  active: z.string().optional(),
  sun: z.int().optional(),
  heroes: z.record(z.string(), heroExpectation).optional(),
  chambers: z
    .array(z.strictObject({ chamber: z.string(), at: place, sides: z.string().optional() }))
    .optional(),
  entrances: z.array(place).optional(),
  monsters: z.array(z.strictObject({ kind: z.enum(monsterKinds), at: place })).optional(),
  /** Number of damage cards of both sides. */
  damage: z.tuple([z.int(), z.int()]).optional(),
  values: z.tuple([z.int(), z.int()]).optional(),
  hands: z.tuple([z.int(), z.int()]).optional(),
  stack: attacks.optional(),
  combatDiscard: attacks.optional(),
  isFighting: z.boolean().optional(),
  slumbers: z.int().optional(),
  discard: z.partialRecord(z.enum(delveDecks), names).optional(),
  left: z.partialRecord(z.enum(delveDecks), z.int()).optional(),
  scores: z.record(z.string(), z.int()).optional(),
  undoable: z.int().optional(),
  over: z.union([z.literal(false), z.strictObject({ winners: names, rule: z.string() })]).optional(),
  /** Events told by the step before, each found by the fields given. */
  told: z.array(z.record(z.string(), z.unknown())).optional(),
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
]);

/** Questions about the position after the steps. */
const question = z.discriminatedUnion('query', [
  z.strictObject({ id: z.string().optional(), query: z.literal('options') }),
  z.strictObject({
    id: z.string().optional(),
    query: z.literal('explain'),
    what: deed,
    by: z.string().optional(),
  }),
  /** What a player may be told of chances; of the one who must choose, without `by`. */
  z.strictObject({ id: z.string().optional(), query: z.literal('odds'), by: z.string().optional() }),
]);

export const scenarioSchema = z.strictObject({
  title: z.string(),
  /** The worked example of the rules it carries out. */
  example: z.string().optional(),
  rules: names,
  note: z.string().optional(),
  seed: z.int().optional(),
  /** The next rolls of dice, in order. */
  rolls: z.array(z.int().min(1).max(6)).optional(),
  options: z.partialRecord(z.enum(delveOptions), z.boolean()).optional(),
  automaticMonsters: z.boolean().optional(),
  heroes: z.array(hero).min(1).max(4).optional(),
  chambers: z.array(chamber).optional(),
  monsters: z.array(monster).optional(),
  fight: fight.optional(),
  turn: z
    .strictObject({
      player: z.string().optional(),
      first: z.string().optional(),
      stage: z.enum(['towers', 'sun', 'begin', 'act']).optional(),
      sun: z.int().optional(),
    })
    .optional(),
  /** Top of the stock first; the rest lies under it, unless `moreChambers` is false. */
  stock: names.optional(),
  moreChambers: z.boolean().optional(),
  /** Top of a deck first; the rest lies under it. */
  decks: z.partialRecord(z.enum(delveDecks), names).optional(),
  slumbers: z.int().optional(),
  entranceMarkers: z.array(place).optional(),
  steps: z.array(step),
  questions: z.array(question).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioStep = z.infer<typeof step>;
export type ScenarioQuestion = z.infer<typeof question>;
export type Deed = z.infer<typeof deed>;
export type Expectation = z.infer<typeof expectation>;
export type Place = z.infer<typeof place>;

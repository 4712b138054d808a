/** The form of a scenario file: a position of Salient, then what is done and what must be so. */
import { commandCards, salientForms, salientPhases, unitClasses } from '../../../../shared/games/salient.ts';
import { z } from '../../../../shared/zod.ts';

const names = z.array(z.string());
const count = z.int().min(0);
const face = z.int().min(1).max(6);
const faces = z.array(face);
/** "c4", as on the boards of the rules; spaces behind lines are "b8", in a Melee "03" and "h3" too. */
const space = z.string().regex(/^[0a-k][0-8]$/, 'A space is a column letter and a row number.');

const player = z.strictObject({
  name: z.string(),
  credits: count.optional(),
  research: count.optional(),
  /** Dice rolled this turn, by face. */
  dice: faces.optional(),
  /** Further Units of the Barracks, not rolled. */
  resting: count.optional(),
  /** Left out: all dice that are nowhere else. */
  reserve: count.optional(),
  /** Single dice behind the enemy line that need no name. */
  behind: count.optional(),
  upgraded: z.array(z.enum(commandCards)).optional(),
  /** Spaces with a Sabotage token, such as "War Room A1". */
  sabotage: names.optional(),
});

const unit = z.strictObject({
  name: z.string(),
  owner: z.string(),
  /** One die, or top and bottom. */
  dice: faces.min(1).max(2),
  at: space,
});

/** What is done, or pointed at. Slots: "War Room D1", "clear War Room D1", or a card, Facility or Pact space by name. */
const deed = z.strictObject({
  do: z.enum([
    'pick',
    'relief',
    'prepare',
    'trade',
    'discard',
    'assign',
    'fill',
    'unassign',
    'execute',
    'resolve',
    'branch',
    'put',
    'choose',
    'line',
    'mine',
    'enemy',
    'jam',
    'step',
    'stop',
    'pass',
    'undo',
    'surrender',
  ]),
  /** Who must be asked. */
  by: z.string().optional(),
  slot: z.string().optional(),
  dice: faces.max(2).optional(),
  research: z.literal(true).optional(),
  /** A Facility, an upgraded card, or a card of the row. */
  name: z.string().optional(),
  gain: z.enum(['unit', 'credits']).optional(),
  unit: z.string().optional(),
  at: space.optional(),
  to: space.optional(),
  line: z.int().optional(),
  branch: z.int().optional(),
  player: z.string().optional(),
  /** Names the Unit that comes onto the board, for later steps. */
  as: z.string().optional(),
});

const unitExpectation = z.strictObject({
  dice: faces.optional(),
  at: space.optional(),
  class: z.enum(unitClasses).optional(),
  strength: z.int().optional(),
  gone: z.boolean().optional(),
});

const playerExpectation = z.strictObject({
  credits: count.optional(),
  research: count.optional(),
  reserve: count.optional(),
  /** All Units of the Barracks. */
  barracks: count.optional(),
  dice: faces.optional(),
  behind: count.optional(),
  upgraded: z.array(z.enum(commandCards)).optional(),
  sabotage: names.optional(),
});

const expectation = z.strictObject({
  asked: z.string().optional(),
  code: z.string().optional(),
  phase: z.enum(salientPhases).optional(),
  active: z.string().optional(),
  turn: z.int().optional(),
  order: names.optional(),
  units: z.record(z.string(), unitExpectation).optional(),
  /** How many Units stand on the battlefield. */
  onField: count.optional(),
  players: z.record(z.string(), playerExpectation).optional(),
  mines: z.array(space).optional(),
  /** Newest first; null is a gap. */
  row: z.array(z.string().nullable()).optional(),
  discard: names.optional(),
  cardsLeft: count.optional(),
  undoable: count.optional(),
  over: z.union([z.literal(false), z.strictObject({ winners: names, rule: z.string() })]).optional(),
  /** Events told by the step before, each found by the fields given. */
  told: z.array(z.record(z.string(), z.unknown())).optional(),
  /** Events that were not told. */
  untold: z.array(z.record(z.string(), z.unknown())).optional(),
});

const step = z.union([
  deed,
  z.strictObject({ expect: expectation }),
  /** Not an option; the rule, and the code if it matters, of the answer to "why not?". */
  z.strictObject({ refused: deed, by: z.string().optional(), rule: z.string(), code: z.string().optional() }),
  /** Exactly these options of their kinds, or of the kinds named. */
  z.strictObject({ options: z.array(deed), kinds: names.optional() }),
  /** Exactly these kinds of options. */
  z.strictObject({ kinds: names }),
  /** The first option again and again, until this player is asked in this phase. */
  z.strictObject({ skipTo: z.strictObject({ player: z.string(), phase: z.enum(salientPhases) }) }),
]);

const id = z.string().optional();

/** What may be asked about the position after the steps. */
const question = z.discriminatedUnion('query', [
  /** Where a Unit can go in one Advance, with the exact forecast on every space. */
  z.strictObject({ query: z.literal('reach'), id, unit: z.string(), steps: z.int().min(1).optional() }),
  /** An Engagement of two Units of the position, or of dice written out. */
  z.strictObject({
    query: z.literal('clash'),
    id,
    attacker: z.union([z.string(), faces.min(1).max(2)]),
    defender: z.union([z.string(), faces.min(1).max(2)]),
    shield: z.int().min(0).optional(),
  }),
  /** What a Mine or another roll of the damage die leaves. */
  z.strictObject({
    query: z.literal('mine'),
    id,
    unit: z.union([z.string(), faces.min(1).max(2)]),
    shield: z.int().min(0).optional(),
  }),
  z.strictObject({ query: z.literal('plan'), id }),
  z.strictObject({ query: z.literal('forecasts'), id }),
  z.strictObject({ query: z.literal('race'), id }),
  z.strictObject({ query: z.literal('armistice'), id }),
  z.strictObject({ query: z.literal('luck'), id }),
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
  /** The next rolls of any die, in order. */
  rolls: faces.max(8).optional(),
  form: z.enum(salientForms).optional(),
  toggles: z
    .strictObject({
      strictSupply: z.boolean().optional(),
      slowClock: z.boolean().optional(),
      evenStart: z.boolean().optional(),
      steadyDice: z.boolean().optional(),
    })
    .optional(),
  /** By seat; left out, two called by their side of the board. */
  players: z.array(player).min(2).max(4).optional(),
  units: z.array(unit).optional(),
  mines: z.array(space).optional(),
  /** Facility tiles by their space. */
  sites: z.record(z.string(), z.string()).optional(),
  /** Newest first; null is a gap. Left out: three from the deck. */
  row: z.array(z.string().nullable()).length(3).optional(),
  /** Top first; the rest lies under it, unless `moreCards` is false. */
  deck: names.optional(),
  moreCards: z.boolean().optional(),
  turn: z
    .strictObject({
      player: z.string().optional(),
      phase: z.enum([...salientPhases, 'refresh']).optional(),
      number: z.int().min(1).optional(),
      /** Who had the first turn of the game. */
      first: z.string().optional(),
    })
    .optional(),
  steps: z.array(step),
  questions: z.array(question).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioStep = z.infer<typeof step>;
export type Deed = z.infer<typeof deed>;
export type Expectation = z.infer<typeof expectation>;

/** What the table does where a game says nothing: the defaults of `TableHooks`, on the safe side of every secret. */
import type { Decision, Kinded } from '../../shared/game.ts';
import { err } from '../../shared/result.ts';
import { z } from '../../shared/zod.ts';
import type { AnyGame, PassGround, TableHooks, TurnMark, Wishes } from './table-game.ts';

export type AnyHooks = TableHooks<unknown, object, Kinded, Kinded, object, unknown>;

const known = new WeakMap<AnyGame, AnyHooks>();

/** A game's hooks, made whole by the defaults. */
export function hooksOf(game: AnyGame): AnyHooks {
  let hooks = known.get(game);
  if (!hooks) known.set(game, (hooks = { ...defaultsFor(game), ...game.table }));
  return hooks;
}

const unknownQuestion = { code: 'no-such-question', sentence: 'This game does not know this question.' };

function defaultsFor(game: AnyGame): AnyHooks {
  return {
    rules: { takingBack: '', givingUp: '' },
    stops: { names: [], few: {}, watchful: {} },
    hasSecrets: true,
    hasRevealed: (state) => game.undoable(state) === 0,
    isPlainPass: () => false,
    viewTogether: (state, seats) => game.view(state, seats.length === 1 ? seats[0]! : 'spectator'),
    namesHidden: () => true,
    isTurnOf: () => true,
    passFor: (state, decision, wishes) => passFor(game.turnOf(state), decision, wishes),
    passesAtOnce: (_state, { window, options }, isEveryHandOpen) =>
      window !== undefined && options.length === 1 && isEveryHandOpen,
    beginsDeclaring: () => true,
    choices: () => [],
    isPass: ({ kind }) => kind === 'passed',
    ruleOf: () => undefined,
    namesIn: () => ({}),
    rollsIn: () => [],
    damage: () => new Map(),
    turnBegun,
    turnShown: () => undefined,
    track: () => [],
    countCards: () => [],
    keyframeOf: (state) => state,
    stateFrom: (keyframe, fresh) => (isObject(keyframe) ? keyframe : fresh),
    faces: () => ({}),
    keysIn: () => [],
    setupSchema: z.looseObject({}),
    readSetup: () => err(['Matches of this game cannot be read from files.']),
    seatingIn: (_setup, players) => ({
      form: 'standard',
      seats: Array.from({ length: players }, (_, team) => ({ team, emblem: '' })),
    }),
    keepCards: () => new Map(),
    rename: (setup) => setup,
    viewSchema: z.looseObject({}),
    completeView: (view) => view,
    botFor: (_resources, _emblem, { level, temperament }) => ({
      level,
      temperament: temperament === 'asWarband' ? 'balanced' : temperament,
    }),
    mayTell: () => true,
    ask: () => err(unknownQuestion),
    askBefore: () => err(unknownQuestion),
    bots: undefined,
    battles: undefined,
  };
}

/** A window opens if there is an answer; where that would tell a hand, it opens always. */
function passFor(
  turn: number,
  { options, window }: Decision<Kinded>,
  { stops, passing, hidesTells }: Wishes,
): PassGround | undefined {
  if (window === undefined || stops['hold']) return undefined;
  if (passing?.kind === 'thisTurn' && passing.turn === turn) return 'noStop';
  return options.length > 1 || hidesTells ? undefined : 'noAnswer';
}

const turnSchema = z.looseObject({
  kind: z.literal('turnBegan'),
  seat: z.int(),
  turn: z.int(),
  round: z.int(),
});

/** An event of kind `turnBegan` that says whose turn, which, and in which round. */
function turnBegun(event: Kinded): TurnMark | undefined {
  if (event.kind !== 'turnBegan') return undefined;
  const read = turnSchema.safeParse(event);
  if (!read.success) return undefined;
  const { turn, round, seat } = read.data;
  return { turn, round, seat };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

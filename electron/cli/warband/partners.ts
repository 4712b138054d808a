/**
 * Sparring partners: simple players of one habit each, written from outside against the rules alone. A bot with sense
 * must beat every one of them. None plays orders or powers; what a habit says nothing about goes by rule of thumb.
 */
import type { Decision, Seat } from '../../../shared/game.ts';
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { warbandMind, type WarbandState } from '../../games/warband/index.ts';
import { moraleLead } from '../../games/warband/bot/judge.ts';
import { distance } from '../../games/warband/geometry/distance.ts';
import { faceOf, findCreature, lookAt, type Play } from '../../games/warband/play.ts';
import type { Creature } from '../../games/warband/state.ts';

type State = Readonly<WarbandState>;
type Question = Decision<WarbandAction>;

/** What a creature is after: the fewer squares a square is from it, the better. */
type Aim = (play: Play, creature: Creature) => (square: number) => number;

interface Habit {
  /** Whether creatures strike whom they can reach without moving. */
  fights: boolean;
  collects: boolean;
  /** Where a creature goes, if anywhere. */
  aim(play: Play, seat: Seat): Aim;
}

const gap = (play: Play, { id }: Creature, from: number, to: number, toSize: 1 | 2 = 1): number =>
  distance(play.tables, from, faceOf(play, id).size, to, toSize);

const toEnemy: Aim = (play, creature) => (square) =>
  Math.max(
    1,
    Math.min(
      ...play.state.creatures
        .filter(({ seat }) => play.program.teams[seat] !== play.program.teams[creature.seat])
        .map((enemy) => gap(play, creature, square, enemy.square, faceOf(play, enemy.id).size)),
    ),
  );

const toTreasure: Aim = (play, creature) => {
  const { chests, tokens } = play.state;
  const found = [...chests, ...tokens.filter(({ count }) => count > 0)];
  if (found.length === 0) return toEnemy(play, creature);
  return (square) => Math.min(...found.map((treasure) => gap(play, creature, square, treasure.square)));
};

/** The square of one's own start that is farthest from everybody else's. */
const toCorner: Aim = (play, creature) => {
  const { starts } = play.state.setup.battlefield;
  const others = starts.filter((_, seat) => seat !== creature.seat).flat();
  const own = starts[creature.seat] ?? [];
  const away = (square: number): number =>
    others.reduce((sum, other) => sum + distance(play.tables, square, 1, other, 1), 0);
  const corner = own.toSorted((one, other) => away(other) - away(one))[0] ?? creature.square;
  return (square) => gap(play, creature, square, corner);
};

/** Enough Morale ahead to go home with. */
const enough = 3;

const isAhead = (play: Play, seat: Seat): boolean => moraleLead(play, play.program.teams[seat]!) >= enough;

const habits: Readonly<Record<string, Habit>> = {
  /** Runs at whoever is nearest and strikes. */
  rusher: { fights: true, collects: false, aim: () => toEnemy },
  /** Sits in its corner and strikes whoever comes. */
  turtle: { fights: true, collects: false, aim: () => toCorner },
  /** Takes treasure, goes home when it is clearly ahead, and keeps its cards. */
  staller: {
    fights: true,
    collects: true,
    aim: (play, seat) => (isAhead(play, seat) ? toCorner : toTreasure),
  },
  /** Does nothing it need not do. */
  idle: { fights: false, collects: false, aim: () => () => () => 0 },
};

export const partnerNames = Object.keys(habits);

const mind = warbandMind('balanced', 'plain');

export function playAsPartner(name: string, world: State, decision: Question): number {
  if (!isCreaturesTurn(decision)) return mind.quick(world, decision);
  const deed = bestDeed(lookAt(world), decision, habits[name]!);
  return deed >= 0 ? deed : mind.goOn(world, decision);
}

const isCreaturesTurn = ({ prompt }: Question): boolean =>
  prompt.code === 'activate' || prompt.code === 'act';

/** The number of what the habit wants done now, or -1: collect, strike, or come nearer to what it is after. */
function bestDeed(play: Play, { seat, options }: Question, habit: Habit): number {
  const creature = findCreature(play, play.state.active);
  if (!creature) return -1;
  const collect = options.findIndex(({ kind }) => habit.collects && kind === 'collect');
  if (collect >= 0) return collect;
  const attack = options.findIndex(
    (action) => habit.fights && action.kind === 'attack' && isEnemy(play, action.target, seat),
  );
  return attack >= 0 ? attack : bestStep(options, creature, habit.aim(play, seat)(play, creature));
}

const isEnemy = (play: Play, id: number, seat: Seat): boolean => {
  const target = findCreature(play, id);
  return target !== undefined && play.program.teams[target.seat] !== play.program.teams[seat];
};

/** The move that comes nearest, if it comes nearer at all. */
function bestStep(
  options: readonly WarbandAction[],
  creature: Creature,
  left: (square: number) => number,
): number {
  let best = -1;
  let least = left(creature.square);
  options.forEach((action, option) => {
    const squares = action.kind === 'move' ? left(action.to) : Infinity;
    if (squares < least) {
      least = squares;
      best = option;
    }
  });
  return best;
}

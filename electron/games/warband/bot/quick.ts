/**
 * A fast answer to any question, by rule of thumb: how bots imagine everybody to go on. No option is tried out;
 * what a card does is known only by what its text is worth.
 */
import type { Decision, Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { valueOfCosts, valueOfText } from '../cards/value.ts';
import { faceOf, findCreature, lookAt, type Play } from '../play.ts';
import { cowerCost } from '../requirements.ts';
import { none, type Creature, type State } from '../state.ts';
import { bestHope, harmOf, moraleWorth } from './judge.ts';
import { placeWorth, surroundingsOf, type Surroundings } from './places.ts';
import { fighterOf, survey, textWorth, type Fighter } from './survey.ts';
import { treasuresIn } from './treasures.ts';
import type { Weights } from './weights.ts';

interface Scene {
  play: Play;
  seat: Seat;
  weights: Weights;
  fighters: Fighter[];
  /** Filled when first asked for. */
  moved?: Moved;
}

type Score = (scene: Scene, action: WarbandAction) => number;

/** The number of the option that looks best at a glance. */
export function quickAnswer(
  state: Readonly<State>,
  { seat, window, options }: Decision<WarbandAction>,
  weights: Weights,
): number {
  if (options.length === 1) return 0;
  if (window) return quickResponse(options);
  return bestOf(sceneOf(state, seat, weights), options);
}

/** Who can dodge dodges; cards are kept. */
function quickResponse(options: readonly WarbandAction[]): number {
  const dodge = options.findIndex(({ kind }) => kind === 'dodge');
  return Math.max(0, dodge);
}

function bestOf(scene: Scene, options: readonly WarbandAction[]): number {
  let best = 0;
  let most = -Infinity;
  for (let at = 0; at < options.length; at++) {
    const worth = glance(scene, options[at]);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

/** What an option looks to be worth, in points of Morale; only options of one decision can be compared. */
export const glance: Score = (scene, action) => {
  switch (action.kind) {
    case 'activate':
      return activationWorth(scene, action.creature);
    case 'move':
    case 'go':
      return moveWorth(scene, action.to) - (action.outcome & 1 ? 1 : 0);
    case 'attack':
      return attackWorth(scene, action.target, action.mode);
    case 'collect':
      return 1.2 * scene.weights.treasure;
    case 'play':
      return orderWorth(scene, action.card);
    case 'power':
      return powerWorth(scene, action.text);
    case 'cower':
      return cowerWorth(scene);
    case 'deploy':
      return 1 + deployWorth(scene, action.card);
    case 'place':
      return deploymentWorth(scene, action.square);
    case 'target':
    case 'pick':
      return targetWorth(scene, action.kind === 'target' ? action.id : action.creature);
    case 'pay':
      return -cardWorth(scene, action.with);
    case 'card':
      return -cardWorth(scene, action.card);
    case 'assist':
      return -1;
    case 'first':
      return action.seat === scene.seat ? 1 : 0;
    case 'confirm':
      return confirmWorth(scene);
    default:
      return 0;
  }
};

/** What a price of somebody else's effect buys off is rarely worth more than a cancelled action. */
const buysOff = 2.5;

/** One's own offers are taken up; a price that another player asks is paid if it is low. */
function confirmWorth({ play }: Scene): number {
  const { frames, resolving } = play.state;
  const frame = frames.at(-1);
  if (frame?.kind !== 'pay' || frame.seat === resolving?.seat) return 0.1;
  return buysOff - valueOfCosts(play.program.codes[frame.code].cost);
}

export function sceneOf(state: Readonly<State>, seat: Seat, weights: Weights): Scene {
  const play = lookAt(state);
  return { play, seat, weights, fighters: survey(play, weights) };
}

const fighterById = (scene: Scene, id: number): Fighter | undefined =>
  scene.fighters.find(({ creature }) => creature.id === id);

/** Whoever can hit or take something goes first; nobody is worth less than going nowhere. */
function activationWorth(scene: Scene, id: number): number {
  const fighter = fighterById(scene, id);
  if (!fighter) return 0;
  const { play, fighters, weights } = scene;
  const hope = bestHope(play, fighter, fighters, treasuresIn(play, weights), weights);
  const worth = (fighter.creature.tapped ? 0.3 : 1) * hope + 0.05;
  // Whoever is at it finishes first: an activation once left is over.
  return play.state.active === none ? worth : 0.001 * worth;
}

/** What the creature that is moved gains by it. */
function moveWorth(scene: Scene, square: number): number {
  const moved = (scene.moved ??= movedIn(scene));
  if (!moved.around) return 0;
  return moved.side * (placeWorth(scene.play, moved.around, square) - moved.here) - 0.03;
}

/** The creature the decision is about, and what its place is worth as it stands. */
interface Moved {
  around: Surroundings | undefined;
  side: 1 | -1;
  here: number;
}

function movedIn(scene: Scene, fighter: Fighter | undefined = moverOf(scene)): Moved {
  const { play, seat, fighters, weights } = scene;
  if (!fighter) return { around: undefined, side: 1, here: 0 };
  const around = surroundingsOf(play, fighter, fighters, weights);
  const side = fighter.team === play.program.teams[seat] ? 1 : -1;
  return { around, side, here: placeWorth(play, around, fighter.square) };
}

/** Once is enough for a power that could be used for ever. */
function powerWorth({ play }: Scene, number: number): number {
  const { text } = play.program.texts[number];
  if (text.kind !== 'power' || text.unlimited) return -0.1;
  return Math.min(1, valueOfText(text) / 4) - (text.timing === 'immediate' ? 0.9 : 0.5);
}

function moverOf(scene: Scene): Fighter | undefined {
  const { state } = scene.play;
  const frame = state.frames[state.frames.length - 1];
  return fighterById(scene, frame.kind === 'path' ? frame.creature : state.active);
}

function attackWorth(scene: Scene, target: number, mode: 'melee' | 'ranged'): number {
  const attacker = fighterById(scene, scene.play.state.active);
  const victim = fighterById(scene, target);
  if (!attacker || !victim) return 0;
  const isFriend = victim.team === attacker.team;
  const harm = harmOf(victim, mode === 'melee' ? attacker.melee : attacker.ranged, scene.weights);
  return isFriend ? -harm : harm;
}

/** At a glance nobody can tell when to play an order: it is kept. The worthier ones are tried out first. */
const orderWorth = ({ play }: Scene, card: number): number => 0.01 * textWorth(faceOf(play, card).card) - 1;

function cowerWorth({ play, weights }: Scene): number {
  const frame = play.state.frames[play.state.frames.length - 1];
  if (frame.kind !== 'damage') return 0;
  const hit = frame.hits[frame.at];
  const creature = findCreature(play, hit.creature);
  if (!creature) return -1;
  const { morale } = play.state.players[creature.seat];
  const price =
    moraleWorth(morale, weights) - moraleWorth(morale - cowerCost(play, creature, hit.amount), weights);
  return lossOf(play, creature, hit.amount, weights) - price - 0.3;
}

/** Damage that is endured, counted with the Morale a destroyed creature takes along. */
function lossOf(play: Play, creature: Creature, amount: number, weights: Weights): number {
  const fighter = fighterOf(play, creature, weights);
  const { morale } = play.state.players[creature.seat];
  if (amount < fighter.health) {
    return ((fighter.worth + fighter.level) * weights.wounds * amount) / fighter.hitPoints;
  }
  const left = 1 - weights.wounds * (1 - fighter.health / fighter.hitPoints);
  return fighter.worth * left + moraleWorth(morale, weights) - moraleWorth(morale - fighter.level, weights);
}

function deployWorth({ play }: Scene, card: number): number {
  const { printed } = faceOf(play, card);
  return (
    0.3 * printed.level +
    0.02 * printed.melee +
    0.02 * printed.ranged +
    0.1 * textWorth(faceOf(play, card).card)
  );
}

/** Nearer to the enemy and to treasure is better. */
function deploymentWorth(scene: Scene, square: number): number {
  const { play, fighters, seat, weights } = scene;
  const frame = play.state.frames[play.state.frames.length - 1];
  if (frame.kind === 'settle') return settleWorth(scene, frame.creature, square);
  if (frame.kind !== 'place') return 0;
  const { printed, size, isRanged } = faceOf(play, frame.card);
  const creature: Creature = {
    id: frame.card,
    seat,
    square,
    tapped: false,
    damage: 0,
    attached: [],
    activated: none,
    hazard: none,
    used: [],
    moved: 0,
  };
  const fighter: Fighter = {
    creature,
    square,
    size,
    team: play.program.teams[seat],
    level: printed.level,
    hitPoints: printed.hitPoints,
    health: printed.hitPoints,
    melee: printed.melee,
    ranged: printed.ranged,
    range: isRanged ? printed.range : 0,
    speed: printed.speed,
    canAttack: true,
    reach: 1,
    worth: printed.level,
  };
  return bestHope(play, fighter, fighters, treasuresIn(play, weights), { ...weights, patience: 0.8 });
}

function settleWorth(scene: Scene, id: number, square: number): number {
  const { around, side } = (scene.moved ??= movedIn(scene, fighterById(scene, id)));
  return around ? side * placeWorth(scene.play, around, square) : 0;
}

/** A target that can be freely chosen: an enemy worth hitting before a friend worth helping. */
function targetWorth(scene: Scene, id: number): number {
  const fighter = fighterById(scene, id);
  if (!fighter) return 0;
  const isEnemy = fighter.team !== scene.play.program.teams[scene.seat];
  const frailty = fighter.hitPoints > 0 ? 1 - fighter.health / fighter.hitPoints : 0;
  return (isEnemy ? 1 : 0) + 0.1 * (fighter.worth + fighter.level) + 0.5 * frailty;
}

/** What giving up a card or a creature costs. */
function cardWorth(scene: Scene, id: number): number {
  const fighter = fighterById(scene, id);
  if (fighter) return fighter.worth + fighter.level;
  return textWorth(faceOf(scene.play, id).card);
}

/** Questions about a position, answered in words. */
import { warband } from '../index.ts';
import { playOf, type Play } from '../play.ts';
import {
  distancesBetween,
  endsFor,
  outlookOf,
  moverOf,
  sightingOf,
  spotOf,
  strangerMover,
  threatOf,
  walkFor,
  type End,
  type Spot,
} from '../queries.ts';
import type { Mover } from '../geometry/reach.ts';
import { deploymentSquares } from '../board.ts';
import type { Creature } from '../state.ts';
import { decisionNow } from './answer.ts';
import type { World } from './build.ts';
import { optionWord, playerWordOf, squareWordOf } from './describe.ts';
import { StepFailure } from './failure.ts';
import { intentOf, intentSeat } from './intents.ts';
import { creatureOf, findCard, seatOf, squareOf } from './names.ts';
import type { MoverText, Question, SpotText } from './schema-questions.ts';
import type { SquareWord } from './words.ts';

/** The answer to one question, as JSON. */
export function answerTo(world: World, question: Question): unknown {
  const { state, names } = world;
  const play = playOf(state);
  switch (question.query) {
    case 'reach':
      return {
        ends: endsFor(play, moverFor(world, play, question)).map((end) =>
          endWords(world, end, question.paths !== false),
        ),
      };
    case 'path':
      return pathAnswer(world, play, question);
    case 'walk':
      return walkAnswer(world, play, question);
    case 'sight':
      return sightingOf(play, spotFor(world, question.from), spotFor(world, question.to));
    case 'distance': {
      const found = distancesBetween(play, spotFor(world, question.from), spotFor(world, question.to));
      return { ...found, around: found.around ?? 'none' };
    }
    case 'threat': {
      const { melee, ranged } = threatOf(play, creatureNamed(world, question.creature));
      const words = (squares: number[]): string[] => squares.map((square) => squareWordOf(world, square));
      return { melee: words(melee), ranged: words(ranged) };
    }
    case 'placements': {
      const seat = seatOf(names.players, question.player);
      const card = findCard(
        state,
        names,
        question.card,
        [...state.players[seat].creatureHand, ...state.setup.instances.keys()],
        'creature card',
      );
      return { squares: deploymentSquares(play, seat, card).map((square) => squareWordOf(world, square)) };
    }
    case 'options':
      return optionsAnswer(world);
    case 'explain': {
      const seat =
        question.player === undefined
          ? intentSeat(world, question.intent)
          : seatOf(names.players, question.player);
      const refusal = warband.explain(state, seat, intentOf(world, seat, question.intent));
      return refusal ? { allowed: false, ...refusal } : { allowed: true };
    }
  }
}

type Moving = Extract<Question, { query: 'reach' | 'path' | 'walk' }>;

function moverFor(world: World, play: Play, { creature, mover, manner, squares }: Moving): Mover {
  if (mover) return strangerMover(play, strangerFrom(world, mover));
  if (creature === undefined) throw new StepFailure('It must say which "creature" or "mover".');
  return moverOf(play, creatureNamed(world, creature), {
    manner: manner ?? 'move',
    squares: squares ?? 'speed',
  });
}

function strangerFrom({ state, names }: World, mover: MoverText) {
  return {
    from: squareOf(state.setup.battlefield, mover.from),
    size: mover.large ? (2 as const) : (1 as const),
    squares: mover.speed,
    mode: mover.mode ?? 'walk',
    manner: mover.manner ?? 'move',
    seat: seatOf(names.players, mover.player ?? 0),
    sureFooted: mover.sureFooted ?? false,
    hazardProof: mover.hazardProof ?? false,
  };
}

function endWords(world: World, { square, cost, hazard, opens, path }: End, hasPath: boolean) {
  const words = (squares: number[]): string[] => squares.map((each) => squareWordOf(world, each));
  const end = { square: squareWordOf(world, square), cost, hazard, opens: words(opens) };
  return hasPath ? { ...end, path: words(path) } : end;
}

function pathAnswer(world: World, play: Play, question: Extract<Question, { query: 'path' }>) {
  const to = squareOf(world.state.setup.battlefield, question.to);
  const ends = endsFor(play, moverFor(world, play, question)).filter(({ square }) => square === to);
  if (ends.length === 0) return { reachable: false };
  return { reachable: true, cost: ends[0].cost, ways: ends.map((end) => endWords(world, end, true)) };
}

function walkAnswer(world: World, play: Play, question: Extract<Question, { query: 'walk' }>) {
  const path = question.path.map((word) => squareOf(world.state.setup.battlefield, word));
  const walked = walkFor(play, moverFor(world, play, question), path);
  return walked.ok ? { legal: true, cost: walked.value.cost } : { legal: false, ...walked.error };
}

function creatureNamed({ state, names }: World, name: string): Creature {
  const id = creatureOf(state, names, name);
  return state.creatures.find((each) => each.id === id)!;
}

const looksLikeSquare = /^[A-Za-z]{1,2}[1-9]\d?$/;

/** A creature's name goes before a square's, should a creature be called "A1". */
function spotFor(world: World, word: SpotText): Spot {
  const { state, names } = world;
  const square = (each: SquareWord): number => squareOf(state.setup.battlefield, each);
  if (typeof word === 'object' && !Array.isArray(word)) {
    const spot: Spot = { square: square(word.square), size: word.large ? 2 : 1 };
    return word.player === undefined ? spot : { ...spot, seat: seatOf(names.players, word.player) };
  }
  if (typeof word !== 'string') return { square: square(word), size: 1 };
  const isCreature = state.creatures.some(({ id }) => names.cards.get(id) === word);
  if (!isCreature && looksLikeSquare.test(word)) return { square: square(word), size: 1 };
  return spotOf(playOf(state), creatureNamed(world, word));
}

function optionsAnswer(world: World) {
  const decision = decisionNow(world);
  if (!decision) return { over: true, outcome: world.state.outcome };
  return {
    player: playerWordOf(world, decision.seat),
    prompt: decision.prompt.code,
    rule: decision.prompt.rule,
    options: decision.options.map((option) => {
      const word = optionWord(world, option);
      const mode = option.kind === 'attack' ? { mode: option.mode } : {};
      const end = outlookOf(world.state, option);
      const outlook = end ? endWords(world, end, true) : {};
      return word === '' ? { kind: option.kind } : { kind: option.kind, what: word, ...mode, ...outlook };
    }),
  };
}

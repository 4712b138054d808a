/** Questions of a scenario file about its position, answered in the file's own names. */
import {
  letterOfSpace,
  tileOfSpace,
  type DeepwarrenIntent,
  type Space,
} from '../../../../shared/games/deepwarren.ts';
import type { AttackPreview, EndPreview } from '../../../../shared/games/deepwarren-questions.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import { xOf, yOf } from '../dungeon/cells.ts';
import { spacesOfTile } from '../dungeon/layout.ts';
import { standingOf } from '../end.ts';
import { explainIntent } from '../explain/explain.ts';
import { decisionOf } from '../flow.ts';
import { deadCells, landingsInHand, tilesLeftByKind } from '../queries/dungeon.ts';
import { attackPreview, fallPreview, reachOf, threatsTo, worstCase } from '../queries/tokens.ts';
import { intentOf } from './act.ts';
import type { Position } from './build.ts';
import { fail, ScenarioFailure, seatOf } from './names.ts';
import type { ScenarioQuestion } from './schema.ts';

export function answerTo(position: Position, question: ScenarioQuestion): Result<unknown, string> {
  try {
    return ok(found(position, question));
  } catch (failure) {
    if (failure instanceof ScenarioFailure) return err(failure.message);
    throw failure;
  }
}

function found(position: Position, question: ScenarioQuestion): unknown {
  const { state } = position;
  switch (question.query) {
    case 'reach':
      return reachAnswer(position, question);
    case 'attack':
      return attackWords(
        position,
        attackPreview(state, idOf(position, question.token), targetOf(position, question)),
      );
    case 'fall':
      return { ends: endWords(position, fallPreview(state, idOf(position, question.token))) };
    case 'threats': {
      const id = idOf(position, question.token);
      const by = threatsTo(state, id).map(({ token, damage, moves }) => ({
        token: nameOf(position, token),
        damage,
        moves,
      }));
      return { by, worst: worstCase(state, id) };
    }
    case 'landings':
      return { landings: landingsInHand(state) };
    case 'tilesLeft':
      return { left: tilesLeftByKind(state), dead: deadCells(state).map(({ x, y }) => [x, y]) };
    case 'standing':
      return {
        standing: standingOf(state).map(({ seat, ...rest }) => ({
          player: playerName(position, seat),
          ...rest,
        })),
      };
    case 'options':
      return optionsAnswer(position);
    case 'explain':
      return explained(position, question);
  }
}

type QuestionOf<Query extends string> = Extract<ScenarioQuestion, { query: Query }>;

function reachAnswer(position: Position, { token, steps }: QuestionOf<'reach'>) {
  const { state } = position;
  const { ways, doors, safe } = reachOf(state, idOf(position, token), steps);
  const spaces = (path: readonly Space[]) => path.map((space) => spaceWords(position, space));
  return {
    ways: ways.map(({ to, path, burns, chest }) => ({
      to: spaceWords(position, to),
      path: spaces(path),
      burns,
      chest,
    })),
    doors: doors.map((tile) => cellWords(position, tile)),
    safe,
  };
}

const targetOf = (position: Position, { target }: QuestionOf<'attack'>): number | undefined =>
  target === undefined ? undefined : idOf(position, target);

const attackWords = (position: Position, { hits, ends }: Pick<AttackPreview, 'hits' | 'ends'>) => ({
  hits: hits.map((hit) => ({ ...hit, target: nameOf(position, hit.target) })),
  ends: endWords(position, ends),
});

/** How the game would stand if it ended so; `none` if it goes on. */
function endWords(position: Position, end: EndPreview | undefined): unknown {
  if (!end) return 'none';
  const standing = end.standing.map(({ seat, score }) => ({ player: playerName(position, seat), score }));
  return { reason: end.reason, standing };
}

function optionsAnswer({ state }: Position) {
  const decision = decisionOf(state);
  if (!decision) return { asked: 'nobody', options: [] };
  return {
    asked: state.setup.players[decision.seat].name,
    code: decision.prompt.code,
    options: decision.options,
  };
}

function explained(position: Position, { what, by }: QuestionOf<'explain'>): unknown {
  const { state } = position;
  const seat = by === undefined ? (decisionOf(state)?.seat ?? state.seat) : seatOf(state, by);
  return explainIntent(state, seat, intentOf(position, what) as DeepwarrenIntent) ?? 'allowed';
}

const idOf = ({ tokens }: Position, name: string): number =>
  tokens.get(name) ?? fail(`There is no token "${name}".`);

/** By the name of the file; a token that came by itself by its number. */
const nameOf = ({ tokens }: Position, id: number): string | number =>
  [...tokens].find(([, each]) => each === id)?.[0] ?? id;

const playerName = ({ state }: Position, seat: number): string => state.setup.players[seat].name;

const cellWords = ({ state }: Position, tile: number): [number, number] => [
  xOf(state.cells[tile]),
  yOf(state.cells[tile]),
];

/** A cell, with the letter of the space where a tile has several. */
function spaceWords(position: Position, space: Space): unknown {
  const tile = tileOfSpace(space);
  const at = cellWords(position, tile);
  return spacesOfTile[tile].length > 1 ? { at, space: 'ABCDE'[letterOfSpace(space)] } : at;
}

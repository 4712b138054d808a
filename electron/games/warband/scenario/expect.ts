/** Compares a position with what an `expect` step says. */
import { warband } from '../index.ts';
import { decisionNow } from './answer.ts';
import type { World } from './build.ts';
import { differences, setDifferences } from './compare.ts';
import {
  creatureWordOf,
  effectWords,
  itemWords,
  optionWords,
  playerWordOf,
  squareWordOf,
} from './describe.ts';
import { anyCreature, seatOf, squareOf } from './names.ts';
import type { Expected, ExpectedOptions } from './schema-steps.ts';
import { none } from '../state.ts';
import type { PlayerWord, SquareWord } from './words.ts';

export function expectationFailures(world: World, expected: Expected): string[] {
  return [
    ...Object.entries(expected.creatures ?? {}).flatMap(([name, each]) =>
      creatureFailures(world, name, each),
    ),
    ...Object.entries(expected.players ?? {}).flatMap(([name, each]) => playerFailures(world, name, each)),
    ...tableFailures(world, expected),
    ...momentFailures(world, expected),
    ...(expected.options ? optionFailures(world, expected.options) : []),
  ];
}

const square = ({ state }: World, word: SquareWord): number => squareOf(state.setup.battlefield, word);
const squareWord = (world: World, word: SquareWord): string => squareWordOf(world, square(world, word));
const playerName = (world: World, word: PlayerWord): string =>
  playerWordOf(world, seatOf(world.names.players, word));

type ExpectedCreature = NonNullable<Expected['creatures']>[string];

function creatureFailures(world: World, name: string, expected: ExpectedCreature): string[] {
  const id = anyCreature(world.state, world.names, name);
  const view = warband.view(world.state, 'open').creatures.find((each) => each.id === id);
  const path = `creatures.${name}`;
  if (!view || expected.inPlay === false)
    return differences(expected.inPlay ?? true, view !== undefined, `${path}.inPlay`);
  const { inPlay: _inPlay, at, owner, controller, ...rest } = expected;
  const wanted = {
    ...rest,
    at: at === undefined ? undefined : squareWord(world, at),
    owner: owner === undefined ? undefined : playerName(world, owner),
    controller: controller === undefined ? undefined : playerName(world, controller),
  };
  const found = {
    ...view,
    at: squareWordOf(world, view.square),
    owner: playerWordOf(world, view.owner),
    controller: playerWordOf(world, view.seat),
    activated: view.hasActed,
    attached: view.attached.map((card) => creatureWordOf(world, card)),
  };
  return differences(wanted, found, path);
}

const piles = ['orderHand', 'orderDeck', 'creatureHand', 'creatureDeck', 'discard', 'graveyard'] as const;
type ExpectedPlayer = NonNullable<Expected['players']>[string];

function playerFailures(world: World, name: string, expected: ExpectedPlayer): string[] {
  const seat = seatOf(world.names.players, /^\d$/.test(name) ? Number(name) : name);
  const player = world.state.players[seat];
  const { deployed } = warband.view(world.state, 'open').players[seat];
  const path = `players.${name}`;
  const { morale, leadership, collected } = expected;
  const plain = differences(
    { morale, leadership, collected, deployed: expected.deployed },
    { ...player, deployed },
    path,
  );
  return piles.reduce((failures, pile) => {
    const wanted = expected[pile];
    if (wanted === undefined) return failures;
    const cards = pile.endsWith('Deck') ? player[pile].toReversed() : player[pile];
    const found = cards.map((card) => creatureWordOf(world, card));
    return [
      ...failures,
      ...differences(wanted, typeof wanted === 'number' ? found.length : found, `${path}.${pile}`),
    ];
  }, plain);
}

function tableFailures(world: World, { chests, treasure, stack, effects }: Expected): string[] {
  const view = warband.view(world.state, 'open');
  const failures: string[] = [];
  if (chests) {
    const found = view.chests.map((each) => squareWordOf(world, each));
    failures.push(
      ...setDifferences(
        chests.map((each) => squareWord(world, each)),
        found,
        'chests',
      ),
    );
  }
  for (const [word, tokens] of Object.entries(treasure ?? {})) {
    const at = square(world, word);
    const found = view.tokens.find((pile) => pile.square === at)?.count ?? 0;
    failures.push(...differences(tokens, found, `treasure.${word}`));
  }
  if (stack) {
    const wanted = stack.map(({ path, player, ...rest }) => ({
      ...rest,
      path: path?.map((each) => squareWord(world, each)),
      player: player === undefined ? undefined : playerName(world, player),
    }));
    const found = view.stack.map((item) => itemWords(world, item));
    if (found.length === wanted.length) failures.push(...differences(wanted, found, 'stack'));
    else
      failures.push(
        `stack: expected ${wanted.length} items, found ${found.length}: ${found.map(({ name }) => name).join(', ') || 'none'}`,
      );
  }
  if (effects)
    failures.push(
      ...differences(
        effects,
        view.effects.map((each) => effectWords(world, { ...each })),
        'effects',
      ),
    );
  return failures;
}

function momentFailures(world: World, expected: Expected): string[] {
  const { state } = world;
  const decision = decisionNow(world);
  const found = {
    phase: state.phase,
    turn: playerWordOf(world, state.seat),
    round: Math.ceil(state.turn / state.players.length),
    active: state.active === none ? false : creatureWordOf(world, state.active),
    moves: state.moves,
    decides: decision && playerWordOf(world, decision.seat),
    asks: decision?.prompt.code,
    undoable: warband.undoable(state),
  };
  const { phase, round, active, moves, asks, undoable } = expected;
  const turn = expected.turn === undefined ? undefined : playerName(world, expected.turn);
  const decides = expected.decides === undefined ? undefined : playerName(world, expected.decides);
  return differences({ phase, turn, round, active, moves, decides, asks, undoable }, found, '');
}

function optionFailures(world: World, expected: ExpectedOptions): string[] {
  const decision = decisionNow(world);
  return Object.entries(expected).flatMap(([kind, wanted]) => {
    if (wanted === undefined) return [];
    const path = `options.${kind}`;
    if (kind === 'kinds')
      return setDifferences(
        wanted as string[],
        [...new Set(decision?.options.map((each) => each.kind))],
        path,
      );
    const found = optionWords(world, decision, kind);
    if (typeof wanted === 'number') return differences(wanted, found.length, path);
    return setDifferences(
      wanted.map((word) => optionNamed(world, word)),
      found,
      path,
    );
  });
}

const optionNamed = (world: World, word: string | number | [number, number]): string => {
  if (Array.isArray(word)) return squareWord(world, word);
  return typeof word === 'number' ? playerName(world, word) : word;
};

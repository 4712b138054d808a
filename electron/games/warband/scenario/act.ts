/** Carries out the `do` steps of a scenario: finds the options meant and answers with them, through `step`. */
import type { Seat } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { surrender } from '../../../engine/step.ts';
import { warband } from '../index.ts';
import { playOf, topFrame } from '../play.ts';
import { none, type CardId } from '../state.ts';
import { choose, decisionNow, isWindow, payWith, target } from './answer.ts';
import type { World } from './build.ts';
import { declare } from './declare.ts';
import { decisionLine, optionWord, orderedWords } from './describe.ts';
import { creatureOf, findCard, itemOf, seatOf, squareOf } from './names.ts';
import { StepFailure } from './failure.ts';
import { findPower } from './powers.ts';
import type { Doing } from './schema-steps.ts';
import type { SquareWord } from './words.ts';

/** Everybody passes until the stack is empty or somebody is asked something else. */
function resolveAll(world: World): void {
  while (isWindow(decisionNow(world))) pass(world);
}

/** Everybody passes until the top item has resolved, or somebody is asked something else on the way. */
function resolveTop(world: World): void {
  const { length } = world.events;
  const isResolved = (): boolean => world.events.slice(length).some(({ kind }) => kind === 'resolved');
  while (isWindow(decisionNow(world)) && !isResolved()) pass(world);
}

const pass = (world: World): void => choose(world, 'pass', ({ kind }) => kind === 'pass');

/** In a window the players before `seat` pass; elsewhere it must be `seat` who is asked. */
function waitFor(world: World, seat: Seat): void {
  const { state } = world;
  const frame = topFrame(state);
  const seats = state.players.length;
  const isAskedLater = frame?.kind === 'stack' && (seat - state.seat + seats) % seats >= frame.asked;
  while (isAskedLater && isWindow(decisionNow(world)) && decisionNow(world)!.seat !== seat) pass(world);
  const decision = decisionNow(world);
  if (decision?.seat !== seat)
    throw new StepFailure(`${world.names.players[seat]} is not asked now; ${decisionLine(world, decision)}.`);
}

/** Who a step is done by: as written, else the controller of the creature it names, else whoever is asked. */
function doerOf(world: World, doing: Doing): Seat | undefined {
  const { state, names } = world;
  if (doing.by !== undefined) return seatOf(names.players, doing.by);
  const name =
    doing.do === 'play'
      ? doing.on
      : doing.do === 'power' || doing.do === 'dodge'
        ? doing.creature
        : undefined;
  if (name === undefined) return decisionNow(world)?.seat;
  const id = creatureOf(state, names, name);
  return state.creatures.find((each) => each.id === id)?.seat;
}

/** Carries out one `do` step and what follows it. */
export function perform(world: World, doing: Doing, defaultThen: 'wait' | 'resolve' | 'top'): void {
  if (doing.do === 'surrender') return giveUp(world, doing);
  if (doing.do === 'resolve' || doing.do === 'top')
    return doing.do === 'top' ? resolveTop(world) : resolveAll(world);
  const seat = doerOf(world, doing);
  if (seat !== undefined) waitFor(world, seat);
  act(world, doing);
  const then = doing.then ?? defaultThen;
  if (then === 'resolve') resolveAll(world);
  else if (then === 'top') resolveTop(world);
}

function giveUp(world: World, { by }: { by?: string | number | undefined }): void {
  const seat = by === undefined ? decisionNow(world)?.seat : seatOf(world.names.players, by);
  const done = surrender(warband, { state: world.state, revision: 0 }, { revision: 0, seat: seat ?? 0 });
  if (!done.ok) throw new StepFailure(done.error.sentence);
  world.state = done.value.match.state;
  world.events.push(...done.value.events);
}

type Plain = Exclude<Doing, { do: 'surrender' | 'resolve' | 'top' }>;

function act(world: World, doing: Plain): void {
  const { state, names } = world;
  const creature = (name: string): CardId => creatureOf(state, names, name);
  const square = (word: SquareWord): number => squareOf(state.setup.battlefield, word);
  switch (doing.do) {
    case 'first': {
      const seat = seatOf(names.players, doing.player);
      return choose(
        world,
        `naming ${names.players[seat]}`,
        (option) => option.kind === 'first' && option.seat === seat,
      );
    }
    case 'deploy':
      chooseCard(world, 'deploy', doing.card);
      return doing.at === undefined ? undefined : place(world, doing.at);
    case 'place':
      return place(world, doing.at);
    case 'activate': {
      const id = creature(doing.creature);
      return choose(
        world,
        `activating ${doing.creature}`,
        (option) => option.kind === 'activate' && option.creature === id,
      );
    }
    case 'move':
    case 'go':
      return go(world, doing.do, square(doing.to), doing);
    case 'attack':
      return attack(world, creature(doing.target), doing);
    case 'play':
      chooseCard(world, 'play', doing.card);
      return declare(world, doing);
    case 'power':
      choosePower(world, creature(doing.creature), doing);
      return declare(world, doing);
    case 'collect': {
      const at = doing.at === undefined ? undefined : square(doing.at);
      return choose(
        world,
        'collecting',
        (option) => option.kind === 'collect' && (at === undefined || option.square === at),
      );
    }
    case 'dodge': {
      const id = creature(doing.creature);
      const item = doing.item === undefined ? undefined : itemOf(state, names, doing.item).id;
      return choose(
        world,
        `dodging with ${doing.creature}`,
        (option) =>
          option.kind === 'dodge' && option.creature === id && (item === undefined || option.item === item),
      );
    }
    case 'actor':
    case 'assist':
    case 'pick': {
      const id = creature(doing.creature);
      return choose(
        world,
        `${doing.do} ${doing.creature}`,
        (option) => option.kind === doing.do && option.creature === id,
      );
    }
    case 'pay':
      return payWith(world, doing.with);
    case 'target':
      return target(world, doing.target);
    case 'source': {
      const { id } = itemOf(state, names, doing.item);
      return choose(
        world,
        `source ${doing.item}`,
        (option) => option.kind === 'source' && option.item === id,
      );
    }
    case 'shield':
      return takeNumberOf(world, 'shield', doing.number);
    case 'choose':
      return choose(
        world,
        `option ${doing.option}`,
        (option) => option.kind === 'option' && option.index === doing.option - 1,
      );
    case 'card':
      return chooseCard(world, 'card', doing.card);
    case 'next':
      return next(world, doing);
    default:
      return choose(world, doing.do, ({ kind }) => kind === doing.do);
  }
}

const place = (world: World, at: SquareWord): void => {
  const square = squareOf(world.state.setup.battlefield, at);
  choose(world, `placing at ${String(at)}`, (option) => option.kind === 'place' && option.square === square);
};

/** The card of that name among those offered. */
function chooseCard(world: World, kind: 'deploy' | 'play' | 'card', name: string): void {
  const { state, names } = world;
  const offered = (decisionNow(world)?.options ?? []).flatMap((option) =>
    option.kind === kind ? [option.card] : [],
  );
  const isOffered = offered.some(
    (id) =>
      optionWord(world, { kind, card: id }) === name ||
      state.setup.cards[state.setup.instances[id].card].id === name,
  );
  const card = isOffered ? findCard(state, names, name, offered, 'card') : none;
  choose(world, `${kind} ${name}`, (option) => option.kind === kind && option.card === card);
}

interface SetOff {
  hazard?: boolean | undefined;
  opens?: SquareWord[] | undefined;
}

/** The cheapest way to a square that sets off what the step says; anything, if it says nothing. */
function go(world: World, kind: 'move' | 'go', to: number, { hazard, opens }: SetOff): void {
  const { chests, setup } = world.state;
  const chestBits = opens?.reduce((bits, word) => {
    const index = chests.findIndex((chest) => chest.square === squareOf(setup.battlefield, word));
    if (index < 0) throw new StepFailure(`There is no chest at ${String(word)}.`);
    return bits | (2 << index);
  }, 0);
  const allChests = ((2 << chests.length) - 1) & ~1;
  choose(world, `going to ${optionWord(world, { kind: 'go', to, outcome: 0 })}`, (option) => {
    if (option.kind !== kind || option.to !== to) return false;
    if (hazard !== undefined && ((option.outcome & 1) !== 0) !== hazard) return false;
    return chestBits === undefined || (option.outcome & allChests) === chestBits;
  });
}

function attack(
  world: World,
  target: CardId,
  { mode, target: name }: { mode?: string | undefined; target: string },
): void {
  const fits = (wanted: string | undefined) => (option: WarbandAction) =>
    option.kind === 'attack' && option.target === target && (wanted === undefined || option.mode === wanted);
  const hasMelee = decisionNow(world)?.options.some(fits('melee')) ?? false;
  choose(world, `attacking ${name}`, fits(mode ?? (hasMelee ? 'melee' : undefined)));
}

function choosePower(world: World, creature: CardId, doing: Extract<Plain, { do: 'power' }>): void {
  const number = powerNumber(world, creature, doing.power);
  choose(
    world,
    `the power of ${doing.creature}`,
    (option) => option.kind === 'power' && option.creature === creature && option.text === number,
  );
}

/** The text number of a creature's power, its own or an attached one. */
export function powerNumber({ state }: World, id: CardId, wanted: string | number = 1): number {
  const creature = state.creatures.find((each) => each.id === id);
  if (!creature) throw new StepFailure('A creature that is not in play has no powers.');
  return findPower(playOf(state), creature, wanted).number;
}

/** The n-th option of a kind, from 1. */
function takeNumberOf(world: World, kind: WarbandAction['kind'], number: number): void {
  let seen = 0;
  choose(world, `${kind} ${number}`, (option) => option.kind === kind && ++seen === number);
}

function next(world: World, { what, creature, number }: Extract<Plain, { do: 'next' }>): void {
  const words = orderedWords(world);
  const index =
    number !== undefined
      ? number - 1
      : words.findIndex(
          (word) =>
            (what === undefined || word.startsWith(what)) &&
            (creature === undefined || word.endsWith(` ${creature}`)),
        );
  choose(world, 'that', (option) => option.kind === 'next' && option.index === index);
}

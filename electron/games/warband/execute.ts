/**
 * Carries out one step of the card language. A step that must ask pushes a frame; a step that cannot be done is
 * skipped. Creatures the item no longer affects are left out everywhere (W-727, W-812).
 */
import { unreachable } from '../../../shared/result.ts';
import { destroyCreatures, heal, tap, untap, withdraw } from './creatures.ts';
import {
  canSlide,
  changeCounters,
  control,
  grant,
  modify,
  prevent,
  rescue,
  wait,
} from './execute-effects.ts';
import { deploy, discard, draw, look, recover, reveal, search } from './execute-cards.ts';
import type { Step, Target } from './cards/language.ts';
import { detachCards, putOn, settle, swap, takeOff } from './execute-pieces.ts';
import { cancel, empower, evade, redirect } from './execute-stack.ts';
import {
  affected,
  amountOf,
  boundIds,
  conditionHolds,
  creaturesOf,
  matches,
  playersOf,
  type Speaker,
} from './evaluate.ts';
import { letGoAgain } from './going-again.ts';
import { giveBack } from './hands.ts';
import { changeLeadership, changeMorale } from './morale.ts';
import { addTokens, type Manner } from './movement.ts';
import { findCreature, pushFrame, type Play } from './play.ts';
import { canDoAny } from './possible.ts';
import { looseFrom } from './program.ts';
import { attacker, rangeFor, tokenSquares } from './requirements.ts';
import { none, type CardId, type Creature, type Item, type Square } from './state.ts';
import { dealDamage, strike } from './strike.ts';
import { takeToken } from './treasure.ts';
import { itemSpeaker } from './values.ts';

export function execute(play: Play, step: Step, each: CardId): void {
  const item = play.state.resolving;
  if (!item) throw new Error('steps belong to a resolving item');
  const speaker = itemSpeaker(item, each);
  const who = (reference: Parameters<typeof affected>[1]): Creature[] => affected(play, reference, speaker);
  const amount = (value: Parameters<typeof amountOf>[1]): number => amountOf(play, value, speaker);
  switch (step.do) {
    case 'attack':
      return attack(play, step, item, speaker);
    case 'damage': {
      item.mode = '';
      const harms = who(step.to).map(({ id }) => ({ creature: id, amount: amount(step.amount) }));
      return dealDamage(play, item, harms, item.actor, step.unpreventable === true);
    }
    case 'prevent':
      return prevent(play, step, item, who(step.for), speaker);
    case 'heal':
      return who(step.who).forEach((creature) => {
        heal(play, creature, step.amount === 'all' ? creature.damage : amount(step.amount));
      });
    case 'move':
    case 'shift':
    case 'slide':
      return moveAll(play, step, item, who(step.who), speaker);
    case 'place':
      return settle(play, step, item, who(step.who), speaker);
    case 'swap':
      return swap(play, who(step.first)[0], who(step.second)[0], item.seat);
    case 'tap':
      return who(step.who).forEach((creature) => {
        tap(play, creature);
      });
    case 'untap':
      return who(step.who).forEach((creature) => {
        untap(play, creature);
      });
    case 'draw':
      return draw(play, step.deck, playersOf(play, step.player, speaker), amount(step.cards));
    case 'discard':
      return discard(
        play,
        step,
        item.seat,
        playersOf(play, step.player, speaker),
        step.cards === 'all' ? Infinity : amount(step.cards),
      );
    case 'recover':
      return recover(play, step, playersOf(play, step.player, speaker), amount(step.cards), speaker);
    case 'return':
      if (step.card === 'this') return giveBack(play, item.card, step.to);
      return boundIds(item.targets, step.card.target).forEach((card) => {
        giveBack(play, card, step.to);
      });
    case 'withdraw':
      return who(step.who).forEach((creature) => {
        withdraw(play, creature, step.to);
      });
    case 'attach': {
      const [host] = who(step.to);
      return host && putOn(play, item, host);
    }
    case 'detach':
      if (step.cards === 'this') return takeOff(play, item);
      return detachCards(
        play,
        step,
        who(step.from),
        step.cards === 'all' ? Infinity : amount(step.cards),
        item.seat,
      );
    case 'destroy':
      return destroyCreatures(play, who(step.who), item.actor);
    case 'counter':
      return changeCounters(play, step, item, who(step.who), step.by === 'all' ? Infinity : amount(step.by));
    case 'later':
      return wait(play, step, item, step.who === undefined ? undefined : who(step.who));
    case 'rescue':
      return rescue(play, step, item, who(step.who), speaker);
    case 'control':
      return control(play, step, item, who(step.who), playersOf(play, step.player ?? 'you', speaker)[0]);
    case 'morale': {
      const by = step.lose ? -amount(step.by) : amount(step.by);
      return changeMorale(
        play,
        playersOf(play, step.player, speaker).map((seat) => ({ seat, by })),
      );
    }
    case 'leadership': {
      const by = step.lose ? -amount(step.by) : amount(step.by);
      return playersOf(play, step.player, speaker).forEach((seat) => {
        changeLeadership(play, seat, by);
      });
    }
    case 'modify':
      return modify(play, step, item, who(step.who), amount(step.by));
    case 'grant':
    case 'grantKeyword':
    case 'grantAbility':
      return grant(play, step, item, who(step.who));
    case 'empower':
      return empower(play, step, item, amount(step.by));
    case 'cancel':
      return cancel(play, step, item);
    case 'redirect':
      return redirect(play, step, item, who(step.to)[0]);
    case 'evade':
      return evade(play, step, item, who(step.who));
    case 'extraMove':
      if (who(step.who).some(({ id }) => id === play.state.active)) play.state.moves += 1;
      return;
    case 'reactivate':
      return who(step.who).forEach((creature) => {
        letGoAgain(play, creature);
      });
    case 'collect':
      return who(step.who).forEach((creature) => {
        collectTokens(play, creature, amount(step.tokens));
      });
    case 'treasure':
      return who(step.at).forEach(({ square }) => {
        putTreasure(play, square, amount(step.tokens));
      });
    case 'look':
      return look(play, item.seat, step, amount(step.cards));
    case 'search':
      return search(play, step, item.seat, speaker);
    case 'reveal':
      return reveal(play, item.seat, playersOf(play, step.player, speaker));
    case 'deploy':
      return deploy(play, step, item.seat, speaker);
    case 'choose': {
      item.done = false;
      const codes = step.options.map(({ steps }) =>
        canDoAny(play, steps, speaker) ? codeOf(play, steps) : none,
      );
      if (codes.every((code) => code === none)) return;
      return pushFrame(play, {
        kind: 'option',
        seat: chooser(play, step.player, speaker),
        codes,
        optional: false,
        each,
        left: step.ways ?? 1,
      });
    }
    case 'may': {
      item.done = false;
      if (!canDoAny(play, step.steps, speaker)) return;
      const codes = [codeOf(play, step.steps)];
      return pushFrame(play, {
        kind: 'option',
        seat: chooser(play, step.player, speaker),
        codes,
        optional: true,
        each,
        left: 1,
      });
    }
    case 'pay': {
      const [seat] = playersOf(play, step.player ?? 'you', speaker);
      item.done = false;
      if (seat === undefined) return;
      const otherwise = step.otherwise ? codeOf(play, step.otherwise) : none;
      const code = codeOf(play, step.steps);
      return pushFrame(play, {
        kind: 'pay',
        seat,
        code,
        otherwise,
        payment: [],
        agreed: false,
        each,
      });
    }
    case 'pick':
      return pick(play, step, item, speaker);
    case 'if': {
      const list = conditionHolds(play, step.when, speaker) ? step.then : step.otherwise;
      return list && run(play, list, each);
    }
    case 'forEach': {
      const [first, ...left] = play.state.creatures
        .filter(
          (creature) => !item.immune.includes(creature.id) && matches(play, step.who, creature, speaker),
        )
        .map(({ id }) => id);
      if (first === undefined) return;
      return pushFrame(play, {
        kind: 'run',
        code: codeOf(play, step.steps),
        at: 0,
        each: first,
        left,
        times: 1,
      });
    }
    case 'repeat': {
      const times = amount(step.times);
      if (times < 1) return;
      return pushFrame(play, { kind: 'run', code: codeOf(play, step.steps), at: 0, each, left: [], times });
    }
    default:
      return unreachable(step);
  }
}

function codeOf(play: Play, steps: Step[]): number {
  const code = play.program.codeOf.get(steps);
  if (code === undefined) throw new Error('every step list of a card has a number');
  return code;
}

const run = (play: Play, steps: Step[], each: CardId): void => {
  pushFrame(play, { kind: 'run', code: codeOf(play, steps), at: 0, each, left: [], times: 1 });
};

const chooser = (play: Play, player: Parameters<typeof playersOf>[1] | undefined, speaker: Speaker): number =>
  (player && playersOf(play, player, speaker)[0]) ?? speaker.seat;

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

function attack(play: Play, step: StepOf<'attack'>, item: Item, speaker: Speaker): void {
  const [byId] = creaturesOf(play, step.by ?? 'actor', speaker);
  const by = byId === undefined ? undefined : findCreature(play, byId);
  const declared = attackTarget(play, item, step);
  if (!by || isBanned(play, item, by, step.mode, declared)) return;
  item.mode = step.mode;
  const { targets, damage, bonus } = {
    targets: affected(play, step.target, speaker),
    damage: step.damage === undefined ? undefined : amountOf(play, step.damage, speaker),
    bonus: step.bonus === undefined ? 0 : amountOf(play, step.bonus, speaker),
  };
  const range = rangeFor(play, by, declared?.range, declared?.rangeBonus);
  for (const target of targets) {
    strike(play, item, by, target.id, {
      mode: step.mode,
      range,
      damage,
      bonus,
      unpreventable: step.unpreventable === true,
    });
  }
}

/** the ban of W-716 is a matter of declaration, but of resolution for a step that follows a movement. */
function isBanned(
  play: Play,
  item: Item,
  by: Creature,
  mode: 'melee' | 'ranged',
  declared: CreatureTarget | undefined,
): boolean {
  const { source, number } = play.program.codes[item.code];
  const isLoose = source !== undefined && number >= looseFrom(source);
  const isMoved = declared !== undefined && declared.attack === undefined;
  return (isLoose || isMoved) && attacker(play, by, mode) !== undefined;
}

type CreatureTarget = Extract<Target, { kind: 'creature' }>;

/** The declared target of an attack, which may carry a range of its own (W-715). */
function attackTarget(play: Play, item: Item, { target }: StepOf<'attack'>): CreatureTarget | undefined {
  if (typeof target !== 'object' || !('target' in target)) return undefined;
  const declared = play.program.codes[item.code].allTargets.find(({ name }) => name === target.target);
  return declared?.kind === 'creature' ? declared : undefined;
}

function moveAll(
  play: Play,
  step: StepOf<'move' | 'shift' | 'slide'>,
  item: Item,
  creatures: Creature[],
  speaker: Speaker,
): void {
  const manner: Manner = step.do;
  const speed = step.squares === 'speed';
  const squares = step.squares === 'speed' ? 0 : amountOf(play, step.squares, speaker);
  for (const creature of creatures.toReversed()) {
    if (manner === 'slide' && !canSlide(play, creature, item.seat)) continue;
    const seat = manner === 'slide' ? item.seat : creature.seat;
    pushFrame(play, { kind: 'path', seat, creature: creature.id, manner, squares, speed });
  }
}

function collectTokens(play: Play, creature: Creature, count: number): void {
  for (let taken = 0; taken < count; taken++) {
    const [square] = tokenSquares(play, creature);
    if (square === undefined || !takeToken(play, creature, square)) return;
  }
}

function putTreasure(play: Play, square: Square, tokens: number): void {
  if (tokens <= 0) return; // a count may come to nothing
  addTokens(play, square, tokens);
  play.emit?.({ kind: 'treasurePlaced', square, tokens });
}

/** "Choose", "up to": chosen on resolution. */
function pick(play: Play, step: StepOf<'pick'>, item: Item, speaker: Speaker): void {
  const creatures = play.state.creatures
    .filter((creature) => !item.immune.includes(creature.id) && matches(play, step.from, creature, speaker))
    .map(({ id }) => id);
  const most = Math.min(step.upTo ?? 1, creatures.length);
  const optional = step.optional === true || step.upTo !== undefined;
  item.done = false;
  pushFrame(play, {
    kind: 'pick',
    seat: chooser(play, step.player, speaker),
    name: step.as,
    creatures,
    most,
    chosen: [],
    optional,
  });
}

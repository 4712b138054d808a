/** Checks what a card points at and reads: creatures, players, filters, numbers, conditions. */
import { unreachable } from '../../../../shared/result.ts';
import type {
  Amount,
  Between,
  Bounds,
  CardFilter,
  Condition,
  Filter,
  ItemFilter,
  Player,
  SquareFilter,
  Stat,
  Target,
  Trigger,
  Who,
  Within,
} from './language.ts';
import type { Path } from '../../../../shared/read-data.ts';
import {
  hasMode,
  hasNumber,
  hasOther,
  hasSubject,
  numberIsDamage,
  report,
  type Named,
  type Scope,
} from './validate-scope.ts';

/** Values counted in tens. */
export const tensStats: readonly Stat[] = ['hitPoints', 'melee', 'ranged', 'damageTaken'];

/** Looks up a declared target of the kind the place needs. */
export function checkTarget(
  name: string,
  kind: Target['kind'],
  path: Path,
  scope: Scope,
): Target | undefined {
  const target = scope.targets.get(name);
  scope.used.add(name);
  if (!target) {
    const known = [...scope.targets.keys()].map((each) => `"${each}"`).join(', ') || 'none';
    report(scope, path, 'unknownTarget', `There is no target "${name}" here. Declared so far: ${known}.`);
  } else if (target.kind !== kind) {
    report(scope, path, 'wrongTarget', `Target "${name}" is a ${target.kind}; this field needs a ${kind}.`);
  }
  return target;
}

/** Whether a reference may stand for more than one creature. */
function isSeveral(who: Who, scope: Scope): boolean {
  if (typeof who === 'string') return false;
  if ('all' in who) return true;
  if ('picked' in who) return scope.picks.get(who.picked)?.several ?? false;
  const target = scope.targets.get(who.target);
  return target?.kind === 'creature' && (target.upTo ?? 1) > 1;
}

export function checkWho(who: Who, path: Path, scope: Scope): void {
  if (typeof who === 'object') return checkNamed(who, path, scope);
  switch (who) {
    case 'actor':
      if (scope.speaker === 'commander')
        report(scope, path, 'noActor', 'A commander is no creature, so "actor" stands for nobody.');
      return;
    case 'subject':
      if (!hasSubject(scope.on))
        report(scope, path, 'noSubject', '"subject" needs a trigger whose event is about a creature.');
      return;
    case 'other':
      if (!hasOther(scope.on))
        report(scope, path, 'noOther', '"other" needs a trigger whose event has a second creature.');
      return;
    case 'each':
      if (!scope.insideForEach) report(scope, path, 'noEach', '"each" is known only inside "forEach".');
      return;
    default:
      return unreachable(who);
  }
}

function checkNamed(who: Exclude<Who, string>, path: Path, scope: Scope): void {
  if ('target' in who) checkTarget(who.target, 'creature', [...path, 'target'], scope);
  else if ('all' in who) checkFilter(who.all, [...path, 'all'], scope);
  else if (checkPicked(who, path, scope)?.what === 'order')
    report(
      scope,
      [...path, 'picked'],
      'noCreature',
      `"${who.picked}" is an order: only its Level can be read.`,
    );
}

/** Looks up what a `pick`, a cost or a step has named. */
function checkPicked({ picked }: { picked: string }, path: Path, scope: Scope): Named | undefined {
  const named = scope.picks.get(picked);
  if (!named)
    report(scope, [...path, 'picked'], 'unknownPick', `Nothing was picked or paid as "${picked}" before.`);
  return named;
}

/** A value is read off one creature; of an order that was named, its Level. */
function checkStat({ stat, who }: Extract<Amount, { stat: Stat }>, path: Path, scope: Scope): void {
  const isOrder = typeof who === 'object' && 'picked' in who && scope.picks.get(who.picked)?.what === 'order';
  if (!isOrder || stat !== 'level') return checkOne(who, [...path, 'who'], scope);
  if (isSeveral(who, scope))
    report(scope, [...path, 'who'], 'oneOrder', 'A Level can be read off one order only.');
}

/** A place that can only mean one creature. */
export function checkOne(who: Who, path: Path, scope: Scope): void {
  checkWho(who, path, scope);
  if (isSeveral(who, scope))
    report(scope, path, 'oneCreature', 'This field needs exactly one creature, and several may be meant.');
}

export function checkPlayer(player: Player, path: Path, scope: Scope): void {
  if (typeof player === 'object') {
    if ('target' in player) checkTarget(player.target, 'player', [...path, 'target'], scope);
    else if ('controllerOf' in player) checkControlled(player.controllerOf, [...path, 'controllerOf'], scope);
    else checkOne(player.ownerOf, [...path, 'ownerOf'], scope);
  } else if (player === 'eventPlayer' && !scope.on) {
    report(scope, path, 'noEvent', '"eventPlayer" needs a trigger.');
  }
}

/** A creature, or an action on the stack for as long as it is there. */
function checkControlled(who: Who, path: Path, scope: Scope): void {
  const name = typeof who === 'object' && 'target' in who ? who.target : undefined;
  if (name === undefined || scope.targets.get(name)?.kind !== 'item') return checkOne(who, path, scope);
  checkTarget(name, 'item', path, scope);
  if (scope.cancelled.has(name))
    report(
      scope,
      path,
      'cancelled',
      'Once an action is cancelled nobody controls it: speak of its controller before.',
    );
}

/** A place that can only mean one player: whoever chooses, or whose number is read. */
export function checkOnePlayer(player: Player, path: Path, scope: Scope, sentence: string): void {
  checkPlayer(player, path, scope);
  if (player === 'eachOpponent' || player === 'eachPlayer') report(scope, path, 'onePlayer', sentence);
}

function checkWithin(within: Within, path: Path, scope: Scope): void {
  checkAmount(within.squares, [...path, 'squares'], scope);
  checkOne(within.of, [...path, 'of'], scope);
}

/** Creatures may also be near a square that was declared as a target. */
function checkAround(within: Within, path: Path, scope: Scope): void {
  const name = typeof within.of === 'object' && 'target' in within.of ? within.of.target : undefined;
  if (name === undefined || scope.targets.get(name)?.kind !== 'square')
    return checkWithin(within, path, scope);
  scope.used.add(name);
  checkAmount(within.squares, [...path, 'squares'], scope);
}

function checkBounds(bounds: Bounds, path: Path, scope: Scope): void {
  const { atLeast, atMost } = bounds;
  if (atLeast !== undefined) checkAmount(atLeast, [...path, 'atLeast'], scope);
  if (atMost !== undefined) checkAmount(atMost, [...path, 'atMost'], scope);
  if (typeof atLeast === 'number' && typeof atMost === 'number' && atLeast > atMost)
    report(scope, path, 'emptyBounds', `No number is at least ${atLeast} and at most ${atMost}.`);
}

export function checkFilter(filter: Filter, path: Path, scope: Scope): void {
  const both = filter.keyword?.filter((word) => filter.withoutKeyword?.includes(word)) ?? [];
  for (const word of both)
    report(scope, path, 'contradiction', `No creature both has and lacks the keyword ${word}.`);
  if (filter.self && scope.speaker === 'commander')
    report(scope, [...path, 'self'], 'noActor', 'A commander is no creature, so "self" stands for nobody.');
  if (filter.self && (filter.another || filter.side === 'enemy'))
    report(scope, path, 'contradiction', 'The acting creature is neither another creature nor an enemy.');
  if (filter.another && scope.speaker === 'commander')
    report(scope, [...path, 'another'], 'noActor', 'A commander is no creature, so "another" says nothing.');
  if (filter.level) checkBounds(filter.level, [...path, 'level'], scope);
  if (filter.health) checkBounds(filter.health, [...path, 'health'], scope);
  if (filter.within) checkAround(filter.within, [...path, 'within'], scope);
  if (filter.adjacentTo) checkOne(filter.adjacentTo, [...path, 'adjacentTo'], scope);
  if (filter.between) checkBetween(filter.between, [...path, 'between'], scope);
}

function checkBetween({ from, to }: Between, path: Path, scope: Scope): void {
  checkOne(from, [...path, 'from'], scope);
  checkOne(to, [...path, 'to'], scope);
}

export function checkItemFilter(filter: ItemFilter, path: Path, scope: Scope): void {
  if (filter.aimsAt) checkFilter(filter.aimsAt, [...path, 'aimsAt'], scope);
  if (filter.level) checkBounds(filter.level, [...path, 'level'], scope);
  if (filter.level && filter.what !== undefined && filter.what !== 'order' && filter.what !== 'attack')
    report(scope, [...path, 'level'], 'noLevel', 'Only orders have a printed Level.');
}

/** `only` says which cards the pile holds. */
export function checkCardFilter(
  filter: CardFilter,
  path: Path,
  scope: Scope,
  only: 'order' | 'creature',
): void {
  if (filter.type && filter.type !== only)
    report(scope, [...path, 'type'], 'wrongPile', `Only ${only} cards are found there.`);
  if (filter.keyword && only === 'order')
    report(scope, [...path, 'keyword'], 'noKeyword', 'Orders have no keywords.');
  if (filter.timing && only === 'creature')
    report(scope, [...path, 'timing'], 'noTiming', 'Creatures have no action type.');
  if (filter.level) checkBounds(filter.level, [...path, 'level'], scope);
}

export function checkSquareFilter(filter: SquareFilter, path: Path, scope: Scope): void {
  if (filter.within) checkWithin(filter.within, [...path, 'within'], scope);
  if (filter.adjacentTo) checkOne(filter.adjacentTo, [...path, 'adjacentTo'], scope);
}

/** The references inside an amount. */
export function checkAmount(amount: Amount, path: Path, scope: Scope): void {
  if (typeof amount === 'number') return;
  if ('count' in amount) checkFilter(amount.count, [...path, 'count'], scope);
  else if ('stat' in amount) checkStat(amount, path, scope);
  else if ('damageOn' in amount) checkOne(amount.damageOn, [...path, 'damageOn'], scope);
  else if ('of' in amount)
    checkOnePlayer(amount.player, [...path, 'player'], scope, 'A number can be read off one player only.');
  else if ('event' in amount) {
    if (!hasNumber(scope.on))
      report(scope, [...path, 'event'], 'noNumber', '"event" needs a trigger whose event carries a number.');
  } else if ('dealt' in amount) {
    if (!scope.dealt)
      report(scope, [...path, 'dealt'], 'nothingDealt', 'No earlier step of this action deals damage.');
  } else if ('moved' in amount) checkOne(amount.moved, [...path, 'moved'], scope);
  else if ('counters' in amount) checkOne(amount.on, [...path, 'on'], scope);
  else unreachable(amount);
}

/** An amount of damage or Hit Points, which must come out in tens. */
export function checkTens(amount: Amount, path: Path, scope: Scope): void {
  checkAmount(amount, path, scope);
  if (!comesInTens(amount, scope))
    report(
      scope,
      path,
      'notTens',
      'Damage and Hit Points come in tens (R-26): use a multiple of 10, or "times": 10.',
    );
}

function comesInTens(amount: Amount, scope: Scope): boolean {
  if (typeof amount === 'number') return amount % 10 === 0;
  if ((amount.atMost ?? 0) % 10 !== 0) return false;
  if ((amount.times ?? 1) % 10 === 0) return true;
  if ('stat' in amount) return tensStats.includes(amount.stat);
  return 'damageOn' in amount || 'dealt' in amount || ('event' in amount && numberIsDamage(scope.on));
}

/** A side of a comparison: "each opponent's Morale" holds if it holds for each of them. */
function checkCompared(amount: Amount, path: Path, scope: Scope): void {
  const isEach = typeof amount === 'object' && 'of' in amount && amount.player === 'eachOpponent';
  if (!isEach) checkAmount(amount, path, scope);
}

/** A condition is about creatures spoken of before; whether there is any at all is asked by "exists". */
function checkNamedOnly(who: Who, path: Path, scope: Scope): void {
  checkWho(who, path, scope);
  if (typeof who === 'object' && 'all' in who)
    report(
      scope,
      path,
      'namesNobody',
      'Name a creature here; whether any creature fits is asked by "exists".',
    );
}

export function checkCondition(condition: Condition, path: Path, scope: Scope): void {
  switch (condition.is) {
    case 'damageDealt':
    case 'unprevented':
      if (!scope.dealt) report(scope, path, 'nothingDealt', 'No earlier step of this action deals damage.');
      if (condition.to) checkWho(condition.to, [...path, 'to'], scope);
      return;
    case 'destroyed':
      return checkNamedOnly(condition.who, [...path, 'who'], scope);
    case 'matches':
      checkNamedOnly(condition.who, [...path, 'who'], scope);
      return checkFilter(condition.filter, [...path, 'filter'], scope);
    case 'exists':
      return checkFilter(condition.filter, [...path, 'filter'], scope);
    case 'compare':
      checkCompared(condition.left, [...path, 'left'], scope);
      return checkCompared(condition.right, [...path, 'right'], scope);
    case 'yourTurn':
      return;
    case 'done':
      if (!scope.offered)
        report(
          scope,
          path,
          'nothingOffered',
          '"done" needs an earlier "may", "pay", "pick" or "deploy" in this action.',
        );
      return;
    case 'not':
      return checkCondition(condition.when, [...path, 'when'], scope);
    case 'every':
    case 'some':
      return condition.of.forEach((part, index) => checkCondition(part, [...path, 'of', index], scope));
    default:
      return unreachable(condition);
  }
}

/** The event of a triggered text, or one that is awaited. */
export function checkTrigger(on: Trigger, path: Path, scope: Scope): void {
  if ('who' in on) {
    if (on.who !== 'self') checkFilter(on.who, [...path, 'who'], scope);
    if (on.by) checkFilter(on.by, [...path, 'by'], scope);
    if (on.by && !hasOther(on))
      report(scope, [...path, 'by'], 'noOther', `"${on.event}" has no second creature for "by".`);
    if (on.mode && !hasMode(on))
      report(
        scope,
        [...path, 'mode'],
        'noMode',
        `"${on.event}" is not about an attack, so "mode" says nothing.`,
      );
  } else if ('on' in on && on.on !== undefined && on.on !== 'self') {
    checkFilter(on.on, [...path, 'on'], scope);
  }
}

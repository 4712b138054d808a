/** Checks what a card does: targets, costs and steps, in the order they are carried out. */
import { unreachable } from '../../../../shared/result.ts';
import type { Amount, Cost, ItemRef, Player, Step, Target, Trigger, Who } from './language.ts';
import type { Path } from '../../../../shared/read-data.ts';
import { awaited, hasAction, report, wouldBeDestroyed, type Named, type Scope } from './validate-scope.ts';
import { everyStep } from './walk.ts';
import {
  checkAmount,
  checkCardFilter,
  checkCondition,
  checkFilter,
  checkItemFilter,
  checkOne,
  checkOnePlayer,
  checkPlayer,
  checkSquareFilter,
  checkTarget,
  checkTens,
  checkTrigger,
  checkWho,
  tensStats,
} from './validate-select.ts';

/** Which cards lie there: orders are discarded, creatures are buried (W-125). */
const inPile = (pile: 'discard' | 'graveyard') => (pile === 'discard' ? 'order' : 'creature');

/** Nothing can be on the stack when a standard or minor action is declared. */
function checkAnswers(scope: Scope, path: Path, what: string): void {
  if (scope.timing === 'standard' || scope.timing === 'minor')
    report(
      scope,
      path,
      'nothingToAnswer',
      `${what} needs something on the stack; a ${scope.timing} action finds none (R-02).`,
    );
}

/** Declares targets one after the other: a later one may refer to an earlier one. */
export function checkTargets(targets: Target[] | undefined, path: Path, scope: Scope): void {
  targets?.forEach((target, index) => {
    const at = [...path, index];
    checkOneTarget(target, at, scope);
    if (scope.targets.has(target.name))
      report(scope, [...at, 'name'], 'sameName', `There is already a target "${target.name}".`);
    scope.targets.set(target.name, target);
  });
}

function checkOneTarget(target: Target, path: Path, scope: Scope): void {
  const filter = [...path, 'filter'];
  switch (target.kind) {
    case 'creature':
      checkRange(target, path, scope);
      return checkFilter(target.filter, filter, scope);
    case 'item':
      checkAnswers(scope, path, 'An item target');
      return checkItemFilter(target.filter, filter, scope);
    case 'player':
      return;
    case 'square':
      return checkSquareFilter(target.filter, filter, scope);
    case 'card':
      return checkCardFilter(target.filter, filter, scope, inPile(target.from));
    default:
      return unreachable(target);
  }
}

function checkRange(target: Extract<Target, { kind: 'creature' }>, path: Path, scope: Scope): void {
  const given = target.range !== undefined || target.rangeBonus !== undefined;
  if (given && target.attack !== 'ranged')
    report(scope, path, 'noRange', '"range" and "rangeBonus" belong to a target with "attack": "ranged".');
  if (target.range !== undefined && target.rangeBonus !== undefined)
    report(scope, path, 'twoRanges', 'Give "range" or "rangeBonus", not both.');
}

export function checkCosts(costs: Cost[] | undefined, path: Path, scope: Scope): void {
  costs?.forEach((cost, index) => {
    checkCost(cost, [...path, index], scope);
    const isOther = cost.pay === 'tap' || cost.pay === 'destroy';
    if (!isOther && costs.findIndex(({ pay }) => pay === cost.pay) < index)
      report(scope, [...path, index], 'twice', `The cost "${cost.pay}" is there twice: add the two up.`);
  });
}

/** Gives a name to what a cost or a step takes. Text calls it by what became of it, so one of a kind can have one. */
function checkAs(as: string | undefined, named: Named, path: Path, scope: Scope): void {
  if (as === undefined) return;
  const at = [...path, 'as'];
  if (scope.picks.has(as)) report(scope, at, 'sameName', `There is already something named "${as}".`);
  else if ([...scope.picks.values()].some(({ by }) => by === named.by))
    report(scope, at, 'sameKind', `Only one "${named.by}" of a text can have a name.`);
  scope.picks.set(as, named);
}

function checkCost(cost: Cost, path: Path, scope: Scope): void {
  switch (cost.pay) {
    case 'discard':
      return checkAs(cost.as, { what: 'order', by: 'discard', several: cost.cards > 1 }, path, scope);
    case 'morale':
    case 'leadership':
      return;
    case 'tap':
    case 'destroy':
      if (cost.filter.side !== 'yours')
        report(
          scope,
          [...path, 'filter'],
          'notYours',
          'A cost is paid with your own creatures: "side": "yours".',
        );
      checkFilter(cost.filter, [...path, 'filter'], scope);
      return checkAs(
        cost.as,
        { what: 'creature', by: cost.pay, several: cost.pay === 'tap' && cost.creatures > 1 },
        path,
        scope,
      );
    case 'wound':
      if (scope.speaker === 'commander')
        report(scope, path, 'noActor', 'A commander is no creature and cannot be wounded.');
      return;
    case 'detachThis':
      return checkOwnCard(path, scope);
    default:
      return unreachable(cost);
  }
}

function checkOwnCard(path: Path, scope: Scope): void {
  if (scope.speaker !== 'attached')
    report(scope, path, 'notAttached', 'Only attach text can take its own card off.');
}

/** Somebody else pays with what is theirs; and something must follow from it. */
function checkPayer(
  { player, cost, steps, otherwise }: Extract<Step, { do: 'pay' }>,
  path: Path,
  scope: Scope,
): void {
  if (steps.length === 0 && !otherwise)
    report(
      scope,
      [...path, 'steps'],
      'nothingFollows',
      'Say what follows: "steps" if it is paid, "otherwise" if not.',
    );
  if (player === undefined || player === 'you') return;
  cost.forEach(({ pay }, index) => {
    if (pay === 'wound' || pay === 'detachThis')
      report(scope, [...path, 'cost', index], 'notTheirs', `Only you can pay "${pay}".`);
  });
}

/** "Remove this card": there is only one, and it is on the creature whose text it is. */
function checkDetachThis(step: Extract<Step, { do: 'detach' }>, path: Path, scope: Scope): void {
  checkOwnCard(path, scope);
  if (step.from !== 'actor' || step.whose !== undefined)
    report(scope, path, 'notThisCard', '"this" card is taken off the "actor", without "whose".');
}

export function checkSteps(steps: Step[], path: Path, scope: Scope): void {
  steps.forEach((step, index) => checkStep(step, [...path, index], scope));
}

function checkAttack(step: Extract<Step, { do: 'attack' }>, path: Path, scope: Scope): void {
  checkOne(step.by ?? 'actor', [...path, 'by'], scope);
  checkWho(step.target, [...path, 'target'], scope);
  if (step.damage !== undefined) checkTens(step.damage, [...path, 'damage'], scope);
  if (step.bonus !== undefined) checkTens(step.bonus, [...path, 'bonus'], scope);
  if (step.damage !== undefined && step.bonus !== undefined)
    report(
      scope,
      path,
      'damageTwice',
      '"damage" replaces the creature\'s own, "bonus" adds to it: give one (R-39).',
    );
  checkAim(step, [...path, 'target'], scope);
  scope.dealt = true;
}

/**
 * An attack at a declared target needs the target declared for that kind of attack (W-712, W-714), unless an earlier
 * step has moved it: then it is struck where it stands, if it can be.
 */
function checkAim(step: Extract<Step, { do: 'attack' }>, path: Path, scope: Scope): void {
  if (typeof step.target !== 'object' || !('target' in step.target)) return;
  const target = scope.targets.get(step.target.target);
  if (target?.kind !== 'creature' || target.attack === step.mode) return;
  if (target.attack === undefined && scope.moved.has(target.name)) return;
  report(
    scope,
    path,
    'notDeclaredForAttack',
    `Target "${target.name}" must be declared with "attack": "${step.mode}", or be moved by an earlier step.`,
  );
}

/** An action on the stack, declared as a target or the one that set the trigger off. */
function checkItem(item: ItemRef, path: Path, scope: Scope): void {
  if (typeof item === 'object') checkTarget(item.target, 'item', [...path, 'target'], scope);
  else if (!hasAction(scope.on))
    report(scope, path, 'noAction', '"event" needs a trigger on "attacks", "isAttacked" or "orderPlayed".');
}

/** Notes that a step moves a declared target. */
function noteMoved(who: Who, scope: Scope): void {
  if (typeof who === 'object' && 'target' in who) scope.moved.add(who.target);
}

const isEach = (player: Player): boolean => player === 'eachOpponent' || player === 'eachPlayer';

function checkChooser(player: Player | undefined, path: Path, scope: Scope): void {
  if (player)
    checkOnePlayer(
      player,
      path,
      scope,
      'One player chooses: "you", "eventPlayer", a player declared as target, or whoever controls or owns a creature.',
    );
}

/** Steps of a block whose picks and damage stay known afterwards, as the steps run in the same action. */
function checkBlock(steps: Step[] | undefined, path: Path, scope: Scope): void {
  if (steps) checkSteps(steps, path, scope);
}

/** Steps that follow some time later, as an action of their own about the creature that would have been destroyed. */
function checkLater(steps: Step[] | undefined, path: Path, scope: Scope): void {
  if (!steps) return;
  if ([...everyStep(steps)].some((step) => step.do === 'attack' || step.do === 'attach'))
    report(scope, path, 'tooLate', 'What follows a rescue can neither attack nor attach a card.');
  checkSteps(steps, path, laterScope(scope, wouldBeDestroyed));
}

const laterScope = (scope: Scope, on: Trigger): Scope => ({
  ...scope,
  on,
  isLater: true,
  insideForEach: false,
  dealt: false,
  offered: false,
});

type Later = Extract<Step, { do: 'later' }>;

/** What waits must end some time, and must not breed. */
function checkAwaiting(step: Later, path: Path, scope: Scope): void {
  const at = (...keys: PropertyKey[]): Path => [...path, ...keys];
  if (scope.isLater) report(scope, path, 'laterInLater', 'What comes later cannot make something else wait.');
  if (step.until === undefined && !step.once)
    report(scope, path, 'noEnd', 'Say how long: "until", or "once" for the next time only.');
  if (step.until === 'whileInPlay' && step.who === undefined)
    report(scope, at('until'), 'noEnd', '"whileInPlay" needs "who": as long as that creature is in play.');
  if (step.who !== undefined) checkWho(step.who, at('who'), scope);
  const { on: _on, ...now } = scope; // an event around it is long over by then
  checkTrigger(step.on, at('on'), now);
  checkWatched(step, at('on', 'who'), scope);
  checkStrikes(step.steps, at('steps'), scope);
  checkSteps(step.steps, at('steps'), laterScope(scope, awaited(step)));
}

/** With `who` the event is about that creature: `self`. */
function checkWatched({ on, who }: Later, path: Path, scope: Scope): void {
  if (who !== undefined && 'who' in on && on.who !== 'self')
    report(scope, path, 'notWatched', 'With "who" of the step, the event is about that creature: "self".');
  if (who === undefined && 'who' in on && on.who === 'self' && scope.speaker === 'commander')
    report(scope, path, 'noActor', 'A commander is no creature, so "self" stands for nobody.');
  if (who !== undefined && on.event === 'orderPlayed')
    report(scope, path, 'notWatched', '"orderPlayed" is about a player: leave "who" out, say "on".');
}

/** Later an attack strikes whoever the event is about; targets were chosen long ago. */
function checkStrikes(steps: Step[], path: Path, scope: Scope): void {
  for (const step of everyStep(steps)) {
    if (step.do === 'attach') report(scope, path, 'tooLate', 'What comes later cannot attach a card.');
    if (step.do === 'attack' && typeof step.target === 'object')
      report(scope, path, 'tooLate', 'What comes later attacks the "subject" or the "other" of its event.');
  }
}

/** Rounds inside rounds multiply: two deep is as much as anybody wants to play through. */
const deepestLoop = 2;

function checkLoop(steps: Step[], path: Path, scope: Scope): void {
  scope.loops += 1;
  if (scope.loops > deepestLoop)
    report(
      scope,
      path,
      'tooManyRounds',
      `No more than ${deepestLoop} "forEach" or "repeat" inside each other.`,
    );
  checkBlock(steps, [...path, 'steps'], scope);
  scope.loops -= 1;
}

const mostOften = 12;

/** A number of rounds read off the table stays small: cards and creatures do by themselves, all else needs a cap. */
function checkOften(times: Amount, path: Path, scope: Scope): void {
  if (typeof times === 'number') return;
  const isCounted = 'count' in times || ('of' in times && times.of !== 'morale' && times.of !== 'leadership');
  const isSmall = isCounted && (times.times ?? 1) === 1;
  if (!isSmall && (times.atMost ?? Infinity) > mostOften)
    report(scope, path, 'tooOften', `Repeated how often at most? Add "atMost", up to ${mostOften}.`);
}

function checkStep(step: Step, path: Path, scope: Scope): void {
  const at = (...keys: PropertyKey[]): Path => [...path, ...keys];
  switch (step.do) {
    case 'attack':
      return checkAttack(step, path, scope);
    case 'damage':
      checkWho(step.to, at('to'), scope);
      checkTens(step.amount, at('amount'), scope);
      scope.dealt = true;
      return;
    case 'prevent':
      checkWho(step.for, at('for'), scope);
      if (step.amount !== 'all') checkTens(step.amount, at('amount'), scope);
      if (typeof step.from === 'object' || step.from === 'event') checkItem(step.from, at('from'), scope);
      if (step.from === 'oneSource') checkAnswers(scope, at('from'), 'Preventing from one source');
      return;
    case 'heal':
      checkWho(step.who, at('who'), scope);
      if (step.amount !== 'all') checkTens(step.amount, at('amount'), scope);
      return;
    case 'move':
    case 'shift':
    case 'slide':
      checkWho(step.who, at('who'), scope);
      noteMoved(step.who, scope);
      if (step.squares !== 'speed') checkAmount(step.squares, at('squares'), scope);
      return;
    case 'place':
      checkOne(step.who, at('who'), scope);
      noteMoved(step.who, scope);
      if ('target' in step.where) checkTarget(step.where.target, 'square', at('where', 'target'), scope);
      else checkSquareFilter(step.where, at('where'), scope);
      return;
    case 'swap':
      checkOne(step.first, at('first'), scope);
      noteMoved(step.first, scope);
      noteMoved(step.second, scope);
      return checkOne(step.second, at('second'), scope);
    case 'tap':
    case 'untap':
    case 'destroy':
    case 'extraMove':
    case 'reactivate':
    case 'withdraw':
    case 'grant':
    case 'grantKeyword':
    case 'grantAbility':
      return checkWho(step.who, at('who'), scope);
    case 'control':
      checkWho(step.who, at('who'), scope);
      if (step.player)
        checkOnePlayer(step.player, at('player'), scope, 'One player takes control of a creature.');
      return;
    case 'rescue':
      checkWho(step.who, at('who'), scope);
      if (step.left !== 'all') checkTens(step.left, at('left'), scope);
      return checkLater(step.steps, at('steps'), scope);
    case 'counter':
      checkWho(step.who, at('who'), scope);
      if (step.by !== 'all') return checkAmount(step.by, at('by'), scope);
      if (!step.remove)
        report(scope, at('by'), 'howMany', 'How many are put on it? "all" can only be removed.');
      return;
    case 'later':
      return checkAwaiting(step, path, scope);
    case 'draw':
      checkPlayer(step.player, at('player'), scope);
      return checkAmount(step.cards, at('cards'), scope);
    case 'discard':
      checkPlayer(step.player, at('player'), scope);
      if (step.how === 'yours' && (step.player === 'you' || step.player === 'eachPlayer'))
        report(scope, at('player'), 'ownHand', 'You choose from the hands of others: name somebody else.');
      if (step.cards !== 'all') checkAmount(step.cards, at('cards'), scope);
      return checkAs(
        step.as,
        { what: 'order', by: 'discard', several: step.cards !== 1 || isEach(step.player) },
        path,
        scope,
      );
    case 'recover':
      checkPlayer(step.player, at('player'), scope);
      checkCardFilter(step.filter, at('filter'), scope, inPile(step.from));
      return checkAmount(step.cards, at('cards'), scope);
    case 'return':
      if (step.card !== 'this') checkTarget(step.card.target, 'card', at('card', 'target'), scope);
      else if (scope.speaker !== 'order' || scope.isLater || scope.attaches)
        report(scope, at('card'), 'notThisCard', 'Only an order without attach text can return "this" card.');
      return;
    case 'attach':
      if (!scope.attaches && scope.speaker !== 'attached')
        report(scope, path, 'noAttachText', 'There is no attach text: add "attach" to the order (W-608).');
      return checkOne(step.to, at('to'), scope);
    case 'detach':
      checkWho(step.from, at('from'), scope);
      if (step.cards === 'this') return checkDetachThis(step, at('cards'), scope);
      if (step.cards !== 'all') checkAmount(step.cards, at('cards'), scope);
      return;
    case 'morale':
    case 'leadership':
      checkPlayer(step.player, at('player'), scope);
      return checkAmount(step.by, at('by'), scope);
    case 'modify':
      checkWho(step.who, at('who'), scope);
      return (tensStats.includes(step.stat) ? checkTens : checkAmount)(step.by, at('by'), scope);
    case 'empower':
      checkItem(step.item, at('item'), scope);
      return checkTens(step.by, at('by'), scope);
    case 'cancel':
      checkItem(step.item, at('item'), scope);
      if (typeof step.item === 'object') scope.cancelled.add(step.item.target);
      return;
    case 'redirect':
      checkItem(step.item, at('item'), scope);
      return checkOne(step.to, at('to'), scope);
    case 'evade':
      checkItem(step.item, at('item'), scope);
      return checkWho(step.who, at('who'), scope);
    case 'collect':
      checkWho(step.who, at('who'), scope);
      return checkAmount(step.tokens, at('tokens'), scope);
    case 'treasure':
      checkWho(step.at, at('at'), scope);
      return checkAmount(step.tokens, at('tokens'), scope);
    case 'look':
      if (step.take !== undefined && typeof step.cards === 'number' && step.take >= step.cards)
        report(scope, at('take'), 'takesAll', 'Fewer are taken than looked at; to take all of them, "draw".');
      return checkAmount(step.cards, at('cards'), scope);
    case 'search':
      return checkCardFilter(step.filter, at('filter'), scope, step.deck);
    case 'reveal':
      if (step.player === 'you')
        report(scope, at('player'), 'ownHand', 'You see your own orders anyway: name somebody else.');
      return checkPlayer(step.player, at('player'), scope);
    case 'deploy':
      scope.offered = true;
      checkCardFilter(step.filter, at('filter'), scope, 'creature');
      return checkAs(step.as, { what: 'creature', by: 'deploy', several: false }, path, scope);
    case 'choose':
      checkChooser(step.player, at('player'), scope);
      if (step.ways !== undefined && step.ways >= step.options.length)
        report(scope, at('ways'), 'noChoice', 'More "options" than "ways" are needed for a choice.');
      return step.options.forEach((option, index) =>
        checkBlock(option.steps, at('options', index, 'steps'), scope),
      );
    case 'may':
      checkChooser(step.player, at('player'), scope);
      checkBlock(step.steps, at('steps'), scope);
      scope.offered = true;
      return;
    case 'pay':
      checkChooser(step.player, at('player'), scope);
      checkPayer(step, path, scope);
      checkCosts(step.cost, at('cost'), scope);
      checkBlock(step.steps, at('steps'), scope);
      checkBlock(step.otherwise, at('otherwise'), scope);
      scope.offered = true;
      return;
    case 'pick':
      checkChooser(step.player, at('player'), scope);
      checkFilter(step.from, at('from'), scope);
      scope.picks.set(step.as, { what: 'creature', by: 'pick', several: (step.upTo ?? 1) > 1 });
      scope.offered = true;
      return;
    case 'if':
      checkCondition(step.when, at('when'), scope);
      checkBlock(step.then, at('then'), scope);
      return checkBlock(step.otherwise, at('otherwise'), scope);
    case 'forEach': {
      checkFilter(step.who, at('who'), scope);
      const outside = scope.insideForEach;
      scope.insideForEach = true;
      checkLoop(step.steps, path, scope);
      scope.insideForEach = outside;
      return;
    }
    case 'repeat':
      checkAmount(step.times, at('times'), scope);
      checkOften(step.times, at('times'), scope);
      return checkLoop(step.steps, path, scope);
    default:
      return unreachable(step);
  }
}

/**
 * What a schema cannot say about a card: that every name it speaks is known where it is spoken, that its numbers
 * come in tens, that its text can ever do something. Owns errors only; taste and ranges are in `lint.ts`.
 */
import { unreachable, type Result, err, ok } from '../../../../shared/result.ts';
import type { Card, CommanderCard, CreatureCard, OrderCard, Text } from './language.ts';
import { cardSchema } from './schema.ts';
import { problem, readWith, type Path, type Problem } from '../../../../shared/read-data.ts';
import { newScope, report, type Scope, type SpeakerKind } from './validate-scope.ts';
import {
  checkAmount,
  checkCondition,
  checkFilter,
  checkTens,
  checkTrigger,
  tensStats,
} from './validate-select.ts';
import { checkCosts, checkSteps, checkTargets } from './validate-steps.ts';
import { everyStep } from './walk.ts';

/** Reads a card from outside: safe, of the right shape, and sound; or everything that is wrong with it. */
export function readCard(value: unknown): Result<Card, Problem[]> {
  const read = readWith(cardSchema, value);
  if (!read.ok) return read;
  const problems = validateCard(read.value);
  return problems.length > 0 ? err(problems) : ok(read.value);
}

/** Far more than any card has room for: what is larger was made to keep the program busy. */
const mostParts = 200;

/** How many steps, filters, conditions and the like a card is made of. */
const partsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + partsOf(inner), 1)
    : 0;

/** Every error of a card of the right shape; none means it can be played. */
export function validateCard(card: Card): Problem[] {
  const parts = partsOf(card);
  if (parts <= mostParts) return validateByType(card);
  const sentence = `A card is made of at most ${mostParts} steps, filters and the like, this one of ${parts}.`;
  return [problem([], 'tooMuch', sentence)];
}

function validateByType(card: Card): Problem[] {
  switch (card.type) {
    case 'creature':
      return validateCreature(card);
    case 'order':
      return validateOrder(card);
    case 'commander':
      return validateCommander(card);
    default:
      return unreachable(card);
  }
}

function validateCreature(card: CreatureCard): Problem[] {
  const scope = newScope('creature');
  checkDistinct(card.keywords, ['keywords'], scope);
  checkDistinct(card.abilities, ['abilities'], scope);
  return [...scope.problems, ...checkTexts(card.text, ['text'], 'creature')];
}

function checkDistinct(words: string[], path: Path, scope: Scope): void {
  words.forEach((word, index) => {
    if (words.indexOf(word) < index) report(scope, [...path, index], 'twice', `"${word}" is there twice.`);
  });
}

function validateCommander(card: CommanderCard): Problem[] {
  const scope = newScope('commander');
  card.text.forEach((text, index) => checkLeaderText(text, ['text', index], scope));
  return [...scope.problems, ...checkTexts(card.text, ['text'], 'commander')];
}

/** A commander stands beside the battlefield: nothing can be done by it or to it. */
function checkLeaderText(text: Text, path: Path, scope: Scope): void {
  switch (text.kind) {
    case 'trait':
    case 'modifier':
    case 'ward':
      if (!text.affects)
        report(scope, path, 'affectsNobody', 'A commander is no creature: "affects" must say whose it is.');
      return;
    case 'power':
      report(
        scope,
        path,
        'leaderPower',
        'A commander takes no actions; use a trigger, a trait or a modifier.',
      );
      return;
    case 'trigger':
      if (text.tap) report(scope, [...path, 'tap'], 'noActor', 'A commander cannot tap.');
      if ('who' in text.on && text.on.who === 'self')
        report(
          scope,
          [...path, 'on', 'who'],
          'noActor',
          'A commander is no creature, so "self" stands for nobody.',
        );
      if ('on' in text.on && text.on.on === 'self')
        report(
          scope,
          [...path, 'on', 'on'],
          'noActor',
          'A commander is no creature, so "self" stands for nobody.',
        );
      return;
    default:
      return unreachable(text);
  }
}

function validateOrder(card: OrderCard): Problem[] {
  const problems: Problem[] = [];
  const scope = newScope('order', { timing: card.timing, attaches: card.attach !== undefined, problems });
  if (card.when) checkCondition(card.when, ['when'], scope); // asked before anything is paid
  checkCosts(card.cost, ['cost'], scope);
  card.actions.forEach((action, index) => {
    const own: Scope = { ...scope, dealt: false, offered: false };
    checkTargets(action.targets, ['actions', index, 'targets'], own);
    checkSteps(action.steps, ['actions', index, 'steps'], own);
  });
  checkAttach(card, scope);
  checkUsed(scope, ['actions']);
  return [...problems, ...checkTexts(card.attach ?? [], ['attach'], 'attached')];
}

/** Attach text and the step that attaches the card belong together (W-608). */
function checkAttach(card: OrderCard, scope: Scope): void {
  const attaching = card.actions
    .flatMap((action) => [...everyStep(action.steps)])
    .filter((step) => step.do === 'attach');
  if (card.attach && attaching.length === 0)
    report(
      scope,
      ['attach'],
      'neverAttached',
      'No step attaches this card: add {"do": "attach", "to": …} (W-608).',
    );
  if (attaching.length > 1) report(scope, ['actions'], 'attachedTwice', 'A card can be attached only once.');
}

/** A target nobody speaks of would be chosen for nothing. */
function checkUsed(scope: Scope, path: Path): void {
  for (const name of scope.targets.keys())
    if (!scope.used.has(name))
      report(scope, path, 'unusedTarget', `Target "${name}" is declared but never used.`);
}

function checkTexts(texts: Text[], path: Path, speaker: SpeakerKind): Problem[] {
  return texts.flatMap((text, index) => {
    const scope = newScope(speaker);
    checkText(text, [...path, index], scope);
    return scope.problems;
  });
}

/** Every activation brings its minor powers back: one that brings the next activation would never let a turn end. */
function checkAgain(power: Extract<Text, { kind: 'power' }>, path: Path, scope: Scope): void {
  const isFree = power.timing === 'minor' && !power.tap && !power.cost;
  if (isFree && [...everyStep(power.steps)].some((step) => step.do === 'reactivate'))
    report(scope, path, 'endless', 'A power with "reactivate" needs a cost or a tap, or a turn never ends.');
}

function checkText(text: Text, path: Path, scope: Scope): void {
  if ('affects' in text && text.affects) checkFilter(text.affects, [...path, 'affects'], scope);
  switch (text.kind) {
    case 'trait':
      break;
    case 'ward':
      checkFilter(text.by, [...path, 'by'], scope);
      break;
    case 'modifier':
      (tensStats.includes(text.stat) ? checkTens : checkAmount)(text.by, [...path, 'by'], scope);
      break;
    case 'power':
      scope.timing = text.timing;
      if (text.unlimited && (text.tap || text.timing !== 'minor'))
        report(scope, [...path, 'unlimited'], 'limitedByTap', 'A power that taps cannot be "unlimited".');
      if (text.unlimited && text.once)
        report(scope, [...path, 'unlimited'], 'onceOnly', '"once" each turn, or "unlimited": give one.');
      checkAgain(text, path, scope);
      break;
    case 'trigger':
      checkTrigger(text.on, [...path, 'on'], scope);
      scope.on = text.on;
      break;
    default:
      return unreachable(text);
  }
  if (text.when) checkCondition(text.when, [...path, 'when'], scope);
  if ('steps' in text) checkDoing(text, path, scope);
}

function checkDoing(text: Extract<Text, { steps: unknown }>, path: Path, scope: Scope): void {
  checkCosts(text.cost, [...path, 'cost'], scope);
  checkTargets(text.targets, [...path, 'targets'], scope);
  checkSteps(text.steps, [...path, 'steps'], scope);
  checkUsed(scope, [...path, 'targets']);
}

/**
 * Targets that a text would first speak of inside a condition, a choice, a round or a filter, where "an enemy" reads
 * as any enemy. They are chosen on declaration all the same (W-403), so a language names them before.
 */
import type { Step, Target } from '../language.ts';
import { innerLists } from '../walk.ts';
import { keyOf, playerKey, type Scene } from './scene.ts';

/** Those of a step that have not been spoken of yet, as declared. */
export function hiddenTargets(step: Step, scene: Scene): Target[] {
  const names = new Set(hiddenNames(step));
  return [...scene.targets.values()].filter(
    (target) =>
      (names.has(target.name) && (isUnsaidCreature(target, scene) || isUnsaidPlayer(target, scene))) ||
      isUnsaidItem(target, step, scene) ||
      isUnsaidSquare(target, step, scene),
  );
}

/** A square that is only spoken of is chosen on resolution, so one that is declared is named as a target. */
const isUnsaidSquare = ({ kind, name }: Target, step: Step, scene: Scene): boolean =>
  kind === 'square' && !scene.said.has(`square ${name}`) && namesIn(step).includes(name);

/** "Its controller" needs an action spoken of before. */
const isUnsaidItem = ({ kind, name }: Target, step: Step, scene: Scene): boolean =>
  kind === 'item' && !scene.said.has(`item ${name}`) && !isUnless(step) && asksController(step, name);

/** "Cancel an enemy order unless its controller …": the action is spoken of first anyway. */
export const isUnless = (step: Step): boolean =>
  step.do === 'pay' && step.steps.length === 0 && step.otherwise?.length === 1;

function asksController(tree: unknown, name: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('controllerOf' in tree && plainName(tree.controllerOf)[0] === name) return true;
  return Object.values(tree).some((branch) => asksController(branch, name));
}

const isUnsaidCreature = ({ kind, name }: Target, scene: Scene): boolean =>
  kind === 'creature' && !scene.said.has(keyOf({ target: name }, scene));

const isUnsaidPlayer = ({ kind, name }: Target, scene: Scene): boolean =>
  kind === 'player' && !scene.said.has(playerKey({ target: name }));

/** An offer speaks plainly: "you may swap this creature with an ally". */
const isOffer = (step: Step): boolean => step.do === 'may' || step.do === 'pay';

function hiddenNames(step: Step): string[] {
  if (step.do === 'pay' && step.steps.length === 0 && !isUnless(step)) return namesIn(step.player);
  if (step.do === 'rescue' || step.do === 'later') return namesIn(step);
  // "The next source that would damage one of your creatures" reads as whichever is damaged first.
  if (step.do === 'prevent' && step.once) return namesIn(step.for);
  if (isOffer(step)) return innerLists(step).flat().flatMap(hiddenNames);
  const plain = Object.values(step).flatMap(plainName);
  return namesIn(step).filter((name) => !plain.includes(name));
}

/** The target a field of a step stands for, itself or by its player: "tap an enemy", "the controller of an enemy". */
function plainName(field: unknown): string[] {
  if (typeof field !== 'object' || field === null) return [];
  if ('target' in field && typeof field.target === 'string') return [field.target];
  const whose = 'controllerOf' in field ? field.controllerOf : 'ownerOf' in field ? field.ownerOf : undefined;
  // A value of a creature is read off one creature only: "equal to the Level of an enemy".
  const read = 'stat' in field && 'who' in field ? field.who : 'damageOn' in field ? field.damageOn : whose;
  return plainName(read);
}

/** Every target named anywhere inside. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'target' in value && typeof value.target === 'string' ? [value.target] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

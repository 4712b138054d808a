/**
 * Warnings about a sound card: numbers outside the ranges the game was balanced for (appendix of the rules) and
 * text that says less than its author may think. Nothing here keeps a card from being played.
 */
import { unreachable } from '../../../../shared/result.ts';
import type {
  Amount,
  Card,
  CommanderCard,
  CreatureCard,
  OrderCard,
  Step,
  Text,
  Trigger,
} from './language.ts';
import { problem, type Path, type Problem } from '../../../../shared/read-data.ts';
import { everyStep, textsOf } from './walk.ts';

interface Range {
  from: number;
  to: number;
}

/** Hit Points and Melee Damage by Level. */
const bodies: readonly { hitPoints: Range; melee: Range }[] = [
  { hitPoints: { from: 10, to: 40 }, melee: { from: 0, to: 20 } },
  { hitPoints: { from: 30, to: 50 }, melee: { from: 10, to: 20 } },
  { hitPoints: { from: 40, to: 70 }, melee: { from: 10, to: 20 } },
  { hitPoints: { from: 60, to: 100 }, melee: { from: 10, to: 30 } },
  { hitPoints: { from: 80, to: 120 }, melee: { from: 20, to: 40 } },
  { hitPoints: { from: 100, to: 140 }, melee: { from: 30, to: 50 } },
];

const ranges = {
  speed: { from: 4, to: 7 },
  rangedDamage: { from: 10, to: 30 },
  rangedDistance: { from: 5, to: 10 },
  orderHand: { from: 3, to: 6 },
  creatureHand: { from: 3, to: 5 },
  morale: { from: 11, to: 15 },
  leadership: { from: 6, to: 9 },
  attackBonus: { from: 10, to: 40 },
  damage: { from: 10, to: 100 },
  prevent: { from: 10, to: 50 },
  heal: { from: 10, to: 40 },
  shift: { from: 1, to: 6 },
  slide: { from: 1, to: 8 },
  moraleChange: { from: 1, to: 4 },
} as const satisfies Record<string, Range>;

function outside(what: string, value: number, range: Range, path: Path): Problem[] {
  if (value >= range.from && value <= range.to) return [];
  return [problem(path, 'unusual', `${what} is ${value}; usual is ${range.from} to ${range.to}.`)];
}

/** A number read off the table has no range of its own. */
const outsideFixed = (
  what: string,
  value: Amount | string | undefined,
  range: Range,
  path: Path,
): Problem[] => (typeof value === 'number' ? outside(what, value, range, path) : []);

/** Every warning about a card. */
export function lintCard(card: Card): Problem[] {
  switch (card.type) {
    case 'creature':
      return [...lintCreature(card), ...lintTexts(card)];
    case 'order':
      return [...lintOrder(card), ...lintTexts(card)];
    case 'commander':
      return [...lintCommander(card), ...lintTexts(card)];
    default:
      return unreachable(card);
  }
}

function lintCreature(card: CreatureCard): Problem[] {
  const body = bodies[card.level - 1];
  const { ranged } = card;
  return [
    ...outside(`Hit Points of a Level ${card.level}`, card.hitPoints, body.hitPoints, ['hitPoints']),
    ...outside(`Melee Damage of a Level ${card.level}`, card.melee, body.melee, ['melee']),
    ...outside('Speed', card.speed, ranges.speed, ['speed']),
    ...(ranged ? outside('Ranged Damage', ranged.damage, ranges.rangedDamage, ['ranged', 'damage']) : []),
    ...(ranged ? outside('The range', ranged.distance, ranges.rangedDistance, ['ranged', 'distance']) : []),
    ...(ranged ? [] : card.text.flatMap((text, index) => deadWithoutRanged(text, ['text', index]))),
  ];
}

/** What a creature without a ranged attack says about its own. */
function deadWithoutRanged(text: Text, path: Path): Problem[] {
  if (text.kind === 'trait' && text.trait === 'pointBlank' && !text.affects)
    return [problem(path, 'deadText', 'It has no ranged attack of its own to make next to an enemy.')];
  if (text.kind === 'modifier' && (text.stat === 'ranged' || text.stat === 'range') && !text.affects)
    return [problem(path, 'deadText', 'It has no ranged attack of its own that this could change.')];
  return [];
}

function lintCommander(card: CommanderCard): Problem[] {
  return [
    ...outside('The starting order hand', card.orderHand, ranges.orderHand, ['orderHand']),
    ...outside('The creature hand', card.creatureHand, ranges.creatureHand, ['creatureHand']),
    ...outside('Starting Morale', card.morale, ranges.morale, ['morale']),
    ...outside('Starting Leadership', card.leadership, ranges.leadership, ['leadership']),
    ...(card.text.length === 0
      ? [problem(['text'], 'noPower', 'The commander has no leader power (W-117).')]
      : []),
  ];
}

function lintOrder(card: OrderCard): Problem[] {
  const found = card.actions.flatMap((action, index) => lintSteps(action.steps, ['actions', index, 'steps']));
  if (card.requires !== undefined && card.requires === card.affinity)
    found.push(
      problem(
        ['affinity'],
        'deadText',
        'Whoever meets Requires has the Affinity too, so Ability and Level never matter.',
      ),
    );
  card.actions.forEach((action, index) => {
    if (movesThenAttacks(action.steps))
      found.push(
        problem(
          ['actions', index],
          'oneAction',
          'An attack after a movement is better an action of its own: it can then be answered (W-421).',
        ),
      );
  });
  return found;
}

function movesThenAttacks(steps: Step[]): boolean {
  const kinds = steps.map((step) => step.do);
  const moved = kinds.findIndex((kind) => kind === 'move' || kind === 'shift');
  return moved >= 0 && kinds.indexOf('attack', moved) > moved;
}

function lintTexts(card: Card): Problem[] {
  const field = card.type === 'order' ? 'attach' : 'text';
  return textsOf(card).flatMap((text, index) => [
    ...('steps' in text ? lintSteps(text.steps, [field, index, 'steps']) : []),
    ...(text.kind === 'trigger' ? lintDeparted(text, [field, index, 'steps']) : []),
  ]);
}

/** Whoever was destroyed has left play when the trigger speaks: nothing can be done with it any more. */
function lintDeparted({ on, steps }: Extract<Text, { kind: 'trigger' }>, path: Path): Problem[] {
  const gone = departed(on);
  return [...everyStep(steps)]
    .filter((step) => Object.values(step).some((field) => gone.includes(field)))
    .map(({ do: name }) =>
      problem(
        path,
        'deadText',
        `The destroyed creature is no longer in play, so "${name}" does nothing to it.`,
      ),
    );
}

function departed(on: Trigger): unknown[] {
  if (on.event === 'destroys') return ['other'];
  if (on.event !== 'isDestroyed') return [];
  return on.who === 'self' ? ['subject', 'actor'] : ['subject'];
}

/** Only the list's own place is named: the sentence says which step. */
function lintSteps(steps: Step[], path: Path): Problem[] {
  return [...everyStep(steps)].flatMap((step) => lintStep(step, path));
}

function lintStep(step: Step, path: Path): Problem[] {
  switch (step.do) {
    case 'attack':
      return [
        ...outsideFixed('An attack bonus', step.bonus, ranges.attackBonus, path),
        ...outsideFixed('Damage of an attack', step.damage, ranges.damage, path),
      ];
    case 'damage':
      return outsideFixed('Damage', step.amount, ranges.damage, path);
    case 'prevent':
      return outsideFixed('Prevented damage', step.amount, ranges.prevent, path);
    case 'heal':
      return outsideFixed('Healing', step.amount, ranges.heal, path);
    case 'shift':
      return outsideFixed('A shift', step.squares, ranges.shift, path);
    case 'slide':
      return outsideFixed('A slide', step.squares, ranges.slide, path);
    case 'morale':
      return outsideFixed('A change of Morale', step.by, ranges.moraleChange, path);
    default:
      return [];
  }
}

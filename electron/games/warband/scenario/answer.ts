/** Answers one question of the match: finds the option meant and takes it, through `step` like any player. */
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { step as answer } from '../../../engine/step.ts';
import { warband } from '../index.ts';
import { none } from '../state.ts';
import type { World } from './build.ts';
import { decisionLine, openTargetKind, optionWord, targetWordOf } from './describe.ts';
import { StepFailure } from './failure.ts';
import { findCard, squareOf } from './names.ts';
import type { SquareWord } from './words.ts';

export const decisionNow = ({ state }: World): Decision<WarbandAction> | undefined => warband.decision(state);

export const isWindow = (decision: Decision<WarbandAction> | undefined): boolean =>
  decision?.window !== undefined;

/** Answers with the option that fits, or tells what the options are. */
export function choose(world: World, what: string, fits: (option: WarbandAction) => boolean): void {
  const decision = decisionNow(world);
  const index = decision?.options.findIndex(fits) ?? -1;
  if (index < 0) throw new StepFailure(`${what} is not an option; ${decisionLine(world, decision)}.`);
  take(world, index);
}

/** Answers with an option by number; the match moves on through `step` like any other. */
function take(world: World, index: number): void {
  const stepped = answer(warband, { state: world.state, revision: 0 }, { revision: 0, option: index });
  if (!stepped.ok) throw new StepFailure(stepped.error.sentence);
  world.state = stepped.value.match.state;
  world.events.push(...stepped.value.events);
}

export function payWith(world: World, name: string): void {
  const offered = (decisionNow(world)?.options ?? []).flatMap((option) =>
    option.kind === 'pay' ? [option.with] : [],
  );
  const id = offered.length === 0 ? none : findCard(world.state, world.names, name, offered, 'payment');
  choose(world, `paying with ${name}`, (option) => option.kind === 'pay' && option.with === id);
}

export function target(world: World, word: string | SquareWord): void {
  const kind = openTargetKind(world.state) ?? 'creature';
  const name =
    typeof word === 'string'
      ? word
      : optionWord(world, { kind: 'place', square: squareOf(world.state.setup.battlefield, word) });
  choose(
    world,
    `target ${name}`,
    (option) => option.kind === 'target' && targetWordOf(world, kind, option.id) === name,
  );
}

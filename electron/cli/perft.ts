/**
 * `npm run perft -- [--game NAME] [--depth 3] [--seed 1] [--actions 0] [flags of the game] [--divide] [--json]`: how many
 * sequences of answers there are from the position after so many random actions of the match with this seed.
 */
import { divide, perft } from '../engine/perft.ts';
import type { Trial } from '../engine/trial.ts';
import { runCommand, wholeNumber } from './common/args.ts';
import { parseGameArgs, playedBy } from './common/game-args.ts';
import { positionOf, type PositionName } from './common/position.ts';

const options = {
  depth: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  actions: { type: 'string', default: '0' },
  divide: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface Counted<Action> {
  counts: number[];
  /** By first answer, if that was asked for. */
  parts?: { action: Action; count: number }[];
}

function print<Setup, State, Action, Event, View>(
  trial: Trial<Setup, State, Action, Event, View>,
  name: PositionName,
  { depth, divided, json }: { depth: number; divided: boolean; json: boolean },
): void {
  const { module } = trial;
  const state = positionOf(trial, name);
  const counts = Array.from({ length: depth }, (_, at) => perft(module, state, at + 1));
  const found: Counted<Action> = { counts, ...(divided && { parts: divide(module, state, depth) }) };
  if (json) return console.log(JSON.stringify({ ...name, ...found }));
  if (!divided) console.log(module.print(state));
  for (const { action, count } of found.parts ?? [])
    console.log(`${String(count).padStart(12)}  ${JSON.stringify(action)}`);
  counts.forEach((count, at) => console.log(`depth ${at + 1}: ${count.toLocaleString('en-US')}`));
}

await runCommand(() => {
  const { values, choice } = parseGameArgs(options);
  const { form, trial, proving = trial } = playedBy(choice);
  const name = {
    ...form,
    seed: wholeNumber('seed', values.seed, 0),
    actions: wholeNumber('actions', values.actions, 0),
  };
  const depth = wholeNumber('depth', values.depth, 1);
  print(proving, name, { depth, divided: values.divide, json: values.json });
});

/**
 * `npm run perft -- [--depth 3] [--seed 1] [--actions 0] [--players 2|3|4] [--teams] [--divide] [--json]`: how many
 * sequences of answers there are from the position after so many random actions of the match with this seed.
 */
import { parseArgs } from 'node:util';
import { divide, perft } from '../engine/perft.ts';
import { oneOf, runCommand, wholeNumber } from './args.ts';
import { positionOf } from './position.ts';
import { warbandTrial } from './warband/trial.ts';

const options = {
  depth: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  actions: { type: 'string', default: '0' },
  players: { type: 'string', default: '2' },
  teams: { type: 'boolean', default: false },
  divide: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

await runCommand(() => {
  const { values } = parseArgs({ options });
  const depth = wholeNumber('depth', values.depth, 1);
  const name = {
    players: Number(oneOf('players', values.players, ['2', '3', '4'])),
    teams: values.teams,
    seed: wholeNumber('seed', values.seed, 0),
    actions: wholeNumber('actions', values.actions, 0),
  };
  const { module } = warbandTrial;
  const state = positionOf(warbandTrial, name);
  const counts = Array.from({ length: depth }, (_, at) => perft(module, state, at + 1));
  const parts = values.divide ? divide(module, state, depth) : [];
  if (values.json)
    return console.log(JSON.stringify({ ...name, counts, ...(values.divide ? { parts } : {}) }));
  if (!values.divide) console.log(module.print(state));
  for (const { action, count } of parts)
    console.log(`${String(count).padStart(12)}  ${JSON.stringify(action)}`);
  counts.forEach((count, at) => console.log(`depth ${at + 1}: ${count.toLocaleString('en-US')}`));
});

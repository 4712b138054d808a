import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { randomInt, seedRng, type Rng } from '../../../electron/engine/rng.ts';
import type { MatchForm } from '../../../electron/engine/trial.ts';
import { refusal, refusalCodes } from '../../../electron/games/salient/explain/refusals.ts';
import { salient, type SalientState } from '../../../electron/games/salient/index.ts';
import { salientTrial } from '../../../electron/games/salient/trial.ts';
import type { SalientIntent } from '../../../shared/games/salient.ts';
import { ruleNumbers } from './numbers.ts';

/** Something a player might point at, drawn at random; often nonsense. */
function randomIntent(state: SalientState, rng: Rng): SalientIntent {
  const upTo = (below: number) => randomInt(rng, below);
  const unit = () => upTo(state.next + 1);
  const space = () => upTo(state.at.length);
  const slot = () => upTo(80);
  const face = () => 1 + upTo(6);
  const intents: (() => SalientIntent)[] = [
    () => ({ kind: 'pick', tile: upTo(12) }),
    () => ({ kind: 'relief' }),
    () => ({ kind: 'prepare', source: upTo(7) }),
    () => ({ kind: 'trade', gain: upTo(2) ? 'unit' : 'credits' }),
    () => ({ kind: 'discard', place: upTo(4) }),
    () => ({ kind: 'assign', slot: slot(), face: face() }),
    () => ({ kind: 'assign', slot: slot(), face: face(), pair: true }),
    () => ({ kind: 'assign', slot: slot() }),
    () => ({ kind: 'fill', face: face() }),
    () => ({ kind: 'unassign', slot: slot() }),
    () => ({ kind: 'execute' }),
    () => ({ kind: 'resolve', slot: slot() }),
    () => ({ kind: 'resolve', slot: slot(), research: true }),
    () => ({ kind: 'branch', branch: upTo(3) }),
    () => ({ kind: 'put', space: space() }),
    () => ({ kind: 'choose', unit: unit() }),
    () => ({ kind: 'line', line: upTo(6) }),
    () => ({ kind: 'mine', space: space() }),
    () => ({ kind: 'enemy', seat: upTo(4) }),
    () => ({ kind: 'jam', at: upTo(32) }),
    () => ({ kind: 'step', unit: unit(), to: space() }),
    () => ({ kind: 'stop' }),
    () => ({ kind: 'pass' }),
    () => ({ kind: 'undo' }),
  ];
  return intents[upTo(intents.length)]!();
}

interface Asked {
  codes: Set<string>;
  /** Answers that contradict the list of options. */
  wrong: string[];
}

function askAround(form: MatchForm, seed: number, asked: Asked): void {
  const rng = seedRng(seed);
  const state = salient.start(salientTrial.setup(form, rng), seed);
  for (let decision = salient.decision(state); decision; decision = salient.decision(state)) {
    const { seat, options } = decision;
    for (const option of options.slice(0, 3))
      if (salient.explain(state, seat, option)) asked.wrong.push(JSON.stringify(option));
    for (let tries = 0; tries < 6; tries++) {
      const intent = randomIntent(state, rng);
      const asker = randomInt(rng, 4) === 0 ? randomInt(rng, form.players) : seat;
      const why = salient.explain(state, asker, intent);
      if (why) asked.codes.add(why.code);
      else if (asker !== seat) asked.wrong.push(`${JSON.stringify(intent)} by a seat that is not asked`);
    }
    salient.apply(state, options[randomInt(rng, options.length)]!);
  }
  asked.codes.add(salient.explain(state, 0, { kind: 'pass' })!.code);
}

function codesInScenarios(): string[] {
  const folder = fileURLToPath(new URL('../../scenarios/salient/', import.meta.url));
  return globSync('**/*.json', { cwd: folder }).flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/"code": "(\w+)"/g)].map(([, code]) => code!),
  );
}

describe('why not', () => {
  it(
    'is answered for anything, never for an option, and by every reason there is',
    { timeout: 60_000 },
    () => {
      const asked: Asked = { codes: new Set(codesInScenarios()), wrong: [] };
      for (let seed = 0; seed < 32; seed++)
        askAround({ players: 2 + (seed % 3), teams: seed % 2 === 0 && seed % 3 === 2 }, seed, asked);
      expect(asked.wrong).toEqual([]);
      expect(refusalCodes.filter((code) => !asked.codes.has(code))).toEqual([]);
    },
  );

  it('cites rules that exist', () => {
    expect(refusalCodes.map(refusal).filter(({ rule }) => !ruleNumbers.includes(rule))).toEqual([]);
  });
});

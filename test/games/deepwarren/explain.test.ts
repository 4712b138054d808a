import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { randomInt, seedRng, type Rng } from '../../../electron/engine/rng.ts';
import type { MatchForm } from '../../../electron/engine/trial.ts';
import { refusal, refusalCodes } from '../../../electron/games/deepwarren/explain/refusals.ts';
import { deepwarren, type DeepwarrenState } from '../../../electron/games/deepwarren/index.ts';
import { deepwarrenTrial } from '../../../electron/games/deepwarren/trial.ts';
import type { DeepwarrenIntent, Side } from '../../../shared/games/deepwarren.ts';
import { ruleNumbers } from './numbers.ts';

/** Something a player might point at, drawn at random; often nonsense. */
function randomIntent(state: DeepwarrenState, rng: Rng): DeepwarrenIntent {
  const token = () => randomInt(rng, state.next + 1);
  const space = () => randomInt(rng, 41) * 8 + randomInt(rng, 3) * randomInt(rng, 2);
  const tile = () => randomInt(rng, 41);
  const cell = () => randomInt(rng, 9) - 4;
  const intents: (() => DeepwarrenIntent)[] = [
    () => ({ kind: 'place', x: cell(), y: cell(), turn: randomInt(rng, 4) as Side }),
    () => ({ kind: 'place', x: cell(), y: cell() * randomInt(rng, 99) }),
    () => ({ kind: 'put', space: space() }),
    () => ({ kind: 'choose', token: token() }),
    () => ({ kind: 'tile', tile: tile() }),
    () => ({ kind: 'move', token: token(), to: space() }),
    () => ({ kind: 'openDoor', token: token(), tile: tile() }),
    () => ({ kind: 'attack', token: token(), target: token() }),
    () => ({ kind: 'breathe', token: token() }),
    () => ({ kind: 'regrow', token: token() }),
    () => ({ kind: 'useRelic', relic: randomInt(rng, 10) }),
    () => ({ kind: 'dropRelic', relic: randomInt(rng, 10) }),
    () => ({ kind: 'takeChest', token: token() }),
    () => ({ kind: 'stop' }),
    () => ({ kind: 'pass' }),
    () => ({ kind: 'undo' }),
  ];
  return intents[randomInt(rng, intents.length)]!();
}

interface Asked {
  codes: Set<string>;
  /** Answers that contradict the list of options. */
  wrong: string[];
}

function askAround(form: MatchForm, seed: number, asked: Asked): void {
  const rng = seedRng(seed);
  const state = deepwarren.start(deepwarrenTrial.setup(form, rng), seed);
  for (let decision = deepwarren.decision(state); decision; decision = deepwarren.decision(state)) {
    const { seat, options } = decision;
    for (const option of options.slice(0, 3))
      if (deepwarren.explain(state, seat, option as DeepwarrenIntent))
        asked.wrong.push(JSON.stringify(option));
    for (let tries = 0; tries < 12; tries++) {
      const intent = randomIntent(state, rng);
      const asker = randomInt(rng, form.players);
      const why = deepwarren.explain(state, asker, intent);
      if (why) asked.codes.add(why.code);
      else if (asker !== seat) asked.wrong.push(`${JSON.stringify(intent)} by a seat that is not asked`);
    }
    deepwarren.apply(state, options[randomInt(rng, options.length)]!);
  }
  asked.codes.add(deepwarren.explain(state, 0, { kind: 'pass' })!.code);
}

/** Too rare to be met at random; scenario files show them by name. */
const rare = ['closes', 'pitStops', 'doorShields', 'sharedEntrance'];

function codesInScenarios(): Set<string> {
  const folder = fileURLToPath(new URL('../../scenarios/deepwarren/', import.meta.url));
  const texts = globSync('**/*.json', { cwd: folder }).map((file) =>
    readFileSync(`${folder}${file}`, 'utf8'),
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(/"code": "(\w+)"/g)].map(([, code]) => code!)));
}

describe('why not', () => {
  it('is answered for anything, never for an option, and by every reason there is', () => {
    const asked: Asked = { codes: new Set(), wrong: [] };
    for (let seed = 0; seed < 160; seed++) askAround({ players: 2 + (seed % 3), teams: false }, seed, asked);
    expect(asked.wrong).toEqual([]);
    const shown = codesInScenarios();
    expect(rare.filter((code) => !shown.has(code))).toEqual([]);
    expect(refusalCodes.filter((code) => !asked.codes.has(code) && !rare.includes(code))).toEqual([]);
  });

  it('cites rules that exist', () => {
    expect(refusalCodes.map(refusal).filter(({ rule }) => !ruleNumbers.includes(rule))).toEqual([]);
  });
});

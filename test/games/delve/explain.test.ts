import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { randomInt, seedRng, type Rng } from '../../../electron/engine/rng.ts';
import { refusal, refusalCodes } from '../../../electron/games/delve/explain/refusals.ts';
import { delve, type DelveState } from '../../../electron/games/delve/index.ts';
import { delveTrial } from '../../../electron/games/delve/trial.ts';
import type { DelveIntent, Side } from '../../../shared/games/delve.ts';

const folder = new URL('../../../resources/rulebook/delve/', import.meta.url);
const book = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

const plain = [
  'search',
  'cross',
  'stay',
  'roll',
  'draw',
  'encounter',
  'descend',
  'leave',
  'escape',
  'attack',
  'breakOff',
  'pass',
  'wait',
  'undo',
  'summon',
  'ability',
] as const;

/** Something a player might point at, drawn at random; often nonsense. */
function randomIntent(state: DelveState, rng: Rng): DelveIntent {
  const number = (below: number) => randomInt(rng, below);
  const beside = state.heroes[state.seat]!.space + [1, -1, 13, -13][number(4)]!;
  const intents: (() => DelveIntent)[] = [
    () => ({ kind: 'move', to: beside }),
    () => ({ kind: 'move', to: number(140) - 5 }),
    () => ({ kind: 'use', card: number(125) }),
    () => ({ kind: 'play', attack: number(60) }),
    () => ({ kind: 'side', side: number(4) as Side }),
    () => ({ kind: 'minion', at: number(3), to: number(130) }),
    () => ({ kind: 'shift', to: 0 }),
    () => ({ kind: plain[number(plain.length)]! }),
    () => ({ kind: plain[number(plain.length)]! }),
  ];
  return intents[number(intents.length)]!();
}

/** Codes met in random matches; whatever is no option has a reason, and whatever is one has none. */
function codesMet(): Set<string> {
  const codes = new Set<string>();
  for (let seed = 1; seed <= 160; seed++) {
    const rng = seedRng(seed);
    const form = { players: 1 + (seed % 4), teams: false };
    const state = delve.start(delveTrial.setup(form, rng), seed);
    for (let decision = delve.decision(state); decision; decision = delve.decision(state)) {
      for (let asked = 0; asked < 3; asked++) {
        const seat = randomInt(rng, 4) === 0 ? randomInt(rng, form.players) : decision.seat;
        const why = delve.explain(state, seat, randomIntent(state, rng));
        if (why) codes.add(why.code);
      }
      const option = decision.options[randomInt(rng, decision.options.length)]!;
      expect(delve.explain(state, decision.seat, option as DelveIntent)).toBeUndefined();
      delve.apply(state, option);
    }
    codes.add(delve.explain(state, 0, { kind: 'search' })!.code);
  }
  return codes;
}

/** Shown by scenarios or too rare for chance. */
const elsewhere = new Set(['noStock', 'retreatBarred', 'minionAgain', 'enteredTwice', 'mustLeaveHoard']);

describe('why not', () => {
  it('has a rule of the book behind every reason (R-802)', () => {
    const unknown = refusalCodes.filter((code) => !book.includes(`### ${refusal(code).rule} `));
    expect(unknown).toEqual([]);
  });

  it('is answered for everything that is no option, and every reason comes up', { timeout: 120_000 }, () => {
    const met = codesMet();
    expect(refusalCodes.filter((code) => !met.has(code) && !elsewhere.has(code))).toEqual([]);
  });
});

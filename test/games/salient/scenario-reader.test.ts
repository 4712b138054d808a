import { describe, expect, it } from 'vitest';
import { readRunnable, readScenarioFile } from '../../../electron/games/salient/scenario/read.ts';
import { runPosition } from '../../../electron/games/salient/scenario/run.ts';
import type { Scenario } from '../../../electron/games/salient/scenario/schema.ts';

const mistakesOf = (value: unknown) => {
  const read = readScenarioFile(JSON.stringify(value));
  return read.ok ? [] : read.error;
};

const scenario = (more: Partial<Scenario>): Scenario => ({
  title: 'test',
  rules: [],
  players: [{ name: 'A', dice: [4, 5] }, { name: 'B' }],
  units: [{ name: 'Ann', owner: 'A', dice: [3], at: 'c3' }],
  steps: [],
  ...more,
});

const failureOf = (more: Partial<Scenario>): string => {
  const ran = runPosition(scenario(more));
  return ran.ok ? '' : `${ran.error.step}: ${ran.error.sentence}`;
};

describe('a scenario file with a mistake', () => {
  it('is told the field and the reason', () => {
    expect(mistakesOf({ title: 'x', rules: [], steps: [], unitz: [] })[0]!.sentence).toMatch(/unitz/);
    const bad = { name: 'A', owner: 'A', dice: [7], at: 'c3' };
    expect(mistakesOf({ title: 'x', rules: [], steps: [], units: [bad] })[0]!.field).toMatch(/^units/);
    expect(mistakesOf({ title: 'x', rules: [], steps: [{ do: 'fly' }] })[0]!.field).toMatch(/^steps/);
  });

  it.each([
    [{ units: [{ name: 'A', owner: 'Zed', dice: [1], at: 'a1' }] }, /0: There is no player "Zed"/],
    [{ units: [{ name: 'A', owner: 'A', dice: [1], at: 'k1' }] }, /There is no space "k1"/],
    [
      {
        units: [
          { name: 'A', owner: 'A', dice: [1], at: 'a1' },
          { name: 'B', owner: 'A', dice: [1], at: 'a1' },
        ],
      },
      /Two Units stand on a1/,
    ],
    [{ row: ['Tea Party', null, null] }, /There is no Opportunity card "Tea Party"/],
    [{ row: ['Encircle', 'Encircle', null] }, /more often than there are/],
    [{ sites: { c3: 'Pay Office' } }, /c3 is no Facility space/],
    [{ players: [{ name: 'A', reserve: 3 }, { name: 'B' }] }, /9 dice for its Reserve, not 3/],
    [{ players: [{ name: 'A', sabotage: ['Workshop UP'] }, { name: 'B' }] }, /Sabotage token of seat 0 lies/],
    [{ form: 'melee' }, /2 cannot play this form/],
  ] as [Partial<Scenario>, RegExp][])('is refused: %j', (more, sentence) => {
    expect(failureOf(more)).toMatch(sentence);
  });
});

describe('a scenario that does not go as written', () => {
  it('tells the step and the difference', () => {
    expect(failureOf({ steps: [{ expect: { players: { A: { credits: 3 } } } }] })).toBe(
      '1: players is {"A":{"credits":0}}, not {"A":{"credits":3}}',
    );
    expect(failureOf({ steps: [{ do: 'pass' }] })).toMatch(
      /1: {"kind":"pass"} is no option at assign: C-301/,
    );
    expect(failureOf({ steps: [{ refused: { do: 'execute' }, rule: 'C-301' }] })).toMatch(/is an option/);
    expect(failureOf({ steps: [{ kinds: ['step'] }] })).toMatch(/kinds of options are assign, execute/);
    expect(failureOf({ steps: [{ do: 'step', unit: 'Cy', to: 'c4' }] })).toMatch(/no Unit "Cy"/);
  });
});

describe('questions of a file', () => {
  it('are answered by the exact odds, by name or by dice (C-1317)', () => {
    const questions = [
      { query: 'clash', attacker: 'Ann', defender: [2, 2] },
      { query: 'mine', unit: [1, 6] },
      { query: 'reach', unit: 'Ann', steps: 1 },
      { query: 'plan' },
      { query: 'race' },
      { query: 'armistice' },
      { query: 'luck' },
      { query: 'options' },
      { query: 'explain', what: { do: 'assign', slot: 'Muster C1' } },
      { query: 'mine', unit: 'Zed' },
    ];
    const read = readRunnable(JSON.stringify({ ...scenario({}), questions }));
    const ran = read.ok ? read.value[0]!.run() : undefined;
    const answers = ran?.ok ? ran.value : [];
    expect(answers[0]!.answer).toEqual({ survivor: 'defender', attacker: [], defender: [2, 2] });
    expect(answers[1]!.answer).toMatchObject({ survives: 1, whole: 0 });
    expect(answers[2]!.answer).toHaveLength(3);
    expect(answers[8]!.answer).toMatchObject({ rule: 'C-308', code: 'fewCoins' });
    expect(answers[9]!.error!.sentence).toMatch(/no Unit "Zed"/);
    expect(answers.filter(({ answer, error }) => answer === undefined && !error)).toEqual([]);
  });
});

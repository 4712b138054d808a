import { describe, expect, it } from 'vitest';
import { readRunnable, readScenarioFile } from '../../../electron/games/deepwarren/scenario/read.ts';
import { runScenario } from '../../../electron/games/deepwarren/scenario/run.ts';
import type { Scenario } from '../../../electron/games/deepwarren/scenario/schema.ts';

const mistakesOf = (value: unknown) => {
  const read = readScenarioFile(JSON.stringify(value));
  return read.ok ? [] : read.error;
};

const scenario = (more: Partial<Scenario>): Scenario => ({
  title: 'test',
  rules: [],
  tokens: [
    { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 0] },
    { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 0] },
  ],
  turn: { player: 'A', phase: 'tile' },
  steps: [],
  ...more,
});

const failureOf = (more: Partial<Scenario>): string => {
  const ran = runScenario(scenario(more));
  return ran.ok ? '' : `${ran.error.step}: ${ran.error.sentence}`;
};

describe('a scenario file with a mistake', () => {
  it('is no JSON', () => {
    const read = readScenarioFile('{ "title": ');
    expect(!read.ok && read.error[0]!.sentence).toBe('The file ends too early.');
  });

  it('is told the field and the reason', () => {
    expect(mistakesOf({ title: 'x', rules: [], steps: [], tils: [] })[0]!.sentence).toMatch(/tils/);
    const badKind = { name: 'A', kind: 'goblin', owner: 'A', at: [0, 0] };
    expect(mistakesOf({ title: 'x', rules: [], steps: [], tokens: [badKind] })[0]!.field).toBe(
      'tokens[0].kind',
    );
    expect(mistakesOf({ title: 'x', rules: [], steps: [{ do: 'fly' }] })[0]!.field).toMatch(/^steps\[0\]/);
  });

  it('is told the line', () => {
    const read = readScenarioFile('{\n  "title": "x",\n  "rules": [],\n  "steps": 3\n}');
    expect(!read.ok && read.error).toEqual([
      { line: 4, column: 3, field: 'steps', sentence: '"steps" must be an array.' },
    ]);
  });

  it('is of another game', () => {
    expect(mistakesOf({ game: 'warband', title: 'x', rules: [], steps: [] })).toMatchObject([
      { field: 'game', sentence: 'These are scenarios of warband, not of deepwarren.' },
    ]);
  });

  it.each([
    [{ tiles: [{ tile: 'Cosy Parlour', at: [0, 1] }] }, /0: There is no tile "Cosy Parlour"/],
    [{ tiles: [{ tile: 'Long Gallery', at: [0, 1], exits: 'N' }] }, /cannot be turned to have the exits N/],
    [
      {
        tiles: [
          { tile: 'Swaying Span', at: [0, 1] },
          { tile: 'Swaying Span', at: [0, 2] },
        ],
      },
      /laid twice/,
    ],
    [{ tiles: [{ tile: 'Long Gallery', at: [0, 0] }] }, /Two tiles lie at/],
    [{ tokens: [{ name: 'A', kind: 'delver', owner: 'Zed', at: [0, 0] }] }, /There is no player "Zed"/],
    [{ tokens: [{ name: 'A', kind: 'delver', owner: 'A', at: [5, 5] }] }, /No tile lies at \(5,5\)/],
    [{ stack: ['Long Gallery', 'Long Gallery'] }, /stacked more often/],
    [{ players: [{ name: 'A', relics: ['Hollow Crown', 'Hollow Crown'] }, { name: 'B' }] }, /held twice/],
    [{ tiles: [{ tile: 'Long Gallery', at: [3, 3] }] }, /cannot be walked to/],
  ] as [Partial<Scenario>, RegExp][])('is refused: %j', (more, sentence) => {
    expect(failureOf(more)).toMatch(sentence);
  });
});

describe('a scenario that does not go as written', () => {
  it('tells the step and the difference', () => {
    expect(failureOf({ steps: [{ expect: { crowns: { A: 3 } } }] })).toBe(
      '1: crowns is {"A":0}, not {"A":3}',
    );
    expect(failureOf({ steps: [{ do: 'pass' }] })).toMatch(
      /1: {"kind":"pass"} is no option at place .*T-303/,
    );
    expect(failureOf({ steps: [{ refused: { do: 'pass' }, rule: 'T-101' }] })).toMatch(/refused by T-303/);
    expect(failureOf({ steps: [{ kinds: ['move'] }] })).toMatch(/kinds of options are place/);
    expect(failureOf({ steps: [{ do: 'move', token: 'Cy', at: [0, 0] }] })).toMatch(/no token "Cy"/);
  });
});

describe('questions of a scenario', () => {
  const answersTo = (questions: Scenario['questions'], more: Partial<Scenario> = {}) => {
    const read = readRunnable(
      JSON.stringify(
        scenario({
          tiles: [
            { tile: 'Long Gallery', at: [0, 1], exits: 'NS' },
            { tile: 'Torchlit Walk', at: [0, 2], exits: 'NS' },
          ],
          tokens: [
            { name: 'Ann', kind: 'delver', owner: 'A', at: [0, 1] },
            { name: 'Ben', kind: 'delver', owner: 'B', at: [0, 0] },
            { name: 'Rex', kind: 'ravager', owner: 'B', at: [0, 2] },
          ],
          turn: { player: 'A', phase: 'attack' },
          questions,
          ...more,
        }),
      ),
    );
    const ran = read.ok ? read.value[0]!.run() : undefined;
    return ran?.ok ? ran.value : expect.unreachable(JSON.stringify(read));
  };

  it('are answered in the names of the file', () => {
    const [attack, threats] = answersTo([
      { query: 'attack', id: 'mine', token: 'Ann', target: 'Rex' },
      { query: 'threats', token: 'Ann' },
    ]);
    expect(attack).toMatchObject({
      id: 'mine',
      query: 'attack',
      answer: { hits: [{ target: 'Rex' }], ends: 'none' },
    });
    expect(threats).toMatchObject({ answer: { by: [{ token: 'Rex', moves: false }] } });
  });

  it('tell who is asked, and why something is no option', () => {
    const [options, why] = answersTo([
      { query: 'options' },
      { query: 'explain', what: { do: 'place', at: [0, 3] } },
    ]);
    expect(options).toMatchObject({ answer: { asked: 'A', code: 'attack' } });
    expect(why).toMatchObject({ answer: { rule: expect.stringMatching(/^T-/) as string } });
  });

  it('that name nothing there are told where they stand', () => {
    const [found] = answersTo([{ query: 'reach', token: 'Cy' }]);
    expect(found?.error).toMatchObject({ field: 'questions[0]', sentence: 'There is no token "Cy".' });
  });
});

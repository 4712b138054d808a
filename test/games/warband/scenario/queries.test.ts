import { describe, expect, it } from 'vitest';
import { readScenarioFile } from '../../../../electron/games/warband/scenario/read.ts';
import { answerQuestion, runScenario } from '../../../../electron/games/warband/scenario/run.ts';

const position = {
  map: ['..h..', '.....', '.##..', '.....'],
  creatures: [
    { name: 'Archer', card: { speed: 2, ranged: { damage: 20, distance: 3 } }, at: 'A1' },
    { name: 'Elf', owner: 'B', at: 'E1' },
    { name: 'Giant', owner: 'B', card: { large: true, speed: 1 }, at: 'D3' },
  ],
  chests: [{ at: 'B1', value: 2 }],
  turn: { active: 'Archer' },
};

/** The answer to a question about the position above. */
function answerTo(question: object): unknown {
  const read = readScenarioFile(JSON.stringify({ ...position, questions: [question] }));
  if (!read.ok) throw new Error(read.error[0]!.sentence);
  const ran = runScenario(read.value[0]!);
  if (!ran.ok) throw new Error(ran.error.lines[0]);
  const answer = answerQuestion(ran.value, read.value[0]!.text.questions![0]!);
  return answer.ok ? answer.value : answer.error;
}

describe('a question about a position', () => {
  it('tells every end of a move with cost, path and what it sets off', () => {
    const { ends } = answerTo({ query: 'reach', creature: 'Archer' }) as { ends: { square: string }[] };
    expect(ends).toContainEqual({ square: 'B1', cost: 1, hazard: false, opens: ['B1'], path: ['B1'] });
    expect(ends).toContainEqual({ square: 'C2', cost: 2, hazard: false, opens: [], path: ['B2', 'C2'] });
    expect(ends).toContainEqual({ square: 'C2', cost: 2, hazard: false, opens: ['B1'], path: ['B1', 'C2'] });
    expect(ends.map(({ square }) => square)).not.toContain('C1');
  });

  it('is about a mover that is not there, too', () => {
    const mover = { from: 'A4', speed: 1, player: 'B' };
    expect(answerTo({ query: 'reach', mover, paths: false })).toEqual({
      ends: [
        { square: 'A3', cost: 1, hazard: false, opens: [] },
        { square: 'B4', cost: 1, hazard: false, opens: [] },
      ],
    });
    expect(answerTo({ query: 'path', mover: { ...mover, mode: 'burrow' }, to: 'B3' })).toEqual({
      reachable: false,
    });
    expect(
      answerTo({ query: 'path', mover: { ...mover, from: 'B2', mode: 'fly', speed: 2 }, to: 'C1' }),
    ).toMatchObject({
      cost: 1,
      ways: [{ hazard: true }, { hazard: true, opens: ['B1'] }],
    });
  });

  it('says what is wrong with a path', () => {
    expect(answerTo({ query: 'walk', creature: 'Archer', path: ['B1', 'C2'] })).toEqual({
      legal: true,
      cost: 2,
    });
    expect(answerTo({ query: 'walk', creature: 'Archer', path: ['C2'] })).toMatchObject({
      legal: false,
      rule: 'W-505',
    });
  });

  it('tells sight between creatures, squares and spaces', () => {
    expect(answerTo({ query: 'sight', from: 'Archer', to: 'Elf' })).toEqual({
      los: true,
      clearShot: true,
      cover: false,
    });
    const along = answerTo({ query: 'sight', from: 'A3', to: 'D3' });
    expect(along).toEqual({ los: true, clearShot: false, cover: true });
    const far = { query: 'sight', from: { square: 'D1', player: 'A' }, to: 'D4' };
    expect(answerTo(far)).toEqual({ los: false, clearShot: false, cover: false });
    expect(answerTo({ ...far, from: 'D1' })).toEqual({ los: true, clearShot: true, cover: false });
    expect(answerTo({ ...far, from: { square: 'D1', player: 'B' } })).toEqual({
      los: true,
      clearShot: true,
      cover: false,
    });
  });

  it('tells distances', () => {
    expect(answerTo({ query: 'distance', from: 'A3', to: 'Giant' })).toEqual({
      around: 3,
      through: 3,
      adjacent: false,
    });
    expect(answerTo({ query: 'distance', from: [0, 0], to: { square: 'B2', large: true } })).toEqual({
      around: 1,
      through: 1,
      adjacent: true,
    });
  });

  it('tells what a creature threatens', () => {
    const { melee, ranged } = answerTo({ query: 'threat', creature: 'Giant' }) as Record<string, string[]>;
    expect(melee).toContain('C2');
    expect(melee).not.toContain('A1');
    expect(ranged).toEqual([]);
    expect((answerTo({ query: 'threat', creature: 'Archer' }) as Record<string, string[]>).ranged).toContain(
      'E1',
    );
  });

  it('tells the options and why not', () => {
    expect(answerTo({ query: 'options' })).toMatchObject({ player: 'A', prompt: 'act', rule: 'W-307' });
    expect(answerTo({ query: 'explain', intent: { what: 'move', to: 'C3' } })).toEqual({
      allowed: false,
      code: 'solidSquare',
      rule: 'W-508',
      sentence: 'That square is solid.',
    });
    expect(answerTo({ query: 'explain', intent: { what: 'move', to: 'B2' } })).toEqual({ allowed: true });
    expect(answerTo({ query: 'explain', player: 'B', intent: { what: 'end' } })).toMatchObject({
      rule: 'W-301',
    });
  });

  it('names what it does not know', () => {
    expect(answerTo({ query: 'threat', creature: 'Gian' })).toBe(
      'There is no creature in play "Gian". Did you mean "Giant"?',
    );
    expect(answerTo({ query: 'reach' })).toBe('It must say which "creature" or "mover".');
  });
});

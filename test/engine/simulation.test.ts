import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../electron/bots/greedy.ts';
import { randomBot } from '../../electron/bots/random.ts';
import { simulateMatch } from '../../electron/cli/sim/match.ts';
import { reportText } from '../../electron/cli/sim/report.ts';
import { simulate } from '../../electron/cli/sim/run.ts';
import { tellAction, tellMatch } from '../../electron/cli/sim/text.ts';
import { toy, toyTrial, type ToyModule } from '../support/toy-game.ts';

const form = { players: 3, teams: false };
const simulation = { trial: toyTrial, form, bot: randomBot };
const withBroken = (wrong: Partial<ToyModule>) => ({
  ...simulation,
  trial: { ...toyTrial, module: { ...toy, ...wrong } },
});
const twoSeconds = () => {
  let read = 0;
  return () => 2 * read++;
};
const ignore = () => undefined;

describe('a simulated match', () => {
  it('runs from setup to outcome and counts what happened', () => {
    const report = simulateMatch(simulation, 1);
    expect(report.failure).toBeUndefined();
    expect(report.outcome?.reason).toBe('hands-empty');
    expect(report.rounds).toBe(8);
    expect(report.decisions).toBeGreaterThan(20);
    expect(report.actions).toBeGreaterThan(report.decisions);
  });

  it('is the same again for the same seed', () => {
    expect(simulateMatch(simulation, 5)).toEqual(simulateMatch(simulation, 5));
  });

  it.each<[string, Partial<ToyModule>, RegExp]>([
    [
      'a broken invariant',
      { invariants: ({ won }) => (won.length > 5 ? ['too many won'] : []) },
      /too many won/,
    ],
    [
      'a leak',
      { view: (state, viewer) => ({ ...toy.view(state, viewer), hand: state.deck }) },
      /hidden things/,
    ],
    ['a telling event', { redact: (event) => event }, /tells/],
    [
      'a thrown error',
      {
        apply: (state, action, emit) => {
          if (state.tricksPlayed === 2) throw new Error('lost the thread');
          toy.apply(state, action, emit);
        },
      },
      /lost the thread/,
    ],
  ])('reports %s with its action', (_what, wrong, says) => {
    const { failure, actions } = simulateMatch(withBroken(wrong), 1);
    expect(failure?.action).toBe(actions);
    expect(failure?.problems.join('\n')).toMatch(says);
  });

  it('gives up on a match without end', () => {
    const endless = withBroken({
      decision: (state) => {
        const decision = toy.decision(state);
        return decision && { ...decision, options: decision.options.slice(-1) };
      },
    });
    expect(simulateMatch(endless, 1).failure).toEqual({
      action: 2001,
      problems: ['no end after 2000 actions'],
    });
  });
});

describe('a simulation', () => {
  it('adds up its matches', () => {
    const report = simulate(simulation, { games: 10, seed: 1 }, twoSeconds(), ignore);
    const single = Array.from({ length: 10 }, (_, game) => simulateMatch(simulation, 1 + game));
    expect(report).toMatchObject({ game: 'toy', games: 10, players: 3, bots: 'random', failures: [] });
    expect(report.ends).toEqual({ 'hands-empty': 10 });
    expect(report.decisions).toBe(single.reduce((sum, { decisions }) => sum + decisions, 0));
    expect(report.decisionsPerCpuSecond).toBe(Math.round(report.decisions / 2));
    expect(reportText(report)).toMatch(/failures {5}0/);
  });

  it('tells the seed and action of every failure and how to repeat it', () => {
    const broken = withBroken({
      invariants: ({ scores }) => (scores[0]! > 3 ? ['seat 0 scores too much'] : []),
    });
    const report = simulate(broken, { games: 20, seed: 1 }, twoSeconds(), ignore);
    expect(report.failures.length).toBeGreaterThan(0);
    const { seed, action } = report.failures[0]!;
    expect(reportText(report, '--players 3')).toContain(
      `--players 3 --bots random --replay ${seed}:${action}`,
    );
    expect(tellAction(broken, seed, action).text).toMatch(/BROKEN after action \d+: seat 0 scores too much/);
  });

  it('says how far it is', () => {
    const said: number[][] = [];
    simulate(simulation, { games: 3, seed: 1 }, twoSeconds(), (done, failed) => said.push([done, failed]));
    expect(said).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });
});

describe('the text of a match', () => {
  it('is the same whether the match is checked or not', () => {
    expect(tellMatch({ ...simulation, unchecked: true }, 3).text).toBe(tellMatch(simulation, 3).text);
  });

  it('tells only fingerprints after the detailed turns', () => {
    const { text } = tellMatch(simulation, 1, 2);
    expect(text.match(/^== turn/gm)).toHaveLength(8);
    expect(text.match(/^trick/gm)).toHaveLength(2);
  });

  it('shows every turn and every answer', () => {
    const { text, report } = tellMatch(simulation, 1);
    expect(text.match(/^== turn/gm)).toHaveLength(8);
    expect(text.match(/^ +\d+ {2}seat/gm)).toHaveLength(report.actions);
    expect(text).toMatch(/over after \d+ actions: hands-empty/);
  });

  it('shows one action with all its options', () => {
    expect(tellAction(simulation, 1, 1).text).toMatch(/ {2}0 {2}{"kind":"choose"/);
  });
});

describe('the greedy bot', () => {
  it('beats random play', () => {
    const greedy = greedyBot(toy, toyTrial.evaluate);
    const duel = {
      trial: toyTrial,
      form: { players: 2, teams: false },
      bot: {
        name: 'seat 0 greedy',
        choose: (turn: Parameters<typeof greedy.choose>[0]) =>
          (turn.decision.seat === 0 ? greedy : randomBot).choose(turn),
      },
    };
    const { wins, ends } = simulate(duel, { games: 60, seed: 1 }, twoSeconds(), ignore);
    expect(ends).toEqual({ 'hands-empty': 60 });
    expect(wins[0]).toBeGreaterThan(wins[1]! * 1.2);
  });
});

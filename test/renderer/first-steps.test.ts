// A newcomer is told one thing at a time, for the decision at hand, until it was done.
import { describe, expect, it } from 'vitest';
import { provingSetup } from '../../electron/cli/warband/proving-setup.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { warband } from '../../electron/games/warband/index.ts';
import {
  nextStep,
  type StepMoment,
  type StepName,
  stepNames,
  stepsDone,
} from '../../renderer/games/warband/table/first-steps.ts';
import { stepWords } from '../../renderer/text/first-steps.ts';
import type { WarbandAction, WarbandView } from '../../shared/games/warband.ts';

const creature = (id: number, seat: number) => ({ id, seat });
const view = {
  creatures: [creature(1, 0), creature(2, 0), creature(9, 1)],
  players: [{ team: 0 }, { team: 1 }],
  chests: [44],
  tokens: [{ square: 50, count: 2 }],
} as unknown as WarbandView;

const moment = (code: string, options: readonly WarbandAction[], undoable = 0): StepMoment => ({
  decision: { seat: 0, prompt: { code }, options },
  view,
  undoable,
});

const end: WarbandAction = { kind: 'end' };
const move = (to: number): WarbandAction => ({ kind: 'move', to, outcome: 0 });
const strike = (target: number): WarbandAction => ({ kind: 'attack', target, mode: 'melee' });
const told = ['undo', 'whyNot', 'stops'];

describe('the first step told', () => {
  it.each([
    ['openingDeploy', [{ kind: 'deploy', card: 5 }, end], 'deploy'],
    ['place', [{ kind: 'place', square: 3 }], 'place'],
    ['openingDeploy', [end], 'endOpening'],
    ['activate', [{ kind: 'activate', creature: 1 }, end], 'activate'],
    ['activate', [end], 'endActivate'],
    ['act', [move(3), strike(9), end], 'attack'],
    ['act', [move(3), { kind: 'collect', square: 2 }, end], 'collect'],
    ['respond', [{ kind: 'pass' }], 'answer'],
    ['respond', [{ kind: 'dodge', creature: 1, item: 1 }, { kind: 'pass' }], 'dodge'],
    ['cower', [{ kind: 'endure' }, { kind: 'cower' }], 'cower'],
    ['declare.target', [{ kind: 'target', id: 9 }], 'target'],
    ['deploy', [{ kind: 'deploy', card: 5 }, end], 'reinforce'],
    ['deploy', [{ kind: 'play', card: 5 }, end], 'immediate'],
    ['deploy', [end], 'endTurn'],
  ] as [string, WarbandAction[], StepName][])('at %s with %j is %s', (code, options, step) =>
    expect(nextStep(moment(code, options), [])).toBe(step),
  );

  it('is about moving where only an ally could be struck', () =>
    expect(nextStep(moment('act', [strike(2), move(3), end]), [])).toBe('move'));

  it('goes on to the next once one is seen: moving, then the chest in reach, then ending', () => {
    const at = moment('act', [move(3), move(44), end]);
    expect(nextStep(at, [])).toBe('move');
    expect(nextStep(at, ['move'])).toBe('chest');
    expect(nextStep(at, ['move', 'chest'])).toBe('endActivate');
  });

  it('is nothing when all is seen', () =>
    expect(nextStep(moment('act', [move(3), end], 2), stepNames)).toBeUndefined());

  it('speaks of undo only where something can be taken back', () => {
    const seen = stepNames.filter((name) => name !== 'undo');
    expect(nextStep(moment('act', [end], 1), seen)).toBe('undo');
    expect(nextStep(moment('act', [end], 0), seen)).toBeUndefined();
  });
});

describe('a step is done', () => {
  it('by doing the very thing, there and not elsewhere', () => {
    expect(stepsDone(moment('activate', [end]), end)).toEqual(['endActivate']);
    expect(stepsDone(moment('deploy', [end]), end)).toEqual(['endTurn']);
    expect(stepsDone(moment('act', [strike(2), end]), strike(2))).toEqual([]);
  });

  it('for a chest only by going there', () => {
    const at = moment('act', [move(3), move(44)]);
    expect(stepsDone(at, move(3))).toEqual(['move']);
    expect(stepsDone(at, move(44))).toEqual(['move', 'chest']);
  });
});

describe('a whole match at random', () => {
  it('tells every step but the rarest, each in words with a rule', () => {
    const met = new Set<StepName>();
    for (const seed of [1, 2]) for (const at of momentsOf(seed)) tell(at, met);
    const missing = stepNames.filter((name) => !met.has(name) && !told.includes(name));
    expect(missing.filter((name) => !['dodge', 'late', 'assist', 'question'].includes(name))).toEqual([]);
    for (const name of stepNames) expect(stepWords[name].rule).toMatch(/^[RW]-\d+$/);
  });

  function tell(at: StepMoment, met: Set<StepName>): void {
    const seen: StepName[] = [];
    for (let step = nextStep(at, seen); step; step = nextStep(at, seen)) {
      seen.push(step);
      met.add(step);
    }
  }

  function* momentsOf(seed: number): Generator<StepMoment> {
    const rng = seedRng(seed);
    const state = warband.start(provingSetup({ players: 2, teams: false }, rng), seed);
    for (let count = 0; count < 1200; count++) {
      const decision = warband.decision(state);
      if (!decision) return;
      yield { decision, view: warband.view(state, decision.seat), undoable: 0 };
      warband.apply(state, decision.options[randomInt(rng, decision.options.length)]!, () => undefined);
    }
  }
});

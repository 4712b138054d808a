/** The sweep of the coverage plays legal warbands of what is wanted, and the same ones from the same seed. */
import { describe, expect, it } from 'vitest';
import type { WarbandView } from '../../shared/games/warband.ts';
import { watchCards, type CardCoverage } from '../../electron/cli/warband/coverage.ts';
import { plainly } from '../../electron/bots/bot.ts';
import { simulateMatch } from '../../electron/cli/sim/match.ts';
import { curious, sweepTrial } from '../../electron/cli/warband/sweep.ts';
import { loadArmoury } from '../../electron/cli/warband/armies.ts';
import { seedRng } from '../../electron/engine/rng.ts';

type Turn = Parameters<ReturnType<typeof curious>>[0];

function sweep(seed: number, games: number): { cards: CardCoverage[]; failures: unknown[] } {
  const armoury = loadArmoury(['lantern-watch', 'skyfell']);
  const coverage = watchCards();
  const cards = (): CardCoverage[] => coverage.report(armoury.library.values());
  const covered = () => new Map(cards().map((card) => [card.key, card]));
  const trial = sweepTrial(armoury, covered);
  const choose = curious(covered);
  const bot = { name: 'curious', choose: (turn: Turn) => plainly(choose(turn)) };
  const simulation = { trial, form: { players: 2, teams: false }, bot };
  const failures = Array.from(
    { length: games },
    (_, game) =>
      simulateMatch(
        { ...simulation, unchecked: true },
        seed + game,
        ({ state, revision }, _option, { events }) => {
          if (revision === 0) coverage.watch(state);
          for (const event of events) coverage.note(state, event);
        },
      ).failure,
  ).filter((failure) => failure !== undefined);
  return { cards: cards(), failures };
}

describe('the sweep', () => {
  it('finds most of two packs in a few matches, and nothing broken', () => {
    const { cards, failures } = sweep(1, 12);
    expect(failures).toEqual([]);
    expect(cards.filter(({ used }) => used === 0).map(({ key }) => key)).toEqual([]);
    const sum = (of: (card: CardCoverage) => number): number =>
      cards.reduce((all, card) => all + of(card), 0);
    expect(sum(({ reached }) => reached) / sum(({ steps }) => steps)).toBeGreaterThan(0.9);
  });

  it.each(['activate', 'power'] as const)('rather lets a wanted creature %s than another', (kind) => {
    const card = (key: string, missing: string[]): [string, CardCoverage] => [
      key,
      { key, used: 1, steps: 1, reached: 1 - missing.length, missing },
    ];
    const covered = () => new Map([card('pack/known', []), card('pack/wanted', ['text 1: 1 heal'])]);
    const options = [1, 2, 3].map((creature) => ({ kind, creature, text: 0 }));
    const view = { cards: { 1: 'pack/known', 2: 'pack/known', 3: 'pack/wanted' } } as unknown as WarbandView;
    const chosen = Array.from({ length: 20 }, (_, seed) => {
      const decision = { seat: 0, prompt: { code: 'act' }, options };
      return curious(covered)({ view, decision, rng: seedRng(seed) });
    });
    expect(new Set(chosen)).toEqual(new Set([2]));
  });

  it('depends on its seed alone', () => {
    expect(sweep(1, 1)).toEqual(sweep(1, 1));
  });
});

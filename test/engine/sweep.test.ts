/** The sweep of the coverage plays legal warbands of what is wanted, and the same ones from the same seed. */
import { describe, expect, it } from 'vitest';
import { createCoverage, type CardCoverage } from '../../electron/cli/sim-coverage.ts';
import { simulateMatch } from '../../electron/cli/sim-match.ts';
import { curiousBot, sweepTrial } from '../../electron/cli/sim-sweep.ts';
import { loadArmoury } from '../../electron/cli/warband/armies.ts';

function sweep(seed: number, games: number): { cards: CardCoverage[]; failures: unknown[] } {
  const armoury = loadArmoury(['lantern-watch', 'skyfell']);
  const coverage = createCoverage();
  const cards = (): CardCoverage[] => coverage.report(armoury.library.values());
  const covered = () => new Map(cards().map((card) => [card.key, card]));
  const trial = sweepTrial(armoury, covered);
  const simulation = { trial, form: { players: 2, teams: false }, bot: curiousBot(covered) };
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

  it('depends on its seed alone', () => {
    expect(sweep(1, 1)).toEqual(sweep(1, 1));
  });
});

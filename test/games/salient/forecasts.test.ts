import { describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { salient } from '../../../electron/games/salient/index.ts';
import { forecastsOf } from '../../../electron/games/salient/queries/forecasts.ts';
import { salientTrial } from '../../../electron/games/salient/trial.ts';
import type { State } from '../../../electron/games/salient/state.ts';
import type { OptionForecast } from '../../../shared/games/salient-questions.ts';
import type { SalientAction } from '../../../shared/games/salient.ts';

const diceIn = (state: State, id: number): number[] => {
  const unit = state.units.find((each) => each.id === id);
  return unit ? [unit.top, unit.bottom].filter((face) => face > 0) : [];
};

interface Told {
  prompt: string;
  before: State;
  after: State;
  action: SalientAction;
  forecast: OptionForecast;
}

/** Every forecast of random matches, beside what then happened by the rules. */
function toldInMatches(seeds: number): Told[] {
  const told: Told[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const rng = seedRng(seed);
    const form = { players: 2, teams: false, name: 'duel' };
    const state = salient.start(salientTrial.setup(form, rng), seed);
    for (let asked = salient.decision(state); asked; asked = salient.decision(state)) {
      const { options, prompt } = asked;
      const nothing = () => undefined;
      for (const forecast of forecastsOf(state)) {
        const after = salient.clone(state);
        const action = options[forecast.option]!;
        salient.apply(after, action, nothing);
        told.push({ prompt: prompt.code, before: salient.clone(state), after, action, forecast });
      }
      // Orders are given rather than waited for: what hurts is an order.
      const orders = options.flatMap(({ kind }, at) => (kind === 'assign' || kind === 'put' ? [at] : []));
      const among = orders.length > 0 && randomInt(rng, 4) > 0 ? orders : options.map((_, at) => at);
      salient.apply(state, options[among[randomInt(rng, among.length)]!]!, nothing);
    }
  }
  return told;
}

const told = toldInMatches(40);

describe('the forecast of an effect under way (C-1317)', () => {
  it('is met with every kind of effect that hurts, strengthens or moves', () => {
    const codes = new Set(told.map(({ prompt }) => prompt));
    for (const code of ['strike', 'destroy', 'blast', 'slip', 'strengthen', 'stack'])
      expect(codes, code).toContain(code);
  });

  it('names what is left of every Unit that is hit: one of its results, in six faces', () => {
    const hits = told.flatMap((each) => each.forecast.hits.map((hit) => ({ ...each, hit })));
    expect(hits.length).toBeGreaterThan(100);
    for (const { after, hit } of hits) {
      const results = hit.odds.results.map(({ dice }) => dice.join());
      expect(results).toContain(diceIn(after, hit.unit).join());
      expect(hit.odds.results.reduce((sum, { faces }) => sum + faces, 0)).toBe(6);
    }
  });

  it('leaves nobody out: a Unit whose dice change was named, or met in a Clash or on a Mine', () => {
    for (const { before, after, forecast, action } of told.filter(({ prompt }) => prompt !== 'slip')) {
      if (action.kind === 'step' || action.kind === 'put') continue;
      const named = new Set(forecast.hits.map(({ unit }) => unit));
      for (const { id } of before.units)
        if (diceIn(before, id).join() !== diceIn(after, id).join()) expect(named).toContain(id);
    }
  });

  it('tells of a step aside what its Clash leaves of both', () => {
    const clashes = told.filter(({ prompt, forecast }) => prompt === 'slip' && forecast.arrival?.clash);
    expect(clashes.length).toBeGreaterThan(0);
    for (const { before, after, action, forecast } of clashes) {
      if (action.kind !== 'step') throw new Error('a step aside is a step');
      const foe = before.units.find(({ space }) => space === action.to)!;
      expect(diceIn(after, action.unit)).toEqual(forecast.arrival!.clash!.attacker);
      expect(diceIn(after, foe.id)).toEqual(forecast.arrival!.clash!.defender);
    }
  });

  it('is told of nothing else', () => {
    const state = salient.start(
      salientTrial.setup({ players: 2, teams: false, name: 'duel' }, seedRng(1)),
      1,
    );
    expect(forecastsOf(state)).toEqual([]);
  });
});

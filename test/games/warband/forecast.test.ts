// What a declaration would come to is what comes of it when nobody answers, and nothing else is told.
import { describe, expect, it } from 'vitest';
import { provingSetup } from '../../../electron/cli/warband/proving-setup.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { warband, type WarbandState } from '../../../electron/games/warband/index.ts';
import { forecastOf, newBudget } from '../../../electron/games/warband/table/forecast.ts';
import { previewsOf } from '../../../electron/games/warband/table/previews.ts';
import type { WarbandEvent } from '../../../shared/games/warband.ts';

const livelyKinds = new Set(['play', 'attack', 'target', 'confirm', 'actor']);

/** Positions of random matches that ask whether to play what is declared. */
function* confirmations(): Generator<WarbandState> {
  const rng = seedRng(5);
  for (let match = 0; match < 6; match++) {
    const state = warband.start(provingSetup({ players: 2, teams: false }, rng), match);
    for (let count = 0; count < 1500; count++) {
      const decision = warband.decision(state);
      if (!decision) break;
      if (decision.prompt.code === 'declare.confirm') yield state;
      const lively = decision.options.filter(({ kind }) => livelyKinds.has(kind));
      const among = lively.length > 0 && randomInt(rng, 3) > 0 ? lively : decision.options;
      warband.apply(state, among[randomInt(rng, among.length)]!);
    }
  }
}

/** Plays it out with everybody passing and enduring, as far as nobody has to choose. */
function playedOut(state: WarbandState): WarbandEvent[] {
  const trial = warband.clone(state);
  const events: WarbandEvent[] = [];
  warband.apply(trial, { kind: 'confirm' }, (event) => events.push(event));
  for (let count = 0; count < 30; count++) {
    if (events.some((event) => event.kind === 'resolved' && event.item >= state.next)) break;
    const asked = warband.decision(trial);
    const plain =
      asked?.options[asked.window?.pass ?? -1] ?? asked?.options.find(({ kind }) => kind === 'endure');
    if (!plain) break;
    warband.apply(trial, plain, (event) => events.push(event));
  }
  return events;
}

const damageIn = (events: readonly WarbandEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'damaged' ? event.amount : 0), 0);

describe('the forecast of an order or power', () => {
  it('tells the damage it deals when nobody answers, as far as nobody chooses on', () => {
    let told = 0;
    for (const state of confirmations()) {
      const before = JSON.stringify(state);
      const forecast = forecastOf(state, { kind: 'confirm' }, newBudget())!;
      expect(JSON.stringify(state), 'the match is untouched').toBe(before);
      const events = playedOut(state);
      if (events.some(({ kind }) => kind === 'drew' || kind === 'looked' || kind === 'returned')) continue;
      const damage = forecast.changes.reduce((sum, each) => sum + each.damage, 0);
      expect(damage).toBe(damageIn(events));
      told += forecast.changes.length > 0 ? 1 : 0;
    }
    expect(told).toBeGreaterThan(5);
  });

  it('says that nothing would change only where nothing does', () => {
    let idle = 0;
    for (const state of confirmations()) {
      const { isIdle } = forecastOf(state, { kind: 'confirm' }, newBudget())!;
      if (!isIdle) continue;
      idle += 1;
      const changes = playedOut(state).map(({ kind }) => kind);
      for (const kind of ['damaged', 'healed', 'moved', 'effectBegan', 'attached', 'untapped', 'drew'])
        expect(changes).not.toContain(kind);
    }
    expect(idle).toBeGreaterThan(0);
  });

  it('never says of an answer that it would change nothing: it changes what it answers', () => {
    let answers = 0;
    const rng = seedRng(9);
    for (let match = 0; match < 3; match++) {
      const state = warband.start(provingSetup({ players: 2, teams: false }, rng), match);
      for (let count = 0; count < 900; count++) {
        const decision = warband.decision(state);
        if (!decision) break;
        if (decision.window && state.stack.length > 0)
          for (const { forecast } of previewsOf(state, decision)) {
            expect(forecast?.isIdle ?? false).toBe(false);
            answers += 1;
          }
        warband.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
      }
    }
    expect(answers).toBeGreaterThan(0);
  });

  it('is part of what the table is told of a decision', () => {
    const [state] = confirmations();
    const previews = previewsOf(state!, warband.decision(state!)!);
    expect(previews.some(({ forecast }) => forecast !== undefined)).toBe(true);
  });
});

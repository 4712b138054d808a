// What a declaration would come to is what comes of it when nobody answers, and nothing else is told.
import { describe, expect, it } from 'vitest';
import { provingSetup } from '../../../electron/cli/warband/proving-setup.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { warband, type WarbandState } from '../../../electron/games/warband/index.ts';
import { forecastOf, newBudget } from '../../../electron/games/warband/table/forecast.ts';
import { previewsOf } from '../../../electron/games/warband/table/previews.ts';
import { perform } from '../../../electron/games/warband/scenario/act.ts';
import { buildWorld, type World } from '../../../electron/games/warband/scenario/build.ts';
import type { WarbandAction, WarbandEvent } from '../../../shared/games/warband.ts';
import { ward } from './ward.ts';

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
    const isDone =
      state.stack.length === 0
        ? events.some((event) => event.kind === 'resolved' && event.item >= state.next)
        : trial.stack.length === 0 && !trial.resolving;
    if (isDone) break;
    const asked = warband.decision(trial);
    const plain =
      asked?.options[asked.window?.pass ?? -1] ?? asked?.options.find(({ kind }) => kind === 'endure');
    if (!plain && asked?.options.length !== 1) break;
    warband.apply(trial, plain ?? asked!.options[0]!, (event) => events.push(event));
  }
  return events;
}

const damageIn = (events: readonly WarbandEvent[]): number =>
  events.reduce((sum, event) => sum + (event.kind === 'damaged' ? event.amount : 0), 0);

/** How much damage everybody has and how much Morale is left once the stack is empty, taking the first of every choice. */
function fareOf(state: WarbandState, action: WarbandAction): object {
  const trial = warband.clone(state);
  warband.apply(trial, action);
  for (let count = 0; count < 60 && (trial.stack.length > 0 || trial.resolving); count++) {
    const asked = warband.decision(trial);
    if (!asked) break;
    const { options, window } = asked;
    const plain = options[window?.pass ?? -1] ?? options.find(({ kind }) => kind === 'endure');
    warband.apply(trial, plain ?? options[0]!);
  }
  return [trial.creatures.map(({ id, damage }) => [id, damage]), trial.players.map(({ morale }) => morale)];
}

/** Foe strikes Guard for 30; A has begun to protect somebody from 20 of it and chooses whom. */
function protecting(): World {
  const world = buildWorld({
    map: ['1........2', '1........2', '1........2'],
    cards: [ward],
    players: [{ orderHand: ['Ward'] }, {}],
    creatures: [
      { name: 'Guard', card: { hitPoints: 60, melee: 20, level: 2 }, at: 'D2' },
      { name: 'Friend', card: { hitPoints: 60, melee: 20, level: 2 }, at: 'B3' },
      { name: 'Foe', owner: 'B', card: { hitPoints: 60, melee: 30, level: 3 }, at: 'E2' },
    ],
    turn: { player: 'B' },
  });
  perform(world, { do: 'activate', creature: 'Foe' }, 'wait');
  perform(world, { do: 'attack', target: 'Guard' }, 'wait');
  const { state } = world;
  for (let count = 0; count < 10; count++) {
    const { options, prompt, seat, window } = warband.decision(state)!;
    if (prompt.code === 'declare.target') return world;
    const play = options.find(({ kind }) => kind === 'play');
    warband.apply(state, seat === 0 ? (play ?? options[0]!) : options[window!.pass]!);
  }
  throw new Error('no target was asked for');
}

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
      // An answer is compared with giving none.
      if (!isIdle || state.stack.length > 0) continue;
      idle += 1;
      const changes = playedOut(state).map(({ kind }) => kind);
      for (const kind of ['damaged', 'healed', 'moved', 'effectBegan', 'attached', 'untapped', 'drew'])
        expect(changes).not.toContain(kind);
    }
    expect(idle).toBeGreaterThan(0);
  });

  it('says of an answer that it would change nothing only where everybody fares as without it', () => {
    let [answers, idle] = [0, 0];
    const rng = seedRng(9);
    for (let match = 0; match < 3; match++) {
      const state = warband.start(provingSetup({ players: 2, teams: false }, rng), match);
      for (let count = 0; count < 900; count++) {
        const decision = warband.decision(state);
        if (!decision) break;
        const { options, window } = decision;
        const previews = window && state.stack.length > 0 ? previewsOf(state, decision) : [];
        answers += previews.length;
        for (const { forecast, option } of previews.filter((each) => each.forecast?.isIdle)) {
          idle += 1;
          expect(fareOf(state, options[option]!)).toEqual(fareOf(state, options[window!.pass]!));
          expect(forecast!.changes.every(({ healed }) => healed === 0)).toBe(true);
        }
        warband.apply(state, options[randomInt(rng, options.length)]!);
      }
    }
    expect(answers).toBeGreaterThan(0);
    expect(idle).toBeLessThan(answers);
  });

  it('says of a protection whether damage is coming that it would prevent', () => {
    const { state, names } = protecting();
    const { options } = warband.decision(state)!;
    const previews = previewsOf(state, warband.decision(state)!);
    const of = (name: string) => {
      const [id] = [...names.cards].find((each) => each[1] === name)!;
      const option = options.findIndex((each) => each.kind === 'target' && each.id === id);
      return previews.find((each) => each.option === option)!.forecast;
    };
    expect(of('Guard')).toMatchObject({ isIdle: false, shields: [] });
    expect(of('Guard')!.changes).toMatchObject([{ damage: 10, prevented: 20 }]);
    expect(of('Friend')).toMatchObject({ isIdle: true, shields: [expect.any(Number)] });
  });

  it('is part of what the table is told of a decision', () => {
    const [state] = confirmations();
    const previews = previewsOf(state!, warband.decision(state!)!);
    expect(previews.some(({ forecast }) => forecast !== undefined)).toBe(true);
  });
});

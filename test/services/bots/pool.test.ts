import { afterAll, describe, expect, it } from 'vitest';
import { warband, warbandKnowledge, type WarbandState } from '../../../electron/games/warband/index.ts';
import { hintFor } from '../../../electron/services/bots/hint.ts';
import { openBotPool } from '../../../electron/services/bots/pool.ts';
import { armoury, pairSetup } from '../../bots/armies.ts';

const game = warband.id;
const setup = pairSetup(1, 8);
const pool = openBotPool({ workers: 2 });
const single = openBotPool({ workers: 1 });
afterAll(() => Promise.all([pool.close(), single.close()]));

const player = (level: 'novice' | 'soldier' | 'captain' | 'warlord') => ({
  level,
  temperament: 'bold' as const,
  seed: 5,
});

/** A position in the middle of a match between quick players. */
async function middle(): Promise<WarbandState> {
  const state = warband.start(setup, 3);
  for (let at = 0; at < 45; at++) {
    const { seat, options } = warband.decision(state)!;
    const knowledge = warbandKnowledge(state, seat, armoury.boxes);
    const choice = await single.ask({ game, knowledge, player: player('soldier') });
    warband.apply(state, options[choice!.option]!);
  }
  return state;
}

describe('The pool of bots', { timeout: 120_000 }, () => {
  it('gives the same answer on one thread and on two', async () => {
    const state = await middle();
    const { seat } = warband.decision(state)!;
    const knowledge = warbandKnowledge(state, seat, armoury.boxes);
    for (const level of ['novice', 'soldier', 'captain', 'warlord'] as const) {
      const question = { game, knowledge, player: player(level) };
      expect(await pool.ask(question)).toEqual(await single.ask(question));
    }
  });

  it('gives no answer to a question that was stopped, and goes on', async () => {
    const state = warband.start(setup, 3);
    const { seat } = warband.decision(state)!;
    const knowledge = warbandKnowledge(state, seat, armoury.boxes);
    const stopper = new AbortController();
    const duel = {
      game,
      setup,
      supplies: { boxes: armoury.boxes },
      seed: 1,
      players: [player('soldier'), player('soldier')],
    };
    const stopped = single.duel(duel, { signal: stopper.signal });
    const waiting = single.ask({ game, knowledge, player: player('soldier') }, { signal: stopper.signal });
    stopper.abort();
    expect(await stopped).toBeUndefined();
    expect(await waiting).toBeUndefined();
    expect(await single.ask({ game, knowledge, player: player('soldier') })).toMatchObject({
      isCutShort: false,
    });
  });

  it('answers a hurried question with the best it has', async () => {
    const state = await middle();
    const { seat, options } = warband.decision(state)!;
    const knowledge = warbandKnowledge(state, seat, armoury.boxes);
    const hurrier = new AbortController();
    const asked = pool.ask({ game, knowledge, player: player('warlord') }, { hurry: hurrier.signal });
    hurrier.abort();
    const choice = await asked;
    expect(options[choice!.option]).toBeDefined();
    expect(choice!.rollouts).toBeLessThanOrEqual(2);
  });

  it('gives no answer once it is closed, and lets nobody wait for its threads', async () => {
    const closing = openBotPool({ workers: 1 });
    const state = warband.start(setup, 3);
    const { seat } = warband.decision(state)!;
    const knowledge = warbandKnowledge(state, seat, armoury.boxes);
    const begun = Promise.withResolvers<undefined>();
    const answers: unknown[] = [];
    const asked = closing
      .ask({ game, knowledge, player: player('warlord') }, { progress: () => begun.resolve(undefined) })
      .then((answer) => answers.push(answer));
    await begun.promise;
    const closed = closing.close().then(() => answers.push('closed'));
    await Promise.all([asked, closed]);
    expect(answers).toEqual([undefined, 'closed']);
    expect(await closing.ask({ game, knowledge, player: player('soldier') })).toBeUndefined();
  });

  it('records that the time cap cut a bot short', async () => {
    const hasty = openBotPool({ workers: 1, capMs: 0 });
    const state = await middle();
    const answers = [];
    for (let at = 0; at < 12 && warband.decision(state); at++) {
      const { seat, options } = warband.decision(state)!;
      const knowledge = warbandKnowledge(state, seat, armoury.boxes);
      const choice = await hasty.ask({ game, knowledge, player: player('warlord') });
      answers.push(choice);
      warband.apply(state, options[choice!.option]!);
    }
    await hasty.close();
    expect(answers.some((answer) => answer?.isCutShort)).toBe(true);
    expect(answers.every((answer) => answer?.rollouts === 0)).toBe(true);
  });

  it('hints with a line that begins with the option, and a lead in Morale', async () => {
    const state = await middle();
    const { seat, options } = warband.decision(state)!;
    const hint = await hintFor(pool, warband, warbandKnowledge(state, seat, armoury.boxes), {});
    expect(hint!.line[0]!.action.kind).toBe(options[hint!.option]!.kind);
    expect(Math.abs(hint!.expectedLead)).toBeLessThan(40);
  });

  it('tells the chances after every action of a match, and at its end the winner', async () => {
    const options: number[] = [];
    const state = warband.start(setup, 9);
    for (let decision = warband.decision(state); decision; decision = warband.decision(state)) {
      const option = (options.length * 7) % decision.options.length;
      options.push(option);
      warband.apply(state, decision.options[option]!);
    }
    const shares: number[] = [];
    const found = await pool.analyse(
      { game, setup, seed: 9, options },
      { progress: (share) => shares.push(share) },
    );
    expect(found!.chances).toHaveLength(options.length + 1);
    const [winner] = state.outcome!.winners;
    expect(found!.chances.at(-1)![winner!]).toBeGreaterThan(0.99);
    expect(found!.chances[0]!.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });
});

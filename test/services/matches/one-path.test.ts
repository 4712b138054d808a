/** The table lists the options of a decision once an action, whatever the game: listing is what costs most of an answer. */
import { describe, expect, it } from 'vitest';
import { gamesFrom } from '../../../electron/engine/games.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import type { AnyGame } from '../../../electron/engine/table-game.ts';
import { seatColours } from '../../../shared/table.ts';
import { gamesAndToy } from '../../support/toy-table.ts';
import { answerOnce, planFor, startProgram } from './support.ts';

/** The game, and how often it was asked for options. */
function counting(game: AnyGame): { game: AnyGame; count: () => number } {
  let listed = 0;
  const counted: AnyGame = {
    ...game,
    decision: (state) => {
      listed += 1;
      return game.decision(state);
    },
  };
  return { game: counted, count: () => listed };
}

const seats = [0, 1].map((seat) => ({ name: `Player ${seat + 1}`, colour: seatColours[seat]! }));
const table = { privacy: 'open', hideTells: false, seed: 3 };

describe('a decision', { timeout: 60_000 }, () => {
  it.each([
    ['warband', planFor(2, { seed: 3 })],
    ['deepwarren', { ...table, seats }],
    ['toy', { ...table, seats, handSize: 6 }],
  ])('of %s is listed once an action', async (name, plan) => {
    const { game, count } = counting(gamesAndToy.find(name)!);
    const player = await startProgram(undefined, undefined, undefined, gamesFrom([game]));
    const { id } = await player.ask('matches.create', { game: name, plan });
    let { table: now } = await player.ask('matches.open', { id });
    const found = player.service.tables.find(id);
    if (!found.ok) throw new Error(found.error.code);
    const { played } = found.value;
    const before = { listed: count(), played: played.length };
    const rng = seedRng(1);
    for (let answers = 0; answers < 16 && !now.snapshot.outcome; answers++)
      now = await answerOnce(player, now, (options) => randomInt(rng, options));
    expect(now.snapshot.outcome).toBeUndefined();
    expect(played.length - before.played).toBeGreaterThanOrEqual(16);
    expect(count() - before.listed).toBe(played.length - before.played);
  });
});

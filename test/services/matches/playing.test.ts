import { describe, expect, it } from 'vitest';
import { planFor, playOut, startProgram } from './support.ts';

describe('whole matches through the contract', () => {
  it.each([2, 3, 4])('of %i persons at an open table come to an end', async (players) => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', planFor(players));
    const t = performance.now();
    const table = await playOut(player, id, 1);
    console.log(players, table.snapshot.revision, performance.now() - t, player.pushed.length);
    expect(table.snapshot.outcome).toBeDefined();
    expect(await player.ask('matches.list', {})).toEqual({ matches: [] });
  });
});

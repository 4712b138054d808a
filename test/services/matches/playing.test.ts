import { describe, expect, it } from 'vitest';
import type { MatchPlan } from '../../../shared/games/warband-questions.ts';
import { planFor, playOut, startProgram } from './support.ts';

/** Every form with every kind of company, at every kind of table. */
const company: [string, MatchPlan][] = [
  ['two persons at an open table', planFor(2)],
  ['two persons, strict', planFor(2, { privacy: 'strict' })],
  ['two persons, trusting, tells hidden', planFor(2, { privacy: 'trusting', hideTells: true })],
  ['a first game', planFor(2, { form: 'firstGame', privacy: 'strict' })],
  ['a person against a bot', planFor(2, { privacy: 'strict' }, [1])],
  ['two bots alone', planFor(2, {}, [0, 1])],
  ['three persons for themselves', planFor(3, { privacy: 'trusting', seed: 3 })],
  ['two persons and two bots in teams', planFor(4, { form: 'teams', privacy: 'strict', seed: 5 }, [1, 2])],
];

describe('whole matches through the contract', () => {
  it.each(company)('%s: comes to an end and is in the history', async (_, plan) => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', { game: 'warband', plan: plan });
    const table = await playOut(player, id, 1);
    expect(table.snapshot.outcome).toBeDefined();
    expect((await player.ask('matches.list', {})).matches).toEqual([]);
    const query = { filter: {}, sort: 'newest', offset: 0, limit: 10 } as const;
    const { matches, total } = await player.ask('history.list', query);
    expect(total).toBe(1);
    expect(matches[0]).toMatchObject({ id, reason: table.snapshot.outcome!.reason, form: plan.form });
    const winners = matches[0]!.seats.filter(({ isWinner }) => isWinner).map(({ seat }) => seat);
    expect(winners).toEqual(table.snapshot.outcome!.winners);
  });
});

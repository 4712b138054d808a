/** Setting up a first game: one pack for two, each half under one of its commanders. */
import { describe, expect, it } from 'vitest';
import { warbandAnswers, type WarbandAnswer } from '../../../shared/games/warband-questions.ts';
import { planFor, startProgram, type Player } from './support.ts';

const layoutOf = {
  form: 'firstGame',
  warbands: planFor(2).seats.map(({ warband }) => warband),
  face: 'dungeon',
} as const;

async function layout(player: Player, question: object): Promise<WarbandAnswer<'layout'>> {
  const { answer } = await player.ask('games.ask', {
    game: 'warband',
    question: { kind: 'layout', ...question },
  });
  return warbandAnswers.layout.parse(answer);
}

describe('a first game', () => {
  it('tells before it begins which pack is shared and who leads (W-940, W-945)', async () => {
    const player = await startProgram();
    const { shared } = await layout(player, { ...layoutOf, pack: 'lantern-watch' });
    expect(shared?.pack).toBe('lantern-watch');
    expect(shared?.commanders).toHaveLength(2);
    expect((await layout(player, layoutOf)).shared?.pack).toBe('barrow-court');
    expect(
      await player.refuse('games.ask', {
        game: 'warband',
        question: { kind: 'layout', ...layoutOf, pack: 'nobodys' },
      }),
    ).toBe('no-such-pack');
  });

  it.each([false, true])('is led as was chosen, exchanged: %s (W-945)', async (exchanged) => {
    const player = await startProgram();
    const { shared } = await layout(player, layoutOf);
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { form: 'firstGame', exchanged }),
    });
    const { table } = await player.ask('matches.open', { id });
    const { players, cards } = table.snapshot.view;
    const leaders = players.map(({ commander }) => cards[commander]);
    expect(leaders).toEqual(exchanged ? shared!.commanders.toReversed() : shared!.commanders);
  });
});

/** The count of windows judges by what happens, apart from the table that opens them. */
import { describe, expect, it } from 'vitest';
import { savingAnswer } from '../../electron/cli/warband/windows/fates.ts';
import { countWindows, windowsText } from '../../electron/cli/warband/windows/count.ts';
import { warband } from '../../electron/games/warband/index.ts';
import { perform } from '../../electron/games/warband/scenario/act.ts';
import { buildWorld } from '../../electron/games/warband/scenario/build.ts';
import { ward } from '../games/warband/ward.ts';

/** A is asked while Foe strikes Guard for 30, or only moves. */
function asked(foe: 'attacks' | 'moves') {
  const world = buildWorld({
    map: ['1........2', '1........2', '1........2'],
    cards: [ward],
    players: [{ orderHand: ['Ward'] }, {}],
    creatures: [
      { name: 'Guard', card: { hitPoints: 60, melee: 20, level: 2 }, at: 'D2' },
      { name: 'Foe', owner: 'B', card: { hitPoints: 60, melee: 30, level: 3 }, at: 'E2' },
    ],
    turn: { player: 'B' },
  });
  perform(world, { do: 'activate', creature: 'Foe' }, 'wait');
  perform(world, foe === 'attacks' ? { do: 'attack', target: 'Guard' } : { do: 'move', to: 'F2' }, 'wait');
  while (warband.decision(world.state)!.seat !== 0) perform(world, { do: 'pass' }, 'wait');
  return { state: world.state, decision: warband.decision(world.state)! };
}

describe('an answer that spares something', () => {
  it('is found where damage is coming that it prevents', () => {
    const { state, decision } = asked('attacks');
    expect(savingAnswer(state, decision)).toMatchObject({
      answer: { kind: 'play' },
      spared: expect.stringMatching(/cowering|damaged/) as string,
    });
  });

  it('is none where nothing happens to the player', () => {
    const { state, decision } = asked('moves');
    expect(decision.options.length).toBeGreaterThan(1);
    expect(savingAnswer(state, decision)).toBeUndefined();
  });
});

it('a first game is counted to its end, every turn of the opponent once', () => {
  const count = countWindows({ games: 1, seed: 3, level: 'novice' });
  expect(count.unfinished).toBe(0);
  const turns = [...count.calmTurns, ...count.attackTurns].reduce((sum, each = 0) => sum + each, 0);
  expect(turns).toBeGreaterThan(2);
  expect(windowsText(count)).toContain('1 first games');
});

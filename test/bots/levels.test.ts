import { describe, expect, it } from 'vitest';
import { botLevels, temperaments } from '../../shared/bots.ts';
import { warband, type WarbandSetup } from '../../electron/games/warband/index.ts';
import { keysOf, playDuel, type DuelReport } from '../../electron/services/bots/duel.ts';
import type { Duellist } from '../../electron/services/bots/questions.ts';
import { armoury, crowdSetup, firstGameSetup } from './armies.ts';

const supplies = { boxes: armoury.boxes };

const bot = (level: Duellist['level'], seed: number, temperament: Duellist['temperament'] = 'balanced') => ({
  level,
  temperament,
  seed,
});

/** Little Morale makes matches short. */
const short = (setup: WarbandSetup, less = 6): WarbandSetup => ({
  ...setup,
  seats: setup.seats.map((seat) => ({ ...seat, handicap: { morale: -less } })),
});

/** Wins of the first of two levels, seats swapped. */
function winsOf(one: Duellist['level'], other: Duellist['level'], games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const players = seat === 0 ? [bot(one, game), bot(other, game)] : [bot(other, game), bot(one, game)];
    const report = playDuel(warband, { setup: short(firstGameSetup(game)), seed: game, players }, supplies);
    if (report.outcome?.winners.includes(seat)) wins += 1;
  }
  return wins;
}

describe('Levels', { timeout: 240_000 }, () => {
  it('a soldier beats random play in every one of six matches', () => {
    expect(winsOf('soldier', 'random', 6)).toBe(6);
  });

  it('a novice beats random play more often than not, and loses to a soldier more often than not', () => {
    expect(winsOf('novice', 'random', 4)).toBeGreaterThanOrEqual(3);
    expect(winsOf('novice', 'soldier', 4)).toBeLessThanOrEqual(1);
  });

  it('every level finishes a match, by Morale or for want of creatures, and never stalls', () => {
    for (const level of botLevels) {
      const setup = short(firstGameSetup(2), 10);
      const report = playDuel(
        warband,
        { setup, seed: 2, players: [bot(level, 1), bot('soldier', 2)] },
        supplies,
      );
      expect(report.outcome?.reason).toMatch(/^(morale|noCreatures)$/);
      expect(report.rounds).toBeLessThan(40);
    }
  });
});

describe('Bots play all forms', { timeout: 240_000 }, () => {
  const play = (setup: WarbandSetup): DuelReport => {
    const players = setup.seats.map((_, seat) => bot('soldier', seat));
    return playDuel(warband, { setup, seed: 4, players }, supplies);
  };

  it.each([
    ['the first game', () => firstGameSetup(0)],
    ['three players', () => short(crowdSetup(3, false))],
    ['four players', () => short(crowdSetup(4, false))],
    ['two teams', () => short(crowdSetup(4, true))],
  ] as const)('%s comes to an end', (_name, setup) => {
    const report = play(setup());
    expect(report.outcome?.winners.length).toBeGreaterThan(0);
    expect(report.outcome?.reason).not.toBe('stalemate');
  });
});

describe('Temperaments', { timeout: 240_000 }, () => {
  it('the same seed plays the same match, and temperaments play it differently', () => {
    const setup = short(firstGameSetup(1));
    const play = (temperament: Duellist['temperament']): string => {
      const players = [bot('soldier', 1, temperament), bot('soldier', 2)];
      const report = playDuel(warband, { setup, seed: 3, players }, supplies);
      const { actions, counts } = report;
      return JSON.stringify({ actions, counts, played: keysOf(report, 'played') });
    };
    const matches = temperaments.map(play);
    expect(play('bold')).toBe(matches[temperaments.indexOf('bold')]);
    expect(new Set(matches).size).toBeGreaterThan(4);
  });
});

/** The matches of Warband that are recorded for every version of its rules. */
import { plainly, type Bot } from '../../electron/bots/bot.ts';
import { randomBot } from '../../electron/bots/random.ts';
import { soldierBot } from '../../electron/bots/soldier.ts';
import { loadArmoury, setupMaker, type Armoury } from '../../electron/cli/warband/armies.ts';
import { packsTrial } from '../../electron/cli/warband/packs-trial.ts';
import { warbandTrial, type WarbandTrial } from '../../electron/cli/warband/trial.ts';
import { seedRng } from '../../electron/engine/rng.ts';
import {
  warband,
  warbandMind,
  type WarbandSetup,
  type WarbandState,
} from '../../electron/games/warband/index.ts';
import type { WarbandAction } from '../../shared/games/warband.ts';
import type { MatchForm } from '../../electron/engine/trial.ts';
import { everyWordTrial } from '../support/every-word-trial.ts';
import type { PlayedMatch } from './match-record.ts';
import { givenUp, playOut } from './play-out.ts';

type Played = PlayedMatch<WarbandSetup>;
type Player = Bot<unknown, WarbandAction, WarbandState>;

const soldier: Player = soldierBot(warbandMind('balanced', 'plain'));

/** Does nothing that can be left undone: such matches end by the guard against standstill. */
const waiting: Player = {
  name: 'waiting',
  choose: ({ decision }) =>
    plainly(
      Math.max(
        0,
        decision.options.findIndex(({ kind }) => kind === 'end' || kind === 'pass'),
      ),
    ),
};

/** Titles are file names. */
export function warbandMatches(): { title: string; play: () => Played }[] {
  const armoury = loadArmoury();
  const trial = packsTrial(armoury);
  const lay = fieldsOf(armoury);
  const soldiers = (seed: number, setup: WarbandSetup) => playOut(trial, formOf(setup), setup, soldier, seed);
  const idle = (seed: number, setup: WarbandSetup) => playOut(trial, formOf(setup), setup, waiting, seed);
  const random = (from: WarbandTrial, seed: number, players: number, teams = false) =>
    playOut(from, { players, teams }, from.setup({ players, teams }, seedRng(seed)), randomBot, seed);
  return [
    {
      title: 'two-soldiers-dungeon',
      play: () => soldiers(101, lay.match(['lantern-watch', 'barrow-court'], 'dungeon')),
    },
    {
      title: 'two-soldiers-outdoor',
      play: () => soldiers(102, lay.match(['briar-moot', 'drowned-bell'], 'outdoor')),
    },
    {
      title: 'two-soldiers-surrender',
      play: () => givenUp(warband, soldiers(103, lay.match(['hearthroad', 'skyfell'], 'dungeon')), 260, 1),
    },
    {
      title: 'three-soldiers',
      play: () => soldiers(104, lay.match(['skyfell', 'briar-moot', 'lantern-watch'], 'outdoor')),
    },
    {
      title: 'four-soldiers',
      play: () =>
        soldiers(105, lay.match(['barrow-court', 'drowned-bell', 'hearthroad', 'briar-moot'], 'dungeon')),
    },
    {
      title: 'teams-of-soldiers',
      play: () =>
        soldiers(
          106,
          lay.match(['drowned-bell', 'lantern-watch', 'skyfell', 'barrow-court'], 'outdoor', true),
        ),
    },
    { title: 'first-game-soldiers', play: () => soldiers(107, lay.firstGame('lantern-watch')) },
    { title: 'two-at-random', play: () => random(trial, 108, 2) },
    { title: 'teams-at-random', play: () => random(trial, 109, 4, true) },
    { title: 'two-at-random-proving', play: () => random(warbandTrial, 110, 2) },
    { title: 'three-at-random-proving', play: () => random(warbandTrial, 111, 3) },
    { title: 'four-at-random-surrender', play: () => givenUp(warband, random(warbandTrial, 112, 4), 400, 2) },
    { title: 'two-who-wait', play: () => idle(114, lay.match(['skyfell', 'hearthroad'], 'outdoor')) },
    {
      title: 'two-who-wait-objective',
      play: () =>
        idle(115, {
          ...lay.match(['barrow-court', 'briar-moot'], 'dungeon'),
          objectives: [{ kind: 'lastUntil', seat: 1, round: 3 }],
        }),
    },
    { title: 'every-word-at-random', play: () => random(everyWordTrial, 113, 2) },
  ];
}

/** Setups as at a table, where everybody is always asked. */
function fieldsOf(armoury: Armoury) {
  const maker = setupMaker(armoury);
  const asking = ({ skipForced: _skipForced, ...setup }: WarbandSetup): WarbandSetup => setup;
  return {
    /** The first ready-made warband of each pack; the last seat deploys first. */
    match: (packs: readonly string[], face: 'dungeon' | 'outdoor', teams = false) => {
      const armies = packs.map((id) => armoury.armies.find(({ pack }) => pack === id)!);
      return asking(maker.match(armies, face, packs.length - 1, teams));
    },
    firstGame: (pack: string) => {
      const shared = armoury.shared.find(({ commanders }) => commanders[0].startsWith(`${pack}/`))!;
      return asking(maker.firstGame(shared, 0));
    },
  };
}

const formOf = ({ seats, form }: WarbandSetup): MatchForm => ({
  players: seats.length,
  teams: form === 'teams',
});

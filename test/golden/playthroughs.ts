/** Which matches are kept as golden text. `npm run golden` writes them anew after a wanted change of the rules. */
import { readFileSync } from 'node:fs';
import { randomBot } from '../../electron/bots/random.ts';
import { tellMatch } from '../../electron/cli/sim-text.ts';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { toyTrial } from '../support/toy-game.ts';

interface Playthrough {
  file: string;
  tell: () => string;
}

const form = (players: number, teams = false) => ({ players, teams });

const toy = (players: number, seed: number) => () =>
  tellMatch({ trial: toyTrial, form: form(players), bot: randomBot, unchecked: true }, seed).text;

/** Turns told in full; of the others only the fingerprints. */
const detailed = 8;

const warband = (players: number, teams: boolean, seed: number) => () =>
  tellMatch({ trial: warbandTrial, form: form(players, teams), bot: randomBot, unchecked: true }, seed, detailed).text;

export const playthroughs: Playthrough[] = [
  { file: 'toy-3-players.txt', tell: toy(3, 7) },
  { file: 'warband-2-players.txt', tell: warband(2, false, 21) },
  { file: 'warband-3-players.txt', tell: warband(3, false, 31) },
  { file: 'warband-teams.txt', tell: warband(4, true, 41) },
];

export const pathOf = (file: string): URL => new URL(file, import.meta.url);

export const readGolden = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** Which matches are kept as golden text. `npm run golden` writes them anew after a wanted change of the rules. */
import { readFileSync } from 'node:fs';
import { randomBot } from '../../electron/bots/random.ts';
import { tellMatch } from '../../electron/cli/sim-text.ts';
import { toyTrial } from '../support/toy-game.ts';

interface Playthrough {
  file: string;
  tell: () => string;
}

const form = (players: number, teams = false) => ({ players, teams });

export const playthroughs: Playthrough[] = [
  {
    file: 'toy-3-players.txt',
    tell: () => tellMatch({ trial: toyTrial, form: form(3), bot: randomBot }, 7).text,
  },
];

export const pathOf = (file: string): URL => new URL(file, import.meta.url);

export const readGolden = (file: string): string => readFileSync(pathOf(file), 'utf8');

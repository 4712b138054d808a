/** Which matches are kept as golden text. `npm run golden` writes them anew after a wanted change of the rules. */
import { readFileSync } from 'node:fs';
import { randomBot } from '../../electron/bots/random.ts';
import { gameTools } from '../../electron/cli/games.ts';
import { tellMatch } from '../../electron/cli/sim/text.ts';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import type { AnyGameTools } from '../../electron/engine/game-tools.ts';
import type { MatchForm } from '../../electron/engine/trial.ts';
import { toyTrial } from '../support/toy-game.ts';

type AnyTrial = AnyGameTools['laws']['trial'];

interface Playthrough {
  file: string;
  tell: () => string;
}

const form = (players: number, teams = false): MatchForm => ({ players, teams });

const toy = (players: number, seed: number) => () =>
  tellMatch({ trial: toyTrial, form: form(players), bot: randomBot, unchecked: true }, seed).text;

/** Turns told in full; of the others only the fingerprints. */
const detailed = 8;

const told = (trial: AnyTrial, of: MatchForm, seed: number) => () =>
  tellMatch({ trial, form: of, bot: randomBot, unchecked: true }, seed, detailed).text;

/** `deepwarren-2-players.txt`; forms with a word of their own are told apart by it. */
const fileOf = (id: string, { players, teams, name }: MatchForm): string =>
  `${[id, ...(name === undefined ? [] : [name.replaceAll(' ', '-')]), ...(teams ? ['teams'] : [`${players}-players`])].join('-')}.txt`;

/** The proving matches of Warband, and of every other game one match of each form. */
const byLaws = gameTools
  .filter(({ id }) => id !== 'warband')
  .flatMap(({ id, laws: { trial, forms } }) =>
    forms.map((each, at) => ({ file: fileOf(id, each), tell: told(trial, each, 21 + 10 * at) })),
  );

export const playthroughs: Playthrough[] = [
  { file: 'toy-3-players.txt', tell: toy(3, 7) },
  { file: 'warband-2-players.txt', tell: told(warbandTrial, form(2), 21) },
  { file: 'warband-3-players.txt', tell: told(warbandTrial, form(3), 31) },
  { file: 'warband-teams.txt', tell: told(warbandTrial, form(4, true), 41) },
  ...byLaws,
];

export const pathOf = (file: string): URL => new URL(file, import.meta.url);

export const readGolden = (file: string): string => readFileSync(pathOf(file), 'utf8');

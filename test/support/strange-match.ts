/** A match file that is sound by every check on import, and tells of something no window has words for. */
import { hashOfFilm } from '../../electron/db/match-films.ts';
import { packFilm, unpackFilm } from '../../electron/db/packed.ts';
import { afterFrame, type Film, frameBetween, nothingShown, type Shown } from '../../electron/engine/film.ts';
import { type MatchFile, writeMatchFile } from '../../electron/services/matches/match-file.ts';
import { playMatches } from './played-match.ts';

const seats = 2;

export async function strangeMatchFile(): Promise<string> {
  const [text] = await playMatches([
    {
      players: ['Ysolde', 'Corvane'],
      warbands: ['drowned-bell/the-pull', 'lantern-watch/the-iron-line'],
      seed: 12,
      answers: 40,
    },
  ]);
  const { seal: _seal, ...file } = JSON.parse(text!) as MatchFile;
  const bytes = packFilm(JSON.stringify(withStrangeLine(filmIn(file))));
  // Rules nobody knows, so that the film is all there is.
  const film = { data: bytes.toString('base64'), hash: hashOfFilm(bytes) };
  return writeMatchFile({ ...file, rulesVersion: 0, film });
}

const filmIn = ({ film }: MatchFile): Film => unpackFilm(Buffer.from(film!.data, 'base64')) as Film;

/** The last thing told is a declaration of nothing. */
function withStrangeLine(film: Film): Film {
  const before = film.slice(0, -1).reduce<Shown>(afterFrame, nothingShown(seats));
  const last = afterFrame(before, film.at(-1)!) as readonly { log: object[] }[];
  const line = { at: film.length - 1, turn: 1, round: 1, event: { kind: 'declared' }, cards: {} };
  const strange = last.map((shown) => ({ ...shown, log: [...shown.log, line] }));
  return [...film.slice(0, -1), frameBetween(before, strange)];
}

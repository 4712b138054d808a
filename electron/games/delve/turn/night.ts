/** The day: the sun's way along its track, and nightfall (D-720 to D-724, C-02, R-408). */
import { kill } from '../harm.ts';
import { conclude } from '../ending.ts';
import { isPlaying, roll, runeFor, type Play } from '../play.ts';
import { none, type State } from '../state.ts';

export const sunSpaces = 26;
/** Space 22 closes on 1, space 23 on 1 and 2, and so on. */
const lastSafeSpace = 21;

/** The highest roll that closes the Towers on a space; 0: none. */
export const closesOn = (sun: number): number => Math.max(0, sun - lastSafeSpace);

/** the day begins later. */
export function shortenDay(play: Play): void {
  const { state } = play;
  state.sun = 1 + roll(play, state.first, 'day', 1, 'D-968');
  play.emit?.({ kind: 'sunMoved', rule: 'D-968', space: state.sun, closes: closesOn(state.sun) });
}

/** D-720, D-723: one space on, but never beyond the last. */
function moveSun({ state, emit }: Play): void {
  state.sun = Math.min(state.sun + 1, sunSpaces);
  emit?.({ kind: 'sunMoved', rule: 'D-720', space: state.sun, closes: closesOn(state.sun) });
}

/** D-720 to D-722: true if the Towers close, unless somebody holds a last light. */
export function sunStep(play: Play): boolean {
  const { state } = play;
  moveSun(play);
  const closes = closesOn(state.sun);
  if (closes === 0 || roll(play, state.first, 'sun', 1, 'D-721') > closes) return false;
  const hasLight = state.heroes.some((hero) => isPlaying(hero) && runeFor(hero, 'closing') !== none);
  if (hasLight) state.frames.push({ kind: 'lastLight', seat: state.first });
  else nightfall(play);
  return true;
}

/** D-722, R-408: whoever is still inside is killed, and the game is over. */
export function nightfall(play: Play): void {
  const { state, emit } = play;
  emit?.({ kind: 'towersClosed', rule: 'D-722' });
  for (const [seat, hero] of state.heroes.entries()) {
    if (isPlaying(hero) && !isOver(state)) kill(play, seat, 'night');
  }
  if (!isOver(state)) conclude(play, 'night', 'D-722');
}

const isOver = ({ outcome }: State): boolean => outcome !== undefined;

/** Where heroes are and how they get elsewhere: leaving a chamber, arriving in one, chambers drawn and laid. */
import type { MoveManner, Side, Space } from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import { shuffle } from '../../engine/rng.ts';
import { hoard } from './board/spaces.ts';
import { checkHoard, shedBehind } from './cards.ts';
import { chamberKindOf, laidAs } from './content/chambers.ts';
import { heroAt, type Play } from './play.ts';
import { none, stands, statuses, type HeroState } from './state.ts';

/** Everything that belonged to the chamber he was in. */
export function leaveChamber(play: Play, seat: Seat): void {
  const hero = heroAt(play.state, seat);
  shedBehind(play, seat);
  forgetChamber(hero);
  const wasInHoard = hero.space === hoard;
  hero.space = none;
  if (wasInHoard) checkHoard(play);
}

function forgetChamber(hero: HeroState): void {
  hero.tokens = 0;
  hero.gate = none;
  hero.searches = 0;
  hero.hasStair = false;
  hero.mustLeave = false;
  hero.stand = stands.free;
  hero.isSpecial = false;
  hero.isPending = false;
}

/** Out of the dungeon for good. */
export function clearPlace(hero: HeroState): void {
  hero.space = none;
  hero.from = none;
  hero.entry = none;
  hero.marker = none;
  hero.tokens = 0;
  hero.gate = none;
  hero.trip = 0;
  hero.stand = stands.free;
  hero.isPending = false;
  hero.isSpecial = false;
  hero.hasStair = false;
  hero.mustLeave = false;
  hero.lost = 0;
}

/** How he comes: R-117 a without a passage, R-117 b by force, else by a step of his own. */
const cameHow: Record<MoveManner, { isSpecial: boolean; isPending: boolean; hasWayIn: boolean }> = {
  step: { isSpecial: false, isPending: false, hasWayIn: true },
  escape: { isSpecial: true, isPending: true, hasWayIn: true },
  retreat: { isSpecial: true, isPending: true, hasWayIn: true },
  driven: { isSpecial: true, isPending: true, hasWayIn: true },
  hiddenWay: { isSpecial: true, isPending: false, hasWayIn: false },
  rune: { isSpecial: true, isPending: false, hasWayIn: false },
  surface: { isSpecial: true, isPending: true, hasWayIn: false },
  placed: { isSpecial: true, isPending: true, hasWayIn: false },
  shift: { isSpecial: true, isPending: false, hasWayIn: false },
};

/** Puts a hero on a space; `side` is the one he comes in by. */
export function arrive(
  play: Play,
  seat: Seat,
  to: Space,
  side: number,
  manner: MoveManner,
  rule: string,
): void {
  const hero = heroAt(play.state, seat);
  const from = hero.space;
  if (from !== none) leaveChamber(play, seat);
  else forgetChamber(hero);
  const how = cameHow[manner];
  hero.status = statuses.inside;
  hero.space = to;
  //
  hero.from = how.hasWayIn ? from : none;
  hero.entry = how.hasWayIn ? side : none;
  hero.isSpecial = how.isSpecial;
  hero.isPending = how.isPending;
  hero.entered.push(to);
  play.emit?.({ kind: 'moved', rule, seat, from, to, manner });
}

/** The top chamber of the stock. */
export function drawChamber(play: Play, seat: Seat): number {
  const { state, emit } = play;
  const chamber = state.stock.pop() ?? none;
  play.revealed = true;
  emit?.({ kind: 'chamberDrawn', rule: 'D-311', seat, chamber, left: state.stock.length });
  return chamber;
}

/** Back into the stock, which is mixed. */
export function returnChamber(play: Play, seat: Seat, chamber: number): void {
  play.state.stock.push(chamber);
  shuffle(play.state.rng, play.state.stock);
  play.emit?.({ kind: 'chamberReturned', rule: 'C-04', seat, chamber });
}

/** D-311, D-447, R-210: laid with the heading; a Turning Room turns at once, whatever brought it out. */
export function layChamber(play: Play, seat: Seat, space: Space, chamber: number, heading: number): void {
  const { state, emit } = play;
  emit?.({ kind: 'chamberLaid', rule: 'D-311', seat, space, chamber, heading: heading as Side });
  const turns = chamberKindOf[chamber] === 'turning';
  const turned = (turns ? (heading + 2) % 4 : heading) as Side;
  state.board[space] = laidAs(chamber, turned);
  if (turns) emit?.({ kind: 'chamberTurned', rule: 'D-447', space, heading: turned });
}

/** Why a hero cannot go there: the rule that stands in the way, not the moment. */
import type { Space } from '../../../../shared/games/delve.ts';
import { isFree, isPassable, isUnexplored } from '../board/borders.ts';
import { borderTo, opposite, spaceOfSquare, squareCount, type Border } from '../board/spaces.ts';
import { isBarredTo, movesOf, waysOut } from '../board/ways.ts';
import { isRolledDark } from '../frames/chamber.ts';
import { hasOption, heroAt, isBelow, isHeldByOther, isInside, kindAt, topFrame } from '../play.ts';
import { none, stands, statuses, type HeroState, type State } from '../state.ts';
import type { RefusalCode } from './refusals.ts';

export function whyNotPlaying(hero: Readonly<HeroState>): RefusalCode | undefined {
  if (hero.status === statuses.dead) return 'dead';
  return hero.status === statuses.out ? 'out' : undefined;
}

export function whyNotMove(state: Readonly<State>, seat: number, square: Space): RefusalCode | undefined {
  const hero = heroAt(state, seat);
  const gone = whyNotPlaying(hero);
  if (gone) return gone;
  if (isBelow(hero)) return 'below';
  if (!Number.isInteger(square) || square < 0 || square >= squareCount) return 'noSuchSpace';
  const to = spaceOfSquare(square);
  if (!isInside(hero) || hero.space === none) return 'answerFirst';
  if (to === hero.space) return 'standsThere';
  const border = borderTo(hero.space, to);
  if (!border) return 'apart';
  return whyNotThrough(state, seat, hero, border);
}

function whyNotThrough(
  state: Readonly<State>,
  seat: number,
  hero: Readonly<HeroState>,
  border: Border,
): RefusalCode | undefined {
  if (!isPassable(state, hero.space, border))
    return isUnexplored(state, border.to) && state.stock.length === 0 ? 'noStock' : 'wall';
  if (isRetreating(state, seat) && !isFree(state, hero.space, border)) return 'retreatBarred';
  if (isHeldByOther(state, border.to, seat) && !hasOption(state, 'duels')) return 'occupied';
  if (isBarredTo(state, seat, border.to))
    return kindAt(state, border.to) === 'corridor' ? 'corridorAgain' : 'enteredTwice';
  if (hero.isPending) return 'pendingFirst';
  if (!waysOut(state, hero).some(({ to }) => to === border.to)) return whyNotHere(state, hero, border);
  if (kindAt(state, hero.space) === 'dark' && isRolledDark(state, hero)) return 'dieDecides';
  return movesOf(state, seat).some(({ to }) => to === border.to) ? undefined : 'occupied';
}

const isRetreating = (state: Readonly<State>, seat: number): boolean => {
  const frame = topFrame(state);
  return frame?.kind === 'retreat' && frame.seat === seat;
};

/** The chamber's own rule. */
function whyNotHere(
  state: Readonly<State>,
  { space, stand, entry }: Readonly<HeroState>,
  { side }: Border,
): RefusalCode {
  const isOver = stand === stands.across || stand === stands.caught;
  switch (kindAt(state, space)) {
    case 'chasm':
      return 'split';
    case 'rockfall':
      return isOver ? 'entryClosed' : 'rocksInWay';
    case 'web':
      if (isOver) return 'entryClosed';
      return stand === stands.near ? 'mustGoBack' : 'webInWay';
    default:
      if (side === entry) return 'entryClosed';
      return stand === stands.near && side !== opposite(entry) ? 'mustGoBack' : 'bridgeInWay';
  }
}

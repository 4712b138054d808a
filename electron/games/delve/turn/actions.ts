/** What a hero may do with his turn above ground: move or search, or what stands in its place (D-302, D-330, R-110 to R-122). */
import type { DelveAction } from '../../../../shared/games/delve.ts';
import { passableFrom } from '../board/borders.ts';
import { hoard, isTower } from '../board/spaces.ts';
import { isEntryPassable, isShutIn, mayLeave, movesOf, waysOut } from '../board/ways.ts';
import { hasSearchIcon } from '../content/chambers.ts';
import { heal } from '../harm.ts';
import {
  amountOf,
  chamberAt,
  faceOf,
  hasMonster,
  heroAt,
  kindAt,
  monstersOn,
  runeFor,
  type Play,
} from '../play.ts';
import { monsterPlayerOf } from '../fight/players.ts';
import { kindOfToken } from '../content/monsters.ts';
import { none, stages, stands, type HeroState, type State } from '../state.ts';
import { beginCrossing, isRolledDark, leaveDungeon, moveOptions } from '../frames/chamber.ts';
import { beginStepping, steppingGoals } from '../frames/choices.ts';
import { drawCard } from '../frames/draw.ts';
import { attempt } from '../frames/walk.ts';
import { notOffered } from '../frames/worker.ts';

const searchesAllowed = 2;

/** D-331, D-333, R-111, R-413: with the icon, without a monster; whoever is shut in may search anywhere. */
function maySearch(state: Readonly<State>, seat: number): boolean {
  const hero = heroAt(state, seat);
  if (hero.space === hoard) return passableFrom(state, hoard).length === 0;
  if (hero.searches >= searchesAllowed || hasMonster(state, hero.space)) return false;
  const chamber = chamberAt(state, hero.space);
  const hasIcon = chamber !== none && hasSearchIcon[chamber];
  return hasIcon || isShutIn(state, seat);
}

/** who is shut in with a monster must face it before he can search. */
const mustFace = (state: Readonly<State>, seat: number): boolean =>
  hasMonster(state, heroAt(state, seat).space) && isShutIn(state, seat);

/** D-432, R-209, R-216: trying a Rockfall, or a Bridge or Web again. */
function mayCross(state: Readonly<State>, seat: number): boolean {
  const hero = heroAt(state, seat);
  const { stand } = hero;
  switch (kindAt(state, hero.space)) {
    case 'rockfall':
      return stand !== stands.across && hasWayBeyond(state, hero);
    case 'web':
      if (stand === stands.free) return hasWayBeyond(state, hero);
      return stand === stands.near && movesOf(state, seat).length === 0 && hasWayBeyond(state, hero);
    case 'bridge':
      if (stand === stands.across) return waysOut(state, hero).length === 0 && isEntryPassable(state, hero);
      return stand === stands.free || movesOf(state, seat).length === 0;
    default:
      return false;
  }
}

const hasWayBeyond = (state: Readonly<State>, { space, entry }: Readonly<HeroState>): boolean =>
  passableFrom(state, space).some(({ side }) => side !== entry);

/** D-705, R-403: another Dragon card, unless Wrath has just driven him and there is a way. */
function mayDrawDragon(state: Readonly<State>, seat: number): boolean {
  const hero = heroAt(state, seat);
  return hero.space === hoard && !(hero.mustLeave && movesOf(state, seat).length > 0);
}

const mayStep = (state: Readonly<State>, hero: Readonly<HeroState>): boolean =>
  runeFor(hero, 'action') !== none && steppingGoals(state).length > 0;

/** the die decides, unless every printed way is walled. */
const isDark = (state: Readonly<State>, hero: Readonly<HeroState>): boolean =>
  kindAt(state, hero.space) === 'dark' && isRolledDark(state, hero);

/** In a hero's own turn, with nothing pending; never empty. */
export function actionOptions(state: Readonly<State>, seat: number): DelveAction[] {
  const hero = heroAt(state, seat);
  const options: DelveAction[] = isDark(state, hero) ? [{ kind: 'roll' }] : moveOptions(state, seat);
  if (isTower(hero.space) && mayLeave(state, hero)) options.push({ kind: 'leave' });
  if (mustFace(state, seat)) options.push({ kind: 'encounter' });
  if (maySearch(state, seat)) options.push({ kind: 'search' });
  if (mayDrawDragon(state, seat)) options.push({ kind: 'draw' });
  const isHeldUp = kindAt(state, hero.space) === 'bridge' || kindAt(state, hero.space) === 'web';
  const mayLose = isHeldUp && hero.stand === stands.near && options.length === 0;
  if (mayCross(state, seat)) options.push({ kind: 'cross' });
  // D-801, D-803, R-213
  if (hero.hasStair) options.push({ kind: 'descend' });
  if (mayStep(state, hero)) options.push({ kind: 'use', card: runeFor(hero, 'action') });
  // whoever waits at a Bridge or Web may lose the turn rather than cross.
  return options.length === 0 || mayLose ? [...options, { kind: 'wait' }] : options;
}

/** D-330; C-04 Quiet Prayer comes first. */
function search(play: Play, seat: number): void {
  const { state, emit } = play;
  const hero = heroAt(state, seat);
  const { ability } = faceOf(hero);
  emit?.({ kind: 'searched', rule: 'D-330', seat, count: hero.searches + 1 });
  if (ability.on === 'searching') heal(play, seat, amountOf(play, seat, ability.heal, 'heal'), 'C-04');
  state.frames.push({ kind: 'search', seat });
  drawCard(play, seat, 'search');
}

function face({ state }: Play, seat: number): void {
  const [at] = monstersOn(state, heroAt(state, seat).space);
  const monster = kindOfToken(state.monsters[at].token);
  state.frames.push({ kind: 'meet', seat, monster, at, player: monsterPlayerOf(state, seat) });
}

export function takeAction(play: Play, seat: number, action: DelveAction): void {
  const { state } = play;
  // What follows belongs to this action; when it is done, so is the turn.
  state.stage = stages.end;
  switch (action.kind) {
    case 'move':
      return attempt(play, seat, action.to);
    case 'roll':
      state.frames.push({ kind: 'dark', seat });
      return;
    case 'leave':
      return leaveDungeon(play, seat);
    case 'encounter':
      return face(play, seat);
    case 'search':
      return search(play, seat);
    case 'draw':
      return drawCard(play, seat, 'dragon');
    case 'cross':
      return beginCrossing(play, seat);
    case 'descend':
      state.frames.push({ kind: 'descend', seat, square: none, isFall: false, wounds: 0, card: none });
      return;
    case 'use':
      return beginStepping(play, seat, action.card);
    case 'wait':
      play.emit?.({ kind: 'turnLost', rule: 'R-118', seat });
      return;
    default:
      notOffered('action', action);
  }
}

/** Meeting what is in a space: another hero in a duel, its monsters, then the chamber itself (D-307 to D-309, D-401, D-970). */
import { hoard, isTower } from '../board/spaces.ts';
import { hasStairHere } from '../board/ways.ts';
import { beginDuel } from '../fight/begin.ts';
import { monsterPlayerOf } from '../fight/players.ts';
import { kindOfToken } from '../content/monsters.ts';
import { hasOption, heroAt, heroesOn, kindAt, monstersOn, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { drawCard } from './draw.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type EncounterFrame = FrameOf<'encounter'>;

const before = { rivals: 0, monsters: 1, chamber: 2 } as const;

/** D-970: only who walks in fights; never in the Hoard. */
function rivalsOf(state: Readonly<State>, { seat }: Readonly<EncounterFrame>): number[] {
  const { space, isSpecial } = heroAt(state, seat);
  if (!hasOption(state, 'duels') || space === hoard || isSpecial) return [];
  return heroesOn(state, space).filter((other) => other !== seat);
}

function meet({ state }: Play, seat: number, at: number): void {
  const monster = kindOfToken(state.monsters[at].token);
  state.frames.push({ kind: 'meet', seat, monster, at, player: monsterPlayerOf(state, seat) });
}

/** D-401 to D-467: what the chamber itself does. */
function enterChamber(play: Play, seat: number): void {
  const { state } = play;
  const hero = heroAt(state, seat);
  if (hero.space === hoard) return drawCard(play, seat, 'dragon');
  if (isTower(hero.space)) {
    state.frames.push({ kind: 'tower', seat, hasShifted: false });
    return;
  }
  hero.hasStair = hasStairHere(state, hero);
  const kind = kindAt(state, hero.space);
  switch (kind) {
    case 'turning':
    case undefined:
      return;
    case 'snare':
      return drawCard(play, seat, 'trap');
    case 'corridor':
      state.frames.push({ kind: 'goOn', seat });
      return;
    case 'dark':
      state.frames.push({ kind: 'dark', seat });
      return;
    case 'bridge':
    case 'web':
      state.frames.push({ kind: 'crossing', seat });
      return;
    case 'well':
      state.frames.push({ kind: 'load', seat });
      return;
    default:
      return drawCard(play, seat, 'dungeon');
  }
}

export const encounterWorker: Worker<EncounterFrame> = {
  work(play, frame) {
    const { state } = play;
    const { seat } = frame;
    if (frame.stage === before.rivals) {
      const rivals = rivalsOf(state, frame);
      if (rivals.length > 1) return false;
      frame.stage = before.monsters;
      if (rivals.length === 1) beginDuel(play, seat, rivals[0]);
      return true;
    }
    const monsters = frame.stage === before.monsters ? monstersOn(state, heroAt(state, seat).space) : [];
    if (monsters.length > 1) return false;
    if (monsters.length === 1) {
      meet(play, seat, monsters[0]);
      return true;
    }
    state.frames.pop();
    enterChamber(play, seat);
    return true;
  },
  asks: (_state, { seat, stage }) =>
    stage === before.rivals
      ? { seat, prompt: { code: 'rival', rule: 'R-718' } }
      : { seat, prompt: { code: 'whichMonster', rule: 'D-956' } },
  options: (state, frame) =>
    frame.stage === before.rivals
      ? rivalsOf(state, frame).map((seat) => ({ kind: 'hero', seat }))
      : monstersOn(state, heroAt(state, frame.seat).space).map((at) => ({ kind: 'monster', at })),
  choose(play, frame, action) {
    if (action.kind === 'hero') {
      frame.stage = before.monsters;
      beginDuel(play, frame.seat, action.seat);
    } else if (action.kind === 'monster') meet(play, frame.seat, action.at);
    else notOffered('encounter', action);
  },
};

/** The pieces that stand ready on the home screen's battlefield: each wholly inside its side's start area (W-223). */
import type { Component } from 'svelte';
import Archer from '~icons/game-icons/bowman';
import Captain from '~icons/game-icons/black-knight-helm';
import Guard from '~icons/game-icons/barbute';
import Hound from '~icons/game-icons/sitting-dog';
import Cultist from '~icons/game-icons/cultist';
import Golem from '~icons/game-icons/rock-golem';
import Stalker from '~icons/game-icons/hood';
import Warden from '~icons/game-icons/executioner-hood';
import type { Side } from '../games/warband/battlefield.ts';

interface StandingPiece {
  sign: Component;
  side: Side;
  at: readonly [number, number];
  hitPoints: number;
  isLarge?: boolean;
}

export const standingPieces: readonly StandingPiece[] = [
  { sign: Captain, side: 1, at: [2, 3], hitPoints: 60 },
  { sign: Archer, side: 1, at: [2, 5], hitPoints: 50 },
  { sign: Guard, side: 1, at: [3, 4], hitPoints: 50 },
  { sign: Hound, side: 1, at: [3, 2], hitPoints: 20 },
  { sign: Golem, side: 2, at: [20, 11], hitPoints: 110, isLarge: true },
  { sign: Cultist, side: 2, at: [21, 10], hitPoints: 40 },
  { sign: Stalker, side: 2, at: [20, 13], hitPoints: 30 },
  { sign: Warden, side: 2, at: [22, 12], hitPoints: 70 },
];

/** The picture of every Opportunity card, by its number. */
import type { Component } from 'svelte';
import Dressing from '~icons/game-icons/bandage-roll';
import Works from '~icons/game-icons/blacksmith';
import Cipher from '~icons/game-icons/broken-tablet';
import CallUp from '~icons/game-icons/bugle-call';
import Barrage from '~icons/game-icons/burning-meteor';
import Belt from '~icons/game-icons/caltrops';
import PressOn from '~icons/game-icons/charging-bull';
import Bonds from '~icons/game-icons/coins-pile';
import Agent from '~icons/game-icons/cowled';
import Slip from '~icons/game-icons/dodging';
import Charge from '~icons/game-icons/dynamite';
import Chain from '~icons/game-icons/explosion-rays';
import Mortar from '~icons/game-icons/lob-arrow';
import Night from '~icons/game-icons/moon';
import Column from '~icons/game-icons/old-wagon';
import Encircle from '~icons/game-icons/pincers';
import Rally from '~icons/game-icons/rally-the-troops';
import Crossfire from '~icons/game-icons/ricochet';
import Double from '~icons/game-icons/run';
import Engineers from '~icons/game-icons/spade';
import Rifle from '~icons/game-icons/spyglass';
import Strike from '~icons/game-icons/striking-arrows';
import Lift from '~icons/game-icons/wing-cloak';
import Supply from '~icons/game-icons/wooden-crate';

export const cardArt: readonly Component[] = [
  ...[Strike, Barrage, Rifle, Mortar, Charge, Chain, Crossfire, Encircle],
  ...[Double, Column, Slip, Lift, PressOn, Rally, Night, Works],
  ...[CallUp, Bonds, Cipher, Engineers, Agent, Belt, Dressing, Supply],
];

/** The signs of lessons and puzzles, by the names their files use. */
import type { Component } from 'svelte';
import Bee from '~icons/game-icons/bee';
import Bell from '~icons/game-icons/ringing-bell';
import Boots from '~icons/game-icons/boots';
import BrokenWall from '~icons/game-icons/broken-wall';
import Campfire from '~icons/game-icons/campfire';
import Candle from '~icons/game-icons/candle-light';
import Card from '~icons/game-icons/card-pick';
import Chest from '~icons/game-icons/locked-chest';
import Coffin from '~icons/game-icons/coffin';
import Coin from '~icons/game-icons/crown-coin';
import Flame from '~icons/game-icons/candle-flame';
import Hourglass from '~icons/game-icons/hourglass';
import Rally from '~icons/game-icons/rally-the-troops';
import Spears from '~icons/game-icons/spears';
import Swap from '~icons/game-icons/switch-weapon';
import Swords from '~icons/game-icons/crossed-swords';
import Talk from '~icons/game-icons/discussion';
import Wing from '~icons/game-icons/feathered-wing';

const signs: Readonly<Record<string, Component>> = {
  bee: Bee,
  boots: Boots,
  'broken-wall': BrokenWall,
  campfire: Campfire,
  'candle-flame': Flame,
  'candle-light': Candle,
  'card-pick': Card,
  coffin: Coffin,
  'crossed-swords': Swords,
  'crown-coin': Coin,
  discussion: Talk,
  'feathered-wing': Wing,
  hourglass: Hourglass,
  'locked-chest': Chest,
  'rally-the-troops': Rally,
  'ringing-bell': Bell,
  spears: Spears,
  'switch-weapon': Swap,
};

export const signOf = (name: string): Component => signs[name] ?? Boots;

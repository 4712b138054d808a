/** The Level that counts for playing orders and assisting. */
import type { Play } from './play.ts';
import type { Creature } from './state.ts';
import { statOf } from './values.ts';

export const levelOf = (play: Play, creature: Creature): number => statOf(play, creature, 'level');

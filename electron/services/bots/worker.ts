/** A worker thread of the bots, with the games of the program. */
import { games } from '../../games/index.ts';
import { workWith } from './work.ts';

workWith(games);

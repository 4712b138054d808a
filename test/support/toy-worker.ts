/** A worker thread of the bots that knows the toy game too. */
import { workWith } from '../../electron/services/bots/work.ts';
import { gamesAndToy } from './toy-table.ts';

workWith(gamesAndToy);

/** Who somebody played against, as the tallies keep it, in words. */
import { botNames } from '../text/bots.ts';
import { historyText } from '../text/history.ts';

const bots = new Map(Object.entries(botNames).map(([level, name]) => [`bot:${level}`, name]));

/** `key`: persons by name and bots as `bot:level`, joined by ` + `. */
export const opponentNames = (key: string): string =>
  historyText.together(key.split(' + ').map((each) => bots.get(each) ?? each));

/** Advice in words: what to do, what would follow, what is expected of it. Tells nothing the reader may not know. */
import type { WarbandAction, WarbandView } from '../../../../shared/games/warband.ts';
import type { GameHint } from '../../../table/of-game.ts';
import type { ToldAdvice } from '../../../table/told-advice.ts';
import { adviceText } from '../../../text/advice.ts';
import { choiceIn } from '../choice.ts';
import type { Names } from '../match/names.ts';
import { optionWords } from './option-words.ts';

type Hint = GameHint<WarbandAction>;
type Step = Hint['line'][number];

export const adviceWords = (
  hint: Hint,
  view: WarbandView,
  names: Names,
  wordsOf: (option: number) => string,
): ToldAdvice => ({
  words: wordsOf(hint.option),
  line: lineWords(hint, view, names),
  expected: leadWords(hint),
  instead: insteadWords(hint, wordsOf),
});

/** Words that only carry out what was said before. */
const unspoken: ReadonlySet<string> = new Set(['confirm', 'enough', 'next']);

/** What would follow the option itself, in the table's words, as far as it is about things the reader knows. */
export function lineWords({ line }: Hint, view: WarbandView, names: Names): string[] {
  const later = line.slice(1);
  const hidden = later.findIndex(({ action }) => cardsOf(action).some((card) => !(card in view.cards)));
  const known = hidden < 0 ? later : later.slice(0, hidden);
  return known.filter(({ action }) => !unspoken.has(action.kind)).map((step) => stepWords(step, view, names));
}

const stepWords = ({ action, prompt, choice }: Step, view: WarbandView, names: Names): string =>
  optionWords(action, { names, view, choice: choiceIn(choice), prompt });

/** Cards an action names; what is drawn on the way is only a guess and has no name here. */
function cardsOf(action: WarbandAction): number[] {
  if ('card' in action) return [action.card];
  return action.kind === 'pay' ? [action.with] : [];
}

/** Less than this is no difference worth a word. */
const least = 0.05;

export function leadWords({ expectedLead }: Hint): string {
  if (Math.abs(expectedLead) < least) return adviceText.even;
  return expectedLead > 0 ? adviceText.ahead(expectedLead) : adviceText.behind(-expectedLead);
}

/** The next best option and what it would cost; nothing where nothing else was worth a thought or sounds otherwise. */
export function insteadWords(
  { option, instead }: Hint,
  wordsOf: (option: number) => string,
): string | undefined {
  if (!instead) return undefined;
  const words = wordsOf(instead.option);
  if (words === wordsOf(option)) return undefined;
  return instead.less < least ? adviceText.asGood(words) : adviceText.costs(words, instead.less);
}

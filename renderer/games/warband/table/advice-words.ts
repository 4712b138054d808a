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
  stakes: stakesWords(hint, view, names),
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

/** Smaller changes of Morale come of a few guesses only. */
const leastChange = 0.5;
/** In so large a share of the guesses it is as good as certain. */
const certain = 0.9;

/** What the advice gains and what it risks by the next turn of its reader; nothing if neither is worth a word. */
export function stakesWords({ stakes }: Hint, view: WarbandView, names: Names): string | undefined {
  if (!stakes) return undefined;
  const nameOf = ({ piece }: { piece: number }): string => names.card(piece);
  const isKnown = ({ piece }: { piece: number }): boolean => piece in view.cards;
  const { own, others, takes, risks } = stakes;
  const words = [
    ...changeWords(own, adviceText.wins, adviceText.loses),
    ...changeWords(-others, adviceText.takesMorale, adviceText.givesMorale),
    ...takes
      .filter(isKnown)
      .map((each) => (each.chance < certain ? adviceText.mayDestroy : adviceText.destroys)(nameOf(each))),
    ...risks
      .filter(isKnown)
      .map((each) => (each.chance < certain ? adviceText.risks : adviceText.givesUp)(nameOf(each))),
  ];
  return words.length > 0 ? words.join(', ') : undefined;
}

function changeWords(by: number, up: (by: string) => string, down: (by: string) => string): string[] {
  const told = adviceText.points(Math.abs(by));
  if (Math.abs(by) < leastChange) return [];
  return [by > 0 ? up(told) : down(told)];
}

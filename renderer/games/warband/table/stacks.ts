/**
 * What of a hand lies together: equal cards of which as much can be done are one stack. And how much of a card its
 * room allows at rest: a small card with its picture, or a slip with its name.
 */

/** Equal cards; the first is the one pressed. */
export interface Stack {
  cards: readonly number[];
  isOpen: boolean;
  isChosen: boolean;
}

export interface Lying {
  cards: readonly number[];
  /** What a card is, the same for equal ones. */
  keyOf: (card: number) => string | undefined;
  isOpen: (card: number) => boolean;
  isChosen: (card: number) => boolean;
}

/** In the order of the hand, each stack where its first card lies. */
export function stacksOf({ cards, keyOf, isOpen, isChosen }: Lying): Stack[] {
  const stacks: (Stack & { mark: string })[] = [];
  for (const card of cards) {
    const [open, chosen] = [isOpen(card), isChosen(card)];
    const mark = `${keyOf(card) ?? String(card)} ${String(open)} ${String(chosen)}`;
    const at = stacks.findIndex((stack) => stack.mark === mark);
    if (at < 0) stacks.push({ cards: [card], isOpen: open, isChosen: chosen, mark });
    else stacks[at] = { ...stacks[at]!, cards: [...stacks[at]!.cards, card] };
  }
  return stacks.map(({ cards: lying, isOpen: open, isChosen: chosen }) => ({
    cards: lying,
    isOpen: open,
    isChosen: chosen,
  }));
}

/** The least room of a small card with its picture, and the air between two, in widths of a letter's height. */
const least = { width: 6.3, height: 7.4, gap: 0.4 };

/** A small card with its picture; a slip of two lines; a slip of one, for a hand that waits. */
export type HandForm = 'card' | 'slip' | 'line';

/** Small cards where all of them lie side by side; else slips in as many columns as there is room for. */
export function formOf(count: number, room: { width: number; height: number }): HandForm {
  const fits = Math.floor((room.width + least.gap) / (least.width + least.gap));
  return count <= fits && room.height >= least.height ? 'card' : 'slip';
}

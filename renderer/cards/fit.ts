/**
 * How small a card's text must be set to fit its parchment. First guessed from the length of the text, so that a
 * screen full of cards is laid out once; then looked at, because fonts differ: what still overflows is set smaller.
 */
import type { CardFace } from '../../shared/cards.ts';
import type { CardSize } from './outline.ts';

/** 0 is roomy; the last one also drops the flavour, and what is still too long is cut with an ellipsis. */
export const lastFit = 4;

const lengthOf = ({ lines }: CardFace): number =>
  lines.reduce((sum, { parts, attached }) => {
    const letters = parts.reduce((count, part) => count + (part.kind === 'icon' ? 3 : part.text.length), 0);
    // A paragraph ends somewhere in a line, a slip has margins.
    return sum + letters + (attached ? 30 : 16);
  }, 0);

/** Letters that fit at each step, by size. */
const room: Record<'full' | 'hand', readonly number[]> = {
  full: [170, 235, 300, 350],
  hand: [90, 108, 122, 132],
};

/** What a commander's rows and a long flavour take away, in letters. */
function takenBy(face: CardFace): number {
  const flavour = Math.max(0, Math.ceil((face.flavour?.length ?? 0) / 34) - 1) * 36;
  return flavour + (face.type === 'commander' ? 70 : 0);
}

export function guessFit(face: CardFace, size: CardSize): number {
  if (size !== 'full' && size !== 'hand') return 0;
  const length = lengthOf(face) + (size === 'full' ? takenBy(face) : 0);
  const step = room[size].findIndex((letters) => length <= letters);
  return step < 0 ? lastFit : step;
}

const overflows = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight + 1;

/** Looks at a laid-out text once and sets it smaller until it fits. */
export function keepInside(body: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    for (let step = Number(body.dataset.fit); step < lastFit && overflows(body); step++)
      body.dataset.fit = String(step + 1);
  });
  return () => cancelAnimationFrame(frame);
}

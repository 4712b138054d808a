/**
 * How small a card's text must be set to fit its parchment. First guessed from the length of the text, so that a
 * screen full of cards is laid out once; then looked at, because fonts differ: what still overflows is set smaller.
 */
import type { CardFace } from '../../shared/cards.ts';
import type { CardSize } from './outline.ts';

/** 0 is roomy; 4 gives up the flavour; what is still too long at the last is cut. */
const lastFit = 5;

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

/** What a long flavour takes away, in letters. */
const takenBy = ({ flavour }: CardFace): number =>
  Math.max(0, Math.ceil((flavour?.length ?? 0) / 34) - 1) * 36;

export function guessFit(face: CardFace, size: CardSize): number {
  if (size !== 'full' && size !== 'hand') return 0;
  const length = lengthOf(face) + (size === 'full' ? takenBy(face) : 0);
  const step = room[size].findIndex((letters) => length <= letters);
  // The last step gives something up, so it is never guessed where there is more to look at than text.
  const guess = step < 0 ? lastFit : step;
  return size === 'full' ? Math.min(guess, 3) : guess;
}

/** Boxes are compared, not glyphs: letters may reach a little out of their lines. */
function overflows(body: HTMLElement): boolean {
  const foot = body.getBoundingClientRect().bottom + 1;
  return [...body.children].some((part) => part.getBoundingClientRect().bottom > foot);
}

const waiting = new Set<HTMLElement>();

const asked = new Set<string>();

/** The faces a text is set in that nobody has asked for yet; one that cannot be had is asked for only once. */
function facesToCome(fonts: FontFaceSet, body: HTMLElement | undefined): Promise<unknown>[] {
  const faces = [...(body?.querySelectorAll('.text, .flavour') ?? [])].map(
    (part) => getComputedStyle(part).font,
  );
  const missing = faces.filter((face) => face !== '' && !asked.has(face) && !fonts.check(face));
  for (const face of missing) asked.add(face);
  return missing.map((face) => fonts.load(face));
}

/** Letters on their way: what is measured with others in their place would be set too small for good. */
function lettersToCome(): Promise<unknown> | undefined {
  const { fonts } = document as Partial<Document>;
  if (!fonts) return undefined;
  const faces = facesToCome(fonts, [...waiting][0]);
  return faces.length > 0 ? Promise.allSettled(faces) : fonts.status === 'loading' ? fonts.ready : undefined;
}

/** Looks at all texts laid out since the last frame together, so that reading never waits for writing. */
function setSmaller(): void {
  const letters = lettersToCome();
  if (letters) return void letters.then(() => requestAnimationFrame(setSmaller));
  let bodies = [...waiting];
  waiting.clear();
  for (let step = 0; step < lastFit && bodies.length > 0; step++) {
    bodies = bodies.filter((body) => Number(body.dataset.fit) < lastFit && overflows(body));
    for (const body of bodies) body.dataset.fit = String(Number(body.dataset.fit) + 1);
  }
}

function look(body: HTMLElement): void {
  if (waiting.size === 0) requestAnimationFrame(setSmaller);
  waiting.add(body);
}

/** Looks at a text once it is laid out in its own letters, and sets it smaller until it fits. */
export function keepInside(body: HTMLElement): () => void {
  look(body);
  return () => waiting.delete(body);
}

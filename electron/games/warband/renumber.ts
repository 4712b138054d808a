/**
 * The numbers of step lists and texts come from the list of cards a match was set up with, and that list tells what
 * is in everybody's decks. Here they are told anew by another list, so that a position can be handed on without it.
 */
import type { Card } from './cards/language.ts';
import { programOf, type Program } from './program.ts';
import {
  none,
  type CardId,
  type Declaration,
  type Effect,
  type Following,
  type Frame,
  type Item,
  type MatchSetup,
  type State,
  type Waiting,
} from './state.ts';

/** Translates the numbers of one program into those of another that knows the same cards, and maybe more. */
export interface Renumbering {
  code(number: number): number;
  text(number: number): number;
  use(number: number): number;
}

/** Kept for the cards of a match, because a bot asks for them at every question. */
const known = new WeakMap<readonly Card[], WeakMap<readonly Card[], Renumbering>>();

export function renumberingTo(state: Readonly<State>, cards: Card[]): Renumbering {
  const ofMatch = known.get(state.setup.cards) ?? new WeakMap<readonly Card[], Renumbering>();
  known.set(state.setup.cards, ofMatch);
  const renumbering = ofMatch.get(cards) ?? makeRenumbering(state.setup, cards);
  ofMatch.set(cards, renumbering);
  return renumbering;
}

function makeRenumbering(setup: MatchSetup, cards: Card[]): Renumbering {
  const from = programOf(setup);
  const to = programOf({ ...setup, cards, instances: [], commanders: [] });
  const codes = translation(from, to, codesOf);
  const texts = translation(from, to, textsOfFace);
  const text = (number: number): number => (number === none ? none : texts[number]);
  return {
    code: (number) => (number === none ? none : codes[number]),
    text,
    use: (number) => {
      const card: CardId = Math.floor(number / from.texts.length);
      return card * to.texts.length + text(number % from.texts.length);
    },
  };
}

type Face = Program['faces'][number];
type NumbersOf = (face: Face, program: Program) => number[];

const textsOfFace: NumbersOf = ({ texts }) => texts.map(({ number }) => number);

/** All lists of a card, those inside others too: they are numbered in one stretch, card by card. */
const codesOf: NumbersOf = ({ actions, texts, index }, { faces, codes }) => {
  const firstOf = (face: Face | undefined): number => {
    const own = face ? [...face.actions, ...face.texts.map(({ code }) => code)] : [];
    return Math.min(codes.length, ...own.filter((code) => code !== none));
  };
  if (actions.length + texts.length === 0) return [];
  const first = firstOf(faces[index]);
  const end = Math.min(codes.length, ...faces.slice(index + 1).map(firstOf));
  return Array.from({ length: end - first }, (_, at) => first + at);
};

function translation(from: Program, to: Program, numbersOf: NumbersOf): number[] {
  const translated: number[] = [];
  const byId = new Map(to.faces.map((face) => [face.card.id, face]));
  for (const face of from.faces) {
    const other = byId.get(face.card.id);
    if (!other) continue; // nobody has shown this card, so nothing on the table can refer to it
    const numbers = numbersOf(other, to);
    numbersOf(face, from).forEach((number, at) => (translated[number] = numbers[at]));
  }
  return translated;
}

export const renumberedItem = (item: Item, { code }: Renumbering): Item => ({
  ...item,
  code: code(item.code),
});

export const renumberedWaiting = (waiting: Waiting, by: Renumbering): Waiting => ({
  ...waiting,
  text: by.text(waiting.text),
  ...(waiting.follows ? { follows: renumberedFollowing(waiting.follows, by) } : {}),
});

const renumberedFollowing = (follows: Following, { code }: Renumbering): Following => ({
  ...follows,
  code: code(follows.code),
});

export const renumberedEffect = (effect: Effect, by: Renumbering): Effect =>
  (effect.kind === 'rescue' || effect.kind === 'watch') && effect.follows
    ? { ...effect, follows: renumberedFollowing(effect.follows, by) }
    : effect;

const renumberedDeclaration = (declaration: Declaration, { text }: Renumbering): Declaration => ({
  ...declaration,
  text: text(declaration.text),
});

export function renumberedFrame(frame: Frame, by: Renumbering): Frame {
  switch (frame.kind) {
    case 'declare':
      return { ...frame, declaration: renumberedDeclaration(frame.declaration, by) };
    case 'trigger':
      return { ...frame, waiting: renumberedWaiting(frame.waiting, by) };
    case 'timed':
      return {
        ...frame,
        entries: frame.entries.map((entry) =>
          entry.kind === 'trigger' ? { ...entry, waiting: renumberedWaiting(entry.waiting, by) } : entry,
        ),
      };
    case 'run':
      return { ...frame, code: by.code(frame.code) };
    case 'option':
      return { ...frame, codes: frame.codes.map(by.code) };
    case 'pay':
      return { ...frame, code: by.code(frame.code), otherwise: by.code(frame.otherwise) };
    default:
      return frame;
  }
}

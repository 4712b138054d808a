// What the terms of a card mean is told once each, in their order.
import { expect, it } from 'vitest';
import { notesOf } from '../../renderer/cards/notes.ts';
import type { TextLine } from '../../shared/cards.ts';

const line = (...parts: TextLine['parts']): TextLine => ({ role: 'order', attached: false, parts });
const shift = { kind: 'term', term: 'shift', text: 'shift', note: 'Ignores the stop rule.' } as const;

it('every term with a reminder is told once, in the order of the text', () => {
  const lines = [
    line(
      shift,
      { kind: 'text', text: ' and ' },
      { kind: 'term', term: 'cover', text: 'cover', note: 'May dodge.' },
    ),
    line(shift, { kind: 'term', term: 'attach', text: 'attach' }),
  ];
  expect(notesOf(lines)).toEqual([
    { term: 'shift', note: 'Ignores the stop rule.' },
    { term: 'cover', note: 'May dodge.' },
  ]);
});

/** Words of the rulebook screen. The rules themselves come from resources/rulebook. */
import type { ChapterKind } from '../../shared/rulebook.ts';

export const rulebookText = {
  title: 'Rulebook',
  opening: 'Opening the rulebook',
  closed: 'The rulebook stays shut',
  tryAgain: 'Try again',
  search: 'Search the rules',
  searchHint: 'words, or a number',
  contents: 'Contents',
  next: 'next',
  shelf: 'Books',
  everywhere: 'Search all books',
  noPlaceAnywhere: 'No place in any book holds these words.',
  noPlace: 'No place in the book holds these words.',
  places: (places: number, chapters: number) =>
    `${count(places, 'place', 'places')} in ${count(chapters, 'chapter', 'chapters')}`,
  found: (places: number) => `${count(places, 'place', 'places')} found`,
  marks: 'Your marks',
  noMarks: 'Keep a mark at a rule, and it waits for you here.',
  chapter: ({ kind, label }: { kind: ChapterKind; label: string }) => {
    if (kind === 'opening') return 'To begin';
    return kind === 'rules' ? `Chapter ${label}` : `Appendix ${label}`;
  },
  missing: (id: string) => `This book has no ${id}. Here is the beginning instead.`,
  keepMark: 'Keep a mark',
  takeMark: 'Take the mark away',
  copy: 'Copy',
  copyLink: 'Copy the address',
  copied: 'The rule is copied.',
  copiedLink: 'The address is copied.',
  related: 'Related',
  inChapter: 'In this chapter',
  atWork: 'The rules at work',
  behind: 'The rules behind the word',
  before: 'Before',
  after: 'Next',
  position: (index: number, all: number) => `${String(index)} of ${String(all)}`,
  legend: {
    near: 'next to the enemy',
    path: 'path, with cost',
    stop: 'must stop',
    reach: 'may end here',
    refused: 'not allowed',
    clear: 'free thread',
    blocked: 'blocked thread',
  },
};

const count = (amount: number, one: string, many: string) => `${String(amount)} ${amount === 1 ? one : many}`;

/** An entry as text for the clipboard. */
export const quote = ({ id, title }: { id: string; title: string }, text: string): string =>
  /^[A-Z]/.test(id) ? `${id} ${title}. ${text}` : `${title}: ${text}`;

/** Words of the plain face, in which every game can be played. */
export const plainText = {
  position: 'The position',
  options: 'What you may do',
  optionsNote: 'Press a sentence, or its number; the arrows walk them.',
  happened: 'What happened',
  nothing: 'none',
  nth: (number: number) =>
    `the ${['first', 'second', 'third'][number - 1] ?? `${String(number)}th`} of these`,
  other: 'Besides',
  filter: 'Find a choice',
  found: (shown: number, all: number) => (shown === all ? String(all) : `${String(shown)} of ${String(all)}`),
  asked: (words: string) => `${words}.`,
  waits: 'Nothing to choose now.',
  turn: (turn: number) => `Turn ${String(turn)}`,
};

/** Words for matches that cannot simply go on and what can be done about them, and for deleting matches anywhere. */
export const stuckText = {
  /** In a list, after the names. */
  trouble: {
    olderRules: 'begun by older rules',
    altered: 'altered outside the program',
    unknownGame: 'of a game this version does not know',
    unreadable: 'not to be read any more',
  },
  title: 'This match cannot simply go on',
  reasons: {
    olderRules: 'It was begun by rules that have changed since.',
    altered: 'What was stored of it has been altered outside the program.',
    unknownGame: 'It is of a game this version does not know. A newer version may.',
    unreadable: 'What was stored of it cannot be read any more. A safety copy in Settings may still have it.',
  },
  what: 'What can be done …',
  whatFor: (players: string) => `What can be done about ${players}`,
  nameless: 'A match without names',
  playOn: 'Play on by the present rules',
  playOnNote:
    'They take over at the newest position they can read; if steps came after it, those are given up and you are told how many.',
  watch: 'Watch it',
  watchNote: 'Step by step, with what everybody at the table may see.',
  finish: 'Finish it as it stands',
  finishNote: 'It goes to History without a winner, and then all of it may be seen.',
  delete: 'Delete it',
  deleteNote: 'It leaves every list; Undo brings it back.',
  goesOn: (lost: number) =>
    lost === 0
      ? 'The present rules have taken over: the match goes on where it stood.'
      : `The present rules have taken over. ${lost === 1 ? 'The last step was' : `The last ${String(lost)} steps were`} given up.`,
  finished: 'The match is in History now, without a winner.',
  deleteMatch: 'Delete',
  deleteFor: (players: string) => `Delete the match of ${players}`,
  deleted: 'The match was deleted.',
  undo: 'Undo',
  restored: 'The match is back.',
};

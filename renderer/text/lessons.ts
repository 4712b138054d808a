/** Words of the lessons: their screen, and the slip that tells them at the table. What a lesson itself says is its own file's. */
const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

export const lessonsText = {
  motto: 'Ten short lessons and a drawer of puzzles, by Sergeant Ott of the Lantern Watch',
  lessons: 'Lessons',
  puzzles: 'Puzzles',
  learntOf: (learnt: number, all: number) =>
    `${String(learnt)} of ${String(all)} learnt, any may be played again`,
  solvedOf: (solved: number, all: number) =>
    `${String(solved)} of ${String(all)} seals broken; each is won in one turn`,
  lesson: (number: number) => `Lesson ${String(number)}`,
  puzzle: (number: number) => `Puzzle ${String(number)}`,
  learnt: 'learnt',
  solved: 'solved',
  next: 'next',
  minutes: (minutes: number) => counted(minutes, 'minute', 'minutes'),
  difficulty: (drops: number) => `difficulty ${String(drops)} of 4`,
  oneTurn: 'One turn. Undo is open, and nobody counts.',
  begin: 'Begin',
  again: 'Play again',
  menuLine: (done: number) => (done === 0 ? 'Warband in ten short battles' : `${String(done)} done`),

  slip: 'Lesson',
  stepOf: (step: number, all: number) => `${String(step)} of ${String(all)}`,
  stepDone: 'done',
  newcomer: 'New here? Ten short lessons',
  rule: (rule: string) => `Rule ${rule}`,
  leave: 'Leave the lesson',
  leavePuzzle: 'Leave the puzzle',
  tryAgain: 'Try again',
  nextLesson: (title: string) => `Next: ${title}`,
  toLessons: 'All lessons',
  done: 'Learnt',
  solvedTitle: 'Solved',
  failed: 'Not this way',
  failedWords: 'The turn is over and it still stands. The puzzle has not moved: try again.',
  task: 'This turn',
};

/**
 * Changes of a table that belong together. Where bots may answer something, each is given a beat for it, and its pass is
 * a change of its own. Shown one by one the table would turn to the bot and back after every action; so a change that
 * asks a bot waits for the bot's answer and is shown with it, or alone when the program says that it takes longer.
 */
import type { TableChange } from '../../shared/table.ts';

/** As many passes as there may be others at the table. */
const mostJoined = 4;

export class JoinedChanges {
  #held: TableChange | undefined;
  #joined = 0;

  /** What is to be shown now that this change came, in order. */
  hear(change: TableChange): TableChange[] {
    const before = this.release();
    const [first] = before;
    const joined = first && canJoin(change) ? [join(first, change)] : [...before, change];
    const last = joined.at(-1)!;
    if (!isAnswerAwaited(last) || this.#joined >= mostJoined) {
      this.#joined = 0;
      return joined;
    }
    this.#joined += 1;
    this.#held = last;
    return joined.slice(0, -1);
  }

  /** What has waited long enough. */
  release(): TableChange[] {
    const held = this.#held;
    this.#held = undefined;
    return held ? [held] : [];
  }
}

/** A bot may answer what happened in another's turn. */
function isAnswerAwaited({ table, steps, isLogNew }: TableChange): boolean {
  const { thinking, snapshot, isPaused } = table;
  if (thinking === undefined || isPaused || isLogNew || steps.length === 0) return false;
  const whose = seatOf(snapshot.view);
  return whose !== undefined && thinking !== whose;
}

/** Whose turn a view shows, in games that say so. */
const seatOf = (view: object): unknown => ('seat' in view ? view.seat : undefined);

/** Another viewer, or a match that went back, is shown by itself. */
const canJoin = ({ isLogNew, steps }: TableChange): boolean => !isLogNew && steps.length > 0;

const join = (one: TableChange, next: TableChange): TableChange => ({
  ...next,
  steps: [...one.steps, ...next.steps],
  log: [...one.log, ...next.log],
  faces: { ...one.faces, ...next.faces },
});

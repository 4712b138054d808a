/** A lesson or puzzle at the table: which step is told now, what it points at, and whether all was done. Read from the log. */
import { type Course, type CoursePoint, stepsDone } from '../../../../shared/games/warband-lessons.ts';
import type { WarbandView } from '../../../../shared/games/warband.ts';
import { markLearnt } from '../../../matches/learnt.ts';
import { askTable } from '../ask.ts';
import type { WarbandSession } from './field.svelte.ts';
import type { Thing } from './offers.ts';

export class Lesson {
  course: Course | undefined = $state.raw();
  readonly #session: WarbandSession;

  constructor(session: WarbandSession) {
    this.#session = session;
  }

  async read(): Promise<void> {
    if (this.#session.table?.form !== 'lesson' && this.#session.table?.form !== 'puzzle') return;
    const answer = await askTable({ id: this.#session.id }, 'course', {});
    if (answer.ok) this.course = answer.value.course;
  }

  /** How many steps are done. */
  readonly done = $derived.by(() => (this.course ? stepsDone(this.course, this.#session.log) : 0));

  readonly step = $derived.by(() => this.course?.steps[this.done]);

  /** A lesson is learnt when its last step was done, a puzzle when it was won. */
  readonly isDone = $derived.by(() => {
    if (!this.course) return false;
    return this.course.kind === 'lesson' ? this.done >= this.course.steps.length : this.isWon;
  });

  get isWon(): boolean {
    return this.#session.view?.outcome?.winners.includes(0) ?? false;
  }

  readonly isFailed = $derived.by(() => !this.isDone && this.#session.view?.outcome !== undefined);

  /** What the step points at, on the board. */
  readonly lit = $derived.by(() => {
    const { view } = this.#session;
    const points = this.step?.points ?? [];
    if (!view || points.length === 0) return undefined;
    return {
      creatures: points.flatMap((point) => creaturesMeant(point, view)),
      squares: points.flatMap((point) => ('square' in point ? [point.square] : [])),
    };
  });

  /** Whether the step points at this very thing. */
  isPointed(kind: Thing['kind'], id: number): boolean {
    const { view } = this.#session;
    return (this.step?.points ?? []).some((point) => {
      if ('square' in point) return kind === 'square' && point.square === id;
      return kind === 'card' && 'card' in point && view?.cards[id] === point.card;
    });
  }

  remember(): void {
    if (this.course && this.isDone) markLearnt(this.course.id);
  }
}

const creaturesMeant = (point: CoursePoint, { creatures, cards }: WarbandView): number[] =>
  'creature' in point ? creatures.filter(({ id }) => cards[id] === point.creature).map(({ id }) => id) : [];

/** A line of the plan on its way to another place: dragged by its number, or moved by the arrow keys. */
import type { PlanLine } from '../../../../shared/games/salient-questions.ts';
import type { Foresight } from './foresight.svelte.ts';

export class PlanOrder {
  readonly #foresight: Foresight;
  /** The order that is dragged. */
  held: number | undefined = $state();
  /** The place it would come to. */
  #over: number | undefined = $state();

  constructor(foresight: Foresight) {
    this.#foresight = foresight;
  }

  grab(slot: number, event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
    this.held = slot;
    this.#over = undefined;
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (this.held === undefined) return;
    const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-line]');
    if (line) this.#over = Number(line.dataset['line']);
  }

  release(): void {
    const { held } = this;
    const over = this.#over;
    this.cancel();
    if (held !== undefined && over !== undefined) this.#foresight.move(held, over);
  }

  cancel(): void {
    this.held = undefined;
    this.#over = undefined;
  }

  /** Whether what is held would come to stand here, on the side it comes from: -1 above, 1 below. */
  isOver(at: number, lines: readonly PlanLine[], side: -1 | 1): boolean {
    const from = lines.findIndex(({ slot }) => slot === this.held);
    return from >= 0 && this.#over === at && Math.sign(at - from) === side;
  }

  key(slot: number, at: number, event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#foresight.move(slot, at + by);
  }
}

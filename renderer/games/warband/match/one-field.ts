/** A match is fought on one battlefield: every view of it is given the first one that came, so that its ground is drawn once. */
import type { WarbandView } from '../../../../shared/games/warband.ts';

export class OneField {
  #field: WarbandView['battlefield'] | undefined;

  layUnder(view: WarbandView): void {
    view.battlefield = this.#field ??= view.battlefield;
  }

  /** The same for a view that must not be changed. */
  under(view: WarbandView): WarbandView {
    this.#field ??= view.battlefield;
    return { ...view, battlefield: this.#field };
  }
}

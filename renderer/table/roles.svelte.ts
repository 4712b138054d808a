/** The marks of the board with the part each creature has in a choice: target, helper, or chosen already. */
import type { BoardMarks } from '../games/warband/match/marks.ts';
import type { Desk } from './desk.svelte.ts';
import { helpersOf, pickableOf, pickedOf } from './markings.ts';

export class BoardRoles {
  readonly #desk: () => Desk;
  /** What could be picked when picking began: of those picked since, the decision tells only how many. */
  #pickable: readonly number[] = $state.raw([]);

  constructor(desk: () => Desk) {
    this.#desk = desk;
    $effect(() => {
      const { decision } = this.#desk().session;
      // Not the offers: there are none while an answer is on its way.
      if (decision?.prompt.code === 'pick' && decision.prompt.about?.['chosen'] === 0)
        this.#pickable = pickableOf(decision);
    });
  }

  readonly marks: BoardMarks = $derived.by(() => {
    const { marks, session } = this.#desk();
    const { creatures } = session.offers;
    const helpers = helpersOf(session.decision, creatures, session.view);
    return {
      ...marks,
      helpers,
      targets: marks.targets?.filter((id) => !helpers.includes(id)),
      chosen: [...(marks.chosen ?? []), ...pickedOf(session.decision, creatures, this.#pickable)],
    };
  });
}

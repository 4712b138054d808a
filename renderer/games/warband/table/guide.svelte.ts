/** The first steps at one table: which is told now, which were done; kept in the person's settings. */
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { preferences } from '../../../shell/preferences.svelte.ts';
import { nextStep, type StepMoment, type StepName, stepsDone } from './first-steps.ts';
import type { WarbandSession } from './field.svelte.ts';

export class Guide {
  readonly #session: WarbandSession;

  constructor(session: WarbandSession) {
    this.#session = session;
  }

  /** Only a person's own decision in a first game is one to be told about. */
  get #moment(): StepMoment | undefined {
    const { table, decision, view } = this.#session;
    if (table?.form !== 'firstGame' || !preferences.current.table.firstSteps || !decision || !view)
      return undefined;
    return { decision, view, undoable: table.undo.steps };
  }

  readonly step: StepName | undefined = $derived.by(() => {
    const moment = this.#moment;
    return moment && nextStep(moment, preferences.current.table.seenSteps);
  });

  /** Something was chosen: what was told about it need not be told again. */
  did(action: WarbandAction): void {
    const moment = this.#moment;
    if (moment) this.#see(stepsDone(moment, action));
  }

  /** The step told now was understood. */
  gotIt(): void {
    if (this.step) this.#see([this.step]);
  }

  stop(): void {
    void preferences.set({ table: { firstSteps: false } });
  }

  #see(steps: readonly StepName[]): void {
    const { seenSteps } = preferences.current.table;
    const fresh = steps.filter((step) => !seenSteps.includes(step));
    if (fresh.length > 0) void preferences.set({ table: { seenSteps: [...seenSteps, ...fresh] } });
  }
}

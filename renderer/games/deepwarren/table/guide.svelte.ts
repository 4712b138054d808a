/** The first steps at Deepwarren's table: one short hint at a time, chosen from the decision; kept in the settings. */
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { preferences } from '../../../shell/preferences.svelte.ts';
import { stepTexts } from '../../../text/deepwarren-steps.ts';
import type { DeepwarrenSession } from '../ask.ts';
import { nextStep, stepsDone, type StepName } from './first-steps.ts';

export class Guide {
  readonly #session: DeepwarrenSession;

  constructor(session: DeepwarrenSession) {
    this.#session = session;
  }

  readonly step: StepName | undefined = $derived.by(() => {
    const { decision, view } = this.#session;
    const { firstSteps, seenSteps } = preferences.current.table;
    return firstSteps && decision && view ? nextStep({ decision, view }, seenSteps) : undefined;
  });

  get words(): string | undefined {
    return this.step && stepTexts[this.step];
  }

  /** Something was chosen: what was told about it need not be told again. */
  did(action: DeepwarrenAction): void {
    if (this.step) this.#see(stepsDone(this.step, action));
  }

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

/** The first steps at Salient's table: one short hint at a time, chosen from the decision; kept in the settings. */
import { preferences } from '../../../shell/preferences.svelte.ts';
import { stepTexts } from '../../../text/salient-steps.ts';
import type { SalientSession } from '../ask.ts';
import { nextStep, type StepName } from './first-steps.ts';

export class Guide {
  readonly #session: SalientSession;

  constructor(session: SalientSession) {
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

  /** Understood: something was chosen, or the hint was put away. */
  gotIt(): void {
    const { seenSteps } = preferences.current.table;
    if (this.step && !seenSteps.includes(this.step))
      void preferences.set({ table: { seenSteps: [...seenSteps, this.step] } });
  }

  stop(): void {
    void preferences.set({ table: { firstSteps: false } });
  }
}

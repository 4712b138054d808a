/** An immediate order of tests. */
import type { ScenarioText } from '../../../electron/games/warband/scenario/schema.ts';

/** Prevents 20 damage to one of one's creatures anywhere. */
export const ward: NonNullable<ScenarioText['cards']>[number] = {
  type: 'order',
  name: 'Ward',
  timing: 'immediate',
  actions: [
    {
      targets: [{ name: 'A', kind: 'creature', filter: { side: 'yours' } }],
      steps: [{ do: 'prevent', for: { target: 'A' }, amount: 20, from: 'any', until: 'endOfTurn' }],
    },
  ],
};

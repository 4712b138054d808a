/** Positions of Delve written as in scenario files, and single actions in them. */
import { delve, type DelveState } from '../../../electron/games/delve/index.ts';
import { runPosition } from '../../../electron/games/delve/scenario/run.ts';
import { scenarioSchema } from '../../../electron/games/delve/scenario/schema.ts';
import type { DelveAction, DelveEvent } from '../../../shared/games/delve.ts';

export function position(scenario: object): DelveState {
  const ran = runPosition(scenarioSchema.parse({ title: 'by hand', rules: [], steps: [], ...scenario }));
  if (!ran.ok) throw new Error(ran.error.sentence);
  return ran.value;
}

/** Takes the option of this kind; what it told. */
export function act(state: DelveState, kind: DelveAction['kind'], more: object = {}): DelveEvent[] {
  const events: DelveEvent[] = [];
  const wanted = Object.entries(more);
  const option = delve
    .decision(state)!
    .options.find(
      (each) => each.kind === kind && wanted.every(([key, value]) => Reflect.get(each, key) === value),
    );
  if (!option) throw new Error(`${kind} is not offered: ${delve.print(state)}`);
  delve.apply(state, option, (event) => events.push(event));
  return events;
}

// Matches of Salient played at random, moment by moment, as everybody sees them.
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { salient } from '../../../electron/games/salient/index.ts';
import { contentOf } from '../../../electron/games/salient/queries/content.ts';
import { planned } from '../../../electron/games/salient/table/plan.ts';
import type { Decision } from '../../../shared/game.ts';
import type { SalientAction, SalientEvent, SalientForm, SalientView } from '../../../shared/games/salient.ts';
import { seatColours } from '../../../shared/table.ts';

export const content = contentOf();
export const names = ['Ada', 'Bo', 'Cy', 'Dee'];

export interface Moment {
  view: SalientView;
  decision: Decision<SalientAction>;
  /** What led here from the moment before. */
  events: SalientEvent[];
}

export function* moments(form: SalientForm, players: number, seed: number, most = 500): Generator<Moment> {
  const rng = seedRng(seed);
  const seats = names.slice(0, players).map((name, seat) => ({ name, colour: seatColours[seat]! }));
  const plan = planned({ form, seats, privacy: 'open', hideTells: false, seed });
  if (!plan.ok) throw new Error(plan.error.sentence);
  const state = salient.start(plan.value.setup, seed);
  let events: SalientEvent[] = [];
  for (let count = 0; count < most; count++) {
    const decision = salient.decision(state);
    if (!decision) return;
    yield { view: salient.view(state, 'open'), decision, events };
    events = [];
    const action = decision.options[randomInt(rng, decision.options.length)]!;
    salient.apply(state, action, (event) => events.push(event));
  }
}

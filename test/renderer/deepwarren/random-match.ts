// Matches of Deepwarren played at random, moment by moment, as everybody sees them.
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { contentOf, deepwarren } from '../../../electron/games/deepwarren/index.ts';
import type { DeepwarrenDecision } from '../../../renderer/games/deepwarren/map/targets.ts';
import type { DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';

export const content = contentOf();

export interface Moment {
  view: DeepwarrenView;
  decision: DeepwarrenDecision;
  /** What led here from the moment before. */
  events: DeepwarrenEvent[];
}

export function* moments(seed: number, players: number, most = 400): Generator<Moment> {
  const rng = seedRng(seed);
  const toggles = { shortCrawl: false, longCrawl: true, shelteredStart: true };
  const names = ['Ada', 'Bo', 'Cy', 'Dee'].slice(0, players);
  const state = deepwarren.start({ players: names.map((name) => ({ name })), toggles }, seed);
  let events: DeepwarrenEvent[] = [];
  for (let count = 0; count < most; count++) {
    const decision = deepwarren.decision(state);
    if (!decision) return;
    yield { view: deepwarren.view(state, 'open'), decision, events };
    events = [];
    const action = decision.options[randomInt(rng, decision.options.length)]!;
    deepwarren.apply(state, action, (event) => events.push(event));
  }
}

import { describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import { lookAt } from '../../../electron/games/warband/play.ts';
import { printedValues } from '../../../electron/games/warband/printed.ts';
import { creatureValues, type CreatureView } from '../../../shared/games/warband.ts';
import { everyWordTrial } from '../../support/every-word-trial.ts';

type Value = (typeof creatureValues)[number];
interface Seen {
  creature: CreatureView;
  printed: (stat: Value) => number;
  isKnown: (card: number) => boolean;
}

/** Creatures as a spectator sees them, with what is printed on them, through random matches. */
function* seen(): Generator<Seen> {
  const rng = seedRng(5);
  for (let seed = 0; seed < 2; seed++) {
    const setup = { ...everyWordTrial.setup({ players: 2, teams: false }, rng), skipForced: true as const };
    const state = warband.start(setup, seed);
    for (let decision = warband.decision(state); decision; decision = warband.decision(state)) {
      const { creatures, cards } = warband.view(state, 'spectator');
      for (const creature of creatures) {
        const own = state.creatures.find(({ id }) => id === creature.id)!;
        const printed = (stat: Value) => printedValues.stat(lookAt(state), own, stat);
        yield { creature, printed, isKnown: (card) => card < 0 || cards[card] !== undefined };
      }
      warband.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
    }
  }
}

describe('what changes the values of a creature', () => {
  it('adds up to the difference from the printed value, and every card that does it is known', () => {
    const kinds = new Set<string>();
    const faults: unknown[] = [];
    for (const { creature, printed, isKnown } of seen())
      for (const stat of creatureValues) {
        const changes = creature.changes.filter((change) => change.stat === stat);
        const sum = changes.reduce((total, { by }) => total + by, printed(stat));
        if (creature[stat] !== Math.max(0, sum)) faults.push({ stat, creature });
        if (!changes.every(({ card }) => isKnown(card))) faults.push(changes);
        for (const { until } of changes) kinds.add(until === undefined ? 'standing' : 'passing');
      }
    expect(faults).toEqual([]);
    expect([...kinds].sort()).toEqual(['passing', 'standing']);
  });
});

/** What bots of every game may know: nothing hidden, and never the luck to come. */
import { describe, expect, it } from 'vitest';
import { botOf, judgementOf } from '../../electron/bots/levels.ts';
import { gameTools } from '../../electron/cli/games.ts';
import { difference } from '../../electron/engine/checks.ts';
import type { GameTools, Played } from '../../electron/engine/game-tools.ts';
import { randomInt, seedRng, type Rng } from '../../electron/engine/rng.ts';
import type { Kinded } from '../../shared/game.ts';

const matches = 3;
/** Positions looked at in each match, so many actions apart. */
const looks = 4;
const apart = 25;

/** Positions of random matches at which somebody can choose, each with one that looks the same to whoever is asked. */
function* lookAlikes<Setup, State, Action, Event, View>({
  trial,
  form,
}: Played<Setup, State, Action, Event, View>): Generator<[State, State]> {
  const { module } = trial;
  for (let seed = 1; seed <= matches; seed++) {
    const rng = seedRng(seed);
    const state = module.start(trial.setup(form, rng), seed);
    let choices = 0;
    while (choices < looks * apart) {
      const decision = module.decision(state);
      if (!decision) break;
      if (decision.options.length > 1 && ++choices % apart === 0)
        yield [module.clone(state), trial.scramble(state, decision.seat, rng)];
      module.apply(state, decision.options[randomInt(rng, decision.options.length)]!);
    }
  }
}

function differences<Setup, State, Action extends Kinded, Event extends Kinded, View>(
  tools: GameTools<Setup, State, Action, Event, View>,
  look: (played: Played<Setup, State, Action, Event, View>, state: State) => unknown,
): { looked: number; found: string[] } {
  const played = tools.played({});
  if (!played.ok) throw new Error(played.error);
  const pairs = [...lookAlikes(played.value)];
  const found = pairs.map(([one, other]) => difference(look(played.value, one), look(played.value, other)));
  return { looked: pairs.length, found: found.filter((each) => each !== '') };
}

function knowledge<Setup, State, Action, Event, View>(
  { trial, bots }: Played<Setup, State, Action, Event, View>,
  state: State,
): unknown {
  return bots.knowledge(state, trial.module.decision(state)!.seat);
}

const worldOf = <Setup, State, Action, Event, View>(
  { trial, bots }: Played<Setup, State, Action, Event, View>,
  state: State,
  rng: Rng,
): State => bots.world(bots.knowledge(state, trial.module.decision(state)!.seat), rng);

/** What a soldier answers, by the knowledge it is given and luck of its own. */
function answer<Setup, State, Action, Event, View>(
  { trial, bots }: Played<Setup, State, Action, Event, View>,
  state: State,
): Action {
  const decision = trial.module.decision(state)!;
  const view = bots.knowledge(state, decision.seat);
  const rng = seedRng(7);
  const bot = botOf('soldier', bots.mind('balanced', judgementOf('soldier')));
  const sampleWorld = (): State => bots.world(view, rng);
  return decision.options[bot.choose({ view, decision, rng, sampleWorld }).option]!;
}

describe.each(gameTools)('$id', (tools) => {
  it('gives a bot the same knowledge of positions that look the same, whatever the next roll or card', () => {
    const { looked, found } = differences(tools, knowledge);
    expect(looked).toBeGreaterThan(matches);
    expect(found).toEqual([]);
  });

  it('never lets what is hidden, or the next roll, change a bot’s answer', { timeout: 60_000 }, () => {
    expect(differences(tools, answer).found).toEqual([]);
  });

  it('deals worlds whose luck is drawn anew at every look', () => {
    const rng = seedRng(3);
    const { looked, found } = differences(tools, (played, state) => worldOf(played, state, rng));
    expect(found).toHaveLength(looked);
  });
});

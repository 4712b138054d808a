/** What bots of Salient see and what they must not: a Sunfire coming, and never a roll. */
import { describe, expect, it } from 'vitest';
import { botOf, judgementOf } from '../../../electron/bots/levels.ts';
import { seedRng } from '../../../electron/engine/rng.ts';
import { salientMind } from '../../../electron/games/salient/bot/mind.ts';
import { commandTable } from '../../../electron/games/salient/content/command.ts';
import { applyAction, decisionOf } from '../../../electron/games/salient/flow.ts';
import { buildPosition } from '../../../electron/games/salient/scenario/build.ts';
import type { State } from '../../../electron/games/salient/state.ts';
import { salientBots } from '../../../electron/games/salient/table/bots.ts';
import { temperaments, type BotLevel } from '../../../shared/bots.ts';
import type { SalientAction } from '../../../shared/games/salient.ts';

/** The enemy needs two dice more; one piece of Research short of Sunfire, or far from it. */
const position = (research: number): State =>
  buildPosition({
    ...{ title: '', rules: [], steps: [] },
    players: [
      { name: 'A', dice: [2, 5], credits: 2, upgraded: ['warRoom'] },
      { name: 'B', dice: [1, 2, 3], research, behind: 2, reserve: 5 },
    ],
    units: [{ name: 'guard', owner: 'A', dice: [5], at: 'c3' }],
    row: ['Call-Up', 'Field Dressing', 'Rally Cry'],
    turn: { player: 'A', phase: 'assign' },
  }).state;

/** Everything a bot does in its turn. */
function turnOf(level: BotLevel, state: State): SalientAction[] {
  const bot = botOf(level, salientBots.mind('balanced', judgementOf(level)));
  const { turn } = state;
  const done: SalientAction[] = [];
  for (let asked = decisionOf(state); asked && state.turn === turn; asked = decisionOf(state)) {
    const view = salientBots.knowledge(state, asked.seat, {});
    const rng = seedRng(7);
    const sampleWorld = (): State => salientBots.world(view, rng);
    const action = asked.options[bot.choose({ view, decision: asked, rng, sampleWorld }).option];
    done.push(action);
    applyAction(state, action);
  }
  return done;
}

const jams = (done: readonly SalientAction[]) =>
  done.flatMap((action) => (action.kind === 'jam' ? [commandTable[action.at].card] : []));

describe('a Sunfire that is coming (C-941)', () => {
  it.each(['soldier', 'captain'] as const)('makes a %s jam the Workshop instead of calling up', (level) => {
    expect(jams(turnOf(level, position(4)))).toEqual(['workshop']);
    expect(jams(turnOf(level, position(0)))).toEqual([]);
  });
});

describe('plans for a turn', () => {
  const plans = (state: State, temperament: (typeof temperaments)[number] = 'balanced') =>
    salientMind(temperament, 'practised').lines!(state, decisionOf(state)!, 40);

  it('stand best first, none twice, and each begins with its option', () => {
    const found = plans(position(0));
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(({ value }) => value)).toEqual(
      found.map(({ value }) => value).toSorted((one, other) => other - one),
    );
    expect(new Set(found.map(({ line }) => JSON.stringify(line))).size).toBe(found.length);
    const { options } = decisionOf(position(0))!;
    for (const { option, line } of found) expect(line[0]).toEqual(options[option]);
  });

  it('are the same whatever the next roll will be', () => {
    const [one, other] = [position(2), position(2)];
    one.rng = seedRng(1);
    other.rng = seedRng(2);
    expect(plans(one)).toEqual(plans(other));
  });

  it('are weighed otherwise by most temperaments', () => {
    const values = temperaments.map((temperament) => plans(position(2), temperament)[0]!.value);
    expect(new Set(values).size).toBeGreaterThan(temperaments.length / 2);
  });
});

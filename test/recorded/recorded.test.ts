// Nothing changes the rules silently: matches recorded by the present version of a game's rules play as recorded.
import { describe, expect, it } from 'vitest';
import { randomBot } from '../../electron/bots/random.ts';
import { simulateMatch } from '../../electron/cli/sim/match.ts';
import { toy, toyTrial, type ToyModule, type ToySetup } from '../support/toy-game.ts';
import { nameOf, readPacked, recordedGames, titlesOf, versionsOf, whatToDo } from './games.ts';
import { departure, isSealed, recordOf, unpackRecord, type RecordedMatch } from './match-record.ts';

describe.each(recordedGames)('the rules of $id, version $rulesVersion', (game) => {
  const { id, rulesVersion } = game;

  it('are recorded (npm run record)', () =>
    expect(
      versionsOf(id),
      `run "npm run record": nothing is recorded by version ${rulesVersion} of ${id}`,
    ).toContain(rulesVersion));

  const titles = versionsOf(id).includes(rulesVersion) ? titlesOf(id, rulesVersion) : [];
  it.each(titles)('lead %s where they led when it was recorded', (title) => {
    const departed = game.departureOf(readPacked(id, rulesVersion, title));
    if (departed) expect.fail(`${nameOf(id, rulesVersion, title)}: ${departed}.\n${whatToDo(game)}`);
  });
});

describe('records', () => {
  const all = recordedGames.flatMap(({ id }) =>
    versionsOf(id).flatMap((version) => titlesOf(id, version).map((title) => ({ id, version, title }))),
  );

  it.each(all)('of $id $version: $title is as it was written', ({ id, version, title }) => {
    const record = unpackRecord(readPacked(id, version, title));
    expect({ game: record.game, version: record.rulesVersion }).toEqual({ game: id, version });
    expect(isSealed(record), `${nameOf(id, version, title)} was edited; put it back from the history`).toBe(
      true,
    );
  });

  it('hold more than one end, form and number of players', () => {
    const { id, rulesVersion } = recordedGames[0]!;
    const records = titlesOf(id, rulesVersion).map((title) =>
      unpackRecord<{ form: string; seats: unknown[] }>(readPacked(id, rulesVersion, title)),
    );
    const forms = records.map(({ setup }) => `${setup.form} ${setup.seats.length}`);
    expect(new Set(forms)).toEqual(
      new Set(['standard 2', 'freeForAll 3', 'freeForAll 4', 'teams 4', 'firstGame 2']),
    );
    expect(new Set(records.map(({ surrendered }) => surrendered !== undefined))).toEqual(
      new Set([true, false]),
    );
  });
});

/** The check itself, on a game that may be broken. */
describe('a recorded match', () => {
  const record = recordToy();
  const told = (changed: Partial<ToyModule>) => departure({ ...toy, ...changed }, record);

  it('plays the same by the same rules, also through a file', () => {
    expect(told({})).toBeUndefined();
    expect(isSealed(JSON.parse(JSON.stringify(record)) as RecordedMatch<ToySetup>)).toBe(true);
  });

  it('tells between which actions a changed rule shows first', () =>
    expect(
      told({
        apply: (state, action, emit) => {
          toy.apply(state, action, emit);
          if (state.tricksPlayed === 3) state.scores[0]! += 1;
        },
      }),
    ).toMatch(/^the match goes another way between actions 0 and \d+$/));

  it('tells of an option more, though nobody took it', () =>
    expect(
      told({
        decision: (state) => {
          const decision = toy.decision(state);
          return decision && { ...decision, options: [...decision.options, { kind: 'back' as const }] };
        },
      }),
    ).toMatch(/^other options are offered between actions/));

  it('tells of a choice that is offered no more', () =>
    expect(
      told({
        decision: (state) => {
          const decision = toy.decision(state);
          return decision && { ...decision, options: decision.options.slice(0, 1) };
        },
      }),
    ).toMatch(/^an option that was chosen between actions .* is offered no more$/));

  it('is noticed when somebody edits it', () =>
    expect(isSealed({ ...record, seed: record.seed + 1 })).toBe(false));

  it('says what to do', () =>
    expect(whatToDo({ id: 'warband', rulesVersion: 7 })).toMatch(
      /raise rulesVersion in electron\/games\/warband\/index\.ts to 8 and run "npm run record"/,
    ));
});

function recordToy(): RecordedMatch<ToySetup> {
  const options: number[] = [];
  const setup = { players: 3, handSize: 4 };
  const trial = { ...toyTrial, setup: () => setup };
  simulateMatch(
    { trial, form: { players: 3, teams: false }, bot: randomBot, unchecked: true },
    3,
    (_before, option) => options.push(option),
  );
  return recordOf(toy, { setup, seed: 3, options });
}

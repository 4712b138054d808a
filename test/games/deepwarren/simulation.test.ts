import { describe, expect, it } from 'vitest';
import { positionProblems } from '../../../electron/engine/checks.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { eventTable } from '../../../electron/games/deepwarren/content/events.ts';
import { relicTable } from '../../../electron/games/deepwarren/content/relics.ts';
import { spellTable } from '../../../electron/games/deepwarren/content/spells.ts';
import { tileTable } from '../../../electron/games/deepwarren/content/tiles.ts';
import { deepwarren, type DeepwarrenSetup } from '../../../electron/games/deepwarren/index.ts';
import { deepwarrenTrial } from '../../../electron/games/deepwarren/trial.ts';
import type { DeepwarrenAction, DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';

const matchesPerMix = 44;
const longest = 1_500;

/** Every number of players with every mix of the toggles. */
const mixes = [2, 3, 4].flatMap((players) =>
  Array.from({ length: 8 }, (_, bits) => ({
    players,
    firstSeed: players * 1_000 + bits * 100,
    toggles: {
      shortCrawl: (bits & 1) !== 0,
      longCrawl: (bits & 2) !== 0,
      shelteredStart: (bits & 4) !== 0,
    },
  })),
);

/** What was met in all matches, as words. */
const met = new Set<string>();

function meet(event: DeepwarrenEvent): void {
  met.add(event.kind);
  if (event.kind === 'tilePlaced') met.add(`tile ${event.tile}`);
  if (event.kind === 'cardDrawn') met.add(`${event.deck} ${event.card}`);
  if (event.kind === 'relicUsed') met.add(`used ${event.relic}`);
  if (event.kind === 'attacked') met.add(`attack ${event.manner}`);
  if (event.kind === 'ended') met.add(`end ${event.outcome.reason}`);
}

/** One random match; the first problem, or nothing. */
function play(setup: DeepwarrenSetup, seed: number): string | undefined {
  const rng = seedRng(seed);
  const form = { players: setup.players.length, teams: false };
  const state = deepwarren.start(setup, seed);
  let action: DeepwarrenAction | undefined;
  for (let count = 0; ; count++) {
    const decision = deepwarren.decision(state);
    const problems = positionProblems(deepwarrenTrial, form, state, decision);
    if (problems.length > 0)
      return `seed ${seed}, after ${JSON.stringify(action)}: ${problems.join('; ')}\n${deepwarren.print(state)}`;
    if (!decision) return undefined;
    if (count > longest) return `seed ${seed}: no end after ${longest} actions`;
    action = decision.options[randomInt(rng, decision.options.length)]!;
    met.add(`answer ${action.kind}`);
    deepwarren.apply(state, action, meet);
  }
}

describe('random matches', () => {
  it.each(mixes)(
    'with $players players and $toggles all end, and every invariant holds',
    { timeout: 120_000 },
    (mix) => {
      const players = Array.from({ length: mix.players }, (_, seat) => ({ name: `P${seat}` }));
      const problems = Array.from({ length: matchesPerMix }, (_, seed) =>
        play({ players, toggles: mix.toggles }, mix.firstSeed + seed),
      );
      expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
    },
  );

  it('meet every tile, card, relic in use, kind of event, answer and end', () => {
    const useless = relicTable.findIndex(({ moment }) => moment === 'never');
    const all = [
      ...tileTable.slice(1).map((_, at) => `tile ${at + 1}`),
      ...eventTable.map((_, card) => `event ${card}`),
      ...spellTable.map((_, card) => `spell ${card}`),
      ...relicTable.map((_, card) => `relic ${card}`),
      ...relicTable.map((_, card) => `used ${card}`).filter((_, card) => card !== useless),
      ...['attack strike', 'attack breath'],
      ...['end lastEvent', 'end oneDelverOwner', 'end noDelvers'],
      ...eventKinds,
      ...answerKinds.map((kind) => `answer ${kind}`),
    ];
    expect(all.filter((what) => !met.has(what))).toEqual([]);
  });
});

/** Six event cards draw from nine spells and ten relics, so no deck is ever rebuilt; a scenario shows how. */
const eventKinds = [
  'turnBegan',
  'phaseSkipped',
  'tileDrawn',
  'tileReburied',
  'tilePlaced',
  'cardDrawn',
  'cardFizzled',
  'entered',
  'doorPlaced',
  'doorOpened',
  'doorRemoved',
  'chestPlaced',
  'chestTaken',
  'rubbleCleared',
  'moved',
  'rolled',
  'fell',
  'attacked',
  'damaged',
  'killed',
  'prevented',
  'rescued',
  'healed',
  'burnPending',
  'bound',
  'unbound',
  'yoked',
  'crownsGained',
  'relicKept',
  'relicDropped',
  'relicUsed',
  'shelterEnded',
  'ended',
] satisfies DeepwarrenEvent['kind'][];

const answerKinds = [
  'place',
  'put',
  'choose',
  'tile',
  'move',
  'openDoor',
  'stop',
  'roll',
  'attack',
  'breathe',
  'regrow',
  'useRelic',
  'dropRelic',
  'decline',
  'pass',
] satisfies DeepwarrenAction['kind'][];

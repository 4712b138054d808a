/** Packs written from docs/cards.md alone: they load, they read right, and they play. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../../electron/bots/random.ts';
import { simulateMatch } from '../../electron/cli/sim/match.ts';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { packCards, type Pack } from '../../electron/games/warband/cards/pack.ts';
import { plainCardText } from '../../electron/games/warband/cards/text/card-text.ts';
import { planMatch } from '../../electron/games/warband/match-setup.ts';
import { readScenarioFile } from '../../electron/games/warband/scenario/read.ts';
import { runScenario } from '../../electron/games/warband/scenario/run.ts';
import { readSentPack } from '../../electron/services/packs/read-sent.ts';
import { sentFolder, textsOf } from '../support/outside-pack.ts';

function readPack(id: string): Pack {
  const read = readSentPack(sentFolder(textsOf(id), `${id}/`));
  if (!read.ok) throw new Error(JSON.stringify(read.error.errors));
  return read.value.pack;
}

function readScenarios(id: string) {
  const file = new URL(`outside/${id}-scenarios.json`, import.meta.url);
  const scenarios = readScenarioFile(readFileSync(file, 'utf8'));
  if (!scenarios.ok) throw new Error(JSON.stringify(scenarios.error));
  return scenarios.value.map((source) => [source.title, source] as const);
}

describe.each(['tin-parade', 'salt-host'])('a stranger’s pack, %s', (id) => {
  const pack = readPack(id);
  const cards = packCards(pack);

  it('reads as it did when somebody last read it', async () => {
    const texts = cards.map((card) => [`# ${card.name}`, ...plainCardText(card)].join('\n'));
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`texts/${id}.txt`);
  });

  const packs = { ids: [id], cardsOf: () => cards };

  it.each(readScenarios(id))('plays right: %s', (_title, source) => {
    const played = runScenario(source, packs);
    expect(played.ok || played.error).toBe(true);
  });

  const ready = pack.warbands[0]!;
  const unfold = (entries: typeof ready.orders) =>
    entries.flatMap(({ copies, card }) => new Array<string>(copies).fill(card));
  const warband = {
    commander: ready.commander,
    creatures: unfold(ready.creatures),
    orders: unfold(ready.orders),
    tiles: ready.tiles.map((id) => pack.tiles.find((tile) => tile.id === id)!),
  };
  const library = new Map(cards.map((card) => [card.id, card]));
  const plan = (face: 'dungeon' | 'outdoor') =>
    planMatch(
      { form: 'standard', face, contenders: ['Ada', 'Ben'].map((name) => ({ name, warband })) },
      library,
    );

  it.each(['dungeon', 'outdoor'] as const)('comes to an end on its %s tiles, every law kept', (face) => {
    const setup = plan(face);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const trial = { ...warbandTrial, setup: () => setup.value };
    for (const seed of [1, 2, 3]) {
      const report = simulateMatch({ trial, form: { players: 2, teams: false }, bot: randomBot }, seed);
      expect(report.failure).toBeUndefined();
      expect(report.outcome).toBeDefined();
    }
  });
});

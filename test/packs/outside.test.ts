/** A pack written from docs/cards.md alone: it loads, it reads right, and it plays. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../../electron/bots/random.ts';
import { simulateMatch } from '../../electron/cli/sim-match.ts';
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { packCards } from '../../electron/games/warband/cards/pack.ts';
import { plainCardText } from '../../electron/games/warband/cards/text/card-text.ts';
import { planMatch } from '../../electron/games/warband/match-setup.ts';
import { readScenarioFile } from '../../electron/games/warband/scenario/read.ts';
import { runScenario } from '../../electron/games/warband/scenario/run.ts';
import { readSentPack } from '../../electron/services/packs/check.ts';
import { outsideTexts, sentFolder } from '../support/outside-pack.ts';

const read = readSentPack(sentFolder(outsideTexts));
if (!read.ok) throw new Error(JSON.stringify(read.error.errors));
const { pack } = read.value;
const cards = packCards(pack);

describe('the cards of a stranger’s pack', () => {
  it('read as they did when somebody last read them', async () => {
    const texts = cards.map((card) => [`# ${card.name}`, ...plainCardText(card)].join('\n'));
    await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('texts/tin-parade.txt');
  });

  const scenarios = readScenarioFile(
    readFileSync(new URL('outside/scenarios.json', import.meta.url), 'utf8'),
  );
  if (!scenarios.ok) throw new Error(JSON.stringify(scenarios.error));
  const packs = { ids: [pack.manifest.id], cardsOf: () => cards };

  it.each(scenarios.value.map((source) => [source.title, source] as const))(
    'play right: %s',
    (_title, source) => {
      const played = runScenario(source, packs);
      expect(played.ok || played.error).toBe(true);
    },
  );
});

describe('matches with a stranger’s pack', () => {
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

  it.each(['dungeon', 'outdoor'] as const)('come to an end on its %s tiles, every law kept', (face) => {
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

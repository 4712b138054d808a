import { describe, expect, it } from 'vitest';
import { outsideChecks, libraryOf } from '../../electron/cli/stories/outside.ts';
import { fight, setupOf, type Armoury } from '../../electron/cli/campaign/fight.ts';
import { loadArmoury } from '../../electron/cli/warband/armies.ts';
import { readInstalledPack } from '../../electron/cli/packs/folders.ts';
import { checkStory } from '../../electron/campaign/story/check.ts';
import type { BattlePlan } from '../../electron/campaign/battle-plan.ts';
import { judge } from '../../electron/games/warband/bot/judge.ts';
import { weightsOf } from '../../electron/games/warband/bot/weights.ts';
import { battleSetup } from '../../electron/games/warband/campaign/battle.ts';
import { veteranCard } from '../../electron/games/warband/campaign/veteran.ts';
import { warband } from '../../electron/games/warband/index.ts';
import { catalogueFor, contentOf, sixCandlesSources } from '../support/campaign.ts';

const content = contentOf(sixCandlesSources());
const packs = content.story.packs.map(readInstalledPack);
const library = libraryOf(packs);
const armoury: Armoury = { content, library, boxes: loadArmoury(content.story.packs).boxes };
const { lists } = catalogueFor(content.story.packs);

const planFor = (place: string, change: Partial<BattlePlan> = {}): BattlePlan => ({
  ...{
    site: '',
    place,
    game: 'warband',
    seed: 1,
    bot: 'novice',
    scenario: place,
    veterans: [],
    captain: undefined,
    mapped: [],
    isForKeeps: false,
  },
  ...{ you: lists[0]!, advantage: {} },
  rival: { id: 'hush', list: lists[5]!, advantage: {}, bot: 'novice', temperament: 'balanced' },
  ...change,
});

const soldier = library.get('lantern-watch/halberdier')!;

describe('a battle of a story', () => {
  it('can be set up, each of them, and every honour and scar can be written on a card', () => {
    expect(checkStory(content, outsideChecks(packs))).toEqual([]);
  });

  it('fills the slots with both lists, adds advantages to what the file gives, and keeps its aims (R-108)', () => {
    const setup = setupOf(armoury, planFor('lampwall-gate', { advantage: { morale: 5, orders: 1 } }));
    expect(setup.seats.map(({ name }) => name)).toEqual(['You', 'hush']);
    expect(setup.seats[0]!.creatures).toEqual(lists[0]!.creatures);
    expect(setup.seats[0]!.handicap).toEqual({ morale: 3, leadership: 0, orders: 1, creatures: 0 });
    expect(setup.objectives).toMatchObject([
      { kind: 'hold', seat: 0, turns: 3 },
      { kind: 'lastUntil', seat: 1, round: 10 },
    ]);
  });

  it('shows in the view what the aim is and how it stands', () => {
    const state = warband.start(setupOf(armoury, planFor('ferry-raft')), 1);
    const { objectives, cards } = warband.view(state, 1);
    expect(objectives).toMatchObject([
      { kind: 'keepAlive', seat: 0 },
      { kind: 'lastUntil', seat: 0, round: 8 },
    ]);
    const [envoy] = objectives!;
    expect(envoy?.kind === 'keepAlive' && cards[envoy.creature!]).toBe(
      envoy?.kind === 'keepAlive' && envoy.card,
    );
    const plain = warband.start({ ...state.setup, objectives: undefined, placed: [] }, 1);
    expect('objectives' in warband.view(plain, 1)).toBe(false);
  });

  it('puts creatures on the field before the first deployment, for both sides to see (R-148)', () => {
    const { placed = [] } = setupOf(armoury, planFor('tollmound-bridal'));
    const state = warband.start(setupOf(armoury, planFor('tollmound-bridal')), 2);
    expect(state.creatures.map(({ seat, square }) => ({ seat, square }))).toEqual(
      placed.map(({ seat, square }) => ({ seat, square })),
    );
    expect(warband.invariants(state)).toEqual([]);
  });

  it('is played to its end by bots with a veteran among them', () => {
    const veteran = {
      id: 'veteran/1',
      card: soldier.id,
      name: 'Nan',
      given: 'Nan',
      honours: ['unmoved'],
      scars: ['shakes'],
    };
    const creatures = ['veteran/1', ...lists[0]!.creatures.slice(1)];
    const plan = planFor('kiln-foreman', {
      you: { ...lists[0]!, creatures },
      veterans: [{ ...veteran, readyAt: 0, status: 'serving', deeds: 1 }],
    });
    const { reason, rounds, facts } = fight(armoury, plan, 'random', 3);
    expect(['morale', 'objective', 'noCreatures', 'stalemate']).toContain(reason);
    expect(rounds).toBeGreaterThan(0);
    expect(
      facts.every((fact) => fact.fact !== 'saw' || [...creatures, ...plan.you.orders].includes(fact.card)),
    ).toBe(true);
  });

  it.each([
    ['no setup', '{"map": ["1..2"]}', /setup/],
    [
      'a commander of its own',
      JSON.stringify({ map: ['1..2'], setup: { players: [{ creatures: [] }, { creatures: [] }] } }),
      /players\[0\]/,
    ],
    [
      'a field nobody can stand on',
      content.scenarios['kiln-embers']!.replaceAll('11111111', '........'),
      /map/,
    ],
    [
      'an aim about nobody',
      content.scenarios['kiln-foreman']!.replace('"creature": "The Foreman"', '"creature": "Nobody"'),
      /objectives/,
    ],
  ])('is refused with %s, by field', (_what, source, path) => {
    const side = { name: 'A', handicap: {}, ...lists[0]! };
    const found = battleSetup(source, [side, { ...side, name: 'B' }], library);
    expect(found.ok ? [] : found.error.map((each) => each.path)).toEqual(
      expect.arrayContaining([expect.stringMatching(path)]),
    );
  });
});

describe('a veteran', () => {
  it('can bear three honours and three scars with the most to say, whoever it is (C-50, C-53)', () => {
    const { honours, scars } = content.story;
    const wordiest = <Mark extends { change: { text?: readonly object[] | undefined } }>(
      marks: readonly Mark[],
    ) =>
      marks
        .toSorted((one, other) => (other.change.text?.length ?? 0) - (one.change.text?.length ?? 0))
        .slice(0, 3)
        .map(({ change }) => change);
    const creatures = [...library.values()].filter((card) => card.type === 'creature');
    for (const card of creatures) {
      const able = honours.filter(({ levels: [least, most] }) => card.level >= least && card.level <= most);
      const changes = [...wordiest(able), ...wordiest(scars.filter(({ ranged }) => !ranged))];
      const made = veteranCard(card, { id: 'veteran/1', name: 'Nan' }, changes);
      expect(made.ok ? [] : made.error, card.id).toEqual([]);
    }
  });

  it('is a card with what was written on it, under its own key', () => {
    if (soldier.type !== 'creature') throw new Error('the halberdier is a creature');
    const made = veteranCard(soldier, { id: 'veteran/7', name: 'Old Ferrule' }, [
      { hitPoints: 10 },
      { speed: -9 },
    ]);
    expect(made).toMatchObject({
      ok: true,
      value: { id: 'veteran/7', name: 'Old Ferrule', hitPoints: 50, speed: 1 },
    });
  });

  it('is refused with a text the card language does not know', () => {
    if (soldier.type !== 'creature') throw new Error('the halberdier is a creature');
    expect(veteranCard(soldier, { id: 'veteran/7', name: 'Nan' }, [{ text: [{ kind: 'wish' }] }]).ok).toBe(
      false,
    );
  });
});

describe('a bot', () => {
  const weights = weightsOf('balanced', 'plain');

  it('holds dear what the aim is about, and nothing of it where there is no aim', () => {
    const state = warband.start(setupOf(armoury, planFor('tollmound-bridal')), 2);
    const hurt = warband.clone(state);
    hurt.creatures[0]!.damage = 30;
    const careless = { ...weights, aim: 0 };
    const loss = (by: typeof weights) => judge(state, 0, by) - judge(hurt, 0, by);
    expect(loss(weights)).toBeGreaterThan(loss(careless));
    const plain = { ...state, setup: { ...state.setup, objectives: undefined } };
    expect(judge(plain, 0, weights)).toBe(judge(plain, 0, careless));
  });
});

import { describe, expect, it } from 'vitest';
import { provingCommanders, provingCreatures } from '../../../electron/cli/warband/proving-creatures.ts';
import { provingOrders } from '../../../electron/cli/warband/proving-orders.ts';
import type { Card, Mark } from '../../../electron/games/warband/cards/language.ts';
import { layPreset } from '../../../electron/games/warband/geometry/presets.ts';
import { starterTiles } from '../../../electron/games/warband/geometry/starter-tiles.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import {
  planFirstGame,
  planMatch,
  type Contender,
  type MatchPlan,
} from '../../../electron/games/warband/match-setup.ts';
import type { Setup, State } from '../../../electron/games/warband/state.ts';
import type { Result } from '../../../shared/result.ts';

const library = new Map<string, Card>(
  [...provingCommanders, ...provingCreatures, ...provingOrders].map((card) => [card.id, card]),
);

const take = (cards: readonly Card[], count: number): string[] =>
  Array.from({ length: count }, (_, n) => cards[n % cards.length].id);

const contender = (name: string, commander = provingCommanders[0].id): Contender => ({
  name,
  warband: {
    commander,
    creatures: take(provingCreatures, 12),
    orders: take(provingOrders, 36),
    tiles: [...starterTiles],
  },
});

const plan = (players: number, change: Partial<MatchPlan> = {}): MatchPlan => ({
  form: players === 2 ? 'standard' : 'freeForAll',
  contenders: Array.from({ length: players }, (_, n) => contender(`P${n + 1}`)),
  face: 'dungeon',
  ...change,
});

function valueOf<T>(result: Result<T, { sentence: string }[]>): T {
  if (!result.ok) throw new Error(result.error.map(({ sentence }) => sentence).join(' '));
  return result.value;
}

const rules = (result: Result<Setup, { rule: string }[]>): string[] =>
  result.ok ? [] : result.error.map(({ rule }) => rule);

const start = (setup: Setup, seed = 1): State => warband.start(setup, seed);

/** Answers the first option until the state is as wanted. */
function playUntil(state: State, isThere: (state: State) => boolean): State {
  for (let step = 0; step < 500 && !isThere(state); step++) {
    const decision = warband.decision(state)!;
    warband.apply(state, decision.options.find(({ kind }) => kind === 'end') ?? decision.options[0]);
  }
  return state;
}

describe('setting up a match', () => {
  it('gives every player their own shuffled decks and hands (W-101, W-105, W-203, W-216)', () => {
    const { players } = start(valueOf(planMatch(plan(2), library)));
    const { orderHand, creatureHand } = provingCommanders[0];
    for (const player of players) {
      expect(player.orderHand).toHaveLength(orderHand); // W-119
      expect(player.orderDeck).toHaveLength(36 - orderHand);
      expect(player.creatureHand).toHaveLength(creatureHand); // W-120
      expect(player.creatureDeck).toHaveLength(12 - creatureHand);
    }
    const again = start(valueOf(planMatch(plan(2), library)), 2);
    expect(again.players[0].orderDeck).not.toEqual(players[0].orderDeck);
  });

  it('begins with the Morale and Leadership of the commander (W-117, W-121, W-122, W-215, W-217)', () => {
    const { players } = start(valueOf(planMatch(plan(2), library)));
    const { morale, leadership } = provingCommanders[0];
    expect(players.map((player) => [player.morale, player.leadership])).toEqual([
      [morale, leadership],
      [morale, leadership],
    ]);
  });

  it('adds handicaps to what the commander gives', () => {
    const strong = {
      ...contender('Strong'),
      handicap: { morale: 3, leadership: 1, orders: 2, creatures: 1 },
    };
    const setup = valueOf(planMatch(plan(2, { contenders: [strong, contender('Plain')] }), library));
    const [first, second] = start(setup).players;
    expect(first.morale - second.morale).toBe(3);
    expect(first.leadership - second.leadership).toBe(1);
    expect(first.orderHand.length - second.orderHand.length).toBe(2);
    expect(first.creatureHand.length - second.creatureHand.length).toBe(1);
  });

  it('mixes all chests and lays one face down on each treasure square (W-123, W-209, W-820, B-10, B-11)', () => {
    const state = start(valueOf(planMatch(plan(2), library)));
    expect(state.chests).toHaveLength(6);
    expect(state.chests.map(({ square }) => square)).toEqual(state.setup.battlefield.treasures);
    const all = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
    for (const { value } of state.chests) expect(all.splice(all.indexOf(value), 1)).toHaveLength(1);
    expect(JSON.stringify(warband.view(state, 0).chests)).not.toContain('value');
  });

  it('mixes the chests of the packs of both commanders (B-11)', () => {
    const bringing = (...chests: number[]): Contender => {
      const { name, warband: own } = contender('Rich');
      return { name, warband: { ...own, chests } };
    };
    const contenders = [bringing(3, 3, 3, 3), bringing(1, 1, 1, 1, 1, 1, 1)];
    const setup = valueOf(planMatch(plan(2, { contenders }), library));
    expect(setup.chests).toEqual([3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1]);
    const twos = valueOf(planMatch(plan(2, { contenders: [bringing(2), bringing(2)] }), library));
    expect(start(twos).chests.map(({ value }) => value)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('lays a chest on every treasure square or refuses the tiles (W-124, W-820, B-10)', () => {
    const [hall, ...others] = starterTiles;
    const rich = { ...hall, faces: { ...hall.faces, dungeon: { ...hall.faces.dungeon } } };
    rich.faces.dungeon.rows = hall.faces.dungeon.rows.map((row) => row.replace(/[^$]\$/, '$$$$'));
    const { name, warband: own } = contender('Rich');
    const contenders = [{ name, warband: { ...own, tiles: [rich, ...others] } }, contender('Plain')];
    expect(rules(planMatch(plan(2, { contenders }), library))).toEqual(['B-10']);
    // Tiles the players laid themselves may be others than those of their warbands.
    const placed = valueOf(layPreset([[rich, ...others], [...starterTiles]], 'dungeon'));
    expect(rules(planMatch(plan(2, { placed }), library))).toEqual(['B-10']);
  });

  it('uses one face of every tile (W-126, W-202)', () => {
    const dungeon = valueOf(planMatch(plan(2), library)).battlefield;
    const outdoor = valueOf(planMatch(plan(2, { face: 'outdoor' }), library)).battlefield;
    expect(dungeon.squares).not.toEqual(outdoor.squares);
  });

  it('accepts a battlefield the players laid themselves and refuses one against the rules (W-208, B-23)', () => {
    const placed = valueOf(layPreset([[...starterTiles], [...starterTiles]], 'dungeon'));
    expect(planMatch(plan(2, { placed }), library).ok).toBe(true);
    const moved = placed.map((tile, index) => (index === 0 ? { ...tile, y: tile.y + 4 } : tile));
    expect(planMatch(plan(2, { placed: moved }), library).ok).toBe(false);
  });

  it('lets a randomly picked player name who deploys first (W-218, R-71)', () => {
    const setup = valueOf(planMatch(plan(3), library));
    const askers = new Set(
      Array.from({ length: 30 }, (_, seed) => warband.decision(start(setup, seed))!.seat),
    );
    expect([...askers].sort()).toEqual([0, 1, 2]);
    const { prompt, options } = warband.decision(start(setup))!;
    expect(prompt.code).toBe('first');
    expect(options).toEqual([0, 1, 2].map((seat) => ({ kind: 'first', seat })));
  });

  it('deploys whole openings clockwise from the first player, who also has the first turn (W-201, W-219, W-226, R-70)', () => {
    const state = start(valueOf(planMatch(plan(3, { first: 1 }), library)));
    const order: number[] = [];
    while (warband.decision(state)!.prompt.code !== 'respond' && state.phase === 'setup') {
      const { seat, options } = warband.decision(state)!;
      if (order.at(-1) !== seat) order.push(seat);
      warband.apply(state, options.find(({ kind }) => kind === 'end') ?? options[0]);
    }
    expect(order).toEqual([1, 2, 0]);
    expect(state.seat).toBe(1);
  });

  it('refills the creature hand after deploying (W-224, W-225)', () => {
    const state = start(valueOf(planMatch(plan(2, { first: 0 }), library)));
    const { creatureHand } = provingCommanders[0];
    playUntil(state, () => warband.decision(state)!.seat === 1);
    expect(state.creatures.filter(({ seat }) => seat === 0).length).toBeGreaterThan(0);
    expect(state.players[0].creatureHand).toHaveLength(creatureHand);
  });

  it('plays a full first turn: a card is drawn, Leadership rises in Deploy (R-67, W-315)', () => {
    const state = start(valueOf(planMatch(plan(2, { first: 0 }), library)));
    const { orderHand, leadership } = provingCommanders[0];
    playUntil(state, ({ phase }) => phase === 'activate');
    expect(state.players[0].orderHand).toHaveLength(orderHand + 1);
    playUntil(state, ({ phase }) => phase === 'deploy');
    expect(state.players[0].leadership).toBe(leadership + 1);
  });
});

describe('forms of the game', () => {
  it('plays free-for-all with three and four, each player a side (W-920, W-921, B-20, B-21)', () => {
    for (const players of [3, 4]) {
      const setup = valueOf(planMatch(plan(players), library));
      expect(setup.seats.map(({ team }) => team)).toEqual([0, 1, 2, 3].slice(0, players));
      expect(setup.battlefield.width).toBe(players * 8);
      expect(setup.battlefield.treasures).toHaveLength(players * 3);
    }
  });

  it('seats two teams of two alternately (W-930, R-97)', () => {
    const setup = valueOf(planMatch(plan(4, { form: 'teams' }), library));
    expect(setup.seats.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  });

  it('refuses three in teams, one player, and five (R-98)', () => {
    expect(rules(planMatch(plan(3, { form: 'teams' }), library))).toEqual(['R-98']);
    expect(rules(planMatch(plan(1, { form: 'freeForAll' }), library))).toEqual(['R-98']);
    expect(rules(planMatch(plan(5), library))).toEqual(['R-98']);
    expect(rules(planMatch(plan(3, { form: 'standard' }), library))).toEqual(['W-101']);
  });

  it('refuses a warband against the rules, by name (W-951)', () => {
    const short = contender('Short');
    short.warband.creatures = short.warband.creatures.slice(0, 11);
    const result = planMatch(plan(2, { contenders: [short, contender('Full')] }), library);
    expect(result).toMatchObject({
      ok: false,
      error: [{ rule: 'W-951', sentence: 'Short: 11 creatures of at least 12.' }],
    });
  });
});

describe('the first game', () => {
  const marked = <C extends Card>(card: C, mark: Mark): C => ({ ...card, mark });
  const creatures = provingCreatures.slice(0, 12).map((card, n) => marked(card, n < 6 ? 'gold' : 'silver'));
  const orders = provingOrders.slice(0, 18).map((card, n) => marked(card, n < 9 ? 'gold' : 'silver'));
  const halves = new Map<string, Card>(
    [...provingCommanders, ...creatures, ...orders].map((card) => [card.id, card]),
  );
  const pack = {
    commanders: [provingCommanders[0].id, provingCommanders[1].id] as [string, string],
    creatures: creatures.map(({ id }) => id),
    orders: orders.flatMap(({ id }) => [id, id]),
    tiles: [...starterTiles],
  };
  const setup = (): Setup => valueOf(planFirstGame(['Gold', 'Silver'], pack, halves));

  it('splits one pack by mark: 6 creatures and 18 orders each (W-104, W-106, W-940, W-941)', () => {
    const { seats } = setup();
    expect(seats.map((seat) => [seat.creatures.length, seat.orders.length])).toEqual([
      [6, 18],
      [6, 18],
    ]);
    expect(seats[0].creatures.every((id) => halves.get(id)!.mark === 'gold')).toBe(true);
  });

  it('refuses a pack that does not split evenly (W-941)', () => {
    const result = planFirstGame(['A', 'B'], { ...pack, creatures: pack.creatures.slice(1) }, halves);
    expect(rules(result)).toEqual(['W-941']);
  });

  it('lays the fixed layout, start area for the one, clear squares of the plain tile for the other (W-942, W-943, W-946, B-22)', () => {
    const { battlefield } = setup();
    expect([battlefield.width, battlefield.height]).toEqual([8, 24]);
    expect(battlefield.starts[0]).toHaveLength(16); // B-09
    expect(battlefield.starts[1].every((square) => square >= 20 * 8)).toBe(true);
    expect(battlefield.starts[1].every((square) => battlefield.squares[square] === 0)).toBe(true);
  });

  it('uses only the two chests of value 3, on the large tiles (W-944)', () => {
    const state = start(setup());
    expect(state.chests.map(({ value }) => value)).toEqual([3, 3]);
    const rows = state.chests.map(({ square }) => Math.floor(square / 8));
    expect(rows.every((row) => row >= 4 && row < 20)).toBe(true);
  });

  it('uses the two chests worth most of a pack with others (W-944, B-11)', () => {
    const chestsOf = (...chests: number[]): number[] =>
      valueOf(planFirstGame(['Gold', 'Silver'], { ...pack, chests }, halves)).chests;
    expect(chestsOf(1, 2, 1, 3)).toEqual([3, 2]);
    expect(chestsOf(2)).toEqual([2, 2]);
  });

  it('starts with the printed Morale minus 3 and the printed Leadership (W-945)', () => {
    const { players } = start(setup());
    players.forEach((player, seat) => {
      expect(player.morale).toBe(provingCommanders[seat].morale - 3);
      expect(player.leadership).toBe(provingCommanders[seat].leadership);
    });
  });
});

// Whole matches through the eyes of the table: every decision can be shown and answered, every event can be told.
import { describe, expect, it } from 'vitest';
import { provingSetup } from '../../electron/cli/warband/proving-setup.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { choicesOf, warband } from '../../electron/games/warband/index.ts';
import { makeGrid } from '../../renderer/games/warband/match/grid.ts';
import { makeLog } from '../../renderer/games/warband/match/log.ts';
import { makeNames } from '../../renderer/games/warband/match/names.ts';
import { groundOf, squareWords } from '../../renderer/games/warband/match/square-words.ts';
import { isAlly, sortOffers, type WarbandDecision } from '../../renderer/games/warband/table/offers.ts';
import { optionWords } from '../../renderer/games/warband/table/option-words.ts';
import { promptWords } from '../../renderer/games/warband/table/prompt.ts';
import { placesOf } from '../../renderer/games/warband/table/words-places.ts';
import { wordsOf } from '../../renderer/matches/log-line.ts';
import { prompts } from '../../renderer/text/table.ts';
import type { CardFace } from '../../shared/cards.ts';
import type { ItemView, WarbandAction, WarbandEvent, WarbandView } from '../../shared/games/warband.ts';

const faces = {
  face: (key: string) => ({ name: key, type: 'order' }) as unknown as CardFace,
  look: () => undefined,
};

interface Moment {
  view: WarbandView;
  decision: WarbandDecision;
  choices: ReturnType<typeof choicesOf>;
  events: WarbandEvent[];
}

/** Every decision of a match played at random, as the one who decides sees it. */
function* moments(seed: number, form: { players: number; teams: boolean }, most: number): Generator<Moment> {
  const rng = seedRng(seed);
  const state = warband.start(provingSetup(form, rng), seed);
  let events: WarbandEvent[] = [];
  for (let count = 0; count < most; count++) {
    const decision = warband.decision(state);
    if (!decision) return;
    yield { view: warband.view(state, decision.seat), decision, choices: choicesOf(state), events };
    events = [];
    const action = decision.options[randomInt(rng, decision.options.length)]!;
    warband.apply(state, action, (event) => events.push(event));
  }
}

const forms = [
  { players: 2, teams: false, seeds: [1, 2, 3] },
  { players: 4, teams: true, seeds: [4] },
];

/** One may strike an ally, but nobody is told so. */
const isBlowAtAlly = (action: WarbandAction, view: WarbandView): boolean => {
  const seat = view.creatures.find(({ id }) => id === view.active)?.seat ?? -1;
  return action.kind === 'attack' && isAlly(view, action.target, seat);
};

describe.each(forms)('a match of $players at random, shown at the table', ({ seeds, ...form }) => {
  it('has every option in exactly one place, in words of its own', () => {
    for (const seed of seeds)
      for (const { view, decision, choices } of moments(seed, form, 350)) {
        const offers = sortOffers(decision, view);
        const onThings = [offers.squares, offers.creatures, offers.cards, offers.items];
        const placed = [...onThings.flatMap((map) => [...map.values()].flat()), ...offers.words];
        expect(placed.sort((a, b) => a - b)).toEqual(decision.options.map((_, option) => option));
        const names = makeNames(view, faces, makeGrid(view.battlefield));
        const { prompt } = decision;
        const wordless = decision.options.filter(
          (action, option) =>
            !/^\S.+/.test(optionWords(action, { names, view, choice: choices[option], prompt })),
        );
        expect(wordless).toEqual([]);
      }
  });

  it('shows options that lie on no thing as a question or as an action', () => {
    for (const { view, decision } of moments(seeds[0]!, form, 350)) {
      const { question, actions } = placesOf(decision);
      const shown = new Set([...question, ...actions]);
      const missing = sortOffers(decision, view).words.filter((option) => !shown.has(option));
      expect(missing, decision.prompt.code).toEqual([]);
    }
  });

  it('names treasure to collect among the actions: whoever stands on it covers it (W-822)', () => {
    for (const seed of seeds)
      for (const { decision } of moments(seed, form, 350)) {
        const collecting = decision.options.flatMap(({ kind }, option) =>
          kind === 'collect' ? [option] : [],
        );
        expect(placesOf(decision).actions).toEqual(expect.arrayContaining(collecting));
      }
  });

  it('says in a sentence who must do what, for every prompt', () => {
    for (const seed of seeds)
      for (const { view, decision } of moments(seed, form, 350)) {
        expect(prompts).toHaveProperty([decision.prompt.code]);
        const names = makeNames(view, faces, makeGrid(view.battlefield));
        expect(promptWords(decision.prompt, view, names, decision.options)).not.toMatch(/undefined|NaN/);
      }
  });

  it('names in its prompt what a creature may do, and nothing it may not', () => {
    const words = { move: /may move/, attack: /attack/, collect: /collect/, play: /play orders/ };
    for (const seed of seeds)
      for (const { view, decision } of moments(seed, form, 350)) {
        if (decision.prompt.code !== 'act') continue;
        const names = makeNames(view, faces, makeGrid(view.battlefield));
        const said = promptWords(decision.prompt, view, { ...names, card: () => 'X' }, decision.options);
        for (const [kind, word] of Object.entries(words))
          expect(word.test(said), `${kind} in “${said}”`).toBe(
            decision.options.some((action) => action.kind === kind && !isBlowAtAlly(action, view)),
          );
      }
  });

  it('is told in a log without a hole', () => {
    for (const { view, events } of moments(seeds[0]!, form, 350)) {
      const names = makeNames(view, faces, makeGrid(view.battlefield));
      const entries = events.map((event) => ({ at: 0, turn: 1, round: 1, event, cards: view.cards }));
      for (const line of makeLog(entries, names, faces)) expect(wordsOf(line)).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('what is left to do, in words', () => {
  const { view } = moments(1, { players: 2, teams: false }, 1).next().value as Moment;
  const names = { ...makeNames(view, faces, makeGrid(view.battlefield)), card: () => 'Bell Ringer' };
  const said = (code: string, ...options: WarbandAction[]) =>
    promptWords({ code, rule: 'W-307', about: { creature: 5 } }, { ...view, active: 5 }, names, [
      { kind: 'end' },
      ...options,
    ]);
  const [play, other]: WarbandAction[] = [
    { kind: 'play', card: 1 },
    { kind: 'activate', creature: 6 },
  ];

  it('is only what the decision offers', () => {
    expect(said('act', { kind: 'move', to: 3, outcome: 0 }, play!)).toBe('Bell Ringer may move, play orders');
    expect(said('act', play!, other!)).toBe('Bell Ringer may still play orders');
    expect(said('act', { kind: 'power', creature: 6, text: 0 }, other!)).toBe(
      'Bell Ringer has nothing left to do: choose another creature, or end the phase',
    );
    expect(said('act')).toBe('Bell Ringer has nothing left to do: end the phase');
    expect(said('activate', play!)).toBe('no creature is left to activate: end the phase');
    expect(said('deploy')).toBe('nothing can be deployed: end your turn');
    expect(said('deploy', play!)).toBe('nothing can be deployed: use an immediate action, or end your turn');
    expect(said('deploy', { kind: 'deploy', card: 2 })).toBe('deploy creatures, or end your turn');
  });

  it('outside an activation every creature’s powers count', () => {
    const options: WarbandAction[] = [{ kind: 'end' }, { kind: 'deploy', card: 2 }];
    const power: WarbandAction = { kind: 'power', creature: 6, text: 0 };
    const said = promptWords({ code: 'deploy' }, { ...view, active: -1 }, names, [...options, power]);
    expect(said).toBe('deploy creatures, use an immediate action, or end your turn');
  });
});

describe('what is aimed, in words', () => {
  const { view } = moments(1, { players: 2, teams: false }, 1).next().value as Moment;
  const names = { ...makeNames(view, faces, makeGrid(view.battlefield)), card: () => 'Bell Ringer' };
  const about = { card: 0, kind: 'creature', slots: 1, number: 1, most: 2, chosen: 1 };
  const declaring = { seat: 0, card: 0, actor: 0, assistants: [], payment: [], targets: [] };
  const said = (kind: 'order' | 'power', more: object) =>
    promptWords(
      { code: 'declare.target', rule: 'W-403', about: { ...about, ...more } },
      { ...view, declaring: { kind, ...declaring } },
      names,
    );

  it('names a power as such, and says how many may still be chosen', () => {
    expect(said('power', {})).toBe(
      'choose up to 2 targets for the power of Bell Ringer: 1 chosen, up to 1 more',
    );
  });

  it('calls a power by its name where it has one', () => {
    const titled = { kind: 'power', ...declaring, title: 'Toll the Hour' } as const;
    expect(promptWords({ code: 'declare.confirm' }, { ...view, declaring: titled }, names)).toBe(
      'play Toll the Hour of Bell Ringer, or step back',
    );
  });

  it('names what asks for a price, or for a choice', () => {
    const resolving = { kind: 'power', card: 0, title: 'Toll the Hour' } as ItemView;
    const asked = (code: string) => promptWords({ code }, { ...view, resolving }, names);
    expect(asked('pay')).toBe('pay the cost of Toll the Hour of Bell Ringer, or do without');
    expect(asked('may')).toBe('use the effect of Toll the Hour of Bell Ringer, or not');
    expect(asked('choose')).toBe('choose one for Toll the Hour of Bell Ringer');
  });

  it('says which of several targets is asked for', () => {
    expect(said('order', { most: 1, chosen: 0, slots: 2, kind: 'square' })).toBe(
      'choose a square (1 of 2 choices) for Bell Ringer',
    );
  });
});

describe('powers in the log', () => {
  const { view } = moments(1, { players: 2, teams: false }, 1).next().value as Moment;
  const names = makeNames(view, faces, makeGrid(view.battlefield));
  const told = (item: Partial<ItemView>) => {
    const whole = { id: 1, seat: 0, actor: 1, card: 1, timing: '', targets: [], path: [], mode: '', ...item };
    const event = { kind: 'declared', item: whole, assistants: [] } as unknown as WarbandEvent;
    const cards = { 1: 'Bell Ringer', 2: 'Old Oath' };
    return makeLog([{ at: 0, turn: 1, round: 1, event, cards }], names, faces).map(wordsOf);
  };

  it('go by their names, with the card they stand on where it is another', () => {
    expect(told({ kind: 'power' })).toEqual(['Bell Ringer uses its power']);
    expect(told({ kind: 'power', title: 'Toll' })).toEqual(['Bell Ringer uses Toll']);
    expect(told({ kind: 'power', title: 'Toll', card: 2 })).toEqual(['Bell Ringer uses Toll of Old Oath']);
  });
});

describe('passes in the log', () => {
  it('stand in one line that keeps each, also with silent things between', () => {
    const { view } = moments(1, { players: 2, teams: false }, 1).next().value as Moment;
    const names = {
      ...makeNames(view, faces, makeGrid(view.battlefield)),
      player: (seat: number) => `P${seat}`,
    };
    const pass = (seat: number, times: number) =>
      ({ kind: 'passedFor', seat, why: 'noStop', times }) as const;
    const events = [pass(0, 1), { kind: 'passed', seat: 0 } as const, pass(1, 2), pass(0, 1)];
    const lines = makeLog(
      events.map((event) => ({ at: 0, turn: 1, round: 1, event, cards: {} })),
      names,
      faces,
    );
    expect(lines.map(wordsOf)).toEqual(['Passed for P0 2×, P1 2×']);
    expect(lines[0]?.passes).toHaveLength(3);
  });
});

describe('squares in words', () => {
  it('name terrain, whose creature stands there and what is left of it', () => {
    const all = [...moments(1, { players: 2, teams: false }, 60)];
    const { view, decision } = all.at(-1)!;
    const creature = view.creatures.find(({ seat }) => seat !== decision.seat)!;
    const names = makeNames(view, faces, makeGrid(view.battlefield));
    const words = squareWords(creature.square, view, names, decision.seat);
    expect(words).toContain(names.square(creature.square));
    expect(words).toContain(`enemy ${names.card(creature.id)}`);
    expect(words).toContain(`${creature.hitPoints - creature.damage} of ${creature.hitPoints}`);
  });

  it('name what lies there, and a wall only where nothing else does', () => {
    const [{ view }] = [...moments(1, { players: 2, teams: false }, 1)] as [Moment];
    const squares = view.battlefield.squares.map(() => 0);
    squares[30] = 4;
    const field = { ...view.battlefield, squares, hWalls: [30], vWalls: [], starts: [[0]] };
    const bare = {
      ...view,
      battlefield: field,
      chests: [40],
      tokens: [{ square: 50, count: 2 }],
      creatures: [],
    };
    const names = makeNames(bare, faces, makeGrid(field));
    const kinds = (square: number) => groundOf(square, bare, names).map(({ kind }) => kind);
    expect([0, 1, 30, 40, 50].map(kinds)).toEqual([['start'], [], ['hazardous'], ['chest'], ['treasure']]);
    expect(kinds(30 - field.width)).toEqual(['wall']);
    expect(squareWords(50, bare, names, undefined)).toBe(`${names.square(50)}, 2 treasure`);
  });

  it('tell a creature in its activation from one that has acted', () => {
    const all = [...moments(1, { players: 2, teams: false }, 60)];
    const { view } = all.find((moment) => moment.view.active >= 0)!;
    const { square } = view.creatures.find(({ id }) => id === view.active)!;
    const names = makeNames(view, faces, makeGrid(view.battlefield));
    expect(squareWords(square, view, names, undefined)).toContain('in its activation');
    expect(squareWords(square, { ...view, active: -1 }, names, undefined)).toContain('has acted');
  });
});

describe('a battlefield on its side', () => {
  const { view } = moments(1, { players: 2, teams: false }, 1).next().value as Moment;
  const grid = makeGrid(view.battlefield);

  it('is wider than high', () => {
    expect([grid.columns, grid.rows]).toEqual([24, 16]);
  });

  it('finds every square again where it drew it', () => {
    for (let square = 0; square < view.battlefield.squares.length; square++) {
      const { column, row } = grid.placeOf(square);
      expect(grid.squareAt(column, row)).toBe(square);
    }
  });

  it('draws a Large creature over its four squares', () => {
    const { width } = view.battlefield;
    const square = 5 * width + 3;
    const { column, row } = grid.placeOf(square, 2);
    const covered = [0, 1].flatMap((dx) => [0, 1].map((dy) => grid.squareAt(column + dx, row + dy)));
    expect(covered.sort((a, b) => a! - b!)).toEqual([square, square + 1, square + width, square + width + 1]);
  });

  it('has no square outside', () => {
    expect(grid.squareAt(-1, 0)).toBeUndefined();
    expect(grid.squareAt(24, 0)).toBeUndefined();
  });
});

it('a way past somebody who listens is told apart from one over a chest (R-81, W-706)', () => {
  const view = { chests: [7, 9] } as unknown as WarbandView;
  const names = { square: () => 'C4' } as unknown as ReturnType<typeof makeNames>;
  const prompt = { code: 'act', rule: 'W-307' };
  const words = (outcome: number) =>
    optionWords({ kind: 'move', to: 3, outcome }, { names, view, choice: undefined, prompt });
  expect(words(0)).toBe('Move to C4');
  expect(words(0b101)).toBe('Move to C4, hazard: 10 damage, opens the chest');
  expect(words(0b1000)).toBe('Move to C4, past somebody who may answer');
});

/** Things that hardly ever happen, set up by hand. */
import { describe, expect, it } from 'vitest';
import { hash } from '../../../electron/engine/hash.ts';
import { delve } from '../../../electron/games/delve/index.ts';
import { deckCards } from '../../../electron/games/delve/content/cards.ts';
import { topOf } from '../../../electron/games/delve/fight/dealing.ts';
import { deckId, playOf } from '../../../electron/games/delve/play.ts';
import { readRunnable } from '../../../electron/games/delve/scenario/read.ts';
import { act, position } from './position.ts';
import type { DelveEvent } from '../../../shared/games/delve.ts';

const rooms = [
  { chamber: 'T-01', at: [5, 5] },
  { chamber: 'T-01', at: [5, 6] },
];
const gorrun = { name: 'Ada', hero: 'Gorrun', at: [5, 5], entry: 'S', from: [5, 6] };
const kessa = { name: 'Bo', hero: 'Kessa', at: 'NE' };
const kinds = (events: readonly DelveEvent[]) => events.map(({ kind }) => kind);

describe('in rare cases', () => {
  it('an empty deck is made anew from its discards, and nothing happens without any (R-604)', () => {
    const state = position({ heroes: [gorrun], chambers: rooms });
    const search = deckId('search');
    const cards = state.decks[search]!.splice(0);
    state.discards[search]!.push(...cards);
    expect(kinds(act(state, 'search'))).toContain('deckRebuilt');
    const bare = position({ heroes: [gorrun], chambers: rooms });
    bare.decks[search] = [];
    expect(kinds(act(bare, 'search'))).toContain('noCard');
    expect(bare.heroes[0]!.searches).toBe(1);
  });

  it('with 24 determination tokens out no more are given (R-602)', () => {
    const state = position({
      heroes: [
        { ...gorrun, at: [5, 5] },
        { ...kessa, determination: 24 },
      ],
      chambers: [{ chamber: 'T-29', at: [5, 5] }, rooms[1]],
      rolls: [6, 6],
    });
    act(state, 'move', { to: 4 + 5 * 13 });
    expect(state.heroes[0]!.tokens).toBe(0);
  });

  it('an empty Catacomb deck lets a hero come up as if by a Way Up (R-506)', () => {
    const state = position({ heroes: [{ name: 'Ada', hero: 'Gorrun', marker: [6, 6], direction: 'N' }] });
    state.decks[deckId('catacomb')] = [];
    act(state, 'draw');
    expect(delve.decision(state)!.prompt.code).toBe('wayUp');
    expect(state.heroes[0]!.trip).toBe(0);
  });

  const fight = {
    hero: 'Ada',
    monster: 'bonebow',
    life: 3,
    fighters: [{ hand: ['melee 1'] }, { hand: ['magic 2'] }],
  };

  it('a used-up combat deck is made of the discards, then of the combat stack (R-311)', () => {
    const state = position({ heroes: [gorrun, kessa], chambers: rooms, fight });
    const { deck, discard, stack } = state.fight!;
    discard.push(...deck.splice(0));
    expect(topOf(playOf(state), state.fight!)).toBeGreaterThanOrEqual(0);
    expect(discard).toEqual([]);
    stack.push(...state.fight!.deck.splice(0));
    expect(topOf(playOf(state), state.fight!)).toBeGreaterThanOrEqual(0);
    expect(stack).toEqual([]);
    expect(delve.invariants(state)).not.toContain('a dead monster fights on');
  });

  it('a fight without an end is broken off after a hundred rounds (R-329)', () => {
    const state = position({ heroes: [gorrun, kessa], chambers: rooms, fight: { ...fight, round: 98 } });
    expect(state.fight!.round).toBe(99);
    for (let count = 0; state.fight && count < 40; count++) {
      // Nobody ever loses a card here: every round is made a stand-off by emptying both hands.
      for (const fighter of state.fight.fighters) state.fight.discard.push(...fighter.hand.splice(1));
      const { options } = delve.decision(state)!;
      delve.apply(state, options.at(-1)!);
      if (state.fight) state.fight.round = 100;
    }
    expect(state.fight).toBeUndefined();
  });

  it('the life of a monster is seen by its player alone, and by nobody once it lies on the board (D-604, D-661, R-315)', () => {
    const state = position({ heroes: [gorrun, kessa], chambers: rooms, fight });
    expect([0, 1].map((seat) => delve.view(state, seat).fight!.life)).toEqual([undefined, 3]);
    expect(delve.view(state, 'spectator').fight!.life).toBeUndefined();
    const lying = position({
      heroes: [gorrun, kessa],
      chambers: rooms,
      monsters: [{ kind: 'bonebow', at: [5, 6] }],
    });
    expect(delve.view(lying, 1).monsters).toEqual([{ space: 4 + 5 * 13, monster: 'bonebow' }]);
  });

  it('monsters played by the rules ask nobody (R-331, R-703, R-809)', () => {
    const state = position({
      heroes: [gorrun, kessa],
      chambers: rooms,
      automaticMonsters: true,
      fight: { ...fight, fighters: [{}, {}], round: 0 },
    });
    const before = state.fight!.round;
    act(state, 'play');
    expect(delve.decision(state)!.seat).toBe(0);
    expect(state.fight!.round).toBeGreaterThanOrEqual(before);
  });

  it('cards kept from below go back to the Catacomb deck once they are resolved (R-509)', () => {
    const state = position({
      heroes: [{ ...gorrun, held: [{ card: 'CA-18' }] }],
      chambers: rooms,
      rolls: [1, 1],
    });
    expect(state.heroes[0]!.held).toEqual([]);
    expect(state.decks[deckId('catacomb')]).toHaveLength(deckCards.catacomb.length);
  });

  it('a card of the Catacombs that is stopped lies in the pile and counts (R-625)', () => {
    const state = position({
      heroes: [{ name: 'Ada', hero: 'Ysolde', marker: [6, 6], direction: 'N' }],
      decks: { catacomb: ['CA-14'] },
      rolls: [1, 1],
    });
    act(state, 'draw');
    act(state, 'ability');
    expect([state.heroes[0]!.trip, state.heroes[0]!.pile.length]).toEqual([1, 1]);
  });

  it('the same setup, seed and answers give the same match (R-803)', () => {
    const play = () => {
      const state = delve.start({ players: [{ name: 'Ada' }, { name: 'Bo' }], options: optionsOff }, 7);
      for (let count = 0; count < 200; count++) {
        const decision = delve.decision(state);
        if (!decision) break;
        delve.apply(state, decision.options[count % decision.options.length]!);
      }
      return hash(state);
    };
    expect(play()).toBe(play());
  });

  it('an answer that is not offered is refused with its rule (R-802)', () => {
    const state = position({ heroes: [gorrun, kessa], chambers: rooms });
    expect(delve.explain(state, 0, { kind: 'leave' })?.rule).toBe('D-730');
    expect(delve.explain(state, 1, { kind: 'search' })?.code).toBe('noSearchThere');
  });

  it('a scenario file that is wrong says where', () => {
    const read = readRunnable('{ "game": "delve", "title": "x", "rules": [], "steps": [{ "do": "fly" }] }');
    expect(read.ok ? '' : read.error.map(({ field }) => field).join()).toContain('steps[0]');
  });
});

const optionsOff = {
  solo: false,
  minions: false,
  knockOut: false,
  hiddenLoot: false,
  moreRunes: false,
  breakOff: false,
  hoardOnly: false,
  shortDay: false,
  towerTravel: false,
  duels: false,
};

/** Ways to break the toy game, each with the law that must notice and what it must say. */
import type { LawName } from '../support/laws.ts';
import { toy, type ToyModule } from '../support/toy-game.ts';

/** The toy game with one thing wrong, and what the law must say about it. */
interface Breakage {
  law: LawName;
  wrong: string;
  says: RegExp;
  /** Made anew for each match, because some of the wrong things remember. */
  module: () => Partial<ToyModule>;
}

export const breakages: Breakage[] = [
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'an outcome while somebody is still asked',
    says: /over \(early\), yet somebody is asked/,
    module: () => ({
      outcome: (state) =>
        state.tricksPlayed > 2 ? { winners: [0], reason: 'early', rule: 'T-1' } : toy.outcome(state),
    }),
  },
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'a response window without its pass',
    says: /the window's pass, 9, is no option/,
    module: () => ({
      decision: (state) => {
        const asked = toy.decision(state);
        return asked && { ...asked, window: { pass: 9 } };
      },
    }),
  },
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'no decision and no outcome',
    says: /nobody can choose, yet there is no outcome/,
    module: () => ({ outcome: () => undefined }),
  },
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'an empty list of options',
    says: /asked without an option/,
    module: () => ({
      decision: (state) => {
        const decision = toy.decision(state);
        return decision && state.tricksPlayed > 1 ? { ...decision, options: [] } : decision;
      },
    }),
  },
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'an option listed twice',
    says: /options 0 and \d+ are the same/,
    module: () => ({
      decision: (state) => {
        const decision = toy.decision(state);
        return decision && { ...decision, options: [...decision.options, { ...decision.options[0]! }] };
      },
    }),
  },
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'a seat that does not exist',
    says: /there is no seat 9/,
    module: () => ({
      outcome: (state) => (toy.outcome(state) ? { winners: [9], reason: 'odd', rule: 'T-1' } : undefined),
    }),
  },
  {
    law: 'somebody can choose among different options, or the match is over, and the invariants hold',
    wrong: 'a card lost when a trick is taken',
    says: /there are 23 cards, not 24/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        if (state.tricksPlayed === 1 && state.trick.length === 0) state.won.pop();
      },
    }),
  },
  {
    law: 'every listed option applies and changes something',
    wrong: 'a listed option that throws',
    says: /"veil"} is listed but throws Error: no veils/,
    module: () => ({
      apply: (state, action, emit) => {
        if (action.kind === 'veil' && state.trick.length === 1) throw new Error('no veils');
        toy.apply(state, action, emit);
      },
    }),
  },
  {
    law: 'every listed option applies and changes something',
    wrong: 'a listed option that does nothing',
    says: /"back"} changes nothing/,
    module: () => ({
      apply: (state, action, emit) => {
        if (action.kind !== 'back') toy.apply(state, action, emit);
      },
    }),
  },
  {
    law: 'a state is the same after a trip through JSON',
    wrong: 'a map in the state',
    says: /a Map is not plain data/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        Object.assign(state, { seen: new Map([[1, 2]]) });
      },
    }),
  },
  {
    law: 'a state is the same after a trip through JSON',
    wrong: 'a value with its own way into JSON',
    says: /the loaded state is another|is not plain data/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        Object.assign(state, { when: { time: 1, toJSON: () => 'one' } });
      },
    }),
  },
  {
    law: 'setup, seed and option numbers repeat the match, state by state',
    wrong: 'luck from outside the state',
    says: /There is no option|are marked differently|is repeated differently/,
    module: () => {
      let drawn = 0;
      return {
        apply: (state, action, emit) => {
          toy.apply(state, action, emit);
          if (action.kind === 'open') state.trump = drawn++ % 4;
        },
      };
    },
  },
  {
    law: 'setup, seed and option numbers repeat the match, state by state',
    wrong: 'a rule carried out only when somebody listens',
    says: /is repeated differently/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        if (emit !== undefined && action.kind === 'veil') state.scores[0]!++;
      },
    }),
  },
  {
    law: 'a match saved and loaded at any moment continues as if nothing had happened',
    wrong: 'knowledge kept beside the state',
    says: /the loaded match goes another way/,
    module: () => {
      const veils = new WeakMap<object, number>();
      return {
        clone: (state) => {
          const clone = toy.clone(state);
          veils.set(clone.hands, (veils.get(state.hands) ?? 0) + 1);
          return clone;
        },
        apply: (state, action, emit) => {
          toy.apply(state, action, emit);
          if (veils.get(state.hands)! > 1) state.scores[0]! += 5;
        },
      };
    },
  },
  {
    law: 'taking back leads to the earlier state, and only past own answers',
    wrong: "another player's answer taken back",
    says: /may take back another's answer/,
    module: () => ({ undoable: ({ trick, chosen }) => (trick.length === 1 && chosen === undefined ? 1 : 0) }),
  },
  {
    law: 'taking back leads to the earlier state, and only past own answers',
    wrong: 'more taken back than was ever done',
    says: /before there were any/,
    module: () => ({ undoable: () => 1 }),
  },
  {
    law: 'taking back leads to the earlier state, and only past own answers',
    wrong: 'a state that remembers whether it was replayed',
    says: /back is elsewhere/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        if (emit !== undefined) state.scores[0]!++;
      },
    }),
  },
  {
    law: 'what can be taken back has told the player nothing',
    wrong: 'a look into the deck that can be taken back',
    says: /learned something it may take back at \.won/,
    module: () => ({
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        won: state.chosen === undefined ? [] : state.deck.slice(-1),
      }),
    }),
  },
  {
    law: 'what a viewer sees does not depend on what is hidden from them',
    wrong: "another player's hand in the view",
    says: /depends on hidden things at \.view\.hand/,
    module: () => ({ view: (state, viewer) => ({ ...toy.view(state, viewer), hand: state.hands[0]! }) }),
  },
  {
    law: 'what a viewer sees does not depend on what is hidden from them',
    wrong: 'the luck to come in the view',
    says: /depends on hidden things at \.view\.rng/,
    module: () => ({
      view: (state, viewer) => ({ ...toy.view(state, viewer), rng: state.rng }),
    }),
  },
  {
    law: 'what a viewer sees does not depend on what is hidden from them',
    wrong: 'options that tell what another holds',
    says: /depends on hidden things at \.decision/,
    module: () => ({
      decision: (state) => {
        const decision = toy.decision(state);
        const next = decision && state.hands[(decision.seat + 1) % state.hands.length]!;
        const isShort = decision?.options.length === 3 && next!.includes(3);
        return decision && isShort ? { ...decision, options: decision.options.slice(1) } : decision;
      },
    }),
  },
  {
    law: 'what a viewer sees does not depend on what is hidden from them',
    wrong: 'asking only the players who hold an answer',
    says: /depends on hidden things at \.deciding/,
    module: () => ({
      decision: (state) => {
        const decision = toy.decision(state);
        const holder = state.hands.findIndex((hand) => hand.includes(5));
        return decision && holder >= 0 && state.trick.length === 1 ? { ...decision, seat: holder } : decision;
      },
    }),
  },
  {
    law: 'worlds that look and tell the same to a viewer go on looking the same',
    wrong: 'taking back made possible by what another holds',
    says: /was told the same but sees a difference at \.undoable/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        if (state.trick.length === 1 && state.hands[0]!.includes(7)) state.canTakeBack = 1;
      },
    }),
  },
  {
    law: 'worlds that look and tell the same to a viewer go on looking the same',
    wrong: 'a visible thing drawn by lot that no event tells',
    says: /was told the same but sees a difference at \.view\.trump/,
    module: () => ({
      apply: (state, action, emit) =>
        toy.apply(state, action, emit && ((event) => event.kind !== 'trumpDrawn' && emit(event))),
    }),
  },
  {
    law: 'giving up ends the match at once, and another wins',
    wrong: 'a surrender nobody notices',
    says: /gave up, yet the match goes on/,
    module: () => ({ surrender: (state) => void state.canTakeBack++ }),
  },
  {
    law: 'giving up ends the match at once, and another wins',
    wrong: 'a winner who gave up',
    says: /gave up and won/,
    module: () => ({
      outcome: (state) => {
        const outcome = toy.outcome(state);
        return outcome && { ...outcome, winners: [0, 1, 2] };
      },
    }),
  },
  {
    law: 'giving up ends the match at once, and another wins',
    wrong: 'a surrender that ends differently when nobody listens',
    says: /is repeated differently/,
    module: () => ({
      surrender: (state, seat, emit) => {
        toy.surrender!(state, seat, emit);
        if (emit !== undefined) state.scores[0]!++;
      },
    }),
  },
  {
    law: 'redacted events tell no secrets',
    wrong: 'a drawn card shown to everyone',
    says: /viewer .*: cardDrawn tells/,
    module: () => ({ redact: (event) => event }),
  },
  {
    law: 'no match runs for ever',
    wrong: 'cards that return to the deck',
    says: /no end after 2000 actions/,
    module: () => ({
      apply: (state, action, emit) => {
        toy.apply(state, action, emit);
        state.deck.push(...state.won.splice(0));
      },
    }),
  },
  {
    law: 'a clone can be played without the original noticing',
    wrong: 'a clone that shares the hands',
    says: /playing the clone changed the original/,
    module: () => ({ clone: (state) => ({ ...toy.clone(state), hands: [...state.hands] }) }),
  },
  {
    law: 'a clone can be played without the original noticing',
    wrong: 'a clone that forgets the score',
    says: /the clone is not equal/,
    module: () => ({ clone: (state) => ({ ...toy.clone(state), scores: state.scores.map(() => 0) }) }),
  },
  {
    law: 'asking changes nothing and is answered the same twice',
    wrong: 'a question that writes',
    says: /decision changed the state/,
    module: () => ({
      decision: (state) => {
        (state as { canTakeBack: number }).canTakeBack++;
        return toy.decision(state);
      },
    }),
  },
  {
    law: 'asking changes nothing and is answered the same twice',
    wrong: 'a question with moods',
    says: /turnOf answers differently the second time/,
    module: () => {
      let asked = 0;
      return { turnOf: () => asked++ };
    },
  },
];

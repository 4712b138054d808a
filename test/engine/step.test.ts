import { describe, expect, it } from 'vitest';
import { snapshot } from '../../electron/engine/snapshot.ts';
import { openDecision, step, surrender } from '../../electron/engine/step.ts';
import { toy } from '../support/toy-game.ts';

const fresh = () => ({ state: toy.start({ players: 2, handSize: 4 }, 1), revision: 7 });

describe('step', () => {
  it('lists the options of a match once, for who looks and for who answers', () => {
    let lists = 0;
    const counting = {
      ...toy,
      decision: (state: Parameters<typeof toy.decision>[0]) => {
        lists++;
        return toy.decision(state);
      },
    };
    const match = fresh();
    const shown = snapshot(counting, match, 'open').decision;
    expect(openDecision(counting, match)).toBe(shown);
    const chosen = step(counting, match, { revision: 7, option: 0 });
    expect(lists).toBe(1);
    if (!chosen.ok) throw new Error(chosen.error.sentence);
    expect(openDecision(counting, chosen.value.match)).not.toBe(shown);
    expect(lists).toBe(2);
  });

  it('carries out the option, raises the revision and tells what happened', () => {
    const match = fresh();
    const chosen = step(toy, match, { revision: 7, option: 2 });
    if (!chosen.ok) throw new Error(chosen.error.sentence);
    expect(chosen.value.match.revision).toBe(8);
    expect(chosen.value.action).toEqual(toy.decision(match.state)!.options[2]);
    const played = step(toy, chosen.value.match, { revision: 8, option: 0 });
    expect(played).toMatchObject({ ok: true, value: { events: [{ kind: 'cardPlayed', isVeiled: false }] } });
  });

  it('leaves the match it was given as it was', () => {
    const match = fresh();
    const before = JSON.stringify(match);
    step(toy, match, { revision: 7, option: 0 });
    expect(JSON.stringify(match)).toBe(before);
  });

  it.each([
    ['an answer to an earlier question', { revision: 6, option: 0 }, 'stale-answer'],
    ['an option that is not there', { revision: 7, option: 4 }, 'no-such-option'],
    ['a negative option', { revision: 7, option: -1 }, 'no-such-option'],
    ['half an option', { revision: 7, option: 0.5 }, 'no-such-option'],
  ])('refuses %s', (_what, answer, code) => {
    expect(step(toy, fresh(), answer)).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses everything once the match is over', () => {
    const match = fresh();
    match.state.hands = [[], []];
    expect(step(toy, match, { revision: 7, option: 0 })).toMatchObject({
      ok: false,
      error: { code: 'match-over', sentence: 'The match is over.' },
    });
  });
});

describe('a snapshot', () => {
  it('shows a decision to the player who must make it and to an open table, and to others only whose it is', () => {
    const match = fresh();
    const { seat } = toy.decision(match.state)!;
    expect(snapshot(toy, match, seat).decision?.options).toHaveLength(4);
    expect(snapshot(toy, match, 'open').decision?.options).toHaveLength(4);
    for (const viewer of [1 - seat, 'spectator'] as const) {
      const seen = snapshot(toy, match, viewer);
      expect(seen.decision).toBeUndefined();
      expect(seen.deciding).toBe(seat);
    }
  });

  it('offers to take back only to the player who must answer', () => {
    const match = fresh();
    const lifted = step(toy, match, { revision: 7, option: 0 });
    if (!lifted.ok) throw new Error(lifted.error.sentence);
    const { seat } = toy.decision(match.state)!;
    expect(snapshot(toy, lifted.value.match, seat).undoable).toBe(1);
    expect(snapshot(toy, lifted.value.match, 1 - seat).undoable).toBe(0);
  });

  it('ends with an outcome and nobody deciding', () => {
    const match = fresh();
    match.state.hands = [[], []];
    expect(snapshot(toy, match, 0)).toMatchObject({ deciding: undefined, outcome: { winners: [0, 1] } });
  });
});

describe('giving up', () => {
  it('ends the match under a new revision and leaves the given match alone', () => {
    const match = fresh();
    const gaveUp = surrender(toy, match, { revision: 7, seat: 1 });
    expect(gaveUp).toMatchObject({
      ok: true,
      value: { match: { revision: 8 }, events: [{ kind: 'gaveUp', seat: 1 }] },
    });
    expect(gaveUp.ok && toy.outcome(gaveUp.value.match.state)?.winners).toEqual([0]);
    expect(toy.outcome(match.state)).toBeUndefined();
  });

  it('is refused when it comes late, after the end, or in a game without it', () => {
    const match = fresh();
    const { surrender: _left, ...stubborn } = toy;
    expect(surrender(toy, match, { revision: 6, seat: 0 })).toMatchObject({
      error: { code: 'stale-answer' },
    });
    expect(surrender(stubborn, match, { revision: 7, seat: 0 })).toMatchObject({
      error: { code: 'no-surrender' },
    });
    match.state.hands = [[], []];
    expect(surrender(toy, match, { revision: 7, seat: 0 })).toMatchObject({ error: { code: 'match-over' } });
  });
});

import { describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { choicesOf, warband } from '../../../electron/games/warband/index.ts';
import { buildWorld } from '../../../electron/games/warband/scenario/build.ts';
import type { WarbandAction, WarbandChoice } from '../../../shared/games/warband.ts';
import { everyWordTrial } from '../../support/every-word-trial.ts';

/** Options that are only a number, or agree to something the option does not name. */
const isNumber = ({ kind }: WarbandAction, code: string): boolean =>
  ['power', 'next', 'option', 'shield'].includes(kind) ||
  (kind === 'confirm' && ['pay', 'useTrigger'].includes(code));

interface Played {
  code: string;
  option: WarbandAction;
  choice: WarbandChoice | undefined;
  /** Whether the text that asks is the asked player's own. */
  isOwn: boolean;
}

/** Every option of random matches with cards that use every word of the language, and its words. */
function* played(): Generator<Played> {
  const rng = seedRng(3);
  for (let seed = 0; seed < 8; seed++) {
    const setup = { ...everyWordTrial.setup({ players: 2, teams: false }, rng), skipForced: true as const };
    const state = warband.start(setup, seed);
    for (let decision = warband.decision(state); decision; decision = warband.decision(state)) {
      const { options, prompt, seat } = decision;
      const choices = choicesOf(state);
      const isOwn = state.resolving?.seat === seat;
      for (const [at, option] of options.entries())
        yield { code: prompt.code, option, choice: choices[at], isOwn };
      warband.apply(state, options[randomInt(rng, options.length)]!);
    }
  }
}

describe('options in words', () => {
  it('gives a whole sentence for every option that is only a number, and none for the others', () => {
    const kinds = new Set<string>();
    const faults: unknown[] = [];
    for (const { code, option, choice } of played()) {
      if (isNumber(option, code)) {
        kinds.add(`${option.kind} ${code}`);
        if (!/^[A-Z+−].*\.$/.test(choice?.words ?? '')) faults.push({ option, code, choice });
      } else if (choice) faults.push({ option, code, choice });
    }
    expect(faults).toEqual([]);
    for (const prompt of ['choose', 'may']) expect(kinds).toContain(`option ${prompt}`);
    for (const prompt of ['pay', 'useTrigger']) expect(kinds).toContain(`confirm ${prompt}`);
    for (const prompt of ['orderTriggers', 'orderTimed']) expect(kinds).toContain(`next ${prompt}`);
    expect(kinds).toContain('power activate');
  });

  it('says of a cost what it buys', () => {
    const offers = [...played()].filter(({ code, option }) => code === 'pay' && option.kind === 'confirm');
    const said = (isOwn: boolean) =>
      new Set(offers.filter((offer) => offer.isOwn === isOwn).map(({ choice }) => choice!.words));
    expect(said(true).size).toBeGreaterThan(0);
    for (const each of said(true)) expect(each).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
    // Of somebody else's text only the price: what follows speaks to that player.
    expect(said(false).size).toBeGreaterThan(0);
    for (const each of said(false)) expect(each).toMatch(/^[A-Z][^.]*\.$/);
  });

  it('names the power, the card that bears it and the creature that has it', () => {
    const { state } = buildWorld({
      map: ['1.2'],
      cards: [
        {
          type: 'creature',
          name: 'Bellringer',
          text: [
            {
              kind: 'power',
              timing: 'minor',
              name: 'Peal',
              steps: [{ do: 'morale', player: 'you', by: 1 }],
            },
          ],
        },
      ],
      creatures: [
        { name: 'Bellringer', at: 'A1' },
        { name: 'Theirs', owner: 'B', at: 'C1' },
      ],
      turn: { active: 'Bellringer' },
    });
    const { options } = warband.decision(state)!;
    const at = options.findIndex(({ kind }) => kind === 'power');
    const creature = state.creatures[0]!.id;
    expect(choicesOf(state)[at]).toEqual({
      words: 'Peal — Minor: gain 1 Morale.',
      card: creature,
      creature,
    });
  });

  it('calls a power by its name on the stack and in the event that tells it', () => {
    const { state } = buildWorld({
      map: ['1.2'],
      cards: [
        {
          type: 'creature',
          name: 'Bellringer',
          text: [
            {
              kind: 'power',
              timing: 'minor',
              name: 'Peal',
              targets: [{ name: 'A', kind: 'creature', filter: { side: 'enemy' } }],
              steps: [{ do: 'damage', to: { target: 'A' }, amount: 10 }],
            },
          ],
        },
      ],
      creatures: [
        { name: 'Bellringer', at: 'A1' },
        { name: 'Theirs', owner: 'B', at: 'C1' },
      ],
      turn: { active: 'Bellringer' },
    });
    const told: (string | undefined)[] = [];
    const chosen = (wanted: string) => warband.decision(state)!.options.find(({ kind }) => kind === wanted)!;
    warband.apply(state, chosen('power'));
    expect(warband.view(state, 0).declaring?.title).toBe('Peal');
    warband.apply(state, chosen('confirm'), (event) => {
      if (event.kind === 'declared') told.push(event.item.title);
    });
    expect(told).toEqual(['Peal']);
    expect(warband.view(state, 1).stack.map(({ title }) => title)).toEqual(['Peal']);
  });
});

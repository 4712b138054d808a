// Whole matches in words: every question, option, cell and event can be told.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardFace } from '../../../renderer/games/deepwarren/cards/card-face.ts';
import DungeonCard from '../../../renderer/games/deepwarren/cards/DungeonCard.svelte';
import { cellWords } from '../../../renderer/games/deepwarren/cell-words.ts';
import { keepContent } from '../../../renderer/games/deepwarren/content.ts';
import { loadFace } from '../../../renderer/games/deepwarren/face.ts';
import { deepwarren as entry } from '../../../renderer/games/deepwarren/game.ts';
import Glance from '../../../renderer/games/deepwarren/Glance.svelte';
import { makeLog, pointedBy } from '../../../renderer/games/deepwarren/log.ts';
import { makeNames } from '../../../renderer/games/deepwarren/names.ts';
import { firstPlan, planFrom, withSeat, withSeats } from '../../../renderer/games/deepwarren/setup/plan.ts';
import { nextStep, stepNames, stepsDone } from '../../../renderer/games/deepwarren/table/first-steps.ts';
import { viewAfter } from '../../../renderer/games/deepwarren/table/shown-view.ts';
import { logNames, tell } from '../../../renderer/games/deepwarren/tell.ts';
import { wordsOf } from '../../../renderer/matches/log-line.ts';
import { placeText, promptText } from '../../../renderer/text/deepwarren.ts';
import { decks, type DeepwarrenEvent } from '../../../shared/games/deepwarren.ts';
import { deepwarrenPlanSchema } from '../../../shared/games/deepwarren-plan.ts';
import { content, moments } from './random-match.ts';

const players = ['Ada', 'Bo', 'Cy', 'Dee'];
const scene = (view: Parameters<typeof tell>[0]['view']) => ({ view, players, faces: {}, choices: {} });

beforeAll(() => keepContent(content));
afterEach(cleanup);

describe('Deepwarren in words', () => {
  it('asks every question and tells every option apart, at every moment', () => {
    for (const { view, decision } of moments(21, 4, 900)) {
      const telling = tell(scene(view));
      expect(telling.prompt(decision)).not.toBe(promptText.unknown);
      const words = telling.options(decision).map((option) => option.words);
      expect(new Set(words).size).toBe(decision.options.length);
      expect(words.join()).not.toMatch(/undefined|NaN|a token/);
    }
  });

  it('tells every event, with names for whoever is gone by now', () => {
    const entries: { at: number; turn: number; round: number; event: DeepwarrenEvent; cards: object }[] = [];
    let last;
    for (const { view, events } of moments(22, 3, 900)) {
      entries.push(...events.map((event) => ({ at: entries.length, turn: 0, round: 0, event, cards: {} })));
      last = view;
    }
    const told = entries.map((each) => ({ ...each, cards: {} }));
    const lines = makeLog(told, logNames(last!, players, told));
    expect(lines).toHaveLength(told.length);
    expect(lines.map(wordsOf).join('\n')).not.toMatch(/undefined|NaN|a token/);
    const attack = lines[told.findIndex(({ event }) => event.kind === 'attacked')]!;
    expect(pointedBy(attack).tokens.length).toBeGreaterThan(1);
  });

  it('keeps the rules’ own words off the screen (T-1114)', () => {
    const words: string[] = [];
    for (const { view, decision } of moments(23, 2, 500)) {
      const telling = tell(scene(view));
      words.push(telling.prompt(decision), ...telling.options(decision).map((option) => option.words));
      words.push(...telling.position().flatMap(({ lines }) => lines));
    }
    expect(words.join('\n')).not.toMatch(/\b(pit|rubble|entrance|breath|burn)\b/i);
  });

  it('says where a cell is and who stands there, counted from the Gate', () => {
    expect(placeText.at(2, 1)).toBe('at 2 east 1 north');
    expect(placeText.at(-1, 0)).toBe('at 1 west');
    const [moment] = moments(24, 2, 1);
    const view = { ...moment!.view, tokens: [token(0, 4)] };
    const names = makeNames(view, content, players);
    const words = cellWords({ x: 0, y: 0 }, { view, content, names, own: 0 });
    expect(words).toContain('tile at the Gate, Gate');
    expect(words).toContain('your Delver, 4 of 6');
    expect(cellWords({ x: 5, y: 5 }, { view, content, names, own: 0 })).toBe('empty cell at 5 east 5 north');
  });
});

const token = (seat: number, wounds: number) => ({
  id: 0,
  kind: 'delver' as const,
  seat,
  wounds,
  starting: 6,
  attack: 3,
  worth: 3,
  space: 0,
  bound: false,
  burnPending: false,
  hasMoved: false,
});

describe('what is shown between two positions', () => {
  it('ends, event by event, where the rules end', () => {
    let before;
    for (const { view, events } of moments(31, 4, 900)) {
      const from = before;
      before = view;
      if (!from) continue;
      const shown = events.reduce((each, event) => viewAfter(each, event, content), from);
      expect(shown.tiles.toSorted((a, b) => a.tile - b.tile)).toEqual(view.tiles);
      const stand = (all: typeof view.tokens) => all.map(({ hasMoved: _, burnPending: __, ...each }) => each);
      expect(stand(shown.tokens)).toEqual(stand(view.tokens));
      expect(shown.players.map(({ crowns }) => crowns)).toEqual(view.players.map(({ crowns }) => crowns));
    }
  });
});

describe('cards', () => {
  it('every event, spell and relic has a name, a text from its behaviour and a picture', () => {
    for (const deck of decks)
      for (const { card, name, text } of content[`${deck}s`]) {
        const { container } = render(DungeonCard, { face: cardFace(content, deck, card)! });
        expect(screen.getByRole('article', { name })).toBeTruthy();
        expect(container.textContent).toContain(text);
        expect(container.querySelector('svg.picture use')).toBeTruthy();
        cleanup();
      }
  });

  it('a match that waits is drawn with its tiles and tokens', () => {
    const [moment] = [...moments(41, 2, 30)].slice(-1);
    const { container } = render(Glance, { view: moment!.view, seats: [], faces: {} });
    expect(screen.getByRole('img', { name: /tiles/ })).toBeTruthy();
    expect(container.querySelectorAll('.token')).toHaveLength(moment!.view.tokens.length);
  });
});

describe('a first game', () => {
  it('tells one hint at a time that fits the decision, and none again', () => {
    const seen: string[] = [];
    for (const { view, decision } of moments(51, 2, 700)) {
      const step = nextStep({ decision, view }, seen);
      if (step) seen.push(step);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(['dungeonTile', 'dungeonMove', 'dungeonAttack']));
    expect(stepNames).toEqual(expect.arrayContaining(seen));
  });

  it('a hint about what was then done is done with; another waits', () => {
    expect(stepsDone('dungeonTurn', { kind: 'place', x: 0, y: 1, turn: 0 })).toEqual(['dungeonTurn']);
    expect(stepsDone('dungeonMove', { kind: 'place', x: 0, y: 1, turn: 0 })).toEqual([]);
  });
});

describe('the plan of a match', () => {
  it('is one the rules can read, and proposes a sheltered start to two alone (T-1116)', () => {
    expect(deepwarrenPlanSchema.safeParse(firstPlan).success).toBe(true);
    expect(firstPlan.toggles.shelteredStart).toBe(true);
    const four = withSeats(firstPlan, 4);
    expect([four.seats.length, four.toggles.shelteredStart]).toEqual([4, false]);
    expect(new Set(four.seats.map(({ colour }) => colour)).size).toBe(4);
    expect(withSeats(four, 2).toggles.shelteredStart).toBe(true);
  });

  it('keeps the match before, whatever else was stored', () => {
    const changed = withSeat(firstPlan, 1, { name: 'Zoe', bot: undefined });
    expect(deepwarrenPlanSchema.safeParse(changed).success).toBe(true);
    expect(planFrom({ ...changed, seed: 5 })).toEqual(changed);
    expect(planFrom({ game: 'warband' })).toEqual(firstPlan);
  });

  it('the window knows the game before its face is loaded', () => {
    expect([entry.id, entry.players]).toEqual(['deepwarren', [2, 4]]);
    expect(loadFace).toBeTypeOf('function');
  });
});

// A journey told at its end: where it went, what stayed in the vault, what would have come next; and the log in words.
import { describe, expect, it } from 'vitest';
import { quick } from '../../../electron/games/delve/bot/quick.ts';
import { delve } from '../../../electron/games/delve/index.ts';
import { contentOf } from '../../../electron/games/delve/queries/content.ts';
import { optionsWith } from '../../../electron/games/delve/table/plan.ts';
import { journeyMarks, journeyOf } from '../../../renderer/games/delve/end/journey.ts';
import { makeLog } from '../../../renderer/games/delve/log.ts';
import { besides } from '../../../renderer/games/delve/map/laying.ts';
import { makeNames } from '../../../renderer/games/delve/names.ts';
import { wordsOf } from '../../../renderer/matches/log-line.ts';
import type { DelveEvent, DelveView } from '../../../shared/games/delve.ts';

const content = contentOf();
const setup = { players: [{ name: 'Ada' }], options: optionsWith({ solo: true }) };

interface Told {
  view: DelveView;
  entries: { at: number; turn: number; round: number; cards: Record<string, string>; event: DelveEvent }[];
}

function journey(seed: number): Told {
  const state = delve.start(setup, seed);
  const entries: Told['entries'] = [];
  for (let question = delve.decision(state); question; question = delve.decision(state)) {
    delve.apply(state, question.options[quick(state, question)]!, (event) =>
      entries.push({ at: entries.length, turn: 0, round: 0, cards: {}, event }),
    );
  }
  return { view: delve.view(state, 'open'), entries };
}

const journeys = Array.from({ length: 30 }, (_, seed) => journey(seed + 1));
const kindsIn = ({ entries }: Told) => new Set(entries.map(({ event }) => event.kind));

describe('the end of a journey', () => {
  it('tells what would have come next: the chamber on top of the stock, and never before the end', () => {
    for (const { view, entries } of journeys) {
      const untold = entries.filter(({ event }) => event.kind !== 'ended');
      const next = journeyOf(entries, view, 0).next!;
      expect(view.stock).toContain(next.chamber);
      expect(content.cards[next.card]!.deck).toBe('dungeon');
      expect(journeyOf(untold, view, 0).next).toBeUndefined();
    }
  });

  it('lays it beyond an open side of the last chamber, on rock, or not at all', () => {
    let laid = 0;
    for (const { view, entries } of journeys) {
      const told = journeyOf(entries, view, 0);
      const { lifted } = journeyMarks(told, view, content);
      if (!lifted) continue;
      laid++;
      const last = told.path.at(-1)!;
      expect(besides(last, lifted.heading)).toBe(lifted.space);
      expect(view.chambers.some(({ space }) => space === lifted.space)).toBe(false);
    }
    expect(laid).toBeGreaterThan(0);
  });

  it('counts the Loot of the dead as left behind, and none of those who came home', () => {
    for (const { view, entries } of journeys) {
      const { lost } = journeyOf(entries, view, 0);
      if (view.heroes[0]!.status === 'out') expect(lost).toEqual([]);
    }
    const dead = journeys.filter(({ view }) => view.heroes[0]!.status === 'dead');
    expect(dead.some(({ view, entries }) => journeyOf(entries, view, 0).lost.length > 0)).toBe(true);
  });
});

describe('the log of a journey', () => {
  const linesOf = ({ view, entries }: Told): string[] =>
    makeLog(entries, makeNames(view, content, ['Ada'])).map(wordsOf);

  it('tells an escape by what both cards are worth in flight (D-610)', () => {
    const tried = journeys.filter((told) => kindsIn(told).has('escapeTried')).flatMap(linesOf);
    const told = tried.filter((line) => line.includes('get away') || line.includes('gets away'));
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).toMatch(/, [1-6] against [1-6]/);
  });

  it('names who killed a hero, with the article it needs', () => {
    const killed = journeys.flatMap(linesOf).filter((line) => line.includes('killed by'));
    expect(killed.length).toBeGreaterThan(0);
    for (const line of killed) expect(line).toMatch(/killed by (an [AEIOU]|a [^AEIOU])/);
  });
});

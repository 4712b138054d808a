// Whole matches in words and on the stage: every question, option, event and space can be told, in the words of the screen.
import { beforeAll, describe, expect, it } from 'vitest';
import { keepContent } from '../../../renderer/games/salient/content.ts';
import { makeLog } from '../../../renderer/games/salient/log.ts';
import { layoutOf } from '../../../renderer/games/salient/map/layout.ts';
import { makeNames } from '../../../renderer/games/salient/names.ts';
import { optionWords } from '../../../renderer/games/salient/option-words.ts';
import { spaceWords } from '../../../renderer/games/salient/space-words.ts';
import { viewAfter } from '../../../renderer/games/salient/table/shown-view.ts';
import { tell } from '../../../renderer/games/salient/tell.ts';
import { wordsOf } from '../../../renderer/matches/log-line.ts';
import { promptText } from '../../../renderer/text/salient.ts';
import type { SalientEvent, SalientForm, SalientView } from '../../../shared/games/salient.ts';
import { content, moments, names as players } from './random-match.ts';

const forms: [SalientForm, number][] = [
  ['duel', 2],
  ['pact', 4],
  ['melee', 3],
];
const scene = (view: SalientView) => ({ view, players, faces: {}, choices: {} });
/** Words of the rules that C-1316 keeps off the screen. */
const rulesWords =
  /\b(barracks|front line|centre zone|facilit(y|ies)|credits?|research|conscript|finance|force deploy|engagement|sabotage|command card)\b/i;

beforeAll(() => keepContent(content));

describe.each(forms)('Salient in words: %s of %i', (form, count) => {
  it('asks every question and tells every option apart, in the words of the screen (C-1316)', () => {
    for (const { view, decision } of moments(form, count, 31)) {
      const telling = tell(scene(view));
      expect(telling.prompt(decision)).not.toBe(promptText.unknown);
      const names = makeNames(view, content, players);
      const words = decision.options.map((action) =>
        optionWords(action, { view, content, names, prompt: decision.prompt }),
      );
      expect(new Set(words).size).toBe(decision.options.length);
      const all = [telling.prompt(decision), ...words, ...telling.position().flatMap(({ lines }) => lines)];
      expect(all.join('\n')).not.toMatch(/undefined|NaN/);
      expect(all.join('\n')).not.toMatch(rulesWords);
    }
  });

  it('tells what happened, each line with its rule (C-1312)', () => {
    const entries: { at: number; event: SalientEvent }[] = [];
    let last: SalientView | undefined;
    for (const { view, events } of moments(form, count, 32)) {
      entries.push(...events.map((event) => ({ at: entries.length, event })));
      last = view;
    }
    const told = entries.map((each) => ({ ...each, turn: 0, round: 0, cards: {} }));
    const lines = makeLog(told, last!, makeNames(last!, content, players));
    const words = lines.map(wordsOf).join('\n');
    expect(words).not.toMatch(/undefined|NaN/);
    expect(words).not.toMatch(rulesWords);
    expect(lines.filter(({ level, rule }) => level !== 'turn' && !rule)).toEqual([]);
  });

  it('what is shown of the events ends where the position is', () => {
    let before: SalientView | undefined;
    const units = ({ units: all, mines }: SalientView) => [
      all.map(({ id, seat, dice, space, isBehind }) => ({ id, seat, dice, space, isBehind })),
      mines.toSorted(),
    ];
    for (const { view, events } of moments(form, count, 33)) {
      const shown = before && events.reduce((seen, event) => viewAfter(seen, event, view), before);
      if (shown) {
        const [got, wanted] = [units(shown), units(view)];
        const byId = (list: unknown) =>
          (list as { id: number }[]).toSorted((one, other) => one.id - other.id);
        expect(byId(got[0])).toEqual(byId(wanted[0]));
        expect(got[1]).toEqual(wanted[1]);
      }
      before = view;
    }
  });

  it('every space has its place on the drawing, whoever sits below, and its words', () => {
    const { view } = [...moments(form, count, 34, 1)][0]!;
    const names = makeNames(view, content, players);
    for (const heading of form === 'melee'
      ? (['north', 'east', 'south', 'west'] as const)
      : (['north', 'south'] as const)) {
      const layout = layoutOf(form, heading);
      const squares = Array.from({ length: layout.columns * layout.rows }, (_, square) => square);
      expect(squares.map((square) => layout.squareOf(layout.spaceOf(square)))).toEqual(squares);
      expect(layout.turnsOf(heading)).toBe(0);
    }
    const words = view.sites.map(({ space }) => spaceWords(space, { view, names }));
    expect(words.join()).toMatch(/No-man’s-land, Site 1/);
  });
});

describe('the board lies so that one’s own Units march up', () => {
  it('Home lines lie on the lowest rows of spaces', () => {
    for (const board of content.boards)
      for (const { front, forward } of board.seats) {
        const layout = layoutOf(board.form, forward);
        const rows = front.map((space) => Math.floor(layout.squareOf(space) / layout.columns));
        expect(new Set(rows)).toEqual(new Set([layout.rows - 2]));
      }
  });
});

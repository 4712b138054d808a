/**
 * Which cards came up in simulated matches, and which of their steps were carried out. Steps are watched where the
 * engine fetches them, in the program of the matches played; the engine itself knows nothing of it.
 */
import type { WarbandEvent } from '../../../shared/games/warband.ts';
import type { Card, Step } from '../../games/warband/cards/language.ts';
import { everyStep, innerLists, textsOf } from '../../games/warband/cards/walk.ts';
import type { WarbandState } from '../../games/warband/index.ts';
import { programOf, type Program } from '../../games/warband/program.ts';

/** What became of one card. */
export interface CardCoverage {
  key: string;
  /** Orders declared, creatures that entered play, matches of a commander. */
  used: number;
  /** Steps, those inside other steps too, and how many were carried out at least once. */
  steps: number;
  reached: number;
  /** Places of steps nobody ever carried out, such as `actions 1: may > draw`. */
  missing: string[];
}

export interface CardWatch {
  /** Watches a match from its start on. */
  watch(state: Readonly<WarbandState>): void;
  note(state: Readonly<WarbandState>, event: WarbandEvent): void;
  report(cards: Iterable<Card>): CardCoverage[];
}

export function watchCards(): CardWatch {
  const watched = new WeakSet<Program['codes']>();
  const reached = new Set<Step>();
  const used = new Map<string, number>();
  const use = (key: string): unknown => used.set(key, (used.get(key) ?? 0) + 1);
  const keyOf = ({ setup }: Readonly<WarbandState>, card: number): string =>
    setup.cards[setup.instances[card]!.card]!.id;
  return {
    watch: (state) => {
      for (const card of state.setup.commanders) use(keyOf(state, card));
      const { codes } = programOf(state.setup);
      if (watched.has(codes)) return;
      watched.add(codes);
      for (const code of codes) code.steps = seen(code.steps, reached);
    },
    note: (state, event) => {
      if (event.kind === 'deployed') use(keyOf(state, event.creature));
      const isOrder = event.kind === 'declared' && event.item.kind === 'order';
      if (isOrder) use(keyOf(state, event.item.card));
    },
    report: (cards) => [...cards].map((card) => coverageOf(card, used.get(card.id) ?? 0, reached)),
  };
}

/** The same list, which notes every step that is taken from it. */
const seen = (steps: Step[], reached: Set<Step>): Step[] =>
  new Proxy(steps, {
    get: (list, name, receiver) => {
      const found: unknown = Reflect.get(list, name, receiver);
      if (typeof found === 'object' && found !== null && 'do' in found) reached.add(found as Step);
      return found;
    },
  });

/** The step lists of a card, by where they stand. */
function listsOf(card: Card): { place: string; steps: Step[] }[] {
  const actions = card.type === 'order' ? card.actions : [];
  return [
    ...actions.map(({ steps }, at) => ({ place: `action ${at + 1}`, steps })),
    ...textsOf(card).flatMap((text, at) =>
      'steps' in text ? [{ place: `text ${at + 1}`, steps: text.steps }] : [],
    ),
  ];
}

function coverageOf(card: Card, used: number, reached: ReadonlySet<Step>): CardCoverage {
  const all = listsOf(card).flatMap(({ steps }) => [...everyStep(steps)]);
  const missing = listsOf(card).flatMap(({ place, steps }) =>
    missingIn(steps, reached).map((path) => `${place}: ${path}`),
  );
  return {
    key: card.id,
    used,
    steps: all.length,
    reached: all.filter((step) => reached.has(step)).length,
    missing,
  };
}

/** Outermost steps that were never carried out; what lies inside them goes without saying. */
function missingIn(steps: readonly Step[], reached: ReadonlySet<Step>, before = ''): string[] {
  return steps.flatMap((step, at) => {
    const path = `${before}${at + 1} ${step.do}`;
    if (!reached.has(step)) return [path];
    return innerLists(step).flatMap((list, branch) => missingIn(list, reached, `${path}[${branch + 1}] > `));
  });
}

/** The coverage as a table for a person. */
export function coverageText(cards: readonly CardCoverage[]): string {
  const wide = Math.max(...cards.map(({ key }) => key.length)) + 2;
  const rows = cards.map(
    ({ key, used, steps, reached, missing }) =>
      `${key.padEnd(wide)}${String(used).padStart(6)}${`${reached}/${steps}`.padStart(9)}  ${missing.join('; ')}`,
  );
  const sum = (pick: (card: CardCoverage) => number): number =>
    cards.reduce((total, card) => total + pick(card), 0);
  const unused = cards.filter(({ used }) => used === 0).length;
  return [
    `${'card'.padEnd(wide)}${'used'.padStart(6)}${'steps'.padStart(9)}  never carried out`,
    ...rows,
    `${cards.length - unused} of ${cards.length} cards used; ${sum(({ reached }) => reached)} of ${sum(({ steps }) => steps)} steps carried out`,
  ].join('\n');
}

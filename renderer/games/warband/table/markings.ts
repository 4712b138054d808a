/** What of a decision and a view is marked on the board. */
import type { ItemView, WarbandView } from '../../../../shared/games/warband.ts';
import type { Arrow } from '../match/marks.ts';
import { aimedAt } from '../match/stack.ts';
import { mapOf } from '../../../table/lists.ts';
import { isAlly, moverOf, type WarbandDecision } from './offers.ts';

const aiming = new Set([
  'declare.target',
  'declare.assist',
  'declare.actor',
  'pick',
  'declare.pay',
  'payWith',
]);

/** Something is to be pointed at: everything else steps back. */
export const isAiming = (decision: WarbandDecision | undefined): boolean =>
  decision !== undefined && aiming.has(decision.prompt.code);

/** What is lit of the options on creatures: those that would change something; all, where one has to choose among idle ones. */
export function livelyOf(
  decision: WarbandDecision | undefined,
  creatures: ReadonlyMap<number, readonly number[]>,
  isIdle: (option: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const lively = [...creatures].flatMap(([id, options]) => {
    const left = options.filter((option) => !isIdle(option));
    return left.length > 0 ? [[id, left] as const] : [];
  });
  return lively.length === 0 && isAiming(decision) ? creatures : mapOf(lively);
}

/** Creatures that a press would do something with: not those to be named, nor allies one could strike. */
export function targetsOf(
  decision: WarbandDecision | undefined,
  creatures: ReadonlyMap<number, readonly number[]>,
  view: WarbandView | undefined,
): number[] {
  if (!decision || !view) return [];
  const isMarked = (option: number) => isAimed(decision, view, option);
  return [...creatures].filter(([, own]) => own.some(isMarked)).map(([id]) => id);
}

function isAimed(decision: WarbandDecision, view: WarbandView, option: number): boolean {
  const action = decision.options[option];
  const isBlowAtAlly = action?.kind === 'attack' && isAlly(view, action.target, decision.seat);
  return action !== undefined && action.kind !== 'activate' && !isBlowAtAlly;
}

const helping = new Set(['actor', 'assist', 'pay', 'power']);

/** Of the targets those who would do something themselves, as take, assist, pay or use a power: nothing is done to them. */
export function helpersOf(
  decision: WarbandDecision | undefined,
  creatures: ReadonlyMap<number, readonly number[]>,
  view: WarbandView | undefined,
): number[] {
  if (!decision || !view) return [];
  const isHelp = (option: number) =>
    !isAimed(decision, view, option) || helping.has(decision.options[option]!.kind);
  return targetsOf(decision, creatures, view).filter((id) => creatures.get(id)!.every(isHelp));
}

/** Questions about one creature, which is then marked: it may cower, or it is about to be moved. */
const single = new Set(['cower', 'move', 'shift', 'slide', 'settle']);

/** Creatures already taken into what is declared or picked for what resolves; else the one the question is about. */
export function chosenOf(decision: WarbandDecision | undefined, view: WarbandView | undefined): number[] {
  const { code = '', about } = decision?.prompt ?? {};
  if (code === 'pick') return view?.picked ?? [];
  if (!view?.declaring) return single.has(code) ? [Number(about?.['creature'])] : [];
  const { actor, assistants, payment, targets } = view.declaring;
  const aims = targets.flatMap((each) => (each.kind === 'creature' ? each.ids : []));
  return [actor, ...assistants, ...payment, ...aims];
}

/** From whoever acts to what it is aimed at, for all that waits on the stack. */
export function arrowsOf(view: WarbandView | undefined): Arrow[] {
  if (!view) return [];
  const items = [...view.stack, ...(view.resolving ? [view.resolving] : [])];
  return items.flatMap((item, index) => arrowsOfItem(item, String(index + 1), view));
}

const arrowsOfItem = (item: ItemView, label: string, view: WarbandView): Arrow[] =>
  aimedAt(item, view).flatMap((aim): Arrow[] => {
    const isDrawn = item.actor >= 0 && item.actor !== aim.id;
    if (!isDrawn || (aim.kind !== 'creature' && aim.kind !== 'square')) return [];
    return [{ from: item.actor, to: { kind: aim.kind, id: aim.id }, label, seat: item.seat }];
  });

/** A way with the square it starts from. */
export function wayOf(
  path: readonly number[],
  decision: WarbandDecision | undefined,
  view: WarbandView | undefined,
): number[] {
  const mover = decision && view ? moverOf(decision, view) : undefined;
  const from = view?.creatures.find(({ id }) => id === mover)?.square;
  return from === undefined || path[0] === from ? [...path] : [from, ...path];
}

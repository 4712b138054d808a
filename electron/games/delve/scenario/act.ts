/** Does what a step of a scenario says, through the same lists of options the table uses. */
import type { DelveAction, DelveEvent, DelveIntent } from '../../../../shared/games/delve.ts';
import { explainIntent, isMeant } from '../explain/explain.ts';
import { applyAction, applySurrender, decisionOf } from '../flow.ts';
import { printPending } from '../print.ts';
import type { State } from '../state.ts';
import {
  attackNumber,
  cardNumber,
  chamberNumber,
  fail,
  seatOf,
  sideNumber,
  spaceNumber,
  squareNumber,
} from './names.ts';
import type { Deed } from './schema.ts';

const need = <T>(value: T | undefined, what: string): T => value ?? fail(`The step needs "${what}".`);

/** What a step points at, in the words of the game. */
export function intentOf(state: Readonly<State>, deed: Deed): DelveIntent | DelveAction {
  const card = deed.card === undefined ? undefined : cardNumber(deed.card);
  const to = deed.to === undefined ? undefined : spaceNumber(deed.to);
  switch (deed.do) {
    case 'move':
      return { kind: 'move', to: need(to, 'to') };
    case 'shift':
      return { kind: 'shift', ...(to !== undefined && { to }) };
    case 'space':
      return { kind: 'space', ...(deed.to !== undefined && { space: squareNumber(deed.to) }) };
    case 'side':
      return { kind: 'side', ...(deed.side && { side: sideNumber(deed.side) }) };
    case 'use':
      return { kind: 'use', ...(card !== undefined && { card }) };
    case 'card':
      return { kind: 'card', ...(card !== undefined && { card }) };
    case 'chamber':
      return { kind: 'chamber', chamber: chamberNumber(need(deed.chamber, 'chamber')) };
    case 'play':
      return { kind: 'play', ...(deed.attack && { attack: attackNumber(deed.attack) }) };
    case 'hero':
      return { kind: 'hero', seat: seatOf(state, need(deed.hero, 'hero')) };
    case 'effect':
    case 'monster':
      return { kind: deed.do, at: need(deed.at, 'at') };
    case 'minion':
      return {
        kind: 'minion',
        ...(deed.at !== undefined && { at: deed.at }),
        ...(to !== undefined && { to }),
      };
    case 'surrender':
      return fail('Giving up is no option to point at.');
    default:
      return { kind: deed.do };
  }
}

const written = (value: unknown): string => JSON.stringify(value);

/** Carries out one step; the events it told. */
export function act(state: State, deed: Deed): DelveEvent[] {
  const events: DelveEvent[] = [];
  if (deed.do === 'surrender') {
    applySurrender(state, seatOf(state, need(deed.by, 'by')), (event) => events.push(event));
    return events;
  }
  const decision = decisionOf(state) ?? fail('The game is over.');
  if (deed.by !== undefined && seatOf(state, deed.by) !== decision.seat)
    fail(`${state.setup.players[decision.seat].name} is asked, not ${deed.by}.`);
  const intent = intentOf(state, deed);
  const option = decision.options.find((each) => isMeant(each, intent));
  if (!option) {
    const why = explainIntent(state, decision.seat, intent as DelveIntent);
    return fail(
      `${written(intent)} is no option at ${decision.prompt.code}, ${printPending(state)}: ${why?.rule} ${why?.sentence}`,
    );
  }
  applyAction(state, option, (event) => events.push(event));
  return events;
}

/** Does what a step of a scenario says, through the same lists of options the table uses. */
import type {
  DeepwarrenAction,
  DeepwarrenEvent,
  DeepwarrenIntent,
} from '../../../../shared/games/deepwarren.ts';
import { relicTable } from '../content/relics.ts';
import { explainIntent } from '../explain/explain.ts';
import { looksLike } from '../dungeon/layout.ts';
import { applyAction, applySurrender, decisionOf } from '../flow.ts';
import { printPending } from '../print.ts';
import { topFrame } from '../play.ts';
import type { Position } from './build.ts';
import { fail, numberOf, seatOf, spaceAt, tileAt, turnWith } from './names.ts';
import type { Deed } from './schema.ts';

const need = <T>(value: T | undefined, what: string): T => value ?? fail(`The step needs "${what}".`);

function tokenId({ tokens }: Position, name: string | undefined): number {
  return tokens.get(need(name, 'token')) ?? fail(`There is no token "${name}".`);
}

function turnOf({ state }: Position, { turn, exits }: Deed): 0 | 1 | 2 | 3 | undefined {
  const frame = topFrame(state);
  if (turn !== undefined || exits === undefined || frame?.kind !== 'place') return turn;
  return looksLike(frame.tile, turnWith(frame.tile, exits));
}

/** What a step points at, in the words of the game. */
export function intentOf(position: Position, deed: Deed): DeepwarrenIntent | DeepwarrenAction {
  const { state } = position;
  const token = (): number => tokenId(position, deed.token);
  const at = (): [number, number] => need(deed.at, 'at');
  const relic = (): number => numberOf('relic', relicTable, need(deed.relic, 'relic'));
  switch (deed.do) {
    case 'place':
      return { kind: 'place', x: at()[0], y: at()[1], turn: turnOf(position, deed) };
    case 'put':
      return { kind: 'put', space: spaceAt(state, at(), deed.space) };
    case 'choose':
      return { kind: 'choose', token: token() };
    case 'tile':
      return { kind: 'tile', tile: tileAt(state, at()) };
    case 'move':
      return { kind: 'move', token: token(), to: spaceAt(state, at(), deed.space) };
    case 'openDoor':
      return { kind: 'openDoor', token: token(), tile: tileAt(state, at()) };
    case 'attack':
      return { kind: 'attack', token: token(), target: tokenId(position, deed.target) };
    case 'breathe':
    case 'regrow':
    case 'takeChest':
      return { kind: deed.do, token: token() };
    case 'useRelic':
      return {
        kind: 'useRelic',
        relic: relic(),
        ...(deed.token && { token: token() }),
        ...(deed.at && { tile: tileAt(state, deed.at) }),
      };
    case 'dropRelic':
      return { kind: 'dropRelic', relic: relic() };
    case 'surrender':
      return fail('Surrender is no option to point at.');
    default:
      return { kind: deed.do };
  }
}

/** Whether an option is what the step says: every field it names agrees. */
export function isMeant(option: DeepwarrenAction, intent: object): boolean {
  const offered = new Map<string, unknown>(Object.entries(option));
  return Object.entries(intent).every(
    ([field, value]) => value === undefined || offered.get(field) === value,
  );
}

const written = (value: unknown): string => JSON.stringify(value);

/** Carries out one step; the events it told. */
export function act(position: Position, deed: Deed): DeepwarrenEvent[] {
  const { state, tokens } = position;
  const events: DeepwarrenEvent[] = [];
  if (deed.do === 'surrender') {
    applySurrender(state, seatOf(state, need(deed.by, 'by')), (event) => events.push(event));
    return events;
  }
  const decision = decisionOf(state) ?? fail('The game is over.');
  if (deed.by !== undefined && seatOf(state, deed.by) !== decision.seat)
    fail(`${state.setup.players[decision.seat].name} is asked, not ${deed.by}.`);
  const intent = intentOf(position, deed);
  const option = decision.options.find((each) => isMeant(each, intent));
  if (!option) {
    const why = explainIntent(state, decision.seat, intent as DeepwarrenIntent);
    return fail(`${written(intent)} is no option at ${printPending(state)}: ${why?.rule} ${why?.sentence}`);
  }
  const next = state.next;
  applyAction(state, option, (event) => events.push(event));
  if (deed.as !== undefined) tokens.set(deed.as, next);
  return events;
}

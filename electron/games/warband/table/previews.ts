/** What would happen: where a way leads, what an attack does, what can be hit. Only from what everybody can see. */
import type {
  AttackPreview,
  Outlook,
  Preview,
  ThreatOf,
} from '../../../../shared/games/warband-questions.ts';
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandEvent } from '../../../../shared/games/warband.ts';
import { cloneState } from '../clone.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { canBeForetold, forecastOf, forecastOfPass, newBudget } from './forecast.ts';
import { findCreature, playOf } from '../play.ts';
import {
  distancesBetween,
  endsFor,
  moverAsked,
  moverOf,
  outlookOf,
  sightingOf,
  spotOf,
  threatOf,
} from '../queries.ts';
import type { State as MatchState } from '../state.ts';
import { viewOf } from '../view.ts';

type Question = Decision<WarbandAction>;
type State = Readonly<MatchState>;
type Attack = Extract<WarbandAction, { kind: 'attack' }>;

/** What the options of a decision would do, where it can be shown beforehand. */
export function previewsOf(state: State, { options, window }: Question): Preview[] {
  const budget = newBudget();
  return options.flatMap((action, option): Preview[] => {
    if (option === window?.pass)
      return state.stack.length > 0 ? [{ option, forecast: forecastOfPass(state) }] : [];
    if (canBeForetold(action)) {
      const forecast = forecastOf(state, action, budget);
      return forecast ? [{ option, forecast }] : [];
    }
    if (action.kind === 'attack') return [{ option, attack: attackPreview(state, action) }];
    const outlook = action.kind === 'move' || action.kind === 'go' ? wayPreview(state, action) : undefined;
    return outlook ? [{ option, outlook }] : [];
  });
}

function wayPreview(state: State, action: WarbandAction): Outlook | undefined {
  const end = outlookOf(state, action);
  if (!end) return undefined;
  const { square, cost, hazard, opens, wakes, path } = end;
  return { path, cost, hazard, opens, wakes, beside: enemiesBeside(state, square) };
}

/** Enemies of whoever moves beside a square it could end on. */
function enemiesBeside(state: State, square: number): number[] {
  const play = playOf(state);
  const mover = moverAsked(state);
  if (!mover) return [];
  const spot = { ...spotOf(play, mover), square };
  const team = (seat: number) => state.setup.seats[seat].team;
  return state.creatures
    .filter((each) => team(each.seat) !== team(mover.seat))
    .filter((each) => distancesBetween(play, spot, spotOf(play, each)).adjacent)
    .map(({ id }) => id);
}

/** More answers than passing an attack through needs. */
const mostAnswers = 24;

/** Plays an attack out with everybody passing and enduring, and reads off what it did. */
function attackPreview(state: State, action: Attack): AttackPreview {
  const play = playOf(state);
  const target = findCreature(play, action.target)!;
  const attacker = findCreature(play, state.active)!;
  const trial = cloneState(state);
  const events: WarbandEvent[] = [];
  let cowerCost: number | undefined;
  applyAction(trial, action, (event) => events.push(event));
  for (let count = 0; count < mostAnswers && !isDone(events, state.next); count++) {
    const asked = decisionOf(trial);
    if (!asked) break;
    if (asked.prompt.code === 'cower' && asked.prompt.about?.creature === target.id) {
      cowerCost = costOf(asked.prompt.about);
    } else if (!asked.window) break;
    applyAction(trial, asked.options[0]!, (event) => events.push(event));
  }
  return {
    ...readOff(events, target),
    cover: isCovered(play, action, attacker, target),
    ...costIn(cowerCost),
  };
}

const costIn = (cowerCost: number | undefined): { cowerCost?: number } =>
  cowerCost === undefined ? {} : { cowerCost };

const costOf = (about: Readonly<Record<string, number | string>>): number | undefined =>
  typeof about.cost === 'number' ? about.cost : undefined;

/** The attack is the first item made after the state was taken; once resolved nothing more is its doing. */
const isDone = (events: readonly WarbandEvent[], item: number): boolean =>
  events.some((event) => (event.kind === 'resolved' || event.kind === 'cancelled') && event.item === item);

function readOff(
  events: readonly WarbandEvent[],
  target: { id: number; seat: number },
): Omit<AttackPreview, 'cover' | 'cowerCost'> {
  const found = { target: target.id, damage: 0, prevented: 0, destroys: false, morale: 0 };
  for (const event of events) {
    if (event.kind === 'damaged' && event.creature === target.id) found.damage += event.amount;
    if (event.kind === 'prevented' && event.creature === target.id) found.prevented += event.amount;
    if (event.kind === 'destroyed' && event.creature === target.id) found.destroys = true;
    if (event.kind === 'moraleChanged' && event.seat === target.seat && event.by < 0)
      found.morale -= event.by;
  }
  return found;
}

type Play = ReturnType<typeof playOf>;
type Creature = NonNullable<ReturnType<typeof findCreature>>;

const isCovered = (play: Play, { mode }: Attack, attacker: Creature, target: Creature): boolean =>
  mode === 'ranged' && sightingOf(play, spotOf(play, attacker), spotOf(play, target)).cover;

/** Where a creature could go with its own move. */
export function reachOf(
  state: State,
  id: number,
): { square: number; cost: number; hazard: boolean; opens: number[] }[] {
  const play = playOf(state);
  const creature = findCreature(play, id);
  if (!creature) return [];
  return endsFor(play, moverOf(play, creature)).map(({ square, cost, hazard, opens }) => ({
    ...{ square, cost, hazard, opens },
  }));
}

/** What every creature in play could hit in its next activation, with the damage it deals now. */
export function threatsOf(state: State): ThreatOf[] {
  const play = playOf(state);
  const shown = new Map(viewOf(state, 'spectator').creatures.map((each) => [each.id, each]));
  return state.creatures.map((creature) => {
    const { melee, ranged } = threatOf(play, creature);
    const { melee: meleeDamage, ranged: rangedDamage } = shown.get(creature.id)!;
    return { creature: creature.id, seat: creature.seat, melee, ranged, meleeDamage, rangedDamage };
  });
}

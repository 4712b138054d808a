/** A creature's activation: what it may do, begun one thing at a time with an empty stack (W-306..W-309, R-30). */
import type { WarbandAction } from '../../../shared/games/warband.ts';
import { declareAttack, declareCollect, declareMove, ownMove } from './basic-actions.ts';
import { endEffects } from './effects.ts';
import { forEachWay } from './movement.ts';
import { activateOption, attackOption, endOption, moveOption } from './options.ts';
import { creatureOf, findCreature, type Play } from './play.ts';
import {
  activation,
  attackGeometry,
  basicAttack,
  collecting,
  moving,
  rangeFor,
  tokenSquares,
} from './requirements.ts';
import { addOrders, addPowers, respond, responses } from './responses.ts';
import { none, type Creature } from './state.ts';
import { fireFor } from './triggers.ts';

/** Naming a creature ends the activation before. */
export function activate(play: Play, creature: Creature): void {
  const { state } = play;
  endActivation(play);
  if (state.outcome || !findCreature(play, creature.id)) return;
  creature.activated = state.turn;
  creature.used = [];
  state.active = creature.id;
  state.activation += 1;
  state.moves = 1;
  play.emit?.({ kind: 'activated', seat: state.seat, creature: creature.id });
  fireFor(play, 'activates', creature);
}

export function endActivation(play: Play): void {
  play.state.active = none;
  play.state.moves = 0;
  if (play.state.effects.length > 0) endEffects(play, 'endOfActivation');
}

/** Everything the turn player may begin in the Activate phase with an empty stack. */
export function activationOptions(play: Play): WarbandAction[] {
  const { state } = play;
  const options: WarbandAction[] = [endOption];
  for (const creature of state.creatures) {
    if (activation(play, creature) === undefined) options.push(activateOption(creature.id));
  }
  const active = findCreature(play, state.active);
  if (active) addActions(play, active, options);
  responses(play, state.seat, options);
  return options;
}

function addActions(play: Play, active: Creature, options: WarbandAction[]): void {
  addMoves(play, active, options);
  addAttacks(play, active, 'melee', options);
  addAttacks(play, active, 'ranged', options);
  if (collecting(play, active) === undefined) {
    for (const square of tokenSquares(play, active)) options.push({ kind: 'collect', square });
  }
  addPowers(play, active, true, options);
  addOrders(play, play.state.seat, false, options);
}

function addMoves(play: Play, active: Creature, options: WarbandAction[]): void {
  if (moving(play, active) !== undefined) return;
  forEachWay(play, active, ownMove, (to, outcome) => {
    options.push(moveOption(to, outcome));
  });
}

function addAttacks(play: Play, active: Creature, mode: 'melee' | 'ranged', options: WarbandAction[]): void {
  if (basicAttack(play, active, mode) !== undefined) return;
  const range = mode === 'ranged' ? rangeFor(play, active) : 0;
  for (const target of play.state.creatures) {
    if (attackGeometry(play, active, target, mode, range) === undefined) {
      options.push(attackOption(target.id, mode));
    }
  }
}

/** Begins what was chosen from `activationOptions`; false if it is of another kind. */
export function beginAction(play: Play, action: WarbandAction): boolean {
  const active = (): Creature => creatureOf(play, play.state.active);
  switch (action.kind) {
    case 'move':
      declareMove(play, active(), action.to, action.outcome);
      return true;
    case 'attack':
      declareAttack(play, active(), action.target, action.mode);
      return true;
    case 'collect':
      declareCollect(play, active(), action.square);
      return true;
    default:
      return respond(play, play.state.seat, action);
  }
}

/** Intents from a scenario's words to the engine's, and who points at them. */
import type { Seat } from '../../../../shared/game.ts';
import type { WarbandIntent } from '../../../../shared/games/warband.ts';
import { powerNumber } from './act.ts';
import { decisionNow } from './answer.ts';
import type { World } from './build.ts';
import { anyCreature, creatureOf, findCard, squareOf } from './names.ts';
import type { IntentText } from './schema-intents.ts';
import { StepFailure } from './failure.ts';
import { none, type CardId } from '../state.ts';

/** The player who would do it: the controller of the creature it is about, else whoever is asked. */
export function intentSeat(world: World, intent: IntentText): Seat {
  const { state, names } = world;
  const name =
    intent.what === 'play'
      ? intent.on
      : 'creature' in intent && intent.what !== 'target'
        ? intent.creature
        : undefined;
  const id = name === undefined ? none : anyCreature(state, names, name);
  const creature = state.creatures.find((each) => each.id === id);
  return creature?.seat ?? decisionNow(world)?.seat ?? state.seat;
}

export function intentOf(world: World, seat: Seat, intent: IntentText): WarbandIntent {
  const { state, names } = world;
  const creature = (name: string | undefined): CardId =>
    name === undefined ? activeOf(world) : anyCreature(state, names, name);
  const { battlefield } = state.setup;
  switch (intent.what) {
    case 'move':
      return { kind: 'move', creature: creature(intent.creature), to: squareOf(battlefield, intent.to) };
    case 'attack':
      return {
        kind: 'attack',
        creature: creature(intent.creature),
        target: creature(intent.target),
        mode: intent.mode ?? 'melee',
      };
    case 'play': {
      const card = cardIn(world, intent.card, state.players[seat].orderHand);
      return intent.on === undefined
        ? { kind: 'play', card }
        : { kind: 'play', card, actor: creature(intent.on) };
    }
    case 'power':
      return {
        kind: 'power',
        creature: creature(intent.creature),
        text: powerNumber(world, creature(intent.creature), intent.power),
      };
    case 'target':
      return { kind: 'target', id: creatureOf(state, names, intent.creature) };
    case 'deploy': {
      const card = cardIn(world, intent.card, state.players[seat].creatureHand);
      return intent.at === undefined
        ? { kind: 'deploy', card }
        : { kind: 'deploy', card, square: squareOf(battlefield, intent.at) };
    }
    case 'activate':
    case 'assist':
    case 'collect':
    case 'dodge':
    case 'cower':
      return { kind: intent.what, creature: creature(intent.creature) };
    case 'pass':
    case 'end':
    case 'undo':
      return { kind: intent.what };
  }
}

function activeOf({ state }: World): CardId {
  if (state.active === none) throw new StepFailure('Nobody is active, so it must say which "creature".');
  return state.active;
}

/** A card of a hand, or any card of that name: one may point at cards one does not hold. */
function cardIn({ state, names }: World, name: string, hand: readonly CardId[]): CardId {
  return findCard(state, names, name, [...hand, ...state.setup.instances.keys()], 'card');
}

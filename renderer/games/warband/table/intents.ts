/** What a press would have meant, as a question for the rules: why is it not possible? */
import type { CreatureView, WarbandIntent, WarbandView } from '../../../../shared/games/warband.ts';
import type { Names } from '../match/names.ts';
import { creatureAt } from '../match/pieces.ts';
import type { WarbandDecision } from './offers.ts';

/** Questions answered by pointing at a creature. */
const choosing = new Set(['declare.target', 'declare.pay', 'pick', 'payWith']);

/** Of a press on a square; undefined where a press means nothing. */
export function squareIntent(
  decision: WarbandDecision,
  view: WarbandView,
  square: number,
): WarbandIntent | undefined {
  const creature = creatureAt(view, square);
  const { code, about } = decision.prompt;
  if (about?.['kind'] === 'square') return { kind: 'target', id: square };
  if (choosing.has(code)) return creature && { kind: 'target', id: creature.id };
  if (code === 'declare.actor')
    return creature && { kind: 'play', card: Number(about?.['card']), actor: creature.id };
  if (code === 'declare.assist') return creature && { kind: 'assist', creature: creature.id };
  if (code === 'place') return { kind: 'deploy', card: Number(about?.['card']), square };
  if (code === 'activate') return creature && { kind: 'activate', creature: creature.id };
  if (code === 'move' || code === 'shift' || code === 'slide')
    return { kind: 'move', creature: Number(about?.['creature']), to: square };
  return code === 'act' ? actIntent(decision, view, square, creature) : undefined;
}

function actIntent(
  { seat }: WarbandDecision,
  view: WarbandView,
  square: number,
  creature: CreatureView | undefined,
): WarbandIntent {
  if (!creature) return { kind: 'move', creature: view.active, to: square };
  if (creature.seat === seat) return { kind: 'activate', creature: creature.id };
  const active = view.creatures.find(({ id }) => id === view.active);
  const mode = active && active.ranged > 0 ? 'ranged' : 'melee';
  return { kind: 'attack', creature: view.active, target: creature.id, mode };
}

/** Of a press on a card in hand. */
export const cardIntent = (card: number, names: Names | undefined): WarbandIntent => ({
  kind: names?.face(card)?.type === 'creature' ? 'deploy' : 'play',
  card,
});

/** What a viewer may know of an event: no hands, no card face down, no life of a monster, no hidden Loot. */
import type { DelveEvent } from '../../../shared/games/delve.ts';
import type { Viewer } from '../../../shared/game.ts';
import { isLoot } from './content/cards.ts';
import { none } from './state.ts';

/** Events carry what hides them, since a viewer's right to know depends on the match. */
export function redactEvent(event: DelveEvent, viewer: Viewer): DelveEvent {
  if (viewer === 'open') return event;
  switch (event.kind) {
    case 'handDrawn':
      return event.seat === viewer ? event : without(event, 'cards');
    case 'cardLaid':
      return event.seat === viewer || event.seat === none ? event : without(event, 'attack');
    case 'monsterMet':
      return event.isLifeOpen || event.player === viewer ? event : without(event, 'life');
    case 'cardDrawn':
    case 'lootKept':
      return event.isHidden && event.seat !== viewer && isLootCard(event.card)
        ? without(event, 'card')
        : event;
    case 'lootTaken':
      return event.isHidden && event.seat !== viewer && event.from !== viewer
        ? without(event, 'card')
        : event;
    default:
      return event;
  }
}

const isLootCard = (card: number | undefined): boolean => card !== undefined && isLoot[card];

function without<Event extends DelveEvent, Key extends keyof Event>(event: Event, key: Key): Event {
  const { [key]: _hidden, ...rest } = event;
  return rest as Event;
}

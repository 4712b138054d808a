/** What an event told to a viewer must not hold; for the law that looks for leaks. */
import type { DelveEvent } from '../../../shared/games/delve.ts';
import type { Viewer } from '../../../shared/game.ts';
import { isLoot } from './content/cards.ts';
import { hasOption } from './play.ts';
import { none, type State } from './state.ts';

export function secretsTold(event: DelveEvent, viewer: Viewer, before: Readonly<State>): string[] {
  switch (event.kind) {
    case 'handDrawn':
      return event.cards && event.seat !== viewer ? ['a hand was told'] : [];
    case 'cardLaid':
      return event.attack !== undefined && event.seat !== viewer && event.seat !== none
        ? ['a card face down was told']
        : [];
    case 'monsterMet':
      return event.life !== undefined && !event.isLifeOpen && event.player !== viewer
        ? ['the life of a monster was told']
        : [];
    case 'lootKept':
      return tellsLoot(before, event.card, event.seat === viewer) ? ['hidden Loot was told'] : [];
    case 'cardDrawn':
      // What an eliminated player turns up lies open (D-955).
      return isLootCard(event.card) &&
        event.rule !== 'D-955' &&
        tellsLoot(before, event.card, event.seat === viewer)
        ? ['hidden Loot was told']
        : [];
    default:
      return [];
  }
}

const isLootCard = (card: number | undefined): boolean => card !== undefined && isLoot[card];

const tellsLoot = (state: Readonly<State>, card: number | undefined, isOwn: boolean): boolean =>
  card !== undefined && !isOwn && hasOption(state, 'hiddenLoot');

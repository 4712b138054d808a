/** Things of a match of Salient by name: players, Units, spaces, cards, places. */
import type { Seat } from '../../../shared/game.ts';
import type { SalientContent } from '../../../shared/games/salient-questions.ts';
import {
  meaningOfSlot,
  spaceName,
  type SalientView,
  type Space,
  type UnitView,
} from '../../../shared/games/salient.ts';
import { classNames, deskText, placeName, unitText } from '../../text/salient.ts';
import { classOfDice } from './dice/shapes.ts';

export interface Names {
  player: (seat: Seat) => string;
  /** "c4". */
  space: (space: Space) => string;
  /** "Light 3", "Armour 5/4". */
  dice: (dice: readonly number[]) => string;
  /** "Mira’s Light 3". */
  unit: (unit: Pick<UnitView, 'seat' | 'dice'> | undefined) => string;
  unitNumbered: (id: number) => string;
  card: (card: number) => string;
  tile: (tile: number | undefined) => string;
  /** "War Room, Deploy 1". */
  command: (at: number) => string;
  slot: (slot: number) => string;
}

const diceWords = (dice: readonly number[]): string => unitText.dice(classNames[classOfDice(dice)], dice);

/** "Deploy 1": which of several like it on its side of the card. */
function commandName({ command }: SalientContent, at: number): string {
  const space = command[at];
  if (!space) return '';
  const words = placeName(space.name, space.card);
  const alike = command.filter(
    (other) =>
      other.card === space.card &&
      other.isUpgraded === space.isUpgraded &&
      placeName(other.name, other.card) === words,
  );
  const number = alike.length > 1 ? ` ${String(alike.indexOf(space) + 1)}` : '';
  return `${space.cardName}, ${words}${number}`;
}

export function makeNames(view: SalientView, content: SalientContent, players: readonly string[]): Names {
  const player = (seat: Seat) => players[seat] ?? view.players[seat]?.name ?? '';
  const unit: Names['unit'] = (each) =>
    each ? unitText.of(player(each.seat), diceWords(each.dice)) : unitText.unknown;
  const card = (number: number) => content.cards[number]?.name ?? deskText.armistice;
  const tile = (number: number | undefined) =>
    number === undefined ? '' : (content.sites[number]?.name ?? '');
  const command = (at: number) => commandName(content, at);
  return {
    player,
    space: (space) => spaceName(view.form, space),
    dice: diceWords,
    unit,
    unitNumbered: (id) => unit(view.units.find((each) => each.id === id)),
    card,
    tile,
    command,
    slot(slot) {
      const { kind, at } = meaningOfSlot(slot);
      switch (kind) {
        case 'command':
          return command(at);
        case 'clear':
          return `${deskText.jam}, ${command(at)}`;
        case 'card': {
          const there = view.row[at];
          return typeof there === 'number' ? card(there) : deskText.gap;
        }
        case 'site':
          return tile(view.sites[at]?.tile);
        case 'pact':
          return content.pact[at]?.name ?? '';
      }
    },
  };
}

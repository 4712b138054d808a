/** Things of a match by name: players, tokens with their owner, tiles with their place, cards. */
import type { Seat } from '../../../shared/game.ts';
import type { DeepwarrenContent } from '../../../shared/games/deepwarren-questions.ts';
import {
  letterOfSpace,
  tileOfSpace,
  type Deck,
  type DeepwarrenEvent,
  type DeepwarrenView,
  type Space,
  type TokenKind,
} from '../../../shared/games/deepwarren.ts';
import { placeText } from '../../text/deepwarren.ts';

/** A token as it is known by name, also after it left the table. */
export interface KnownToken {
  kind: TokenKind;
  seat: Seat;
}

export interface Names {
  player: (seat: Seat) => string;
  kind: (kind: TokenKind) => string;
  /** "Ravager". */
  token: (id: number) => string;
  /** "Tobin’s Ravager". */
  owned: (id: number) => string;
  ownerOf: (id: number) => Seat | undefined;
  tile: (tile: number) => string;
  /** "at 2 east 1 north"; nothing for a tile that does not lie. */
  where: (tile: number) => string;
  /** "Parting Waters, space B". */
  space: (space: Space) => string;
  card: (deck: Deck, card: number) => string;
}

/** Tokens that events tell about, in whatever order they came and went. */
export function tokensTold(events: readonly DeepwarrenEvent[]): Map<number, KnownToken> {
  const known = new Map<number, KnownToken>();
  for (const event of events) {
    if (event.kind === 'entered') known.set(event.token, { kind: event.tokenKind, seat: event.seat });
    if (event.kind === 'killed' || event.kind === 'fell')
      known.set(event.token, { kind: event.tokenKind, seat: event.owner });
  }
  return known;
}

const letters = 'ABCDE';

export function makeNames(
  view: DeepwarrenView,
  content: DeepwarrenContent,
  players: readonly string[],
  told: ReadonlyMap<number, KnownToken> = tokensTold([]),
): Names {
  const placed = new Map(view.tiles.map((each) => [each.tile, each]));
  const tokens = new Map<number, KnownToken>([
    ...told,
    ...view.tokens.map((each) => [each.id, each] as const),
  ]);
  const kind = (wanted: TokenKind) => content.tokens.find((each) => each.kind === wanted)?.name ?? wanted;
  const player = (seat: Seat) => players[seat] ?? view.players[seat]?.name ?? '';
  const token = (id: number) => {
    const known = tokens.get(id);
    return known ? kind(known.kind) : placeText.someToken;
  };
  const tile = (number: number) => content.tiles[number]?.name ?? '';
  const cards = { event: content.events, spell: content.spells, relic: content.relics };
  return {
    player,
    kind,
    token,
    owned(id) {
      const known = tokens.get(id);
      return known ? placeText.owned(player(known.seat), kind(known.kind)) : placeText.someToken;
    },
    ownerOf: (id) => tokens.get(id)?.seat,
    tile,
    where(number) {
      const cell = placed.get(number);
      return cell ? placeText.at(cell.x, cell.y) : '';
    },
    space(space) {
      const number = tileOfSpace(space);
      const spaces = content.tiles[number]?.spaces.length ?? 1;
      const name = tile(number);
      return spaces > 1 ? placeText.space(name, letters.charAt(letterOfSpace(space))) : name;
    },
    card: (deck, card) => cards[deck][card]?.name ?? '',
  };
}

/**
 * The sweep of `npm run sim -- --coverage`: legal warbands of whatever has come up least, played at random by the rules,
 * with a liking for cards that are still wanted and for going where something happens.
 */
import type { WarbandAction, WarbandView } from '../../../shared/games/warband.ts';
import type { BotTurn } from '../../bots/bot.ts';
import { randomInt, shuffle, type Rng } from '../../engine/rng.ts';
import { mostOfAKind } from '../../games/warband/legality.ts';
import type { CardCoverage } from './coverage.ts';
import { setupMaker, type Armoury, type Army } from './armies.ts';
import { packsTrial } from './packs-trial.ts';
import type { WarbandTrial } from './trial.ts';

/** How a card stands so far; asked anew before every match. */
export type Covered = () => ReadonlyMap<string, CardCoverage>;

/** A card nobody used, or with a step nobody carried out. */
const isWanted = (card: CardCoverage | undefined): boolean =>
  card !== undefined && (card.used === 0 || card.missing.length > 0);

/* The warbands */

const smallestOrderDeck = 30; // W-952

export function sweepTrial(armoury: Armoury, covered: Covered): WarbandTrial {
  return {
    ...packsTrial(armoury),
    setup: ({ players, teams }, rng) => {
      const cards = covered();
      const armies = Array.from({ length: players }, () => wantingArmy(armoury, cards, rng));
      const face = randomInt(rng, 2) === 0 ? 'dungeon' : 'outdoor';
      // No maker is kept: every match has warbands of its own.
      const made = setupMaker(armoury).match(armies, face, randomInt(rng, players), teams);
      const { skipForced: _skipForced, ...setup } = made;
      return setup;
    },
  };
}

/** A ready-made warband whose cards make room for those wanted; half the time of a pack that wants the most. */
function wantingArmy(armoury: Armoury, cards: ReadonlyMap<string, CardCoverage>, rng: Rng): Army {
  const armies = shuffle(rng, [...armoury.armies]);
  const wants = ({ pack }: Army): number =>
    [...cards.values()].filter((card) => card.key.startsWith(`${pack}/`) && isWanted(card)).length;
  const army = randomInt(rng, 2) === 0 ? armies[0]! : armies.toSorted((a, b) => wants(b) - wants(a))[0]!;
  const box = armoury.boxes.filter(({ card }) => card.id.startsWith(`${army.pack}/`));
  const ofType = (type: 'creature' | 'order'): string[] =>
    box.flatMap(({ card, copies }) => (card.type === type ? new Array<string>(copies).fill(card.id) : []));
  const more = (ids: readonly string[]): string[] =>
    [...new Set(ids)]
      .filter((id) => isWanted(cards.get(id)))
      .flatMap((id) => new Array<string>(mostOfAKind).fill(id));
  const warband = {
    ...army.warband,
    creatures: withMore(ofType('creature'), more(ofType('creature'))),
    orders: topUp(more(ofType('order')), shuffle(rng, ofType('order')), smallestOrderDeck),
  };
  return { ...army, warband };
}

/** Every card of the box, and as many of the wanted ones as are allowed. */
const withMore = (box: readonly string[], more: readonly string[]): string[] => [
  ...box.filter((id) => !more.includes(id)),
  ...more,
];

/** The wanted cards, and others until it is a deck. */
const topUp = (wanted: readonly string[], others: readonly string[], least: number): string[] => [
  ...wanted,
  ...others.filter((id) => !wanted.includes(id)).slice(0, Math.max(0, least - wanted.length)),
];

/* The player */

type Turn = Pick<BotTurn<WarbandView, WarbandAction, unknown>, 'view' | 'decision' | 'rng'>;

/** How gladly each kind of answer is given; all others count 4. */
const liking: Partial<Record<WarbandAction['kind'], number>> = {
  play: 12,
  power: 12,
  attack: 12,
  deploy: 8,
  collect: 8,
  end: 1,
  pass: 1,
  decline: 1,
  stay: 1,
  cower: 2,
};

/** Answers that bring up a card, so that a wanted one goes first. */
const bringsUp: ReadonlySet<WarbandAction['kind']> = new Set(['play', 'deploy', 'activate', 'power']);

export const curious =
  (covered: Covered) =>
  (turn: Turn): number => {
    const kind = likedKind(turn);
    const numbers = [...turn.decision.options.keys()].filter(
      (at) => turn.decision.options[at]!.kind === kind,
    );
    return among(turn, numbers, covered);
  };

function likedKind({ decision, rng }: Turn): WarbandAction['kind'] {
  const kinds = [...new Set(decision.options.map(({ kind }) => kind))];
  const total = kinds.reduce((sum, kind) => sum + (liking[kind] ?? 4), 0);
  let left = randomInt(rng, total);
  return kinds.find((kind) => (left -= liking[kind] ?? 4) < 0)!;
}

/** One of the options of a kind: a wanted card if there is one, a place near an enemy, else any. */
function among(turn: Turn, numbers: readonly number[], covered: Covered): number {
  const { options } = turn.decision;
  const any = (of: readonly number[]): number => of[randomInt(turn.rng, of.length)]!;
  const first = options[numbers[0]!]!;
  if (numbers.length < 2) return numbers[0]!;
  if (bringsUp.has(first.kind)) {
    const cards = covered();
    const wanted = numbers.filter((at) => isWanted(cards.get(turn.view.cards[cardOf(options[at]!)]!)));
    return any(wanted.length > 0 ? wanted : numbers);
  }
  if (first.kind !== 'move' && first.kind !== 'go') return any(numbers);
  const some = [any(numbers), any(numbers), any(numbers)];
  return some.toSorted((a, b) => farness(turn.view, options[a]!) - farness(turn.view, options[b]!))[0]!;
}

/** A creature goes by the number of its card. */
const cardOf = (action: WarbandAction): number =>
  'card' in action ? action.card : 'creature' in action ? action.creature : -1;

/** How far the nearest enemy of whoever decides is from where the option leads. */
function farness({ creatures, players, viewer, battlefield }: WarbandView, action: WarbandAction): number {
  if (!('to' in action) || typeof viewer !== 'number') return 0;
  const team = players[viewer]!.team;
  const enemies = creatures.filter(({ seat }) => players[seat]!.team !== team);
  return Math.min(...enemies.map(({ square }) => distance(square, action.to, battlefield.width)));
}

const distance = (one: number, other: number, width: number): number =>
  Math.max(
    Math.abs((one % width) - (other % width)),
    Math.abs(Math.floor(one / width) - Math.floor(other / width)),
  );

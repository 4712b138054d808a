/** The end: who got out with how much, who wins, and when nobody does (D-750 to D-755, R-409, R-410, R-412, R-720). */
import type { DelveOutcome, NextChamber } from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import { cardTable, isTreasure } from './content/cards.ts';
import { returnPile } from './cards.ts';
import { clearPlace } from './moving.ts';
import { deckId, isAlone, isPlaying, roll, seatsFrom, type Play } from './play.ts';
import { statuses, type HeroState, type State } from './state.ts';

/** what each Loot card is worth, dice rolled. */
type Worth = ReadonlyMap<Seat, readonly number[]>;

/** D-751: the First Player all of his, then each player to the left. */
function rollWorth(play: Play, without: Seat | undefined): Worth {
  const worth = new Map<Seat, number[]>();
  for (const seat of seatsFrom(play.state, play.state.first)) {
    const hero = play.state.heroes[seat];
    const counts = hero.status === statuses.out && seat !== without ? hero.loot : [];
    worth.set(
      seat,
      counts.map((card) => goldOf(play, seat, card)),
    );
  }
  return worth;
}

function goldOf(play: Play, seat: Seat, card: number): number {
  const { gold, worth } = cardTable[card];
  if (!worth) return gold;
  const rolled = worth.each * roll(play, seat, 'worth', worth.dice, 'D-751');
  play.emit?.({ kind: 'worthRolled', rule: 'D-751', seat, card, gold: rolled });
  return rolled;
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Whoever has the most by a measure, among those given. */
function leaders(seats: readonly Seat[], measure: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}

/** D-753, D-754, R-410 */
function best(seats: readonly Seat[], worth: Worth): Seat[] {
  const of = (seat: Seat): readonly number[] => worth.get(seat) ?? [];
  if (seats.length === 0) return [];
  const richest = leaders(seats, (seat) => sum(of(seat)));
  const dearest = leaders(richest, (seat) => Math.max(0, ...of(seat)));
  return leaders(dearest, (seat) => of(seat).length);
}

/** D-947: alone, only a Treasure makes it a victory. */
const reachesGoal = (state: Readonly<State>, { loot }: Readonly<HeroState>): boolean =>
  !isAlone(state) || loot.some((card) => isTreasure[card]);

export function conclude(play: Play, reason: DelveOutcome['reason'], rule: string, without?: Seat): void {
  const { state, emit } = play;
  const worth = rollWorth(play, without);
  const out = state.heroes.flatMap((hero, seat) =>
    hero.status === statuses.out && seat !== without && reachesGoal(state, hero) ? [seat] : [],
  );
  const winners = best(out, worth);
  const scores = state.heroes.map((_, seat) => sum(worth.get(seat) ?? []));
  state.outcome =
    winners.length > 0
      ? { winners, reason, rule, scores }
      : { winners: [], reason, rule, scores, isSharedLoss: true };
  emit?.({ kind: 'ended', rule, outcome: state.outcome, next: nextIn(state) });
}

/** Nobody may know it before the end. */
function nextIn({ stock, decks }: Readonly<State>): NextChamber | undefined {
  const [chamber, card] = [stock.at(-1), decks[deckId('dungeon')].at(-1)];
  return chamber === undefined || card === undefined ? undefined : { chamber, card };
}

/** over as soon as nobody is inside. */
export function checkOver(play: Play): void {
  const { state } = play;
  if (state.outcome || state.heroes.some(isPlaying)) return;
  const anybodyOut = state.heroes.some(({ status }) => status === statuses.out);
  if (anybodyOut) conclude(play, 'allOut', 'D-750');
  else conclude(play, 'allDead', 'D-103');
}

/** Who gives up cannot win; everybody else comes out with what they carry (see the rulings). */
export function giveUp(play: Play, seat: Seat): void {
  const { state } = play;
  for (const hero of state.heroes) {
    if (!isPlaying(hero)) continue;
    returnPile(play, hero);
    clearPlace(hero);
    hero.status = statuses.out;
  }
  conclude(play, 'surrender', 'R-623', seat);
}

/** How useful cards were over many matches: how often a side won that drew a card, and that played it. */
import type { Outcome, Seat } from '../../shared/game.ts';
import { wilson, type Rate } from './wilson.ts';

export interface CardUse {
  key: string;
  drawn: Rate;
  played: Rate;
  /** Win rate when played less win rate when drawn. */
  lift: number;
}

/** One side of one match. */
export interface Side {
  /** 1 for a win, half for a draw. */
  score: number;
  drawn: readonly string[];
  played: readonly string[];
}

/** 1 for a win, half for a draw or a match without an end; nothing for a loss, also one that all share. */
export function scoreOf(outcome: Outcome | undefined, seat: Seat): number {
  if (outcome?.isSharedLoss) return 0;
  if (!outcome || outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(seat) ? 1 : 0;
}

export const rateOf = (scores: readonly number[]): Rate =>
  wilson(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );

/** Every card that was drawn, the most useful first. */
export function cardUses(sides: readonly Side[]): CardUse[] {
  const drawn = scoresByKey(sides, 'drawn');
  const played = scoresByKey(sides, 'played');
  return [...drawn.keys()]
    .map((key) => {
      const rates = { drawn: rateOf(drawn.get(key) ?? []), played: rateOf(played.get(key) ?? []) };
      return { key, ...rates, lift: rates.played.rate - rates.drawn.rate };
    })
    .toSorted((one, other) => other.lift - one.lift);
}

function scoresByKey(sides: readonly Side[], which: 'drawn' | 'played'): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const side of sides) {
    for (const key of side[which]) {
      const scores = found.get(key);
      if (scores) scores.push(side.score);
      else found.set(key, [side.score]);
    }
  }
  return found;
}

/** "Try 100 games": one warband against others between equal bots, on all threads, with an honest interval. */
import { cardUses, scoreOf, type CardUse } from '../../bots/card-uses.ts';
import { wilson } from '../../bots/wilson.ts';
import {
  planMatch,
  type BoxedCard,
  type LegalWarband,
  type WarbandSetup,
} from '../../games/warband/index.ts';
import type { Bots } from '../bots/bots.ts';
import { keysOf, type DuelReport } from '../bots/duel.ts';
import type { Asking } from '../bots/questions.ts';

export interface WarbandTry {
  warband: LegalWarband;
  opponents: LegalWarband[];
  games: number;
}

export interface TryOutcome {
  wins: number;
  losses: number;
  draws: number;
  games: number;
  /** The win rate lies between these with 95 % confidence. */
  interval: [number, number];
  cards: { key: string; drawn: { wins: number; games: number }; played: { wins: number; games: number } }[];
}

/** Matches are numbered; the same try gives the same result. */
const firstSeed = 1;

export async function tryWarband(
  bots: Pick<Bots, 'duel'>,
  boxes: readonly BoxedCard[],
  { warband, opponents, games }: WarbandTry,
  asking: Asking,
): Promise<TryOutcome | undefined> {
  const setups = setupsFor(boxes);
  const supplies = { boxes };
  let done = 0;
  const play = async (game: number): Promise<DuelReport | undefined> => {
    const seat = game % 2;
    const against = opponents[Math.floor(game / 4) % opponents.length]!;
    const pair = seat === 0 ? [warband, against] : [against, warband];
    const player = { level: 'umpire', temperament: 'balanced', seed: firstSeed + game } as const;
    const setup = setups(pair, (game >> 1) % 2, game % 3 === 0 ? 'outdoor' : 'dungeon');
    const duel = { game: 'warband', setup, supplies, seed: firstSeed + game, players: [player, player] };
    const report = await bots.duel(duel, asking.signal && { signal: asking.signal });
    asking.progress?.(++done / games);
    return report;
  };
  const reports = await Promise.all(Array.from({ length: games }, (_, game) => play(game)));
  const finished = reports.flatMap((report, game) => (report ? [{ report, seat: game % 2 }] : []));
  return asking.signal?.aborted ? undefined : addUp(finished);
}

function setupsFor(boxes: readonly BoxedCard[]) {
  const library = new Map(boxes.map(({ card }) => [card.id, card]));
  return (pair: LegalWarband[], first: number, face: 'dungeon' | 'outdoor'): WarbandSetup => {
    const contenders = pair.map((warband, at) => ({ name: `Seat ${at + 1}`, warband }));
    const planned = planMatch({ form: 'standard', contenders, face, first }, library);
    if (!planned.ok) throw new Error(planned.error.map(({ sentence }) => sentence).join(' '));
    return { ...planned.value, skipForced: true };
  };
}

function addUp(finished: readonly { report: DuelReport; seat: number }[]): TryOutcome {
  const scores = finished.map(({ report, seat }) => scoreOf(report.outcome, seat));
  const wins = scores.filter((score) => score === 1).length;
  const draws = scores.filter((score) => score === 0.5).length;
  const { low, high } = wilson(wins + draws / 2, scores.length);
  const uses = cardUses(
    finished.map(({ report, seat }) => ({
      score: scoreOf(report.outcome, seat),
      drawn: keysOf(report, 'drawn')[seat]!,
      played: keysOf(report, 'played')[seat]!,
    })),
  );
  return {
    wins,
    losses: scores.length - wins - draws,
    draws,
    games: scores.length,
    interval: [low, high],
    cards: uses.map(shortUse),
  };
}

const shortUse = ({ key, drawn, played }: CardUse): TryOutcome['cards'][number] => ({
  key,
  drawn: { wins: drawn.wins, games: drawn.games },
  played: { wins: played.wins, games: played.games },
});

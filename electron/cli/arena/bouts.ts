/** Matches between two kinds of bots: who sits where in which of them, as plain data a worker thread can be given. */
import type { Temperament } from '../../../shared/bots.ts';
import type { Pairing } from '../../engine/game-tools.ts';
import { seedRng } from '../../engine/rng.ts';
import type { AnyPlayed, GameChoice } from '../common/game-args.ts';
import { playDuel, type DuelReport } from './duel.ts';

export interface BotKind {
  /** A level, or a sparring partner of the game. */
  level: string;
  temperament: Temperament;
}

export interface ArenaPlan {
  choice: GameChoice;
  a: BotKind;
  b: BotKind;
  seed: number;
  games: number;
}

/** One match, and where the first of the two kinds sat. */
export interface ArenaBout {
  number: number;
  seatsOfA: number[];
  isMirrored?: boolean;
  report: DuelReport;
}

/** Every seat in turn, each with the same match. */
function drawnPairing({ trial, form }: AnyPlayed, number: number, seed: number): Pairing<unknown> {
  const deal = seed + Math.floor(number / form.players);
  return { setup: trial.setup(form, seedRng(deal)), deal, seatOfA: number % form.players };
}

/** Everybody who wins together with a seat, itself too. */
function partnersOf({ bots, form }: AnyPlayed, setup: unknown, seat: number): number[] {
  const alternating = (at: number): number => (form.teams ? at % 2 : at);
  const teams = bots.teams?.(setup) ?? Array.from({ length: form.players }, (_, at) => alternating(at));
  return teams.flatMap((team, at) => (team === teams[seat] ? [at] : []));
}

export function playBout(played: AnyPlayed, { a, b, seed }: ArenaPlan, number: number): ArenaBout {
  const { setup, deal, seatOfA, isMirrored } =
    played.pairing?.(number, seed) ?? drawnPairing(played, number, seed);
  const { players } = played.form;
  const partners = partnersOf(played, setup, seatOfA);
  const seats = Array.from({ length: players }, (_, seat) => ({
    ...(partners.includes(seat) ? a : b),
    seed: deal + seat,
  }));
  const report = playDuel(played, setup, deal, seats);
  return { number, seatsOfA: partners, ...(isMirrored !== undefined && { isMirrored }), report };
}

/** A question of any game as its bots think about it: the decision, and worlds in keeping with what the seat knows. */
import type { Kinded } from '../../../shared/game.ts';
import type { Bot, BotTurn } from '../../bots/bot.ts';
import { botOf, judgementOf } from '../../bots/levels.ts';
import { hash } from '../../engine/hash.ts';
import type { Mind } from '../../engine/mind.ts';
import { seedRng, type Rng } from '../../engine/rng.ts';
import type { AnyBotHooks, AnyGame, SeatKnowledge } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { Duellist } from './questions.ts';

export type AnyMind = Mind<object, Kinded>;
export type AnyTurn = BotTurn<SeatKnowledge, Kinded, object>;

/** The bots of a game; whoever asks for those of a game without is a bug. */
export function botsOf(game: AnyGame): AnyBotHooks {
  const { bots } = hooksOf(game);
  if (!bots) throw new Error(`${game.id} has no bots`);
  return bots;
}

/** The luck of one answer: from the bot's seed and what it knows, so the same question gets the same answer. */
export const luckFor = (seed: number, { position }: SeatKnowledge): Rng =>
  seedRng((Number.parseInt(hash(position).slice(0, 12), 16) + seed) % Number.MAX_SAFE_INTEGER);

export const mindFor = (game: AnyGame, { level, temperament }: Omit<Duellist, 'seed'>): AnyMind =>
  botsOf(game).mind(temperament, judgementOf(level));

export const botFor = (game: AnyGame, player: Duellist): Bot<unknown, Kinded, object> =>
  botOf(player.level, mindFor(game, player));

/** What a bot looks at a question with. Every world it asks for is dealt anew. */
export function worldsOf(
  game: AnyGame,
  knowledge: SeatKnowledge,
  { seed }: Duellist,
): Omit<AnyTurn, 'decision'> {
  const bots = botsOf(game);
  const rng = luckFor(seed, knowledge);
  return { view: knowledge, rng, sampleWorld: () => bots.world(knowledge, rng) };
}

/** The question with its decision, as the bot knows it. */
export function turnOf(game: AnyGame, knowledge: SeatKnowledge, player: Duellist): AnyTurn {
  const decision = game.decision(botsOf(game).world(knowledge, luckFor(player.seed, knowledge)));
  if (!decision) throw new Error('nobody is asked');
  return { ...worldsOf(game, knowledge, player), decision };
}

/** Bots as a person chooses them: how strong, of what temper. Owns the names and the one sentence each. */
import { z } from './zod.ts';

export const botLevels = ['novice', 'soldier', 'captain', 'warlord'] as const;
export type BotLevel = (typeof botLevels)[number];

/** What a level does, to the player who chooses it. */
export const levelSentences: Record<BotLevel, string> = {
  novice: 'Sees its own turn, overlooks things on purpose, and tells why if asked.',
  soldier: 'Takes what looks best at the moment, move by move, and seldom blunders.',
  captain: 'Plays its whole turn out in its head before it commits a creature.',
  warlord: 'Plays its turn and your answer out in its head, guessing at your hand.',
};

/** How well a bot can tell a good position: by plain sense, or by what very many matches have taught. */
export type Judgement = 'plain' | 'practised';

export const temperaments = ['balanced', 'bold', 'patient', 'greedy', 'ruthless', 'wary', 'cunning'] as const;
export type Temperament = (typeof temperaments)[number];

export const temperamentSentences: Record<Temperament, string> = {
  balanced: 'Weighs everything alike.',
  bold: 'Comes at you and trades blows gladly.',
  patient: 'Keeps its line together and lets you come.',
  greedy: 'Wants the chests, and counts its coins.',
  ruthless: 'Spends its own creatures where it hurts you more.',
  wary: 'Keeps out of reach and strikes from afar.',
  cunning: 'Holds its orders back for the moment that counts.',
};

/** What may be wished for: a temperament, or the one the warband's pack suggests. */
export const temperWishes = ['asWarband', ...temperaments] as const;

/** A bot at the table. The same seed plays the same match in the same way. */
export const botPlayer = z.strictObject({
  level: z.enum(botLevels),
  temperament: z.enum(temperaments),
  seed: z.int().min(0),
});
export type BotPlayer = z.infer<typeof botPlayer>;

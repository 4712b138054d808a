/** What bots are called where a person chooses or meets one. */
import type { BotLevel, Temperament } from '../../shared/bots.ts';

export const botNames: Record<BotLevel, string> = {
  novice: 'A novice bot',
  soldier: 'A soldier bot',
  captain: 'A captain bot',
  warlord: 'A warlord bot',
};

export const temperNames: Record<Temperament, string> = {
  balanced: 'Balanced',
  bold: 'Bold',
  patient: 'Patient',
  greedy: 'Greedy',
  ruthless: 'Ruthless',
  wary: 'Wary',
  cunning: 'Cunning',
};

/** Who plays a seat. */
export const whoText = {
  who: 'Played by',
  whoOf: (name: string) => `Who plays ${name}`,
  person: 'A person here',
  temper: 'Temper',
  temperOf: (name: string) => `Temper of ${name}`,
  asWarband: 'As its pack likes',
  tempered: (temper: Temperament, sentence: string) => `${temperNames[temper]}. ${sentence}`,
  asWarbandNote: 'Plays as the pack of its commander suggests.',
};

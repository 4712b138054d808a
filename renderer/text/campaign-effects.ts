/** What an effect is called on its chip: an amount and a few words, the same everywhere. */
import type { CardQuery } from '../../shared/games/campaign.ts';

export const signed = (amount: number): string => (amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`);

export const effectText = {
  tallow: 'Tallow',
  stir: (amount: number) => (Math.abs(amount) === 1 ? 'Stirring' : 'Stirrings'),
  ground: 'Ground',
  remembered: 'is remembered',
  forgotten: 'is settled',
  bundleAmount: '1 of 3',
  bundles: 'bundles',
  candleWon: (place: string) => `the candle of ${place}`,
  candleLit: (place: string) => `${place} lit`,
  candleDark: (place: string) => `${place} dark`,
  ownCandle: 'your own candle',
  recruitLike: (name: string) => `a pupil of ${name}`,
  honour: (name: string, honour: string) => `${name}: ${honour}`,
  scar: (name: string, scar: string) => `${name}: ${scar}`,
  healOne: (name: string) => `${name} mends`,
  healAll: 'all mend sooner',
  wearyOne: (name: string) => `${name} rests a march`,
  wearyMarched: 'who marched rests a march',
  open: (place: string) => `${place} lies open`,
  close: (place: string) => `${place} shut`,
  road: (one: string, other: string) => `a road, ${one} to ${other}`,
  stanceUp: (name: string) => `${name} warms to you`,
  stanceDown: (name: string) => `${name} cools`,
  advantage: (name: string, place: string | undefined) => `${name}, ${place ?? 'next battle'}`,
  nothing: 'nothing gained, nothing paid',
  anyVeteran: 'a veteran',
  theRival: 'the rival',
  hereCandle: 'the candle here',
};

/** A card that is drawn among many, in words. */
export function queryWords(query: CardQuery, court: string | undefined): string {
  const kind = query.type === 'creature' ? 'creature' : query.type === 'order' ? 'order' : 'card';
  const level = query.levels && ` of Level ${query.levels.join(' to ')}`;
  const word = [query.timing, query.keyword, query.ability, kind].filter(Boolean).join(' ');
  const article = /^[aeiou]/.test(word) ? 'an' : 'a';
  return `${article} ${word}${level ?? ''}${court === undefined ? '' : ` of ${court}`}`;
}

/** Reading conditions and counters off a state. Nothing here remembers a moment: a condition holds now, or does not. */
import type { Condition, Counter, Stance } from '../../shared/games/campaign.ts';
import { cardOf, fits } from './catalogue.ts';
import { copiesOwned, ownedKeys } from './collection.ts';
import type { CampaignState } from './state.ts';

type Reading = Readonly<CampaignState>;

export const stirringsOf = ({ stirrings }: Reading): number => stirrings.reduce((sum, { by }) => sum + by, 0);

const litCandles = ({ candles }: Reading) => Object.values(candles).filter(({ lit }) => lit);

const serving = ({ roster }: Reading) => roster.filter(({ status }) => status === 'serving');

const counted: Record<Counter, (state: Reading) => number> = {
  act: ({ act }) => act + 1,
  march: ({ march }) => march,
  stirrings: stirringsOf,
  candles: (state) => litCandles(state).length,
  taken: (state) => litCandles(state).filter(({ taken }) => taken).length,
  thefts: ({ thefts }) => thefts,
  tallow: ({ tallow }) => tallow,
  ground: ({ ground }) => ground,
  won: ({ won }) => won,
  lost: ({ lost }) => lost,
  veterans: (state) => serving(state).length,
  honours: (state) => serving(state).reduce((sum, { honours }) => sum + honours.length, 0),
  scars: (state) => serving(state).reduce((sum, { scars }) => sum + scars.length, 0),
  allies: ({ rivals }) => Object.values(rivals).filter(({ stance }) => stance === 'ally').length,
};

const counterOf = (state: Reading, counter: Counter): number => counted[counter](state);

/** The seated rival of an id or a court. */
export function seatedRival({ rivals, setup }: Reading, word: string): string | undefined {
  if (word in rivals) return word;
  return setup.story.rivals.find(({ id, court }) => court === word && id in rivals)?.id;
}

function sits(state: Reading, word: string, stances: readonly Stance[] | undefined): boolean {
  const rival = seatedRival(state, word);
  if (rival === undefined) return false;
  return stances === undefined || stances.includes(state.rivals[rival]!.stance);
}

export function holds(state: Reading, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((each) => holds(state, each));
  if ('any' in condition) return condition.any.some((each) => holds(state, each));
  if ('not' in condition) return !holds(state, condition.not);
  if ('flag' in condition) return state.flags.includes(condition.flag);
  if ('atLeast' in condition) return counterOf(state, condition.atLeast[0]) >= condition.atLeast[1];
  if ('atMost' in condition) return counterOf(state, condition.atMost[0]) <= condition.atMost[1];
  if ('holds' in condition) return state.candles[condition.holds]?.lit === true;
  if ('court' in condition) return state.setup.court === condition.court;
  if ('seat' in condition) return sits(state, condition.seat, condition.stance);
  const { catalogue } = state.setup;
  const owned = ownedKeys(state).filter((key) => fits(cardOf(catalogue, key)!, condition.owns));
  return owned.reduce((sum, key) => sum + copiesOwned(state, key), 0) >= (condition.copies ?? 1);
}

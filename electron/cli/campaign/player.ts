/**
 * A sensible person at the campaign, for simulation: marches where the candles are, takes the cards that can be
 * played, and has one leaning. Results of battles are drawn from the measured chances, or played by bots.
 */
import type { CampaignAction, Fact, Page } from '../../../shared/games/campaign.ts';
import { nextAnswer } from '../../campaign/battle-plan.ts';
import { chanceAt } from '../../campaign/chances.ts';
import type { CampaignState } from '../../campaign/index.ts';
import { reachedIn, stepsOf } from '../../campaign/letters.ts';
import { actOf } from '../../campaign/map.ts';
import { playersOf } from '../../campaign/rewards.ts';
import { randomInt, type Rng } from '../../engine/rng.ts';
import { talliesByLot } from './tallies.ts';

/** What somebody holds dear: their neighbours, the crown, the thread of the story, or the shortest way through. */
export const leanings = ['neighbourly', 'ambitious', 'inquisitive', 'blunt'] as const;
export type Leaning = (typeof leanings)[number];

export interface Person {
  leaning: Leaning;
  rng: Rng;
  /** Plays a battle; absent: its result is drawn from the measured chances. */
  fight?: (state: Readonly<CampaignState>) => { won: boolean; facts: readonly Fact[] };
  /** What the last battle told. */
  facts?: readonly Fact[];
}

type Options = readonly CampaignAction[];
type State = Readonly<CampaignState>;

const isLucky = (rng: Rng, hundredths: number): boolean => randomInt(rng, 100) < hundredths;

const anyOf = (rng: Rng, options: Options): CampaignAction => options[randomInt(rng, options.length)]!;

const ofKind = <Kind extends CampaignAction['kind']>(options: Options, kind: Kind) =>
  options.filter((option): option is Extract<CampaignAction, { kind: Kind }> => option.kind === kind);

/** The option for which the measure is highest; the first of equals. */
function best<Option extends object>(
  options: readonly Option[],
  measure: (option: Option) => number,
): Option {
  let found = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const worth = measure(option);
    if (worth <= most) continue;
    found = option;
    most = worth;
  }
  return found;
}

export function answer(state: State, options: Options, person: Person): CampaignAction {
  if (options.length === 1) return options[0]!;
  const [page] = state.pages;
  if (!page) return planned(state, options, person);
  switch (page.kind) {
    case 'muster':
      return mustered(state, options, person);
    case 'battle':
      return { kind: 'report', won: foughtBy(person, state, page) };
    case 'reporting':
      if (!person.facts && page.reached) person.facts = reachedByLot(state, page, person);
      return person.facts ? nextAnswer(state, page.won, person.facts)! : told(page, options, person);
    case 'bundles':
      return best(ofKind(options, 'takeBundle'), ({ bundle }) => usesOf(state, page.bundles[bundle]!.cards));
    case 'candle':
      return { kind: person.leaning === 'ambitious' ? 'carryCandle' : 'lightCandle' };
    case 'market':
      return bought(state, page, options);
    case 'event':
      return chosen(state, page.event, options, person);
    case 'finale':
      return lastBattle(options, person);
    default:
      return options[0]!;
  }
}

const usesOf = (state: State, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + playersOf(state, card), 0);

function foughtBy(person: Person, state: State, page: Extract<Page, { kind: 'battle' }>): boolean {
  if (!person.fight) {
    delete person.facts;
    return isWonByLot(person.rng, state, page);
  }
  const { won, facts } = person.fight(state);
  person.facts = facts;
  return won;
}

const reachedByLot = (
  state: State,
  { place, site, won }: Extract<Page, { kind: 'reporting' }>,
  { rng }: Person,
): Fact[] => reachedIn(stepsOf(state, place), won, talliesByLot(state.sites[site]!.kind, won, rng));

function isWonByLot(
  rng: Rng,
  state: State,
  { site, ground, marching, by }: Extract<Page, { kind: 'battle' }>,
): boolean {
  const host = by === 'captain' ? { ground: 0, marching: [] } : { ground, marching };
  return randomInt(rng, 10_000) < 10_000 * chanceAt(state, site, host);
}

/** Dark candles first, then battles, then whatever there is. */
function planned(state: State, options: Options, { rng }: Person): CampaignAction {
  const [secure] = ofKind(options, 'secure');
  if (secure && state.marchInAct === actOf(state).marches - 1) return secure;
  const marches = ofKind(options, 'march');
  if (marches.length === 0) return { kind: 'rest' };
  return best(marches, ({ site }) => {
    const place = state.sites[site]!;
    const court = state.setup.story.sites.find(({ id }) => id === site)?.court;
    const candle = court === undefined ? 0 : state.candles[court]!.lit ? 1 : 3;
    const worth = { warband: 2, delve: 2, deepwarren: 2, salient: 2, event: 2, market: 1.6, rest: 1 }[
      place.kind
    ];
    return candle + worth + randomInt(rng, 300) / 100;
  });
}

function mustered(state: State, options: Options, { rng }: Person): CampaignAction {
  const [seat] = ofKind(options, 'seat');
  if (seat) return seat;
  const [ground] = ofKind(options, 'spendGround');
  if (ground && (state.inFinale || state.ground > 2)) return ground;
  const news = ofKind(options, 'putIn').filter(
    ({ card }) => state.collection[card] && playersOf(state, card) > 4,
  );
  if (news.length > 0 && state.warband.orders.length < 34) return news[0]!;
  if (state.warband.orders.length >= 34 && isLucky(rng, 70)) {
    const outs = ofKind(options, 'takeOut');
    if (outs.length > 0) return best(outs, ({ card }) => -playersOf(state, card));
  }
  return { kind: 'toTheField' };
}

/** A quarter of the veterans fall, more in a lost battle; two battles in three have a deed; a third of the cards is seen. */
function told(page: Extract<Page, { kind: 'reporting' }>, options: Options, { rng }: Person): CampaignAction {
  const facts = ofKind(options, 'tell');
  const falls = facts.filter(({ fact }) => fact.fact === 'fell');
  const fallen = falls.find(() => isLucky(rng, page.won ? 20 : 40));
  if (fallen && page.last?.fact !== 'deed') return fallen;
  const deeds = facts.filter(({ fact }) => fact.fact === 'deed');
  if (deeds.length > 0 && page.last?.fact !== 'saw' && isLucky(rng, 65)) return anyOf(rng, deeds);
  const sights = facts.filter(({ fact }) => fact.fact === 'saw');
  const at = randomInt(rng, 5);
  return sights[at] ?? { kind: 'toldAll' };
}

/** Buys what three creatures can play, as long as a little is left. */
function bought(state: State, page: Extract<Page, { kind: 'market' }>, options: Options): CampaignAction {
  const worthwhile = ofKind(options, 'buy').filter(({ card }) => {
    const price = page.stock.find((each) => each.card === card)!.price;
    return playersOf(state, card) >= 5 && state.tallow - price >= 4;
  });
  return worthwhile[0] ?? { kind: 'leaveMarket' };
}

function chosen(state: State, event: string, options: Options, { leaning, rng }: Person): CampaignAction {
  const { choices } = state.setup.story.events.find(({ id }) => id === event)!;
  const effectsOf = (option: CampaignAction) =>
    option.kind === 'choose' ? choices.find(({ id }) => id === option.choice)!.effects : [];
  const isTheft = (option: CampaignAction) => effectsOf(option).some((effect) => 'stir' in effect);
  const honest = options.filter((option) => !isTheft(option));
  const threads = honest.filter((option) => effectsOf(option).some((effect) => 'flag' in effect));
  if (leaning === 'inquisitive' && threads.length > 0) return anyOf(rng, threads);
  return anyOf(rng, leaning === 'blunt' ? options : honest);
}

function lastBattle(options: Options, { leaning, rng }: Person): CampaignAction {
  const battles = ofKind(options, 'lastBattle');
  const wanted = {
    inquisitive: 'the-envoy-reads',
    blunt: 'the-captain-goes-down',
    neighbourly: '',
    ambitious: '',
  }[leaning];
  return battles.find(({ place }) => place === wanted) ?? anyOf(rng, battles.slice(0, 2));
}

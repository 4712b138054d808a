/** Carrying out effects, one by one and in order: what a preview lists is exactly what is done here. */
import type { CardQuery, Effect, StirCause } from '../../shared/games/campaign.ts';
import { unreachable } from '../../shared/result.ts';
import { fits } from './catalogue.ts';
import { changeTallow, gainCard } from './collection.ts';
import { seatedRival, stirringsOf } from './conditions.ts';
import { luckFor, oneOf } from './draw.ts';
import { layOpen, siteNamed } from './map.ts';
import { bundlesFor } from './rewards.ts';
import { changeStance } from './rivals.ts';
import { mostHonours, mostScars, rest, veteranOf } from './roster.ts';
import { tell, type CampaignState, type Journey } from './state.ts';

/** What an effect is about. */
export interface Occasion {
  /** The place or event, for the chronicle. */
  why: string;
  site?: string | undefined;
  veteran?: string | undefined;
  rival?: string | undefined;
  marched?: readonly string[];
}

export function applyEffects(journey: Journey, effects: readonly Effect[], occasion: Occasion): void {
  for (const [number, effect] of effects.entries()) {
    tell(journey, { kind: 'effectApplied', effect, why: occasion.why });
    applyEffect(journey, effect, occasion, number);
  }
}

function applyEffect(journey: Journey, effect: Effect, occasion: Occasion, number: number): void {
  const { state } = journey;
  if ('tallow' in effect) changeTallow(state, effect.tallow);
  else if ('stir' in effect) stir(state, effect.stir, effect.cause);
  else if ('flag' in effect) addOnce(state.flags, effect.flag);
  else if ('unflag' in effect) removeOne(state.flags, effect.unflag);
  else if ('card' in effect) gainDrawn(journey, effect.card, occasion, number);
  else if ('bundle' in effect) offerBundles(journey, effect.bundle, occasion);
  else if ('recruit' in effect) recruit(journey, effect.recruit, occasion, number);
  else if ('honour' in effect) mark(state, occasion, 'honours', effect.honour);
  else if ('scar' in effect) mark(state, occasion, 'scars', effect.scar);
  else if ('heal' in effect) heal(state, effect.heal, occasion);
  else if ('weary' in effect) weary(state, effect.weary, occasion);
  else if ('candle' in effect) changeCandle(journey, effect, occasion);
  else if ('open' in effect) open(state, effect.open);
  else if ('close' in effect) addOnce(state.shut, effect.close);
  else if ('road' in effect) state.roads.push([...effect.road]);
  else if ('ground' in effect) state.ground = Math.max(0, state.ground + effect.ground);
  else if ('advantage' in effect) state.advantages.push({ ...effect });
  else if ('stance' in effect) step(journey, effect, occasion);
  else unreachable(effect);
}

function addOnce(list: string[], word: string): void {
  if (!list.includes(word)) list.push(word);
}

function removeOne(list: string[], word: string): void {
  const at = list.indexOf(word);
  if (at >= 0) list.splice(at, 1);
}

/** The hill never sleeps deeper than at the beginning. */
export function stir(state: CampaignState, by: number, cause: StirCause): void {
  const change = Math.max(by, -stirringsOf(state));
  if (change === 0) return;
  if (cause === 'theft') state.thefts += 1;
  state.stirrings.push({ by: change, cause, march: state.march });
}

/** One of the cards that fit; a card that no pack has any more is paid out. */
function gainDrawn(journey: Journey, query: CardQuery, { why }: Occasion, number: number): void {
  const { state } = journey;
  const able = state.setup.catalogue.cards.filter((card) => card.type !== 'commander' && fits(card, query));
  const drawn = oneOf(luckFor(state.seed, 'card', why, state.march, number), able);
  if (drawn) gainCard(journey, drawn.id);
  else changeTallow(state, state.setup.story.prices.order[0]);
}

function offerBundles(
  { state }: Journey,
  from: Extract<Effect, { bundle: unknown }>['bundle'],
  { rival }: Occasion,
): void {
  state.pages.push({ kind: 'bundles', bundles: bundlesFor(state, from, rival) });
}

function recruit(journey: Journey, who: CardQuery | 'v1', occasion: Occasion, number: number): void {
  if (who !== 'v1') return gainDrawn(journey, { type: 'creature', ...who }, occasion, number);
  const veteran = veteranOf(journey.state, occasion.veteran);
  if (veteran) gainCard(journey, veteran.card);
}

/** An honour or scar that an event gives, if there is room for it. */
function mark(
  state: CampaignState,
  { veteran: id }: Occasion,
  list: 'honours' | 'scars',
  word: string,
): void {
  const veteran = veteranOf(state, id);
  const most = list === 'honours' ? mostHonours : mostScars;
  if (veteran && veteran[list].length < most) addOnce(veteran[list], word);
}

/** Takes away a scar, and the rest it asked for. */
function heal(state: CampaignState, who: 'v1' | 'all', { veteran: id }: Occasion): void {
  for (const veteran of state.roster) {
    if (who === 'v1' && veteran.id !== id) continue;
    veteran.readyAt = Math.min(veteran.readyAt, state.march + 1);
    if (who === 'v1') veteran.scars.pop();
  }
}

function weary(state: CampaignState, who: 'v1' | 'marched', { veteran, marched }: Occasion): void {
  const tired = who === 'v1' ? [veteran] : (marched ?? []);
  for (const id of tired) {
    const found = veteranOf(state, id);
    if (found) rest(state, found, 1);
  }
}

function changeCandle(
  { state }: Journey,
  effect: Extract<Effect, { candle: unknown }>,
  { site }: Occasion,
): void {
  const { candle, to } = effect;
  const here = candle === 'here' ? siteNamed(state, site ?? '')?.court : undefined;
  const court = candle === 'own' ? state.setup.court : candle === 'here' ? here : candle.court;
  if (court === undefined || !(court in state.candles)) return;
  if (to === 'dark') state.candles[court] = { lit: false, taken: false };
  else if (to === 'lit' || court === state.setup.court) lightCandle(state, court, false);
  else state.pages.push({ kind: 'candle', court });
}

/** A candle lit again calms the hill, so many times an act. */
export function lightCandle(state: CampaignState, court: string, taken: boolean): void {
  const wasDark = !state.candles[court]!.lit;
  state.candles[court] = { lit: true, taken };
  if (!wasDark || state.relitInAct >= state.setup.story.relitPerAct) return;
  state.relitInAct += 1;
  stir(state, -1, 'relit');
}

function open(state: CampaignState, site: string): void {
  removeOne(state.shut, site);
  layOpen(state, site);
}

function step(
  journey: Journey,
  { stance, by }: Extract<Effect, { stance: string }>,
  occasion: Occasion,
): void {
  const meant = stance === 'rival' ? occasion.rival : seatedRival(journey.state, stance);
  if (meant !== undefined) changeStance(journey, meant, by);
}

/** The end of a march and of an act: what is decided without you, who moves, and what comes next. */
import { stirringsOf } from './conditions.ts';
import { luckFor, shuffled } from './draw.ts';
import { applyEffects, stir } from './effects.ts';
import { close } from './ending.ts';
import { askArc, meetEvent } from './events.ts';
import { outcomeOf } from './letters.ts';
import { actOf, fillAct, lookAround, placeNamed } from './map.ts';
import { adapt, rivalNamed } from './rivals.ts';
import { tell, type CampaignState, type Journey } from './state.ts';

/** Goes on until somebody must read or choose something, or all is over. */
export function advance(journey: Journey): void {
  const { state } = journey;
  while (state.pages.length === 0 && !state.outcome) {
    if (state.ending !== undefined) close(journey);
    else if (state.underway !== undefined) endMarch(journey);
    else if (state.inFinale) state.pages.push({ kind: 'finale' });
    else if (state.marchInAct >= actOf(state).marches) endAct(journey);
    else break;
  }
  if (state.pages.length === 0 && !state.outcome) lookAround(journey);
}

function endMarch(journey: Journey): void {
  const { state } = journey;
  const last = state.chronicle.at(-1);
  const result = last?.march === state.march ? last.result : undefined;
  delete state.underway;
  state.march += 1;
  state.marchInAct += 1;
  state.undoable = 0;
  tell(journey, { kind: 'marchEnded', march: state.march });
  for (const site of dueSites(state)) pass(journey, site);
  if (stirringsOf(state) >= state.setup.story.stirrings) return beginLastStand(journey);
  offerHelp(state);
  meetEvent(journey, result);
}

const dueSites = ({ sites, march }: Readonly<CampaignState>): string[] =>
  Object.keys(sites).filter((id) => sites[id]!.status === 'open' && sites[id]!.until <= march);

/** A place is decided without you; who knew of it is told. */
function pass(journey: Journey, site: string): void {
  const { state } = journey;
  const found = state.sites[site]!;
  found.status = 'passed';
  const { place, rival, seen, kind, secured } = found;
  const effects = secured ? [] : outcomeOf(state, place, 'passed');
  if (seen && effects.length > 0) {
    tell(journey, { kind: 'placePassed', site, place });
    state.pages.push({ kind: 'scene', text: `place.${place}.passed` });
    state.chronicle.push({ march: state.march - 1, act: state.act, site, place, kind, result: 'passed' });
  }
  applyEffects(journey, effects, { why: place, site, rival });
}

/** After so many losses running help is offered, once a further loss. */
function offerHelp(state: CampaignState): void {
  const { help } = state.setup.story.levels[state.level];
  if (help === 0 || state.lossesRunning < help || state.lossesRunning === state.helpedAt) return;
  state.helpedAt = state.lossesRunning;
  state.pages.push({ kind: 'help' });
}

function endAct(journey: Journey): void {
  const { state } = journey;
  for (const id of Object.keys(state.sites).filter((each) => state.sites[each]!.status === 'open'))
    pass(journey, id);
  const lit = Object.values(state.candles).filter((candle) => candle.lit).length;
  if (lit < actOf(state).candles) stir(state, 1, 'dark');
  // What was shut opens again; what rivals shut now stays so for the act to come.
  state.shut = [];
  turnRivals(journey);
  if (stirringsOf(state) >= state.setup.story.stirrings) beginLastStand(journey);
  else if (state.act + 1 < state.setup.story.acts.length) beginAct(journey, state.act + 1);
  else beginFinale(state);
}

/** Between acts rivals do what their temper says, and answer what they saw. */
function turnRivals(journey: Journey): void {
  const { state } = journey;
  for (const [id, { stance }] of Object.entries(state.rivals)) {
    applyEffects(journey, rivalNamed(state, id).turning[stance], { why: id, rival: id });
    adapt(journey, id);
  }
}

export function beginAct(journey: Journey, act: number): void {
  const { state } = journey;
  state.act = act;
  state.marchInAct = 0;
  state.relitInAct = 0;
  state.undoable = 0;
  snuff(journey);
  fillAct(state);
  tell(journey, { kind: 'actBegan', act });
  state.pages.push({ kind: 'scene', text: `act.${actOf(state).id}.text` });
  askArc(journey);
}

/** Candles that go out by themselves: not your own, and none that you carry. */
function snuff(journey: Journey): void {
  const { state } = journey;
  const able = Object.keys(state.candles).filter((court) => {
    const { lit, taken } = state.candles[court]!;
    return lit && !taken && court !== state.setup.court;
  });
  const rng = luckFor(state.seed, 'snuff', state.act);
  for (const court of shuffled(rng, able).slice(0, actOf(state).darken)) {
    state.candles[court]!.lit = false;
    tell(journey, { kind: 'candleOut', court });
  }
}

function beginFinale(state: CampaignState): void {
  state.inFinale = true;
  state.sites = {};
  state.pages.push({ kind: 'scene', text: 'finale.text' }, { kind: 'finale' });
}

/** The hill is awake: one battle, now. */
function beginLastStand({ state }: Journey): void {
  if (state.inFinale) return;
  state.inFinale = true;
  state.lastStand = true;
  state.sites = {};
  state.pages.push({ kind: 'scene', text: 'finale.last-stand' }, { kind: 'finale' });
}

/** Where a finale is fought, and who stands there. */
export const finaleSite = (state: Readonly<CampaignState>, place: string): string =>
  placeNamed(state, place)?.sites?.[0] ?? state.site;

/** Veterans: creatures with a name, their honours, scars and rest. A commander never dies. */
import type { Deed } from '../../shared/games/campaign.ts';
import { cardOf } from './catalogue.ts';
import { luckFor, oneOf, shuffled } from './draw.ts';
import { tell, type CampaignState, type Journey, type Veteran } from './state.ts';

export const mostHonours = 3;
/** With so many scars a veteran may retire; on a sworn campaign one more is death. */
export const mostScars = 3;

type Reading = Readonly<CampaignState>;

export const veteranOf = ({ roster }: Reading, id: string | undefined): Veteran | undefined =>
  roster.find((veteran) => veteran.id === id);

export const servingOf = ({ roster }: Reading): Veteran[] =>
  roster.filter(({ status }) => status === 'serving');

export const isReady = ({ march }: Reading, { status, readyAt }: Veteran): boolean =>
  status === 'serving' && readyAt <= march;

/** Rests until so many further marches are over. */
export function rest(state: Reading, veteran: Veteran, marches: number): void {
  veteran.readyAt = Math.max(veteran.readyAt, state.march + 1 + marches);
}

/** The card of a creature in a battle: a veteran's own, or the one named. */
const baseCard = (state: Reading, creature: string): string => veteranOf(state, creature)?.card ?? creature;

/** Two honours fit for a creature, by its Level and what it did. */
export function honoursFor(state: Reading, creature: string, deed: Deed): string[] {
  const level = cardOf(state.setup.catalogue, baseCard(state, creature))?.level ?? 1;
  const has = veteranOf(state, creature)?.honours ?? [];
  const fitting = state.setup.story.honours.filter(
    ({ id, levels, deeds }) =>
      !has.includes(id) &&
      level >= levels[0] &&
      level <= levels[1] &&
      (deeds === undefined || deeds.includes(deed)),
  );
  return shuffled(luckFor(state.seed, 'honours', state.march, creature), fitting)
    .slice(0, 2)
    .map(({ id }) => id);
}

/** Two scars a veteran does not bear yet; what concerns shooting only for who shoots. */
function scarsFor(state: Reading, veteran: Veteran): string[] {
  const isRanged = cardOf(state.setup.catalogue, veteran.card)?.isRanged === true;
  const fitting = state.setup.story.scars.filter(
    ({ id, ranged }) => !veteran.scars.includes(id) && (!ranged || isRanged),
  );
  return shuffled(luckFor(state.seed, 'scars', state.march, veteran.id), fitting)
    .slice(0, 2)
    .map(({ id }) => id);
}

/** A name nobody bears or bore, as the people of the card's court are called. */
export function nameFor(state: Reading, creature: string): string {
  const known = veteranOf(state, creature);
  if (known) return known.name;
  const card = cardOf(state.setup.catalogue, creature);
  const names = state.setup.story.names[card?.pack ?? ''];
  const pool = (card?.isPerson ? names?.people : names?.beasts) ?? [];
  const taken = new Set(state.roster.map(({ given }) => given));
  const free = pool.filter((name) => !taken.has(name));
  return oneOf(luckFor(state.seed, 'name', state.march, creature), free) ?? `No. ${state.roster.length + 1}`;
}

/** Gives an honour; who had no name until now gets one and is a veteran from then on. */
export function bestow(journey: Journey, creature: string, name: string, honour: string): void {
  const { state } = journey;
  const veteran = veteranOf(state, creature) ?? enrol(journey, creature, name);
  veteran.honours.push(honour);
  veteran.deeds += 1;
}

const veteranId = (at: number): string => `veteran/${at + 1}`;

function enrol(journey: Journey, card: string, name: string): Veteran {
  const { state } = journey;
  const id = veteranId(state.roster.length);
  const veteran: Veteran = {
    ...{ id, card, given: name },
    name: state.setup.names?.[id] ?? name,
    honours: [],
    scars: [],
    readyAt: state.march + 2,
    status: 'serving',
    deeds: 0,
  };
  state.roster.push(veteran);
  tell(journey, { kind: 'veteranNamed', veteran: id, name: veteran.name });
  return veteran;
}

/** A veteran was destroyed: misses a march and takes a scar; on a sworn campaign the fourth is death. */
export function wound(journey: Journey, veteran: Veteran): void {
  const { state } = journey;
  rest(state, veteran, 2);
  if (veteran.scars.length < mostScars) {
    const scars = scarsFor(state, veteran);
    if (scars.length > 0) state.pages.push({ kind: 'scar', veteran: veteran.id, scars });
  } else if (state.setup.form === 'sworn') {
    veteran.status = 'dead';
    tell(journey, { kind: 'veteranDied', veteran: veteran.id });
  }
}

/** The lives of veterans: what the roster says after an answer and did not say before. */
import type { Chronicle } from '../../../shared/calls/campaign.ts';
import type { CampaignState } from '../../campaign/index.ts';
import type { Told } from './told.ts';
import { filled } from './readable.ts';

type Life = Chronicle['veterans'][number]['life'][number];
type Veteran = CampaignState['roster'][number];

/** Lines an ending has for veterans; each gets one of them, in turn. */
const veteranLines = 4;

export function livesOf(told: Told): Chronicle['veterans'] {
  const { state } = told.session;
  const { texts } = told;
  const named = (kind: 'honour' | 'scar') => (id: string) => ({ id, name: texts[`${kind}.${id}`] ?? id });
  return state.roster.map(({ id, name, card, status, honours, scars }, place) => {
    const last = texts[`ending.${state.ending}.veteran.${(place % veteranLines) + 1}`];
    return {
      ...{ id, name, card, status, honours: honours.map(named('honour')), scars: scars.map(named('scar')) },
      life: lifeOf(told, id),
      ...(state.outcome && last !== undefined && status !== 'dead' && { last: filled(last, { name }) }),
    };
  });
}

function lifeOf({ moments, texts }: Told, id: string): Life[] {
  return moments.flatMap(({ state }, place) => {
    const before = moments[place - 1]?.state;
    const now = state.roster.find((veteran) => veteran.id === id);
    if (!now || !before) return [];
    const { march } = before;
    const site = before.underway ?? before.site;
    const event = (kind: Life['kind'], what?: string): Life => ({
      ...{ march, site, kind },
      ...(what !== undefined && { what }),
    });
    const found = before.roster.find((veteran) => veteran.id === id);
    return [
      ...(found ? [] : [event('named')]),
      ...marched(before, state, id).map((kind) => event(kind)),
      ...gained(found?.honours, now.honours).map((each) => event('honour', texts[`honour.${each}`] ?? each)),
      ...gained(found?.scars, now.scars).map((each) => event('scar', texts[`scar.${each}`] ?? each)),
      ...gained(now.scars, found?.scars).map((each) => event('healed', texts[`scar.${each}`] ?? each)),
      ...changedStatus(found, now).map((kind) => event(kind)),
    ];
  });
}

const gained = (before: readonly string[] = [], now: readonly string[] = []): string[] =>
  now.filter((each) => !before.includes(each));

/** Who was in the battle that was reported, and who fell in it. */
function marched(before: CampaignState, now: CampaignState, id: string): ('marched' | 'fell')[] {
  const [was] = before.pages;
  const [is] = now.pages;
  if (was?.kind === 'battle' && was.by === 'you' && is?.kind === 'reporting')
    return was.marching.includes(id) ? ['marched'] : [];
  if (was?.kind !== 'reporting' || is?.kind !== 'reporting') return [];
  return gained(was.fallen, is.fallen).includes(id) ? ['fell'] : [];
}

function changedStatus(found: Veteran | undefined, now: Veteran): ('retired' | 'died')[] {
  if (!found || found.status === now.status) return [];
  return [now.status === 'dead' ? 'died' : 'retired'];
}

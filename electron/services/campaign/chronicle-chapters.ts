/** The chapters of a chronicle: act by act, every line in words with how things stood after it. */
import type { Chronicle, ChronicleEntry } from '../../../shared/calls/campaign.ts';
import type { CampaignState } from '../../campaign/index.ts';
import { stirringsOf } from '../../campaign/conditions.ts';
import type { Moment, Told } from './told.ts';
import { filled } from './readable.ts';

type Chapter = Chronicle['chapters'][number];
type Entry = CampaignState['chronicle'][number];

export function chaptersOf(told: Told): Chapter[] {
  const { story } = told.session.setup;
  const last = told.moments.at(-1)!.state;
  const lines = linesOf(told);
  const acts = last.inFinale ? story.acts.length + 1 : last.act + 1;
  return Array.from({ length: acts }, (_, number) => chapterOf(told, number, lines)).filter(
    ({ lines: some, act }) => some.length > 0 || act === acts,
  );
}

type Line = ChronicleEntry & { act: number };

function chapterOf(told: Told, number: number, lines: readonly Line[]): Chapter {
  const { texts, session, moments } = told;
  const act = session.setup.story.acts[number];
  const isFinale = act === undefined;
  const { state } = moments.findLast(({ state: each }) => actOf(each) === number) ?? moments.at(-1)!;
  return {
    act: number + 1,
    title: isFinale ? '' : (texts[`act.${act.id}.title`] ?? ''),
    text: texts[isFinale ? finaleText(state) : `act.${act.id}.text`] ?? '',
    lines: lines.filter((line) => line.act === number).map(({ act: _act, ...line }) => line),
    candles: Object.entries(state.candles).map(([court, { lit, taken }]) => ({
      ...{ court, name: texts[`court.${court}`] ?? court, isLit: lit, isTaken: taken },
    })),
  };
}

const finaleText = ({ lastStand }: CampaignState): string =>
  lastStand ? 'finale.last-stand' : 'finale.text';

/** The finale is a chapter of its own, after the acts. */
const actOf = ({ act, inFinale, setup }: CampaignState): number => (inFinale ? setup.story.acts.length : act);

/** Every entry, told where it came to be. */
function linesOf(told: Told): Line[] {
  return told.moments.flatMap((moment, place) => {
    const before = told.moments[place - 1];
    const known = before?.state.chronicle.length ?? 0;
    return moment.state.chronicle.slice(known).map((entry) => lineOf(told, entry, moment, before));
  });
}

function lineOf(told: Told, entry: Entry, { at, state }: Moment, before: Moment | undefined): Line {
  const { texts } = told;
  const { march, act, site, place, kind, result, rival, by } = entry;
  const match = isFought(kind) ? matchBefore(told, at) : undefined;
  return {
    ...{ at, march, site, place, kind, result },
    act: kind === 'finale' ? state.setup.story.acts.length : act,
    siteName: texts[`site.${site}`] ?? site,
    ...wordsFor(told, entry, before),
    ...(rival !== undefined && { rival: { id: rival, name: texts[`rival.${rival}.name`] ?? rival } }),
    ...(by && { by }),
    ...(match !== undefined && { match }),
    ...{ stirrings: stirringsOf(state), tallow: state.tallow },
    candles: Object.values(state.candles).filter(({ lit }) => lit).length,
  };
}

const unfought: ReadonlySet<string> = new Set(['event', 'market', 'rest', 'level', 'resting', 'veteran']);
const isFought = (kind: string): boolean => !unfought.has(kind);

/** The battle that lay open last before this answer. */
function matchBefore({ moments, matchAt }: Told, at: number): number | undefined {
  const open = moments.findLast((each) => each.at < at && each.state.pages[0]?.kind === 'battle');
  return open && matchAt(open.at);
}

function wordsFor(
  { texts }: Told,
  { place, kind, result }: Entry,
  before: Moment | undefined,
): Pick<ChronicleEntry, 'title' | 'told' | 'chosen'> {
  if (kind !== 'event')
    return { title: texts[`place.${place}.title`] ?? '', told: texts[`place.${place}.${result}`] ?? '' };
  const gaps = namesIn(texts, before?.state);
  return {
    title: filled(texts[`event.${place}.title`] ?? '', gaps),
    told: filled(texts[`event.${place}.text`] ?? '', gaps),
    chosen: filled(texts[`event.${place}.choice.${result}`] ?? '', gaps),
  };
}

/** Whom the page that was answered was about. */
function namesIn(texts: Told['texts'], state: CampaignState | undefined): Record<string, string> {
  const page = state?.pages[0];
  if (!state || page?.kind !== 'event') return {};
  const veteran = state.roster.find(({ id }) => id === page.veteran);
  return {
    court: texts[`court.${state.setup.court}`] ?? '',
    ...(veteran && { v1: veteran.name }),
    ...(page.rival !== undefined && { rival: texts[`rival.${page.rival}.name`] ?? '' }),
  };
}

/** Which sentences of a story may be read at a page, with their gaps filled: nothing of what nobody has come to yet. */
import type { CampaignView, Page } from '../../../shared/games/campaign.ts';
import type { CampaignState } from '../../campaign/index.ts';
import type { StoryContent } from '../../campaign/story/read.ts';
import type { Session } from './session.ts';

type Texts = Readonly<Record<string, string>>;

/** The sentences of a story in the language that every story has. */
export const textsOf = ({ texts }: StoryContent): Texts => texts['en']!;

/** Known from the first page on. */
const always = [
  'story.title',
  'court.',
  'site.',
  'honour.',
  'scar.',
  'advantage.',
  'bundle.',
  'resting.text',
];

export function wordsOf(session: Session, view: CampaignView): Record<string, string> {
  const { content, state } = session;
  const texts = textsOf(content);
  const allowed = prefixesOf(state, view);
  const entries = Object.entries(texts).filter(([key]) => allowed.some((prefix) => key.startsWith(prefix)));
  const gaps = gapsOf(state, texts, view.page);
  return Object.fromEntries(entries.map(([key, text]) => [key, filled(text, gaps)]));
}

function prefixesOf({ setup }: CampaignState, view: CampaignView): string[] {
  const { page, chronicle, ending } = view;
  const acts = setup.story.acts.slice(0, view.act);
  return [
    ...always,
    ...acts.map(({ id }) => `act.${id}.title`),
    ...view.rivals.flatMap(({ id, stance }) => [`rival.${id}.name`, `rival.${id}.${stance}`]),
    ...view.sites.flatMap((site) => ('letter' in site ? headOf(site.letter.place) : [])),
    ...chronicle.flatMap(({ place, kind, result }) =>
      kind === 'event'
        ? [`event.${place}.title`, `event.${place}.choice.${result}`]
        : [...headOf(place), `place.${place}.${result}`],
    ),
    ...(page ? prefixesOfPage(setup.story.finale, page) : []),
    ...(ending === undefined
      ? []
      : [`ending.${ending}.`, ...view.rivals.map(({ id }) => `rival.${id}.ending.${ending}`)]),
  ];
}

/** A place's title and letter, and an event's title: what its sign on the map says. */
const headOf = (place: string): string[] => [
  `place.${place}.title`,
  `place.${place}.letter`,
  `event.${place}.title`,
];

function prefixesOfPage(finale: readonly string[], page: Page): string[] {
  switch (page.kind) {
    case 'event':
      return [`event.${page.event}.`];
    case 'muster':
    case 'expedition':
    case 'battle':
    case 'reporting':
      return headOf(page.place);
    case 'finale':
      return ['finale.', ...finale.flatMap(headOf)];
    case 'help':
      return ['help.text'];
    default:
      return [];
  }
}

type Gaps = Readonly<Record<string, string>>;

/** Who is spoken of: the person's court, and whom an event is about. */
function gapsOf(state: CampaignState, texts: Texts, page: Page | undefined): Gaps {
  const { rival, veteran } = page?.kind === 'event' ? page : {};
  const named = state.roster.find(({ id }) => id === veteran);
  return {
    court: texts[`court.${state.setup.court}`] ?? '',
    dark: texts[`court.${darkCourt(state)}`] ?? '',
    ...(named && { v1: named.name }),
    ...(rival !== undefined && { rival: texts[`rival.${rival}.name`] ?? rival }),
  };
}

const darkCourt = ({ candles }: CampaignState): string =>
  Object.keys(candles).find((court) => !candles[court]!.lit) ?? '';

/** A sentence with its gaps filled; one nobody fills stays, so that it is seen. */
export const filled = (text: string, gaps: Gaps): string =>
  text.replaceAll(/\{([^}]*)\}/g, (gap, name: string) => gaps[name] ?? gap);

/** The whole text of an open scene. The first page goes on with what is said to your court. */
export function sceneOf({ content, state }: Session): string | undefined {
  const [page] = state.pages;
  return page?.kind === 'scene' ? sceneText(state, textsOf(content), page.text) : undefined;
}

export function sceneText(state: CampaignState, texts: Texts, key: string): string {
  const own = key === 'story.opening' ? [texts[`court.${state.setup.court}.opening`] ?? ''] : [];
  return [texts[key] ?? '', ...own].map((text) => filled(text, gapsOf(state, texts, undefined))).join('\n\n');
}

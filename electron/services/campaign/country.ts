/** What a window draws the map and its letters with besides the view: the hill, and the grounds of battles in sight. */
import { shownGround, type OpenCampaign } from '../../../shared/calls/campaign.ts';
import type { CampaignView } from '../../../shared/games/campaign.ts';
import type { CampaignSetup } from '../../campaign/index.ts';
import { parseJson } from '../../db/json.ts';
import { textsOf } from './readable.ts';
import type { Session } from './session.ts';

export type Country = Pick<OpenCampaign, 'title' | 'actTitle' | 'hill' | 'grounds'>;

export function countryOf(
  { content, setup }: Pick<Session, 'content' | 'setup'>,
  view: CampaignView,
): Country {
  const texts = textsOf(content);
  const act = setup.story.acts[view.act - 1];
  const hill = hillOf(setup);
  return {
    title: texts['story.title'] ?? setup.story.id,
    actTitle: act ? (texts[`act.${act.id}.title`] ?? act.id) : '',
    ...(hill !== undefined && { hill }),
    grounds: Object.fromEntries(scenariosIn(view).flatMap((id) => groundOf(content.scenarios[id], id))),
  };
}

/** Where the last battle is fought. */
export const hillOf = ({ story }: CampaignSetup): string | undefined =>
  story.places.find(({ id }) => story.finale.includes(id))?.sites?.[0];

const scenariosIn = ({ sites }: CampaignView): string[] =>
  sites.flatMap((site) =>
    'letter' in site && site.letter.scenario !== undefined ? [site.letter.scenario] : [],
  );

/** A scenario's ground and aims as its file has them; what cannot be read is not drawn. */
function groundOf(source: string | undefined, id: string): [string, OpenCampaign['grounds'][string]][] {
  const read = shownGround.safeParse(parseJson(source ?? ''));
  return read.success ? [[id, read.data]] : [];
}

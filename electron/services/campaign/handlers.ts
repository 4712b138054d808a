/** The calls of the campaign, each a line that asks one service. */
import { join } from 'node:path';
import type { campaignCalls } from '../../../shared/calls/campaign.ts';
import type { CallError, Handlers, Notice } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { WarbandList } from '../../../shared/warbands.ts';
import { refusalOf } from '../../campaign/refusals.ts';
import { campaignsOfMatch, markDeleted, renameCampaign } from '../../db/campaigns.ts';
import { messageOf } from '../../db/failure.ts';
import type { Log } from '../log.ts';
import { campaignActionSchema } from './action-schema.ts';
import { answering } from './answering.ts';
import { beginCampaign, forkCampaign } from './beginning.ts';
import { createDesk } from './desk.ts';
import { campaignLines } from './lines.ts';
import { listOf } from './muster.ts';
import { openedOf } from './opened.ts';
import { makeStoryHandlers, type StoriesGround } from './story-handlers.ts';
import { installStories } from './story-shelf.ts';
import { telling } from './telling.ts';
import { campaignError } from './words-of.ts';

export interface CampaignDeps extends StoriesGround {
  log: Log;
  resourcesFolder: string;
  /** Lays a campaign's warband into the builder; answers its number there. */
  inBuilder: (campaign: number, name: string, list: WarbandList) => string;
}

export interface CampaignHandlers {
  handlers: Pick<Handlers, keyof typeof campaignCalls>;
  /** What went wrong with the stories of the program. */
  problems: Notice[];
  /** A match came to its end. */
  matchEnded(match: number): void;
  /** The database was replaced. */
  forget(): void;
}

type Done = Result<undefined, CallError>;

const nothing = (done: Done): Result<Record<string, never>, CallError> => (done.ok ? ok({}) : done);

const dropped = (done: Result<unknown, CallError>): Done => (done.ok ? ok(undefined) : done);

const changed = (isThere: boolean): Done =>
  isThere ? ok(undefined) : err(campaignError('no-such-campaign'));

export function makeCampaignHandlers(deps: CampaignDeps): CampaignHandlers {
  const { db, resourcesFolder, log, now, push } = deps;
  const desk = createDesk(deps);
  const folder = join(resourcesFolder, 'stories');
  const install = () => installStories({ db, folder, log, now });
  const all = (done: Done, id?: number): Result<Record<string, never>, CallError> => {
    if (done.ok) desk.forget(id);
    if (done.ok) push('campaigns.changed', {});
    return nothing(done);
  };
  return {
    problems: install(),
    handlers: {
      'campaign.list': () => ok({ campaigns: campaignLines(deps, desk) }),
      'campaign.begin': (wish) => asId(beginCampaign(deps, wish)),
      'campaign.open': ({ id }) => {
        const open = desk.open(id);
        return open.ok ? ok(openedOf(open.value, desk.stands(open.value))) : open;
      },
      ...answering(deps, desk),
      ...makeStoryHandlers(deps),
      'campaign.why': ({ id, action }) => {
        const open = desk.open(id);
        if (!open.ok) return open;
        const read = campaignActionSchema.safeParse(action);
        const refusal = read.success ? refusalOf(open.value.state, read.data) : undefined;
        return ok(refusal ? { sentence: refusal.sentence, rule: refusal.rule } : {});
      },
      'campaign.builder': ({ id }) => {
        const open = desk.open(id);
        if (!open.ok) return open;
        return ok({ warband: deps.inBuilder(id, open.value.row.name, listOf(open.value.state.warband)) });
      },
      ...telling(deps, desk),
      'campaign.turn': ({ id, at }) => {
        const open = desk.open(id);
        return open.ok ? asId(forkCampaign(deps, open.value, at)) : open;
      },
      'campaign.call': ({ id, veteran, name }) => {
        const open = desk.open(id);
        return nothing(open.ok ? dropped(desk.call(open.value, veteran, name)) : open);
      },
      'campaign.rename': ({ id, name }) => all(changed(renameCampaign(db, id, name)), id),
      'campaign.delete': ({ id }) => all(changed(markDeleted(db, id, now())), id),
      'campaign.undelete': ({ id }) => all(changed(markDeleted(db, id, null)), id),
    },
    matchEnded(match) {
      for (const id of campaignsOfMatch(db, match)) {
        try {
          desk.open(id);
        } catch (problem) {
          // The match is over and kept; the campaign asks again when it is next opened.
          log.write('problem', `campaign ${id}: ${messageOf(problem)}`);
        }
      }
    },
    forget() {
      desk.forget();
      deps.stories.forget();
      deps.armouries.forget();
      install();
    },
  };
}

const asId = (begun: Result<number, CallError>): Result<{ id: number }, CallError> =>
  begun.ok ? ok({ id: begun.value }) : begun;

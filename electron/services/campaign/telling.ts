/** What was played, as a tale and as files: the chronicle, what leaves the program and what comes in. */
import type { Handlers } from '../../../shared/ipc.ts';
import { ok } from '../../../shared/result.ts';
import type { Uploads } from '../packs/uploads.ts';
import { textOf } from '../packs/sent-files.ts';
import type { SentFile } from '../packs/zip.ts';
import { fileStem } from '../saving/file-name.ts';
import { chronicleOf } from './chronicle.ts';
import type { CampaignGround, Desk } from './desk.ts';
import { campaignFile, importCampaign } from './file.ts';
import { chroniclePage } from './page.ts';

type Telling = 'campaign.chronicle' | 'campaign.export' | 'campaign.import';

export interface TellingGround extends CampaignGround {
  uploads: Uploads;
}

export function telling(deps: TellingGround, desk: Desk): Pick<Handlers, Telling> {
  return {
    'campaign.chronicle': ({ id }) => {
      const open = desk.open(id);
      return open.ok ? ok(chronicleOf(deps.db, open.value)) : open;
    },
    'campaign.export': ({ id, as }) => {
      const open = desk.open(id);
      if (!open.ok) return open;
      const stem = fileStem(open.value.row.name, 'campaign');
      return as === 'file'
        ? ok({ name: `${stem}.json`, text: campaignFile(deps, open.value) })
        : ok({ name: `${stem}.html`, text: chroniclePage(chronicleOf(deps.db, open.value)) });
    },
    'campaign.import': ({ upload }) => {
      const sent = deps.uploads.take(upload);
      if (!sent.ok) return sent;
      const imported = importCampaign(deps, textIn(sent.value));
      if (imported.ok) deps.uploads.forget(upload);
      return imported.ok ? ok({ id: imported.value }) : imported;
    },
  };
}

/** One file and no more. */
const textIn = (sent: readonly SentFile[]): string =>
  sent.length === 1 ? (textOf(sent[0]!.bytes) ?? '') : '';

/** The pages of a chronicle: one for each line that was written, with the map as it stood after it. */
import type { Chronicle, ChronicleEntry } from '../../../shared/calls/campaign.ts';
import type { CampaignView, SiteView } from '../../../shared/games/campaign.ts';
import { stopsOf, type Stop } from '../../province/way.ts';

/** A site as a map of the past shows it: what became of it, and no letter any more. */
type MarkedSite = Pick<SiteView, 'id' | 'at' | 'court' | 'status'>;

export interface ChroniclePageData {
  entry: ChronicleEntry;
  act: number;
  actTitle: string;
  sites: MarkedSite[];
  candles: CampaignView['candles'];
  here: string;
  stops: Stop[];
}

const marks = ['won', 'lost', 'passed'] as const;

/** What became of a site up to a line, within the act. */
function statusAt(lines: readonly ChronicleEntry[], site: string): SiteView['status'] {
  const last = lines.findLast((line) => line.site === site && line.kind !== 'resting');
  if (!last) return 'quiet';
  return marks.find((mark) => mark === last.result) ?? 'won';
}

export function pagesOf({ chapters, sites }: Chronicle): ChroniclePageData[] {
  const before: ChronicleEntry[] = [];
  return chapters.flatMap(({ act, title, lines, candles }) =>
    lines.map((entry, at): ChroniclePageData => {
      before.push(entry);
      const sofar = lines.slice(0, at + 1);
      const stops = stopsOf(before);
      return {
        ...{ entry, act, actTitle: title, stops, here: stops.at(-1)?.site ?? entry.site },
        sites: sites.map(({ id, at: spot, court }): MarkedSite => ({
          ...{ id, at: spot, status: statusAt(sofar, id) },
          ...(court !== undefined && { court }),
        })),
        candles: candles.map(({ court, isLit, isTaken }) => ({ court, isLit, isTaken })),
      };
    }),
  );
}

/** Roads: what can be marched to, and what can be seen from there. */
import type { CampaignState } from './state.ts';

type Reading = Readonly<CampaignState>;

const links = new WeakMap<object, ReadonlyMap<string, string[]>>();

/** The story's own roads, both ways. */
function linksOf({ setup }: Reading): ReadonlyMap<string, string[]> {
  const { sites } = setup.story;
  let known = links.get(sites);
  if (!known) {
    const made = new Map<string, string[]>(sites.map(({ id }) => [id, []]));
    for (const { id, roads } of sites) {
      for (const other of roads) {
        made.get(id)!.push(other);
        made.get(other)?.push(id);
      }
    }
    links.set(sites, (known = made));
  }
  return known;
}

/** Sites one road away. */
export function neighbours(state: Reading, site: string): string[] {
  const dug = state.roads.flatMap(([one, other]) => (one === site ? [other] : other === site ? [one] : []));
  return [...(linksOf(state).get(site) ?? []), ...dug];
}

const isOpen = ({ sites }: Reading, site: string): boolean => sites[site]?.status === 'open';

/** Everything that can be walked to: sites with something to decide stop the way, shut ones bar it. */
function walk(state: Reading): Set<string> {
  const found = new Set([state.site, ...state.visited]);
  const waiting = [...found];
  for (let site = waiting.pop(); site !== undefined; site = waiting.pop()) {
    for (const next of neighbours(state, site)) {
      if (found.has(next) || state.shut.includes(next)) continue;
      found.add(next);
      if (!isOpen(state, next)) waiting.push(next);
    }
  }
  return found;
}

/** Sites you may march to, in the order of the map. */
export function withinReach(state: Reading): string[] {
  const found = walk(state);
  return state.setup.story.sites.flatMap(({ id }) => (found.has(id) && isOpen(state, id) ? [id] : []));
}

/** Sites that are known: within reach, or one road further. */
export function inSight(state: Reading): string[] {
  const found = walk(state);
  const seen = new Set([...found, ...[...found].flatMap((site) => neighbours(state, site))]);
  return state.setup.story.sites.flatMap(({ id }) => (seen.has(id) ? [id] : []));
}

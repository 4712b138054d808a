/** The way so far as legs along roads, and the roads from here to a chosen place. */
type Road = readonly [string, string];
export type Leg = readonly [string, string];

/** The fewest roads from one site to another; a straight leg where no road leads. */
export function roadsBetween(roads: readonly Road[], from: string, to: string): Leg[] {
  const came = new Map<string, string | undefined>([[from, undefined]]);
  for (const site of came.keys()) {
    if (site === to) break;
    for (const next of neighboursOf(roads, site)) if (!came.has(next)) came.set(next, site);
  }
  if (!came.has(to)) return [[from, to]];
  const legs: Leg[] = [];
  for (let at = to, before = came.get(at); before !== undefined; at = before, before = came.get(at))
    legs.unshift([before, at]);
  return legs;
}

const neighboursOf = (roads: readonly Road[], site: string): string[] =>
  roads.flatMap(([one, other]) => (one === site ? [other] : other === site ? [one] : []));

export interface Stop {
  site: string;
  march: number;
}

interface Line {
  march: number;
  site: string;
  kind: string;
  result: string;
  by?: string | undefined;
}

const never = ['level', 'veteran', 'resting'];

/** Where each march led, as a chronicle says it: to its battle, else to what was met on the road. */
export function stopsOf(lines: readonly Line[]): Stop[] {
  const led = lines.filter(
    ({ kind, result, by }) => result !== 'passed' && by !== 'captain' && !never.includes(kind),
  );
  const marches = [...new Set(led.map(({ march }) => march))];
  return marches.flatMap((march): Stop[] => {
    const own = led.filter((line) => line.march === march);
    const chief = own.find(({ kind }) => kind !== 'event') ?? own.at(-1)!;
    const before = led.findLast((line) => line.march < march);
    // What comes to one where one stands is no march.
    return chief.kind === 'event' && chief.site === before?.site
      ? []
      : [{ site: chief.site, march: march + 1 }];
  });
}

/** All legs from the first site along the stops, each road once. */
export function legsOf(roads: readonly Road[], home: string, stops: readonly Stop[]): Leg[] {
  const sites = [home, ...stops.map(({ site }) => site)];
  const legs = sites.slice(1).flatMap((site, at) => roadsBetween(roads, sites[at]!, site));
  const seen = new Set<string>();
  return legs.filter((leg) => {
    const key = leg.toSorted().join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

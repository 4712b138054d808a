/** What must hold between the files of a story: names that are meant, ways out, conditions that can come true. */
import type { Catalogue, Effect, Measure } from '../../../shared/games/campaign.ts';
import { isBattle } from '../letters.ts';
import { cardProblems, wordProblems } from './check-words.ts';
import { storyProblem, type StoryProblem } from './problems.ts';
import type { StoryContent } from './read.ts';
import type { Choice, Place, Story } from './schema.ts';
import { textProblems } from './texts.ts';

/** What whoever owns the cards and the battles knows of them. */
export interface OutsideChecks {
  /** Cards of the packs the story names; absent: cards are not looked up. */
  catalogue?: Catalogue | undefined;
  /** What is wrong with a battle, by path within its file. */
  checkScenario?: (text: string) => { path: string; line?: number; sentence: string }[];
  /** What is wrong with what an honour or scar writes on a card. */
  checkChange?: (change: Story['honours'][number]['change']) => { path: string; sentence: string }[];
}

type Found = StoryProblem;

export function checkStory(content: StoryContent, outside: OutsideChecks = {}): StoryProblem[] {
  const { story, texts, scenarios } = content;
  return [
    ...doubles(story),
    ...mapProblems(story),
    ...placeProblems(story, scenarios),
    ...eventProblems(story),
    ...storyProblems(story),
    ...wordProblems(story),
    ...cardProblems(story, outside.catalogue),
    ...outsideProblems(content, outside),
    ...textProblems(story, texts),
  ];
}

function doubles(story: Story): Found[] {
  const lists = {
    'map.json': story.sites,
    'places.json': story.places,
    'events.json': story.events,
    'rivals.json': story.rivals,
    'honours.json': story.honours,
    'scars.json': story.scars,
  };
  return Object.entries(lists).flatMap(([file, entries]) =>
    entries.flatMap(({ id }, at) =>
      entries.findIndex((each) => each.id === id) < at
        ? [storyProblem(file, pathTo(file, at, 'id'), 'sameId', `The id "${id}" is used twice.`)]
        : [],
    ),
  );
}

const pathTo = (file: string, at: number, field: string): string =>
  `${file === 'map.json' ? 'sites' : ''}[${at}].${field}`;

const has = (list: readonly { id: string }[], id: string): boolean => list.some((each) => each.id === id);

function mapProblems(story: Story): Found[] {
  const { sites, courts, acts } = story;
  const strays = sites.flatMap(({ roads, court, id }, at) => [
    ...roads
      .filter((road) => !has(sites, road) || road === id)
      .map((road) =>
        storyProblem('map.json', pathTo('map.json', at, 'roads'), 'noSite', `There is no site "${road}".`),
      ),
    ...(court !== undefined && !courts.includes(court)
      ? [
          storyProblem(
            'map.json',
            pathTo('map.json', at, 'court'),
            'noCourt',
            `There is no court "${court}".`,
          ),
        ]
      : []),
  ]);
  const apart = sites.filter(({ id }) => !joined(story).has(id));
  return [
    ...strays,
    ...apart.map(({ id }) => storyProblem('map.json', '', 'apart', `No road leads to "${id}".`)),
    ...acts.flatMap((act, number) => actProblems(story, act, number)),
  ];
}

/** Every site that can be walked to from the first one. */
function joined({ sites }: Story): Set<string> {
  const found = new Set(sites.slice(0, 1).map(({ id }) => id));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id, roads } of sites) {
      if (found.has(id)) roads.forEach((road) => found.add(road));
      if (roads.some((road) => found.has(road))) found.add(id);
    }
  }
  return found;
}

/** An act has sites and places for what it is filled with. */
function actProblems(
  { sites, places, events }: Story,
  { fill }: Story['acts'][number],
  act: number,
): Found[] {
  const free = sites.filter(({ court, acts }) => court === undefined && acts.includes(act + 1));
  return Object.entries(fill).flatMap(([kind, wanted]) => {
    const at = `acts[${act}].fill.${kind}`;
    const able = free.filter((site) => (site.fits as readonly string[]).includes(kind));
    const there =
      kind === 'event'
        ? events.filter((event) => event.at === 'road' && event.acts.includes(act + 1))
        : places.filter((place) => place.kind === kind && !place.holding && place.acts.includes(act + 1));
    if (able.length < wanted)
      return [
        storyProblem(
          'story.json',
          at,
          'tooFewSites',
          `Only ${able.length} sites of act ${act + 1} fit ${kind}.`,
        ),
      ];
    return wanted > 0 && there.length === 0
      ? [storyProblem('story.json', at, 'noPlace', `Act ${act + 1} has nothing of the kind ${kind}.`)]
      : [];
  });
}

function placeProblems(story: Story, scenarios: Readonly<Record<string, string>>): Found[] {
  const { places, sites } = story;
  return places.flatMap((place, at) => {
    const wrong = (field: string, code: string, sentence: string) =>
      storyProblem('places.json', `[${at}].${field}`, code, sentence);
    const { scenario, sites: meant = [] } = place;
    return [
      ...meant
        .filter((id) => !has(sites, id))
        .map((id) => wrong('sites', 'noSite', `There is no site "${id}".`)),
      ...(scenario !== undefined && !Object.hasOwn(scenarios, scenario)
        ? [wrong('scenario', 'noScenario', `There is no file scenarios/${scenario}.json.`)]
        : []),
      ...(place.kind === 'warband' && scenario === undefined
        ? [wrong('kind', 'noScenario', 'A battle needs a scenario.')]
        : []),
      ...elseProblems(story, place, wrong),
      ...resultProblems(place, wrong),
      ...stepProblems(place, wrong),
    ];
  });
}

type Wrong = (field: string, code: string, sentence: string) => Found;

/** A place of another game names one to take its place, and that way ends. */
function elseProblems({ places }: Story, place: Place, wrong: Wrong): Found[] {
  if (!isBattle(place)) return [];
  if (place.kind === 'warband') return [];
  if (place.else === undefined)
    return [wrong('kind', 'noElse', 'A place of another game names a place in "else".')];
  const seen = new Set([place.id]);
  for (let next: Place | undefined = place; next?.else !== undefined;) {
    const id: string = next.else;
    if (seen.has(id)) return [wrong('else', 'circle', `The places lead in a circle to "${id}".`)];
    seen.add(id);
    next = places.find((each) => each.id === id);
    if (!next) return [wrong('else', 'noPlace', `There is no place "${id}".`)];
  }
  return [];
}

/** What each game counts. */
const countedBy: Partial<Record<Place['kind'], readonly Measure[]>> = {
  salient: ['margin'],
  delve: ['gold', 'treasures'],
};

const stepProblems = ({ kind, steps = [] }: Place, wrong: Wrong): Found[] =>
  steps.flatMap(({ of }, at) =>
    countedBy[kind]?.includes(of)
      ? []
      : [wrong(`steps[${at}].of`, 'notCounted', `Nothing of the kind "${kind}" counts ${of}.`)],
  );

const resultProblems = (place: Place, wrong: Wrong): Found[] =>
  isBattle(place) && (place.won === undefined || place.lost === undefined)
    ? [wrong('won', 'noOutcome', 'A battle says what winning and losing do, if only [].')]
    : [];

const takes = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) => ('tallow' in effect && effect.tallow < 0) || ('ground' in effect && effect.ground < 0),
  );

const isFree = ({ when, effects }: Choice): boolean => when === undefined && !takes(effects);

function eventProblems(story: Story): Found[] {
  return story.events.flatMap(({ choices, sites = [] }, at) => {
    const wrong = (path: string, code: string, sentence: string) =>
      storyProblem('events.json', `[${at}]${path}`, code, sentence);
    const stirs = choices.flatMap(({ effects }, number) =>
      effects.some((effect) => 'stir' in effect && effect.cause !== 'theft')
        ? [wrong(`.choices[${number}].effects`, 'onlyTheft', 'In events only a theft stirs.')]
        : [],
    );
    return [
      ...(choices.some(isFree) ? [] : [wrong('.choices', 'noFreeChoice', 'No choice is open to everybody.')]),
      ...sites
        .filter((id) => !has(story.sites, id))
        .map((id) => wrong('.sites', 'noSite', `There is no site "${id}".`)),
      ...stirs,
    ];
  });
}

function storyProblems(story: Story): Found[] {
  const { finale, lastStand, endings, advantages, places, courts, names, rivals } = story;
  const wrong = (path: string, code: string, sentence: string) =>
    storyProblem('story.json', path, code, sentence);
  const bought = { groundBuys: story.groundBuys, helpBuys: story.helpBuys, allyBrings: story.allyBrings };
  const isLast = (good: boolean) =>
    endings.some((ending) => ending.good === good && ending.when === undefined);
  return [
    ...[...finale, lastStand]
      .filter((id) => !has(places, id))
      .map((id) => wrong('finale', 'noPlace', `There is no place "${id}".`)),
    ...(places.some(({ id, needs }) => id === lastStand && needs !== undefined)
      ? [wrong('lastStand', 'needsNothing', 'The last stand must be open to everybody.')]
      : []),
    ...[true, false]
      .filter((good) => !isLast(good))
      .map((good) => wrong('endings', 'noLastEnding', `No ${good ? 'good' : 'bad'} ending fits always.`)),
    ...Object.entries(bought)
      .filter(([, id]) => !Object.hasOwn(advantages, id))
      .map(([field, id]) => wrong(field, 'noAdvantage', `There is no advantage "${id}".`)),
    ...courts
      .filter((court) => !Object.hasOwn(names, court))
      .map((court) => storyProblem('names.json', '', 'noNames', `The court "${court}" has no names.`)),
    ...courts
      .filter((court) => !rivals.some((rival) => rival.court === court))
      .map((court) => storyProblem('rivals.json', '', 'noRival', `Nobody leads the court "${court}".`)),
  ];
}

function outsideProblems(
  { story, scenarios }: StoryContent,
  { checkScenario, checkChange }: OutsideChecks,
): StoryProblem[] {
  const battles = Object.entries(scenarios).flatMap(([id, text]) =>
    (checkScenario?.(text) ?? []).map((each) => ({
      file: `scenarios/${id}.json`,
      code: 'badScenario',
      ...each,
    })),
  );
  const idle = Object.keys(scenarios)
    .filter((id) => !story.places.some(({ scenario }) => scenario === id))
    .map((id) => storyProblem(`scenarios/${id}.json`, '', 'unusedScenario', 'No place is fought on it.'));
  const changes = (
    [
      ['honours.json', story.honours],
      ['scars.json', story.scars],
    ] as const
  ).flatMap(([file, list]) =>
    list.flatMap(({ change }, n) =>
      (checkChange?.(change) ?? []).map(({ path, sentence }) =>
        storyProblem(file, `[${n}].change${path}`, 'badChange', sentence),
      ),
    ),
  );
  return [...battles, ...idle, ...changes];
}

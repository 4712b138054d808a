/**
 * Campaigns that stand at the page a test is about, walked there by the rules from a fixed seed and stored as the
 * program stores them. Battles on the way are answered, not fought.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextAnswer } from '../../electron/campaign/battle-plan.ts';
import { campaign, type CampaignState } from '../../electron/campaign/index.ts';
import { listStories } from '../../electron/db/stories.ts';
import { openDatabase } from '../../electron/db/open.ts';
import { root } from '../../electron/launch/machine.js';
import { createArmouries } from '../../electron/services/campaign/armoury.ts';
import { store } from '../../electron/services/campaign/beginning.ts';
import { setupOf, type Beginning } from '../../electron/services/campaign/session.ts';
import { createStoryShelf, installStories } from '../../electron/services/campaign/story-shelf.ts';
import { createCardLibrary } from '../../electron/services/packs/library.ts';
import { setUpShelf } from '../../electron/services/packs/shelf.ts';
import type { CampaignAction, Fact } from '../../shared/games/campaign.ts';

interface CampaignMoment {
  story: 'six-candles' | 'two-lights';
  court: string;
  form?: Beginning['form'];
  /** Games besides Warband. */
  games?: readonly string[];
  /** Who wins the battles on the way, one after the other and again from the first. */
  wins: readonly boolean[];
  until: (state: CampaignState) => boolean;
}

const page = ({ pages }: CampaignState) => pages[0]?.kind;
/** The map lies open, and a place of this kind can be marched to. */
const reaches = (state: CampaignState, kind: string): boolean =>
  state.pages.length === 0 &&
  (campaign.decision(state)?.options ?? []).some(
    (option) => option.kind === 'march' && state.sites[option.site]?.kind === kind,
  );

const watch = { story: 'six-candles', court: 'lantern-watch' } as const;

export const campaignMoments = {
  /** The first battle lies before the muster. */
  firstMuster: { ...watch, wins: [true], until: (state) => page(state) === 'muster' },
  /** The first battle is won and told, a bundle is to be taken. */
  bundles: { ...watch, wins: [true], until: (state) => page(state) === 'bundles' },
  honour: { ...watch, wins: [true], until: (state) => page(state) === 'honour' },
  candle: { ...watch, wins: [true], until: (state) => page(state) === 'candle' },
  /** Somebody with a name fell. */
  scar: { ...watch, wins: [true, true, false], until: (state) => page(state) === 'scar' },
  market: { ...watch, wins: [true, true, false], until: (state) => page(state) === 'market' },
  event: { ...watch, wins: [true], until: (state) => page(state) === 'event' && state.march > 1 },
  /** Two battles are lost, and somebody sends a cart. */
  help: { ...watch, wins: [false], until: (state) => page(state) === 'help' },
  /** The map in the second act, with veterans and a way. */
  secondAct: {
    ...watch,
    wins: [true, true, false],
    until: (state) => state.act === 1 && state.marchInAct === 2 && state.pages.length === 0,
  },
  laterMuster: {
    ...watch,
    wins: [true, true, false],
    until: (state) => state.act === 1 && state.roster.length > 2 && page(state) === 'muster',
  },
  /** The map with a way down to go, and Ground to spend. */
  wayDown: {
    ...watch,
    ...{ games: ['salient', 'delve', 'deepwarren'], wins: [true] },
    until: (state) => state.ground > 0 && reaches(state, 'delve') && reaches(state, 'salient'),
  },
  finale: { ...watch, wins: [true], until: (state) => page(state) === 'finale' },
  /** A short story is told to its end. */
  ending: {
    story: 'two-lights',
    court: 'lantern-watch',
    wins: [true],
    until: (state) => state.outcome !== undefined,
  },
} as const satisfies Record<string, CampaignMoment>;

const brisk: readonly CampaignAction['kind'][] = [
  ...(['takeBundle', 'honour', 'scar', 'lightCandle', 'seat', 'toTheField', 'march', 'leaveMarket'] as const),
];

/** What one does who does not dawdle; of several marches the first to a battle. */
function answerOf(state: CampaignState, wins: readonly boolean[], fought: number): CampaignAction {
  const isWon = wins[fought % wins.length]!;
  const told = nextAnswer(state, isWon, factsOf(state, isWon));
  if (told) return told;
  const options = campaign.decision(state)!.options;
  const marches = options.filter((option) => option.kind === 'march');
  const battle = marches.find((option) => state.sites[option.site]?.kind === 'warband');
  const first = brisk.map((kind) => options.find((option) => option.kind === kind)).find(Boolean);
  return (page(state) === undefined && state.march % 2 === 0 ? battle : undefined) ?? first ?? options[0]!;
}

/** Whoever marches with a name falls in a lost battle; a won one has a deed. */
function factsOf({ pages: [open], warband, march }: CampaignState, isWon: boolean): Fact[] {
  if (open?.kind !== 'battle' && open?.kind !== 'reporting') return [];
  const orders = warband.orders.slice(0, 6).map((card): Fact => ({ fact: 'saw', card }));
  if (!isWon)
    return [...open.marching.slice(0, 1).map((veteran): Fact => ({ fact: 'fell', veteran })), ...orders];
  return [
    { fact: 'deed', deed: 'felled', by: warband.creatures[march % warband.creatures.length]! },
    ...orders,
  ];
}

function walk(state: CampaignState, { wins, until }: CampaignMoment): CampaignAction[] {
  const answers: CampaignAction[] = [];
  let fought = 0;
  for (let count = 0; count < 900 && !until(state); count++) {
    const answer = answerOf(state, wins, fought);
    if (page(state) === 'battle') fought += 1;
    answers.push(answer);
    campaign.apply(state, answer);
  }
  if (!until(state)) throw new Error('the campaign never comes to that page');
  return answers;
}

/** A resources folder with the stories, the program's own and the tests' short one. */
function withStories<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-stories-'));
  try {
    cpSync(join(root, 'resources/stories/six-candles'), join(folder, 'six-candles'), { recursive: true });
    cpSync(join(root, 'test/campaign/stories/two-lights'), join(folder, 'two-lights'), { recursive: true });
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const silent = { write: () => undefined, recent: () => [] };

/** For `found`: puts campaigns that stand at moments into the program's folder, the first named played last. */
export function campaignsAt<Name extends keyof typeof campaignMoments>(...names: readonly Name[]) {
  const ids = new Map<Name, number>();
  return {
    fill: async (folder: string): Promise<void> => {
      const migrationsFolder = join(root, 'migrations');
      const opened = await openDatabase({ folder, migrationsFolder, now: Date.now, log: () => undefined });
      if (!opened.ok) throw new Error(JSON.stringify(opened.error));
      const { db, close } = opened.value;
      db.$client.pragma('synchronous = OFF');
      try {
        setUpShelf({ db, folder: join(root, 'resources', 'packs'), version: 'test', now: Date.now });
        withStories((stories) => installStories({ db, folder: stories, log: silent, now: Date.now }));
        names.toReversed().forEach((name, at) => ids.set(name, begin(db, name, at)));
      } finally {
        close();
      }
    },
    route: (name: Name): string => `#/campaign/${String(ids.get(name))}`,
  };
}

type Database = Parameters<typeof createCardLibrary>[0];

function begin(db: Database, name: keyof typeof campaignMoments, at: number): number {
  const moment: CampaignMoment = campaignMoments[name];
  const row = listStories(db).find(({ key }) => key === moment.story)!;
  const content = createStoryShelf(db).content(row.hash)!;
  const armouries = createArmouries(db, createCardLibrary(db));
  const armouryHash = armouries.keep(content.story.packs);
  const armoury = armouries.at(armouryHash)!;
  const levy = armoury.catalogue.lists.find(({ pack }) => pack === moment.court)!.id;
  const { court, form = 'free', games = [] } = moment;
  const beginning: Beginning = { court, levy, level: 'march', form, games: ['warband', ...games] };
  const state = campaign.start(setupOf(content, armoury, beginning), 7);
  const answers = walk(state, moment);
  const played = {
    name: `The way to ${name}`,
    storyKey: row.key,
    storyHash: row.hash,
    armouryHash,
    beginning,
  };
  const ground = { db, push: () => undefined, now: () => Date.now() + at };
  return store(ground, { ...played, seed: 7, state, answers });
}

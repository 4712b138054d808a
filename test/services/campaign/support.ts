/** A program with campaigns: matches and campaigns on a real database, every answer and push held to the contract. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Db } from '../../../electron/db/connect.ts';
import { gamesFrom, type Games } from '../../../electron/engine/games.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import { createArmouries } from '../../../electron/services/campaign/armoury.ts';
import { makeCampaignHandlers } from '../../../electron/services/campaign/handlers.ts';
import { createStoryShelf } from '../../../electron/services/campaign/story-shelf.ts';
import { makeMatchesHandlers } from '../../../electron/services/matches/handlers.ts';
import { createCardLibrary } from '../../../electron/services/packs/library.ts';
import type { PackReader } from '../../../electron/services/packs/reader.ts';
import { readSentStory } from '../../../electron/services/campaign/sent-story.ts';
import { createUploads } from '../../../electron/services/packs/uploads.ts';
import { ok } from '../../../shared/result.ts';
import type { CampaignAction } from '../../../shared/games/campaign.ts';
import { calls, pushes, type CallName, type Handlers, type Input, type Output } from '../../../shared/ipc.ts';
import { databaseWithPacks, pacedFreely, randomBots } from '../matches/support.ts';

const backup = { id: 'b', reason: 'before-import' as const, madeAt: 0, bytes: 0 };

/** Every place of another game becomes one of Warband. */
const warbandAlone = gamesFrom([warband]);

type Reader = Pick<PackReader, 'readStory'>;

/** Reads as the thread does, without one. */
const unthreaded: Reader = { readStory: (sent, cards) => Promise.resolve(readSentStory(sent, cards)) };

type Called = Partial<Handlers>;

/** A resources folder with these stories in it: from the program's own, or from the tests. */
function storiesFolder(...folders: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-stories-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const from of folders) {
    const name = from.slice(from.lastIndexOf('/') + 1);
    cpSync(join(import.meta.dirname, '../../..', from), join(folder, 'stories', name), { recursive: true });
  }
  return folder;
}

export const twoLights = 'test/campaign/stories/two-lights';

export async function startCampaigns({
  db,
  among = warbandAlone,
  stories = [twoLights],
  resourcesFolder = storiesFolder(...stories),
  reader = unthreaded,
}: { db?: Db; among?: Games; stories?: string[]; resourcesFolder?: string; reader?: Reader } = {}) {
  const opened = db ?? (await databaseWithPacks());
  const cards = createCardLibrary(opened);
  const uploads = createUploads();
  const pushed: { name: string; payload: unknown }[] = [];
  const log = { write: () => undefined, recent: () => [] };
  const push = (name: keyof typeof pushes, payload: unknown) => {
    pushes[name].parse(payload);
    pushed.push({ name, payload });
  };
  const bots = {
    ...randomBots(among),
    hint: () => Promise.resolve(undefined),
    analyse: () => Promise.resolve(undefined),
  };
  const common = { db: opened, games: among, cards, push, log };
  const playing = makeMatchesHandlers({
    ...common,
    bots,
    pace: pacedFreely(),
    finished: (match) => marching.matchEnded(match),
  });
  const marching = makeCampaignHandlers({
    ...common,
    ...{ stories: createStoryShelf(opened), armouries: createArmouries(opened, cards) },
    ...{ uploads, reader, backups: { create: () => Promise.resolve(ok(backup)) } },
    ...{ resources: playing.resources, matches: playing.service, now: () => 1000, resourcesFolder },
    inBuilder: (campaign, name, list) => playing.resources.warbands.ofCampaign(campaign, name, list),
  });
  const handlers: Called = { ...playing.handlers, ...marching.handlers };

  async function call<Name extends CallName>(name: Name, input: Input<Name>) {
    const { input: asked, output } = calls[name];
    const handler = handlers[name]!;
    const answer = await handler(asked.parse(input) as never);
    if (answer.ok) output.parse(answer.value);
    return JSON.parse(JSON.stringify(answer)) as typeof answer;
  }
  return {
    db: opened,
    cards,
    uploads,
    pushed,
    problems: marching.problems,
    /** Asks and expects a good answer. */
    async ask<Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name>> {
      const answer = await call(name, input);
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
      return answer.value as Output<Name>;
    },
    /** Asks and expects a refusal; answers its code. */
    async refuse<Name extends CallName>(name: Name, input: Input<Name>): Promise<string> {
      const answer = await call(name, input);
      if (answer.ok) throw new Error(`${name} was not refused`);
      return answer.error.code;
    },
  };
}

export type Program = Awaited<ReturnType<typeof startCampaigns>>;

/** A campaign of the first story, at its first page. */
export async function beginOne(program: Program, wish: Partial<Input<'campaign.begin'>> = {}) {
  const [story] = (await program.ask('stories.list', {})).stories;
  const court = story!.courts[0]!.id;
  const { id } = await program.ask('campaign.begin', {
    ...{ story: story!.hash, court, level: 'march', form: 'free', seed: 7, ...wish },
  });
  return program.ask('campaign.open', { id });
}

type Opened = Output<'campaign.open'>;

/** Gives the first option of the first of these kinds that is listed, else the first of all. */
export async function answerFirst(
  program: Program,
  { id, revision, options }: Opened,
  kinds: readonly CampaignAction['kind'][] = [],
): Promise<Opened> {
  const wanted = kinds.map((kind) => options.findIndex((option) => option.kind === kind));
  const option = wanted.find((at) => at >= 0) ?? 0;
  return (await program.ask('campaign.answer', { id, revision, option })).campaign;
}

/** Answers in this way until a page of this kind lies open. */
export async function goTo(
  program: Program,
  opened: Opened,
  kind: string,
  kinds: readonly CampaignAction['kind'][] = ['toTheField'],
): Promise<Opened> {
  let now = opened;
  for (let answers = 0; answers < 300; answers++) {
    if ((now.view.page?.kind ?? 'planning') === kind) return now;
    now = await answerFirst(program, now, kinds);
  }
  throw new Error(`no page ${kind}`);
}

/** Plays the battle that lies open to its end by giving up: on the other side, or on yours. */
export async function fightBattle(program: Program, opened: Opened, won: boolean): Promise<Opened> {
  const { id, revision } = opened;
  const { match } = await program.ask('campaign.battle', { id, revision, isWatched: true });
  await program.ask('matches.open', { id: match });
  const seat = won ? 1 : 0;
  if (won) await program.ask('matches.sit', { id: match, seat });
  const { table } = await program.ask('matches.open', { id: match });
  await program.ask('matches.surrender', { id: match, revision: table.snapshot.revision, seat });
  return program.ask('campaign.open', { id });
}

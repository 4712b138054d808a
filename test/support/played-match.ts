/** Matches played to an end by themselves in a program of their own, as files to import. For looking at and for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../electron/db/open.ts';
import { randomInt, type Rng, seedRng } from '../../electron/engine/rng.ts';
import { root } from '../../electron/launch/machine.js';
import { makeMatchesHandlers } from '../../electron/services/matches/handlers.ts';
import { createCardLibrary } from '../../electron/services/packs/library.ts';
import { setUpShelf } from '../../electron/services/packs/shelf.ts';
import type { MatchPlan } from '../../shared/calls/matches.ts';
import type { Output, Push } from '../../shared/ipc.ts';
import type { Table } from '../../shared/table.ts';

/** No bot is asked anything. */
const nobody = () => Promise.resolve(undefined);

export interface PlayedMatch {
  players: [string, string];
  warbands: [string, string];
  seed: number;
  /** After so many answers the one whose turn it is gives up, if it is not over before. */
  answers: number;
}

interface Good<T> {
  ok: true;
  value: T;
}
const good = <T>(answer: { ok: boolean }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return (answer as Good<T>).value;
};

/** Plays them one after the other; answers the text of each file. */
export async function playMatches(matches: readonly PlayedMatch[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'deepmarch-played-'));
  const opened = await openDatabase({
    folder,
    migrationsFolder: join(root, 'migrations'),
    now: Date.now,
    log: () => undefined,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { db, close } = opened.value;
  setUpShelf({ db, folder: join(root, 'resources', 'packs'), version: 'test', now: Date.now });
  const shown: { table?: Table } = {};
  const push = ((name: string, payload: unknown) => {
    if (name === 'matches.changed') shown.table = (payload as { table: Table }).table;
  }) as Push;
  const { handlers } = makeMatchesHandlers({
    db,
    cards: createCardLibrary(db),
    bots: { ask: nobody, hint: nobody, analyse: nobody },
    push,
    log: { write: () => undefined, recent: () => [] },
  });
  try {
    const files: string[] = [];
    for (const match of matches) {
      const { id } = good<{ id: number }>(await handlers['matches.create'](planOf(match)));
      good(await handlers['matches.open']({ id }));
      shown.table = good<Output<'matches.open'>>(await handlers['matches.open']({ id })).table;
      await playOut(match, id, shown, handlers);
      files.push(good<{ text: string }>(await handlers['history.export']({ id })).text);
    }
    return files;
  } finally {
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const planOf = ({ players, warbands, seed }: PlayedMatch): MatchPlan => ({
  form: 'standard',
  seats: players.map((name, seat) => ({
    name,
    colour: seat === 0 ? 'azure' : 'crimson',
    warband: { kind: 'named', id: warbands[seat]! },
  })),
  field: { kind: 'preset', face: 'dungeon' },
  privacy: 'open',
  hideTells: false,
  seed,
});

type MatchHandlers = ReturnType<typeof makeMatchesHandlers>['handlers'];

async function playOut(
  { answers, seed }: PlayedMatch,
  id: number,
  shown: { table?: Table },
  handlers: MatchHandlers,
): Promise<void> {
  const rng = seedRng(seed);
  for (let count = 0; count < answers; count++) {
    const { decision, revision, outcome } = shown.table!.snapshot;
    if (outcome || !decision) break;
    const option = choose(decision.options, rng);
    good(await handlers['matches.answer']({ id, revision, option }));
  }
  const { revision, outcome, view } = shown.table!.snapshot;
  if (!outcome) good(await handlers['matches.surrender']({ id, revision, seat: view.seat }));
}

/** Attacks and orders first, so that something happens. */
function choose(options: readonly { kind: string }[], rng: Rng): number {
  const lively = options.flatMap(({ kind }, index) =>
    ['attack', 'play', 'cower'].includes(kind) ? [index] : [],
  );
  return lively.length > 0 && randomInt(rng, 4) > 0
    ? lively[randomInt(rng, lively.length)]!
    : randomInt(rng, options.length);
}

/** Plays whole matches through the table's service and says, for every answer acknowledged, where the match stands. */
import { hash } from '../../../electron/engine/hash.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { games } from '../../../electron/games/index.ts';
import { createMatchService } from '../../../electron/services/matches/service.ts';
import { createCardLibrary } from '../../../electron/services/packs/library.ts';
import { setUpShelf } from '../../../electron/services/packs/shelf.ts';
import { createWarbands } from '../../../electron/services/warbands/warbands.ts';
import type { MatchPlan } from '../../../shared/games/warband-questions.ts';
import { extra, say, start } from './start.ts';

const { db } = await start();
setUpShelf({ db, folder: extra[0]!, version: '1.0.0', now: () => 0 });
const cards = createCardLibrary(db);
const service = createMatchService({
  db,
  games,
  resources: { cards, warbands: createWarbands(db, cards) },
  bots: { ask: () => Promise.reject(new Error('nobody is a bot here')) },
  push: () => undefined,
  log: { write: () => undefined, recent: () => [] },
});

const seat = (name: string, colour: 'amber' | 'azure') =>
  ({ name, colour, warband: { kind: 'surprise' } }) as const;
const plan: MatchPlan = {
  ...{ form: 'standard', privacy: 'open', hideTells: false },
  seats: [seat('Ada', 'amber'), seat('Bo', 'azure')],
  field: { kind: 'preset', face: 'dungeon' },
};

function play(id: number): void {
  service.tables.open(id);
  const found = service.tables.find(id);
  if (!found.ok) throw new Error(found.error.code);
  const session = found.value;
  for (;;) {
    const { decision, match } = session;
    if (!decision) break;
    const option = randomInt(seedRng(match.revision), decision.options.length);
    const answered = service.tables.answer(id, { revision: match.revision, option });
    if (!answered.ok) throw new Error(answered.error.sentence);
    say(`${id} ${session.played.length} ${hash(session.match.state)}`);
  }
  service.tables.leave(id);
}

function begin(): number {
  const created = service.create('warband', plan);
  if (!created.ok) throw new Error(created.error.sentence);
  return created.value.id;
}

for (;;) play(service.list()[0]?.id ?? begin());

/** Plays matches for ever and says each action only after it was saved: `match seq action`, or `match finished`. */
import { createMatches, type NewMatch } from '../../../electron/db/matches.ts';
import { findUnfinished } from '../../../electron/db/unfinished-matches.ts';
import { say, start } from './start.ts';

const duel: NewMatch = {
  ...{ game: 'warband', form: 'two players', rulesVersion: 1, seed: 1 },
  start: { setup: { layout: 'crossing' }, packs: [], cards: [] },
  seats: [{ player: 'Ada' }, { player: 'Bo' }],
};
const ending = {
  outcome: { winners: [0], reason: 'morale' },
  rounds: 5,
  stateHash: 'h',
  summary: {},
};
const matchLength = 40;

const { db } = await start();
const matches = createMatches(db);

/** The action's value tells where it belongs, so a wrong or repeated one shows. */
const actionOf = (id: number, seq: number) => `${id}:${seq}`;

function play(id: number, from: number): void {
  for (let seq = from + 1; seq <= matchLength; seq += 1) {
    const state = seq % 8 === 0 ? { seq, filling: 'x'.repeat(3000) } : undefined;
    const saved = matches.append(id, seq - 1, [actionOf(id, seq)], state);
    if (!saved.ok) throw new Error(saved.error);
    say(`${id} ${seq}`);
  }
  matches.finish(id, { ...ending, cardCounts: [] });
  say(`${id} finished`);
}

for (;;) {
  const going = findUnfinished(db)[0];
  play(going?.id ?? matches.create(duel), going?.actions ?? 0);
}

/** The calls about warbands: each asks the service or a function of the game, and says so to everybody after a change. */
import type { warbandsCalls } from '../../../shared/calls/warbands.ts';
import type { CallError, Handlers, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { lastPace } from '../../db/warband-trials.ts';
import { chancesByTurn, insightOf, mend, openingHand } from '../../games/warband/index.ts';
import type { Bots } from '../bots/bots.ts';
import type { CardLibrary } from '../packs/library.ts';

import { bookshelfOf } from './sharing/bookshelf.ts';
import { exportWarband, importWarband } from './sharing/index.ts';
import { trialKeeper, triedVersions } from './kept-trials.ts';
import { createTrials } from './trials.ts';
import { tryWarband } from './try-warband.ts';
import { createWarbands, notReady, type PlayableWarband, type Warbands } from './warbands.ts';

export interface WarbandsDeps {
  db: Db;
  cards: CardLibrary;
  push: Push;
  /** Plays games in the background. */
  bots: Pick<Bots, 'duel'>;
}

/** The ready-made warbands that may march. */
const readyOpponents = (warbands: Warbands, cards: CardLibrary): PlayableWarband[] =>
  cards.readyWarbands().flatMap(({ key }) => {
    const playable = warbands.playable(key);
    return playable.ok ? [playable.value] : [];
  });

export function makeWarbandsHandlers({
  db,
  cards,
  push,
  bots,
}: WarbandsDeps): Pick<Handlers, keyof typeof warbandsCalls> {
  const warbands = createWarbands(db, cards);
  cards.onChange(() => warbands.recheck());
  const trials = createTrials({
    bots: { tryWarband: (question, asking) => tryWarband(bots, cards.boxes(), question, asking) },
    opponents: () => readyOpponents(warbands, cards),
    tell: (trial) => push('warbands.trial', trial),
    pace: () => lastPace(db),
    now: Date.now,
  });
  const bookshelf = () => bookshelfOf(warbands.shelf(), cards.packs());

  /** Passes an answer on, and tells every window if something was done. */
  function told<T>(answer: Result<T, CallError>, id?: string): Result<T, CallError> {
    if (answer.ok) push('warbands.changed', id === undefined ? {} : { id });
    return answer;
  }
  const as = <Name extends string, T>(name: Name, answer: Result<T, CallError>) =>
    answer.ok ? ok({ [name]: answer.value } as Record<Name, T>) : answer;

  return {
    'warbands.list': () => ok({ warbands: warbands.list() }),
    'warbands.open': ({ id }) => warbands.open(id),
    'warbands.create': ({ name, list }) => told(ok(warbands.create(name, list))),
    'warbands.save': ({ id, stamp, list }) => {
      const saved = told(warbands.save(id, stamp, list), id);
      if (!saved.ok) return saved;
      const { version, stamp: next, problems } = saved.value;
      return ok({ version, stamp: next, problems });
    },
    'warbands.versions': ({ id }) => as('versions', warbands.versions(id)),
    'warbands.keep': ({ id, number, label }) => as('versions', warbands.keep(id, number, label)),
    'warbands.compare': ({ id, from, to }) => as('changes', warbands.compare(id, from, to)),
    'warbands.restore': ({ id, number }) => told(warbands.restore(id, number), id),
    'warbands.duplicate': ({ id, name }) => told(warbands.duplicate(id, name)),
    'warbands.rename': ({ id, name }) => as('line', told(warbands.describe(id, { name }), id)),
    'warbands.tag': ({ id, tags }) => as('line', told(warbands.tag(id, tags), id)),
    'warbands.note': ({ id, note }) => as('line', told(warbands.describe(id, { note }), id)),
    'warbands.archive': ({ id, isArchived }) => as('line', told(warbands.describe(id, { isArchived }), id)),
    'warbands.remove': ({ id }) => {
      const removed = told(warbands.remove(id), id);
      return removed.ok ? ok({}) : removed;
    },
    'warbands.undelete': ({ id }) => as('line', told(warbands.undelete(id), id)),
    'warbands.check': ({ list, campaign }) => ok({ problems: warbands.check(list, campaign) }),
    'warbands.mend': ({ list, campaign }) => ok({ list: mend(list, warbands.shelf(campaign)) }),
    'warbands.insight': ({ list }) => ok(insightOf(list, warbands.shelf())),
    'warbands.hand': ({ list, seed }) => {
      const hand = openingHand(list, warbands.shelf(), seed);
      return hand.ok ? ok({ seed, ...hand.value }) : hand;
    },
    'warbands.chances': ({ list, ...question }) =>
      as('turns', chancesByTurn(list, warbands.shelf(), question)),
    'warbands.try': ({ list, games, name, warband }) => {
      const problems = warbands.check(list);
      if (problems.length > 0) return err(notReady('This warband', problems));
      const keep = warband === undefined ? undefined : trialKeeper(db, Number(warband), list);
      return trials.start({
        ...{ list: warbands.legal(list), games, name },
        ...(warband !== undefined && { warband }),
        ...(keep && { keep }),
      });
    },
    'warbands.trials': () => {
      const pace = lastPace(db);
      return ok({ trials: trials.open(), ...(pace !== undefined && { pace }) });
    },
    'warbands.tried': ({ id }) => ok({ tried: triedVersions(db, Number(id)) }),
    'warbands.stop': ({ trial }) => {
      trials.stop(trial);
      return ok({});
    },
    'warbands.export': (warband) => ok(exportWarband(warband, bookshelf())),
    'warbands.read': ({ text }) => {
      const read = importWarband(text, bookshelf());
      if (!read.ok) return err(read.error);
      return ok({ ...read.value, problems: warbands.check(read.value.list) });
    },
  };
}

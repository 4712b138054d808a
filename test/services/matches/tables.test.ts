/** Sitting at a table: stale answers, taking back, stops, leaving and coming back, bots that come and go. */
import { describe, expect, it, vi } from 'vitest';
import { hooksOf } from '../../../electron/engine/table-hooks.ts';
import { hash } from '../../../electron/engine/hash.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { warband } from '../../../electron/games/warband/index.ts';
import type { BotAsker } from '../../../electron/services/matches/bot-seats.ts';
import { isByTable } from '../../../electron/services/matches/played-action.ts';
import { newFrom } from '../../../electron/services/matches/table.ts';
import type { MatchPlan } from '../../../shared/games/warband-questions.ts';
import type {
  WarbandLogEntry as LogEntry,
  WarbandTable as Table,
} from '../../../shared/games/warband-table.ts';
import {
  askTable,
  answerOnce,
  bot,
  lastTable,
  laterTable,
  planFor,
  startProgram,
  warbandSession,
  type Player,
  type WarbandSession,
} from './support.ts';

function sessionOf(player: Player, id: number): WarbandSession {
  const found = player.service.tables.find(id);
  if (!found.ok) throw new Error(found.error.code);
  return warbandSession(found.value);
}

/** A match with some random answers given. */
async function begun(plan: MatchPlan, answers: number, bots?: Parameters<typeof startProgram>[1]) {
  const player = await startProgram(undefined, bots);
  const { id } = await player.ask('matches.create', { game: 'warband', plan: plan });
  const rng = seedRng(5);
  let { table } = await player.ask('matches.open', { id });
  for (let count = 0; count < answers && !table.snapshot.outcome; count++) {
    table = await answerOnce(player, table, (options) => randomInt(rng, options));
  }
  return { player, id, table, rng };
}

describe('an answer', () => {
  it('to an older or a newer revision is refused and changes nothing', async () => {
    const { player, id, table } = await begun(planFor(2), 10);
    const { revision } = table.snapshot;
    const before = hash(sessionOf(player, id).match.state);
    expect(await player.refuse('matches.answer', { id, revision: revision - 1, option: 0 })).toBe(
      'stale-answer',
    );
    expect(await player.refuse('matches.answer', { id, revision: revision + 1, option: 0 })).toBe(
      'stale-answer',
    );
    expect(await player.refuse('matches.undo', { id, revision: revision + 1, steps: 1 })).toBe(
      'stale-answer',
    );
    expect(await player.refuse('matches.answer', { id, revision, option: 9999 })).toBe('no-such-option');
    expect(hash(sessionOf(player, id).match.state)).toBe(before);
    expect(player.service.matches.load(id)!.actions.length).toBe(sessionOf(player, id).played.length);
  });

  it('at a match nobody sits at is refused', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', { game: 'warband', plan: planFor(2) });
    expect(await player.refuse('matches.answer', { id, revision: 0, option: 0 })).toBe('not-open');
    expect(await player.refuse('matches.open', { id: id + 1 })).toBe('no-such-match');
  });

  it('is stored before it is shown', async () => {
    const { player, id } = await begun(planFor(2), 40);
    const session = sessionOf(player, id);
    expect(player.service.matches.load(id)!.actions).toHaveLength(session.played.length);
    const again = await startProgram(player.db);
    await again.ask('matches.open', { id });
    expect(hash(sessionOf(again, id).match.state)).toBe(hash(session.match.state));
    expect(sessionOf(again, id).decision).toEqual(session.decision);
  });

  it('changes the round that the list of open matches tells, as soon as another begins', async () => {
    const { player, id, rng, ...rest } = await begun(planFor(2), 0);
    let { table } = rest;
    const rounds = new Set<number>();
    for (let count = 0; count < 120 && !table.snapshot.outcome; count++) {
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
      const { matches } = await player.ask('matches.list', {});
      expect(matches.find((each) => each.id === id)?.round).toBe(table.snapshot.view.round);
      rounds.add(table.snapshot.view.round);
    }
    expect(rounds.size).toBeGreaterThan(2);
  });
});

describe('taking back (R-107)', () => {
  it.each(['open', 'strict', 'trusting'] as const)('leads to the very state before, %s', async (privacy) => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { privacy, seed: 12 }), 0);
    let { table } = rest;
    const states = new Map<number, string>();
    let undone = 0;
    for (let count = 0; count < 160 && !table.snapshot.outcome; count++) {
      const session = sessionOf(player, id);
      states.set(session.played.length, hash(session.match.state));
      if (table.undo.steps > 0 && randomInt(rng, 3) === 0) {
        const { revision } = table.snapshot;
        await player.ask('matches.undo', { id, revision, steps: randomInt(rng, table.undo.steps) + 1 });
        table = lastTable(player);
        undone += 1;
        expect(table.snapshot.revision).toBe(revision + 1);
        expect(hash(session.match.state)).toBe(states.get(session.played.length));
        expect(player.service.matches.load(id)!.actions).toHaveLength(session.played.length);
        expect(session.decision!.seat).toBe(table.snapshot.deciding);
      }
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    }
    expect(undone).toBeGreaterThan(3);
  });

  it("never goes past something revealed or another player's choice", async () => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { privacy: 'strict', seed: 12 }), 0);
    let { table } = rest;
    for (let count = 0; count < 200 && !table.snapshot.outcome; count++) {
      const { played, decision } = sessionOf(player, id);
      if (table.undo.steps > 0) {
        const last = played.slice(undoStart(played, decision!.seat, table.undo.steps));
        expect(last.some(({ hasRevealed }) => hasRevealed)).toBe(false);
        const others = last.filter(({ seat }) => seat !== decision!.seat);
        expect(others.every((action) => isByTable(action) && action.cause !== 'noAnswer')).toBe(true);
      }
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    }
  });

  it('says why it is closed', async () => {
    const { player, id, table } = await begun(planFor(2), 0);
    expect(table.undo).toEqual({
      steps: 0,
      canStepBack: false,
      closed: { code: 'nothingYet', rule: 'R-107' },
    });
    const refused = await player.refuse('matches.undo', { id, revision: table.snapshot.revision, steps: 1 });
    expect(refused).toBe('nothing-to-take-back');
  });

  it.each([[], [1]])('is explained as the table offers it, with bots %j', async (...bots: number[]) => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { privacy: 'strict', seed: 12 }, bots), 0);
    let { table } = rest;
    const told = new Set<string | undefined>();
    for (let count = 0; count < 120 && !table.snapshot.outcome; count++) {
      const { refusal } = await askTable(player, { id }, { kind: 'explain', intent: { kind: 'undo' } });
      const isAsked = table.snapshot.decision !== undefined;
      if (isAsked) expect(refusal === undefined).toBe(table.undo.steps > 0);
      else expect(refusal?.code).toBe('not-asked');
      told.add(refusal?.code);
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    }
    expect(told).toEqual(new Set([undefined, 'nothing-to-take-back', 'not-asked']));
  });

  it('goes past no pass of a bot that holds cards and could act', async () => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { seed: 12 }, [1]), 0);
    let { table } = rest;
    let closed = 0;
    for (let count = 0; count < 300 && !table.snapshot.outcome; count++) {
      const { played } = sessionOf(player, id);
      const closes = ({ seat, isPlain }: WarbandSession['played'][number]) => seat === 1 && !isPlain;
      if (table.undo.steps > 0) {
        const last = played.slice(undoStart(played, 0, table.undo.steps));
        expect(last.filter(closes)).toEqual([]);
      }
      const last = played.at(-1);
      if (table.snapshot.decision && last && closes(last) && last.choice.kind === 'pass') {
        expect(table.undo.steps).toBe(0);
        closed += 1;
      }
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    }
    expect(closed).toBeGreaterThan(5);
  });

  it('leaves a deployment that was begun with nothing done', async () => {
    const { player, id, ...rest } = await begun(planFor(2, { first: 0 }), 0);
    let { table } = rest;
    const deploy = table.snapshot.decision!.options.findIndex(({ kind }) => kind === 'deploy');
    const before = hash(sessionOf(player, id).match.state);
    await player.ask('matches.answer', { id, revision: table.snapshot.revision, option: deploy });
    table = lastTable(player);
    expect(table.undo.canStepBack).toBe(true);
    await player.ask('matches.back', { id, revision: table.snapshot.revision });
    expect(hash(sessionOf(player, id).match.state)).toBe(before);
  });
});

/** The first of the latest actions that so many steps back would undo. */
function undoStart(played: WarbandSession['played'], seat: number, steps: number): number {
  let left = steps;
  return played.findLastIndex((action) => action.seat === seat && action.cause === 'given' && --left === 0);
}

/** Every pass the table gave, with the options there were. */
function passes(
  session: WarbandSession,
): { seat: number; options: number; isOwn: boolean; isTurn: boolean }[] {
  const state = warband.start(session.tape.setup, session.tape.seed);
  return session.played.flatMap((action) => {
    const { options } = warband.decision(state)!;
    const top = state.stack.at(-1);
    const isOwn = top === undefined ? state.seat === action.seat : top.seat === action.seat;
    const pass = { seat: action.seat, options: options.length, isOwn, isTurn: state.seat === action.seat };
    warband.apply(state, action.choice);
    return isByTable(action) ? [pass] : [];
  });
}

/** Has both players asked whenever they have an answer. */
async function askEverything(player: Player, id: number, { seats }: Table): Promise<void> {
  for (const [seat, { stops }] of seats.entries()) {
    const everything = { ...stops!, concerned: false, everything: true };
    await player.ask('matches.stops', { id, seat, stops: everything });
  }
}

describe('windows', () => {
  it('open for everything that can be answered, if that is wished', async () => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { seed: 8 }), 0);
    await askEverything(player, id, rest.table);
    let table = lastTable(player);
    for (let count = 0; count < 250 && !table.snapshot.outcome; count++)
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    const given = passes(sessionOf(player, id));
    expect(given.length).toBeGreaterThan(50);
    expect(given.filter(({ options }) => options > 1)).toEqual([]);
  });

  it('stay shut for what concerns nobody, where nothing else was chosen', async () => {
    const { player, id } = await begun(planFor(2, { seed: 8 }), 250);
    const given = passes(sessionOf(player, id));
    expect(given.some(({ options, isOwn }) => options > 1 && !isOwn)).toBe(true);
  });

  it('open at every chance for who holds, and for nobody who passes this turn', async () => {
    const { player, id, table } = await begun(planFor(2, { seed: 8, first: 0 }), 30);
    const hold = { ...table.seats[0]!.stops!, hold: true };
    await player.ask('matches.stops', { id, seat: 0, stops: hold });
    let now = lastTable(player);
    const rng = seedRng(2);
    const start = sessionOf(player, id).played.length;
    for (let count = 0; count < 60 && !now.snapshot.outcome; count++) {
      now = await answerOnce(player, now, (options) => randomInt(rng, options));
    }
    const held = sessionOf(player, id).played.slice(start);
    expect(held.filter((action) => isByTable(action) && action.seat === 0)).toEqual([]);
    expect(held.some((action) => action.choice.kind === 'pass' && action.seat === 0)).toBe(true);
  });

  it('are told in the log, with the reason for the player alone', async () => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { privacy: 'strict', seed: 8 }), 0);
    let { table } = rest;
    const toldNow = async () => {
      const { entries } = await player.ask('matches.log', { id, from: 0, count: 500 });
      return entries.flatMap(({ event }) => (event.kind === 'passedFor' ? [event] : []));
    };
    let reasons = 0;
    for (let count = 0; count < 150 && !table.snapshot.outcome; count++) {
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
      const told = await toldNow();
      expect(told.every(({ seat, why }) => seat === table.atScreen || why === undefined)).toBe(true);
      reasons += told.filter(({ why }) => why !== undefined).length;
    }
    expect(reasons).toBeGreaterThan(0);
  });

  it('stay closed until it concerns one, once that was chosen', async () => {
    const { player, id } = await begun(planFor(2, { seed: 8 }), 30);
    await player.ask('matches.passing', { id, seat: 0, passing: 'untilConcerned' });
    expect(lastTable(player).seats[0]!.passing).toBe('untilConcerned');
    await player.ask('matches.passing', { id, seat: 0, passing: 'none' });
    expect(lastTable(player).seats[0]!.passing).toBe('none');
  });
});

describe('an answer that passes ahead', () => {
  /** Plays on until somebody may answer what another does. */
  async function atWindow() {
    const { player, id, rng, ...rest } = await begun(planFor(2, { seed: 8, privacy: 'open' }), 0);
    await askEverything(player, id, rest.table);
    let table = lastTable(player);
    while (table.snapshot.decision!.prompt.code !== 'respond')
      table = await answerOnce(player, table, (options) => randomInt(rng, options));
    const { revision, decision } = table.snapshot;
    return { player, id, revision, seat: decision!.seat };
  }

  it('passes now and for the rest of the turn', async () => {
    const { player, id, revision, seat } = await atWindow();
    await player.ask('matches.answer', { id, revision, option: 0, passing: 'thisTurn' });
    const given = sessionOf(player, id).played.filter(({ cause }) => cause === 'given');
    expect(given.at(-1)).toMatchObject({ seat, choice: { kind: 'pass' } });
    expect(lastTable(player).seats[seat]!.passing).toBe('thisTurn');
  });

  it('to a moment that has passed is refused, and nothing is passed ahead', async () => {
    const { player, id, revision } = await atWindow();
    const stale = { id, revision: revision - 1, option: 0, passing: 'thisTurn' } as const;
    expect(await player.refuse('matches.answer', stale)).toBe('stale-answer');
    expect(sessionOf(player, id).passing.size).toBe(0);
    expect(sessionOf(player, id).match.revision).toBe(revision);
  });
});

describe('what is new to a player', () => {
  const entry = (event: LogEntry['event']): LogEntry => ({ at: 0, turn: 1, round: 1, cards: {}, event });
  const began = (seat: number) => entry({ kind: 'turnBegan', seat, turn: 1, round: 1 });
  const other = entry({ kind: 'phaseBegan', seat: 0, phase: 'activate' });

  it('is everything since the own last turn, also where an answer was given meanwhile', () => {
    const log = [began(0), other, began(1), other, began(2), other, began(0), other];
    expect(newFrom(hooksOf(warband), log, 0)).toBe(2);
    expect(newFrom(hooksOf(warband), log, 1)).toBe(4);
    expect(newFrom(hooksOf(warband), log.slice(0, 6), 0)).toBe(2);
    expect(newFrom(hooksOf(warband), log.slice(0, 4), 1)).toBe(0);
  });

  it('is nothing before anybody else had a turn', () => {
    expect(newFrom(hooksOf(warband), [began(0), other], 0)).toBe(2);
    expect(newFrom(hooksOf(warband), [], 1)).toBe(0);
  });
});

describe('previews', () => {
  it('tell of an attack what then happens when nobody answers', async () => {
    const { player, id, rng, ...rest } = await begun(planFor(2, { seed: 8 }), 0);
    let { table } = rest;
    let seen = 0;
    for (let count = 0; count < 400 && !table.snapshot.outcome && seen < 5; count++) {
      const { revision, decision } = table.snapshot;
      const { previews } = await askTable<'previews'>(player, { id, revision }, { kind: 'previews' });
      const moves = decision!.options.filter(({ kind }) => kind === 'move' || kind === 'go').length;
      expect(previews.filter(({ outlook }) => outlook).length).toBe(moves);
      const shown = previews.find(({ attack }) => attack);
      seen += shown ? 1 : 0;
      table = shown
        ? await attackWith(player, table, shown)
        : await answerOnce(player, table, (n) => randomInt(rng, n));
    }
    expect(seen).toBe(5);
  });
});

/** Carries an attack out with everybody passing and enduring, and holds it to its preview. */
async function attackWith(
  player: Player,
  table: Table,
  {
    option,
    attack,
  }: { option: number; attack?: { target: number; damage: number; destroys: boolean } | undefined },
): Promise<Table> {
  const { id } = table;
  const from = sessionOf(player, id).played.length;
  await player.ask('matches.answer', { id, revision: table.snapshot.revision, option });
  for (let count = 0; count < 8; count++) {
    const now = lastTable(player).snapshot;
    const isPassing = ['respond', 'cower'].includes(now.decision?.prompt.code ?? '');
    if (!isPassing) break;
    await player.ask('matches.answer', { id, revision: now.revision, option: 0 });
  }
  const events = sessionOf(player, id)
    .played.slice(from)
    .flatMap((action) => action.events);
  const hit = events.filter((event) => event.kind === 'damaged' && event.creature === attack!.target);
  const damage = hit.reduce((sum, event) => sum + (event.kind === 'damaged' ? event.amount : 0), 0);
  const isGone = events.some((event) => event.kind === 'destroyed' && event.creature === attack!.target);
  expect({ damage, isGone }).toEqual({ damage: attack!.damage, isGone: attack!.destroys });
  return lastTable(player);
}

describe('bots at the table', () => {
  const neverBots = { ask: () => new Promise<undefined>(() => undefined) };

  it('can be taken over while they think, and put back', async () => {
    const { player, id, table } = await begun(planFor(2, { first: 1 }, [1]), 0, neverBots);
    expect(table.thinking).toBe(1);
    await player.ask('matches.sit', { id, seat: 1 });
    const now = lastTable(player);
    expect(now.thinking).toBeUndefined();
    expect(now.seats[1]!.bot).toBeUndefined();
    expect(now.snapshot.decision?.seat).toBe(1);
    await player.ask('matches.sit', { id, seat: 1, bot });
    expect(lastTable(player).seats[1]!.bot).toEqual(bot);
    const again = await startProgram(player.db, neverBots);
    expect((await again.ask('matches.open', { id })).table.seats[1]!.bot).toEqual(bot);
  });

  it('play as the pack of their commander suggests, unless told otherwise', async () => {
    const wish = { level: 'captain', temperament: 'asWarband' } as const;
    const plan = planFor(2, { first: 1 });
    const warbands = ['hearthroad/the-laden-line', 'skyfell/long-slings'];
    const seats = plan.seats.map((seat, at) => ({
      ...seat,
      warband: { kind: 'named' as const, id: warbands[at]! },
      ...(at === 1 && { bot: wish }),
    }));
    const { player, id, table } = await begun({ ...plan, seats }, 0, neverBots);
    expect(table.seats[1]!.bot).toEqual({ level: 'captain', temperament: 'wary' });
    await player.ask('matches.sit', { id, seat: 0, bot: { ...wish, level: 'novice' } });
    expect(lastTable(player).seats[0]!.bot).toEqual({ level: 'novice', temperament: 'greedy' });
    await player.ask('matches.sit', { id, seat: 1, bot: { level: 'soldier', temperament: 'bold' } });
    expect(lastTable(player).seats[1]!.bot).toEqual({ level: 'soldier', temperament: 'bold' });
  });

  it('answer at once when hurried, and for the rest of the turn', async () => {
    const hurried: boolean[] = [];
    const slow: BotAsker = {
      ask: (_question, { hurry }) =>
        new Promise((answer) => {
          hurried.push(hurry!.aborted);
          const now = () => answer({ option: 0, rollouts: 0, isCutShort: true });
          if (hurry!.aborted) now();
          else hurry!.addEventListener('abort', now);
        }),
    };
    const { player, id, table } = await begun(planFor(2, { first: 1 }, [1]), 0, slow);
    expect(hurried).toEqual([false]);
    await player.ask('matches.hurry', { id });
    await laterTable(player, table.snapshot.revision + 1);
    expect(hurried.slice(1).every(Boolean)).toBe(true);
  });

  it('stop when they are told to, and nobody answers for them', async () => {
    const { player, id } = await begun(planFor(2, { first: 1 }, [1]), 0, neverBots);
    await player.ask('matches.pause', { id });
    const { thinking, isPaused, snapshot } = lastTable(player);
    expect({ thinking, isPaused }).toEqual({ thinking: undefined, isPaused: true });
    const refused = await player.refuse('matches.answer', { id, revision: snapshot.revision, option: 0 });
    expect(refused).toBe('bot-chooses');
    await player.ask('matches.resume', { id });
    await player.ask('matches.open', { id });
    expect((await player.ask('matches.open', { id })).table.thinking).toBe(1);
  });

  it('that fail stand still and lose nothing', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const broken = { ask: () => Promise.reject(new Error('broken bot')) };
    const { player, id } = await begun(planFor(2, { first: 1 }, [1]), 0, broken);
    await vi.waitUntil(() => lastTable(player).isPaused);
    expect(said).toHaveBeenCalledWith('bot: broken bot');
    expect(sessionOf(player, id).decision!.seat).toBe(1);
  });
});

describe('a hint', () => {
  it('is given to the one who is asked, at the revision they look at', async () => {
    const { player, id, table } = await begun(planFor(2, { first: 0 }, [1]), 0);
    const { revision } = table.snapshot;
    const { hint } = await player.ask('matches.hint', { id, revision });
    expect(hint).toMatchObject({ option: 0, expectedLead: 1 });
    expect(await player.refuse('matches.hint', { id, revision: revision + 1 })).toBe('stale-answer');
    await player.ask('matches.cover', { id, isCovered: true });
    expect(await player.refuse('matches.hint', { id, revision })).toBe('not-asked');
  });
});

describe('giving up (R-95)', () => {
  it('ends the match for the one who does and is repeated by the replay', async () => {
    const { player, id, table } = await begun(planFor(2, { seed: 8 }), 20);
    const seat = table.snapshot.deciding!;
    await player.ask('matches.surrender', { id, revision: table.snapshot.revision, seat });
    expect(lastTable(player).snapshot.outcome).toMatchObject({ reason: 'surrender', winners: [1 - seat] });
    const { length } = await player.ask('replay.open', { id });
    const end = await player.ask('replay.seek', { id, at: length, eyes: 'open' });
    expect(end.view.outcome).toMatchObject({ reason: 'surrender' });
    const { entries } = await player.ask('replay.log', { id, eyes: 'open', from: 0, count: 1000 });
    const told = entries.filter(({ at }) => at === length).map(({ event }) => event.kind);
    expect(told).toEqual(['surrendered', 'ended']);
  });
});

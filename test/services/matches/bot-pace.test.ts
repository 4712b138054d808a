/** Bots answer at beats: neither the time nor the number of pushes tells what they hold. */
import { describe, expect, it } from 'vitest';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { createBotPace, mostBeats, type QuestionKind } from '../../../electron/services/matches/bot-pace.ts';
import type { BotAsker } from '../../../electron/services/matches/bot-seats.ts';
import type { Payload } from '../../../shared/ipc.ts';
import { createVirtualClock, settled, type VirtualClock } from '../../support/virtual-clock.ts';
import { bot, lastTable, optionsIn, planFor, startProgram, type Player } from './support.ts';

const window: QuestionKind = { level: 'soldier', isWindow: true, isHurried: false };
const long = 10_000;

describe('the beats of a question', () => {
  /** When answers are given that were there after so many milliseconds, one question after the other. */
  async function givenAt(answers: { after: number; isForced?: boolean }[], kind = window, chance = 0.5) {
    const clock = createVirtualClock({ runsFreely: false });
    const pace = createBotPace({ clock, chance: () => chance });
    const given: number[] = [];
    const told: number[] = [];
    for (const { after, isForced = false } of answers) {
      const start = clock.now();
      const beats = pace.begin(kind, (passed) => told.push(passed));
      clock.after(after, () => void beats.due(isForced).then(() => given.push(clock.now() - start)));
      await clock.pass(long * 10);
    }
    return { given, told };
  }

  it('are the same for an answer at once and one that was thought about', async () => {
    const { given, told } = await givenAt([{ after: 0, isForced: true }, { after: 1 }, { after: 59 }]);
    expect(given).toEqual([60, 60, 60]);
    expect(told).toEqual([]);
  });

  it('lie ever further apart, and each is told', async () => {
    const { given, told } = await givenAt([{ after: 61 }, { after: 130 }, { after: 300 }]);
    expect(given).toEqual([120, 240, 480]);
    expect(told).toEqual([1, 1, 2, 1, 2, 3]);
  });

  it('are long for a Warlord in its own turn, and never there where it is hurried', async () => {
    const own = { level: 'warlord', isWindow: false, isHurried: false } as const;
    expect((await givenAt([{ after: 1 }], own)).given).toEqual([250]);
    expect((await givenAt([{ after: 1 }], { ...own, isHurried: true })).given).toEqual([60]);
    expect((await givenAt([{ after: 1 }], { ...own, isWindow: true })).given).toEqual([60]);
  });

  it('are drawn by chance, before anything is thought', async () => {
    const drawn = await Promise.all(
      [0, 0.25, 0.999].map((chance) => givenAt([{ after: 1 }, { after: 1, isForced: true }], window, chance)),
    );
    for (const { given } of drawn) expect(given[0]).toBe(given[1]);
    expect(drawn.map(({ given }) => given[0])).toEqual([48, 54, 72]);
  });

  it('of an answer without a choice are as many as answers with one took lately', async () => {
    const thought = Array.from({ length: 40 }, () => ({ after: 100 }));
    const { given } = await givenAt([...thought, { after: 0, isForced: true }]);
    expect(new Set(given)).toEqual(new Set([120]));
  });

  it('of an answer without a choice are hardly changed by one that took long', async () => {
    const forced = Array.from({ length: 20 }, () => ({ after: 0, isForced: true }));
    expect((await givenAt([{ after: 1000 }, ...forced])).given.slice(1)).toEqual(forced.map(() => 60));
  });

  it('go on for an answer that comes later than any beat', async () => {
    const { given, told } = await givenAt([{ after: long * 3 }]);
    expect(given).toEqual([long * 3 + 60]);
    expect(told).toEqual(Array.from({ length: mostBeats }, (_, at) => at + 1));
  });

  it('bring the next one near when hurried, and end when stopped', async () => {
    const clock = createVirtualClock({ runsFreely: false });
    const pace = createBotPace({ clock, chance: () => 0.5 });
    let given = 0;
    const own = { level: 'warlord', isWindow: false, isHurried: false } as const;
    const hurried = pace.begin(own, () => undefined);
    void hurried.due(false).then(() => (given = clock.now()));
    await clock.pass(10);
    hurried.hurry();
    await clock.pass(long);
    expect(given).toBe(70);
    const stopped = pace.begin(window, () => expect.unreachable());
    void stopped.due(false).then(() => expect.unreachable());
    stopped.stop();
    await clock.pass(long);
  });
});

/** A bot that passes if it may, after so long if it had a choice. */
const thinking = (clock: VirtualClock, milliseconds: number): BotAsker => ({
  ask: async (question) => {
    const rng = seedRng(question.player.seed);
    const options = optionsIn(question, rng);
    if (options.length > 1) await new Promise<void>((done) => void clock.after(milliseconds, done));
    const pass = options.findIndex(({ kind }) => kind === 'pass');
    return { option: pass < 0 ? randomInt(rng, options.length) : pass, rollouts: 0, isCutShort: false };
  },
});

/** A bot's pass as it looks from outside: how long after the question, in which push, what else was pushed meanwhile. */
interface SeenPass {
  couldAnswer: boolean;
  after: number;
  pushes: string[];
  looks: unknown;
}

/** Plays against a bot that passes, and notes every pass of it. */
async function passesSeen(seed: number, thinkingTime: number, answers: number): Promise<SeenPass[]> {
  const clock = createVirtualClock({ runsFreely: false });
  const pace = createBotPace({ clock, chance: () => 0.5 });
  const player = await startProgram(undefined, thinking(clock, thinkingTime), pace);
  const plan = planFor(2, { privacy: 'strict', hideTells: true, seed }, [1]);
  const { id } = await player.ask('matches.create', { game: 'warband', plan: plan });
  await player.ask('matches.open', { id });
  await player.ask('matches.resume', { id });
  const rng = seedRng(seed);
  const seen: SeenPass[] = [];
  for (let count = 0; count < answers; count++) {
    const { snapshot } = lastTable(player);
    if (snapshot.outcome) break;
    if (snapshot.decision) {
      const option = randomInt(rng, snapshot.decision.options.length);
      await player.ask('matches.answer', { id, revision: snapshot.revision, option });
    } else seen.push(...(await passSeen(player, id, clock)));
  }
  return seen;
}

/** Lets the bot answer, and tells how its pass looked, if it was one. */
async function passSeen(player: Player, id: number, clock: VirtualClock): Promise<SeenPass[]> {
  const found = player.service.tables.find(id);
  if (!found.ok) throw new Error(found.error.code);
  const { decision, match } = found.value;
  const couldAnswer = decision!.options.length > 1;
  const from = player.pushed.length;
  const start = clock.now();
  await settled();
  while (lastTable(player).snapshot.revision === match.revision) await clock.pass(1);
  // A match that ends with the pass is told as such too.
  if (decision!.prompt.code !== 'respond' || lastTable(player).snapshot.outcome) return [];
  const pushes = player.pushed.slice(from);
  const change = pushes.at(-1)!.payload as Payload<'matches.changed'>;
  const [step] = change.steps;
  const looks = { step, lines: change.log.filter(({ event }) => event.kind === 'passed').length };
  const bots = change.steps.filter(({ seat }) => seat === 1).length;
  expect(bots, 'one answer of a bot a push').toBe(1);
  return [{ couldAnswer, after: clock.now() - start, pushes: pushes.map(({ name }) => name), looks }];
}

describe("a bot's pass", () => {
  it.each([2, 3, 5])('looks the same whether it could answer or not (match %i)', async (seed) => {
    const seen = await passesSeen(seed, 7, 500);
    for (const couldAnswer of [true, false])
      expect(seen.filter((pass) => pass.couldAnswer === couldAnswer).length).toBeGreaterThan(5);
    for (const { after, pushes, looks } of seen) {
      expect({ after, pushes }).toEqual({ after: 60, pushes: ['matches.changed'] });
      expect(looks).toMatchObject({ step: { seat: 1, by: 'bot' } });
    }
  });

  it('takes no other time once thinking has often taken longer than a beat', async () => {
    const seen = await passesSeen(2, 100, 900);
    const often = seen.findIndex((_, at) => seen.slice(0, at).filter((pass) => pass.couldAnswer).length > 31);
    const later = seen.slice(often);
    expect(later.filter(({ couldAnswer }) => !couldAnswer).length).toBeGreaterThan(5);
    for (const { after, pushes } of later)
      expect({ after, pushes }).toEqual({ after: 120, pushes: ['matches.thinking', 'matches.changed'] });
  });
});

describe('a table at which only bots play', () => {
  it('lets them pass at once if every hand lies open, and at beats if not', async () => {
    const together = async (privacy: 'open' | 'strict') => {
      const player = await startProgram();
      const plan = planFor(2, { privacy, seed: 4 }, [0, 1]);
      const { id } = await player.ask('matches.create', { game: 'warband', plan: plan });
      await player.ask('matches.open', { id });
      const changes = () => player.pushed.filter(({ name }) => name === 'matches.changed');
      while (changes().length < 120) await settled();
      const payloads = changes().map(({ payload }) => payload as Payload<'matches.changed'>);
      return Math.max(...payloads.map(({ steps }) => steps.length));
    };
    expect(await together('open')).toBeGreaterThan(1);
    expect(await together('strict')).toBe(1);
  });
});

describe('a paused table', () => {
  it('lets no bot pass, whatever it holds', async () => {
    const player = await startProgram();
    const { id } = await player.ask('matches.create', {
      game: 'warband',
      plan: planFor(2, { seed: 3, first: 1 }, [1]),
    });
    await player.ask('matches.open', { id });
    await player.ask('matches.pause', { id });
    const { revision } = lastTable(player).snapshot;
    const pushes = player.pushed.length;
    for (let round = 0; round < 50; round++) await settled();
    expect(player.pushed).toHaveLength(pushes);
    expect(lastTable(player).snapshot.revision).toBe(revision);
    expect(lastTable(player).seats[1]!.bot).toEqual(bot);
  });
});

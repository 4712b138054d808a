/** One match between bots of any game, played out on this thread, with the processor time each seat thought. */
import type { Decision, Outcome, Seat } from '../../../shared/game.ts';
import type { Temperament } from '../../../shared/bots.ts';
import { anyLevels, botOf, judgementOf } from '../../bots/levels.ts';
import type { BotTools, Played } from '../../engine/game-tools.ts';
import { hash } from '../../engine/hash.ts';
import { seedRng, type Rng } from '../../engine/rng.ts';
import type { SeatKnowledge } from '../../engine/table-game.ts';
import type { WastedPlay } from '../../engine/waste.ts';

/** A bot at a seat: of a level, or a sparring partner of the game by name. */
export interface Duellist {
  level: string;
  temperament: Temperament;
  seed: number;
}

export interface DuelReport {
  outcome?: Outcome;
  rounds: number;
  actions: number;
  /** Who began. */
  first: Seat;
  /** Milliseconds of this thread's processor each seat thought in each turn, answers to others included. */
  thinking: number[][];
  /** What each seat threw away; only of games that watch it. */
  wasted?: WastedPlay[];
}

/** A machine that is busy with other things makes nobody slower by this clock. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The luck of one answer: from the bot's seed and what it knows, so the same question gets the same answer. */
const luckFor = (seed: number, { position }: SeatKnowledge): Rng =>
  seedRng((Number.parseInt(hash(position).slice(0, 12), 16) + seed) % Number.MAX_SAFE_INTEGER);

export function playDuel<Setup, State, Action, Event, View>(
  { trial, bots, waste }: Played<Setup, State, Action, Event, View>,
  setup: Setup,
  seed: number,
  players: readonly Duellist[],
): DuelReport {
  const { module } = trial;
  const state = module.start(setup, seed);
  const report: DuelReport = {
    rounds: 0,
    actions: 0,
    first: trial.firstSeat?.(state) ?? 0,
    thinking: players.map(() => []),
  };
  const watch = waste?.();
  const seated = players.map((player) => seatedBot(bots, player));
  for (let asked = module.decision(state); asked; asked = module.decision(state)) {
    if (report.actions >= trial.longest) break;
    const startedAt = cpuNow();
    const option = seated[asked.seat]!(bots.knowledge(state, asked.seat), asked);
    const turns = report.thinking[asked.seat]!;
    const turn = module.turnOf(state);
    turns[turn] = (turns[turn] ?? 0) + cpuNow() - startedAt;
    report.actions++;
    module.apply(state, asked.options[option]!, watch && ((event) => watch.note(state, event)));
  }
  const wasted = watch?.wasted();
  return {
    ...report,
    outcome: module.outcome(state),
    rounds: trial.rounds(state),
    ...(wasted && { wasted }),
  };
}

function seatedBot<State, Action>(
  bots: BotTools<never, State, Action>,
  { level, temperament, seed }: Duellist,
): (knowledge: SeatKnowledge, decision: Decision<Action>) => number {
  const known = anyLevels.find((each) => each === level);
  if (!known)
    return (knowledge, decision) =>
      bots.playAs!(level, bots.world(knowledge, luckFor(seed, knowledge)), decision);
  const bot = botOf(known, bots.mind(temperament, judgementOf(known)));
  return (knowledge, decision) => {
    const rng = luckFor(seed, knowledge);
    return bot.choose({ view: knowledge, decision, rng, sampleWorld: () => bots.world(knowledge, rng) })
      .option;
  };
}

/**
 * Bots at the tables: whenever it is a bot's choice, it is asked off the main thread with what its seat may know, also
 * where it has none, so that nobody sees whether it had. Its answer is given at a beat (`bot-pace.ts`).
 */
import type { BotLevel } from '../../../shared/bots.ts';
import type { Seat } from '../../../shared/game.ts';
import type { Push } from '../../../shared/ipc.ts';
import type { BotReason } from '../../engine/mind.ts';
import { lengthOf } from '../../engine/replay.ts';
import type { AnyBotHooks, SeatKnowledge } from '../../engine/table-game.ts';
import type { Asking, BotAnswer, BotQuestion } from '../bots/questions.ts';
import { mostBeats, type Beats, type BotPace } from './bot-pace.ts';
import { turnIn, type AnyDecision, type Session } from './session.ts';
import type { Tables } from './tables.ts';

/** The part of the bots' pool the table needs. */
export interface BotAsker {
  ask(question: BotQuestion, asking: Asking): Promise<BotAnswer | undefined>;
}

export interface BotSeats {
  /** Asks the bot whose choice it is, if it is one's. */
  think(session: Session): void;
  thinking(id: number): Seat | undefined;
  stop(id: number): void;
  /** Whoever thinks answers with the best it has; bots go on so until the turn ends. */
  hurry(session: Session): void;
}

interface Thought {
  seat: Seat;
  revision: number;
  isForced: boolean;
  stop: AbortController;
  hurry: AbortController;
  beats: Beats;
}

export interface BotSeatsDeps {
  bots: BotAsker;
  /** What the games think with. */
  resources: unknown;
  push: Push;
  pace: BotPace;
  tables: () => Pick<Tables, 'answerFor' | 'find' | 'show'>;
  failed: (problem: unknown) => void;
}

export function createBotSeats({ bots, resources, push, pace, tables, failed }: BotSeatsDeps): BotSeats {
  const thoughts = new Map<number, Thought>();
  /** The turn in which a table was told to hurry. */
  const hurried = new Map<number, number>();

  function stop(id: number): void {
    const thought = thoughts.get(id);
    thought?.stop.abort();
    thought?.beats.stop();
    thoughts.delete(id);
  }

  function think(session: Session): void {
    const { id, game, hooks, decision, match, arrangement, isPaused } = session;
    const bot = decision && arrangement.seats[decision.seat]!.bot;
    if (!decision || !bot || !hooks.bots || isPaused) return stop(id);
    if (thoughts.get(id)?.revision === match.revision) return;
    stop(id);
    const thought = begin(session, decision, bot.level);
    thoughts.set(id, thought);
    const knowing = hooks.bots;
    void answer(id, thought, () => ({
      game: game.id,
      knowledge: knowledgeOf(session, decision.seat, knowing, resources),
      player: { ...bot, seed: seedFor(session) },
    }));
  }

  function begin(session: Session, decision: AnyDecision, level: BotLevel): Thought {
    const { id, match } = session;
    const { seat, options } = decision;
    const isHurried = hurried.get(id) === turnIn(session);
    const hurry = new AbortController();
    if (isHurried) hurry.abort();
    const beats = pace.begin({ level, isWindow: decision.window !== undefined, isHurried }, (done) =>
      push('matches.thinking', { id, seat, done, total: mostBeats }),
    );
    const isForced = options.length === 1;
    return { seat, revision: match.revision, isForced, stop: new AbortController(), hurry, beats };
  }

  async function answer(id: number, thought: Thought, question: () => BotQuestion): Promise<void> {
    const isCurrent = (): boolean => thoughts.get(id) === thought;
    try {
      // The table is shown first: how long putting the question takes depends on what the bot holds.
      await undefined;
      if (!isCurrent()) return;
      const signals = { signal: thought.stop.signal, hurry: thought.hurry.signal };
      const answered = await bots.ask(question(), signals);
      if (!answered) return thought.beats.stop();
      if (!isCurrent()) return;
      await thought.beats.due(thought.isForced);
      if (!isCurrent()) return;
      thoughts.delete(id);
      give(id, thought.revision, answered);
    } catch (problem) {
      if (isCurrent()) stop(id);
      pauseAfter(id, problem);
    }
  }

  function give(id: number, revision: number, answered: BotAnswer): void {
    const found = tables().find(id);
    if (!found.ok) return;
    const { option, reason } = answered;
    const given = tables().answerFor(
      found.value,
      { revision, option },
      reason && isTold(found.value, reason) ? reason : undefined,
    );
    if (!given.ok) pauseAfter(id, new Error(`a bot's answer was refused: ${given.error.sentence}`));
  }

  /** A bot that fails must not lose a match: it stands still until a person goes on, or takes the seat. */
  function pauseAfter(id: number, problem: unknown): void {
    failed(problem);
    const found = tables().find(id);
    if (!found.ok) return;
    found.value.isPaused = true;
    tables().show(found.value);
  }

  function hurry(session: Session): void {
    const { id } = session;
    hurried.set(id, turnIn(session));
    thoughts.get(id)?.hurry.abort();
    thoughts.get(id)?.beats.hurry();
  }

  return { think, stop, hurry, thinking: (id) => thoughts.get(id)?.seat };
}

/** The same match played the same way asks with the same seeds. */
const seedFor = ({ tape }: Session): number => (tape.seed * 31 + lengthOf(tape)) % 2 ** 32;

/** A reason that names a card nobody may know yet is not told. */
const isTold = ({ hooks, match }: Session, reason: BotReason): boolean => hooks.mayTell(match.state, reason);

/** What the bot of a seat may know. */
export const knowledgeOf = (
  { match, tape: { setup } }: Session,
  seat: Seat,
  bots: AnyBotHooks,
  resources: unknown,
): SeatKnowledge => bots.knowledge(match.state, seat, bots.supplies(resources, setup));

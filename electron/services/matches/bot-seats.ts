/** Bots at the tables: whenever it is a bot's choice, it is asked off the main thread with what its seat may know. */
import type { Seat } from '../../../shared/game.ts';
import type { Push } from '../../../shared/ipc.ts';
import type { BotReason } from '../../bots/bot.ts';
import { lengthOf } from '../../engine/replay.ts';
import { warband, warbandKnowledge } from '../../games/warband/index.ts';
import type { Asking, BotAnswer, BotQuestion } from '../bots/questions.ts';
import type { CardLibrary } from '../packs/library.ts';
import { boxesOf } from './boxes.ts';
import type { Session } from './session.ts';
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
  stop: AbortController;
  hurry: AbortController;
}

/** Progress is told in so many steps. */
const progressSteps = 100;

export interface BotSeatsGround {
  bots: BotAsker;
  cards: CardLibrary;
  push: Push;
  tables: () => Pick<Tables, 'answerFor' | 'find' | 'show'>;
  failed: (problem: unknown) => void;
}

export function createBotSeats({ bots, cards, push, tables, failed }: BotSeatsGround): BotSeats {
  const thoughts = new Map<number, Thought>();
  /** The turn in which a table was told to hurry. */
  const hurried = new Map<number, number>();
  const boxes = boxesOf(cards);

  function stop(id: number): void {
    thoughts.get(id)?.stop.abort();
    thoughts.delete(id);
  }

  function think(session: Session): void {
    const { id, decision, match, arrangement, isPaused } = session;
    const bot = decision && arrangement.seats[decision.seat]!.bot;
    if (!decision || !bot || isPaused) return stop(id);
    if (thoughts.get(id)?.revision === match.revision) return;
    stop(id);
    const thought: Thought = {
      ...{ seat: decision.seat, revision: match.revision },
      ...{ stop: new AbortController(), hurry: new AbortController() },
    };
    if (hurried.get(id) === match.state.turn) thought.hurry.abort();
    thoughts.set(id, thought);
    const question: BotQuestion = {
      knowledge: warbandKnowledge(match.state, decision.seat, boxes(session)),
      player: { ...bot, seed: seedFor(session) },
    };
    void answer(id, thought, question);
  }

  async function answer(id: number, thought: Thought, question: BotQuestion): Promise<void> {
    const { seat, revision, stop: stopper, hurry: hurrier } = thought;
    const progress = (share: number): void =>
      push('matches.thinking', { id, seat, done: Math.round(share * progressSteps), total: progressSteps });
    try {
      const answered = await bots.ask(question, {
        ...{ signal: stopper.signal, hurry: hurrier.signal, progress },
      });
      if (!answered || thoughts.get(id) !== thought) return;
      thoughts.delete(id);
      give(id, revision, answered);
    } catch (problem) {
      if (thoughts.get(id) === thought) thoughts.delete(id);
      pauseAfter(id, problem);
    }
  }

  function give(id: number, revision: number, answered: BotAnswer): void {
    const found = tables().find(id);
    if (!found.ok) return;
    const { option, reason } = answered;
    const given = tables().answerFor(found.value, { revision, option }, tellable(found.value, reason));
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

  function hurry({ id, match }: Session): void {
    hurried.set(id, match.state.turn);
    thoughts.get(id)?.hurry.abort();
  }

  return { think, stop, hurry, thinking: (id) => thoughts.get(id)?.seat };
}

/** The same match played the same way asks with the same seeds. */
const seedFor = ({ tape }: Session): number => (tape.seed * 31 + lengthOf(tape)) % 2 ** 32;

/** A reason that names a card nobody may know yet is not told. */
function tellable({ match }: Session, reason: BotReason | undefined): BotReason | undefined {
  const card = reason?.about?.card;
  if (typeof card !== 'number') return reason;
  return card in warband.view(match.state, 'spectator').cards ? reason : undefined;
}

/** What bots think for a person: a hint at the table, an analysis of a match that is over. Each can be stopped. */
import type { MatchAnalysis } from '../../../shared/calls/history.ts';
import type { TableHint } from '../../../shared/calls/matches.ts';
import type { Seat } from '../../../shared/game.ts';
import type { CallError, Push } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Bots } from '../bots/bots.ts';
import { type KeptAdvice, restOf } from './kept-advice.ts';
import { screenOf } from './privacy.ts';
import { knowledgeOf } from './bot-seats.ts';
import type { Session } from './session.ts';
import { tableError } from './words.ts';

export type Thinkers = Pick<Bots, 'hint' | 'analyse'>;

export interface Thoughts {
  hint(session: Session, revision: number): Promise<Result<{ hint?: TableHint }, CallError>>;
  analyse(session: Session): Promise<Result<{ analysis?: MatchAnalysis }, CallError>>;
  /** Ends the thinking about a match. */
  stop(id: number): void;
}

/** Progress is told in so many steps. */
const steps = 100;

export function createThoughts(bots: Thinkers, resources: unknown, push: Push): Thoughts {
  const going = new Map<number, AbortController>();
  const given = new Map<number, KeptAdvice>();

  /** One thought a match: a new one ends the old. */
  function begin(id: number): AbortSignal {
    going.get(id)?.abort();
    const controller = new AbortController();
    going.set(id, controller);
    return controller.signal;
  }

  return {
    stop: (id) => going.get(id)?.abort(),
    async hint(session, revision) {
      const { id, game, hooks, match, decision } = session;
      if (match.revision !== revision) return err(tableError('stale-answer'));
      if (!decision || !mayAsk(session, decision.seat)) return err(tableError('not-asked'));
      const { seat } = decision;
      const progress = (share: number): void =>
        push('matches.thinking', { id, seat, done: Math.round(share * steps), total: steps });
      if (!hooks.bots) return err(tableError('no-bots'));
      const rest = restOf(session, given.get(id));
      if (rest) return ok({ hint: rest });
      const knowledge = knowledgeOf(session, seat, hooks.bots, resources);
      const hint = await bots.hint({ game: game.id, knowledge }, { signal: begin(id), progress });
      if (!hint || session.match.revision !== revision) return ok({});
      given.set(id, { seat, played: session.played.length, hint });
      return ok({ hint });
    },
    async analyse({ id, game, hooks, tape }) {
      if (!hooks.bots) return err(tableError('no-bots'));
      const progress = (share: number): void =>
        push('history.analysing', { id, done: Math.round(share * steps), total: steps });
      const { setup, seed, options } = tape;
      const analysis = await bots.analyse(
        { game: game.id, setup, seed, options },
        { signal: begin(id), progress },
      );
      return ok(analysis ? { analysis } : {});
    },
  };
}

/** Whoever sees the decision, at once or by peeking. */
function mayAsk(session: Session, seat: Seat): boolean {
  const { chooses, answering } = screenOf(session);
  return chooses || answering === seat;
}

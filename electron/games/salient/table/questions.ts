/** Questions to Salient, before a match and at the table: each is read, and answered from what the asker may know. */
import type { Refusal } from '../../../../shared/game.ts';
import {
  setupQuestionSchema,
  tableQuestionSchema,
  type SalientAnswer,
  type TableQuestion,
} from '../../../../shared/games/salient-questions.ts';
import type { SalientAction, SalientIntent } from '../../../../shared/games/salient.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { Asker } from '../../../engine/table-game.ts';
import { explainIntent } from '../explain/explain.ts';
import { findUnit } from '../play.ts';
import { contentOf } from '../queries/content.ts';
import { forecastsOf } from '../queries/forecasts.ts';
import { luckLedger } from '../queries/luck.ts';
import { forecastClash, oddsOfRoll } from '../queries/odds.ts';
import { planOf } from '../queries/plan.ts';
import { armisticeClock, raceOf } from '../queries/race.ts';
import { reachOf } from '../queries/reach.ts';
import type { State } from '../state.ts';

const badQuestion: CallError = { code: 'bad-payload', sentence: 'Salient does not know this question.' };

type Answer = SalientAnswer<TableQuestion['kind']>;

export function ask(
  state: Readonly<State>,
  asker: Asker<SalientAction>,
  asked: unknown,
): Result<Answer, CallError> {
  const read = tableQuestionSchema.safeParse(asked);
  return read.success ? ok(answerTo(state, asker, read.data)) : err(badQuestion);
}

function answerTo(state: Readonly<State>, asker: Asker<SalientAction>, question: TableQuestion): Answer {
  switch (question.kind) {
    case 'explain': {
      const refusal = explainTo(state, asker, question.intent as SalientIntent);
      return refusal ? { refusal } : {};
    }
    case 'reach':
      return { reach: findUnit(state, question.unit) ? reachOf(state, question.unit, question.steps) : [] };
    case 'clash':
      return { clash: forecastClash(question.attacker, question.defender, question.shield) };
    case 'mine':
      return { mine: oddsOfRoll(question.dice, question.shield) };
    case 'plan':
      return { plan: planOf(state, question.order) };
    case 'forecasts':
      return { forecasts: forecastsOf(state) };
    case 'race':
      return { race: raceOf(state), clock: armisticeClock(state) };
    case 'luck':
      return { luck: luckLedger(state) };
  }
}

export function askBefore(_resources: unknown, asked: unknown): Result<SalientAnswer<'content'>, CallError> {
  return setupQuestionSchema.safeParse(asked).success ? ok({ content: contentOf() }) : err(badQuestion);
}

/** "Why not?" in the place of whoever must choose, else of whoever looks. Nothing: it is an option. */
function explainTo(
  state: Readonly<State>,
  { eyes, decision, undo }: Asker<SalientAction>,
  intent: SalientIntent,
): Refusal | undefined {
  if (intent.kind === 'undo') return undo;
  return explainIntent(state, decision?.seat ?? eyes[0] ?? state.seat, intent);
}

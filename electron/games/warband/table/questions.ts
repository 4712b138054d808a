/** Questions to Warband, at the table and before a match: each is read, and answered from what the asker may know. */
import type { Refusal, Seat } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandIntent } from '../../../../shared/games/warband.ts';
import {
  setupQuestionSchema,
  tableQuestionSchema,
  type WarbandAnswer,
} from '../../../../shared/games/warband-questions.ts';
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { Asker } from '../../../engine/table-game.ts';
import { explainIntent } from '../explain.ts';
import type { State } from '../state.ts';
import { noLessons } from '../lessons/read.ts';
import { viewOf } from '../view.ts';
import { fieldOf, layoutOf, placesOf } from './field.ts';
import { previewsOf, reachOf, threatsOf } from './previews.ts';
import type { WarbandResources } from './resources.ts';
import { viewTogether } from './together.ts';

type WarbandAsker = Asker<WarbandAction>;

const badQuestion: CallError = { code: 'bad-payload', sentence: 'Warband does not know this question.' };

export function ask(
  state: Readonly<State>,
  asker: WarbandAsker,
  asked: unknown,
): Result<WarbandAnswer<'explain' | 'previews' | 'reach' | 'threat' | 'course'>, CallError> {
  const read = tableQuestionSchema.safeParse(asked);
  if (!read.success) return err(badQuestion);
  const question = read.data;
  switch (question.kind) {
    case 'explain': {
      const refusal = explainTo(state, asker, question.intent);
      return ok(refusal ? { refusal } : {});
    }
    case 'previews':
      return ok({ previews: asker.decision ? previewsOf(state, asker.decision) : [] });
    case 'reach':
      return ok({ ends: reachOf(state, question.creature) });
    case 'threat':
      return ok({ threats: threatsOf(state) });
    case 'course':
      return ok(state.setup.course ? { course: state.setup.course } : {});
  }
}

export function askBefore(
  resources: WarbandResources,
  asked: unknown,
): Result<WarbandAnswer<'layout' | 'places' | 'field' | 'lessons'>, CallError> {
  const read = setupQuestionSchema.safeParse(asked);
  if (!read.success) return err(badQuestion);
  const question = read.data;
  switch (question.kind) {
    case 'layout':
      return layoutOf(resources, question);
    case 'places':
      return placesOf(resources, question);
    case 'field':
      return fieldOf(resources, question);
    case 'lessons':
      return ok((resources.lessons?.() ?? noLessons).book);
  }
}

/** "Why not?" Nothing: it is an option. Cards the asker may not know are as good as none. */
function explainTo(state: Readonly<State>, asker: WarbandAsker, intent: WarbandIntent): Refusal | undefined {
  const seat = seatOf(state, asker, intent);
  if (seat === undefined) return notAsked;
  if (intent.kind === 'undo') return asker.decision ? asker.undo : notAsked;
  const isSecret = 'card' in intent && !(intent.card in cardsKnown(state, asker));
  if (isSecret) return { code: 'unknownCard', sentence: 'You may not look at this card.', rule: 'R-09' };
  return explainIntent(state, seat, intent);
}

const notAsked: Refusal = {
  code: 'not-asked',
  sentence: 'Nobody at the screen is asked now.',
  rule: 'R-01',
};

const cardsKnown = (
  state: Readonly<State>,
  { viewer, eyes }: WarbandAsker,
): Readonly<Record<number, string>> =>
  (viewer === 'open' ? viewTogether(state, eyes) : viewOf(state, viewer)).cards;

/**
 * In whose place it is asked: of whoever must choose, if that one looks; else of the one who looks, or, of several, of
 * the one whose creature it is about. Nobody's, if nobody looks.
 */
function seatOf(
  { creatures }: Readonly<State>,
  { eyes, decision }: WarbandAsker,
  intent: WarbandIntent,
): Seat | undefined {
  if (decision) return decision.seat;
  if (eyes.length < 2) return eyes.at(0);
  const id = 'creature' in intent ? intent.creature : undefined;
  const owner = creatures.find((each) => each.id === id)?.seat;
  return owner !== undefined && eyes.includes(owner) ? owner : eyes[0];
}

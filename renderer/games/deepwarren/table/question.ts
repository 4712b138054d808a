/** Which thing lies in the one right-hand place: the warning first, then the tile in hand, the card, the token. */
import type { EndPreview } from '../../../../shared/games/deepwarren-questions.ts';
import type { Deck, DeepwarrenView } from '../../../../shared/games/deepwarren.ts';
import type { Desk } from './desk.svelte.ts';

export type Question =
  | { kind: 'ends'; ends: EndPreview; isFall: boolean }
  | { kind: 'tile'; tile: number }
  | { kind: 'card'; deck: Deck; card: number }
  | { kind: 'token'; token: number };

/** The end that what is shown would bring: by itself, by the attack it forces, by a fall. */
function endOf({ preview }: Desk): Question | undefined {
  if (!preview) return undefined;
  const forced = preview.attacks?.length === 1 ? preview.attacks[0]?.ends : undefined;
  const ends = preview.ends ?? forced;
  if (ends) return { kind: 'ends', ends, isFall: false };
  return preview.fall && { kind: 'ends', ends: preview.fall, isFall: true };
}

function cardOf({ stage }: Desk, { question, event, phase }: DeepwarrenView): Question | undefined {
  if (stage.card) return { kind: 'card', deck: stage.card.deck, card: stage.card.card };
  if (question?.kind === 'card') return { kind: 'card', deck: question.deck, card: question.card };
  if (question?.kind === 'limit' && question.drawn !== undefined)
    return { kind: 'card', deck: 'relic', card: question.drawn };
  return phase === 'event' && event !== undefined ? { kind: 'card', deck: 'event', card: event } : undefined;
}

/** The token pointed at, else the one that acts. */
function tokenOf(desk: Desk, { tokens }: DeepwarrenView): Question | undefined {
  const { pointed, acting } = desk;
  const on = tokens.find(({ space }) => space === pointed?.space) ?? tokens.find(({ id }) => id === acting);
  return on && { kind: 'token', token: on.id };
}

export function questionOf(desk: Desk, view: DeepwarrenView): Question | undefined {
  const { question } = view;
  if (desk.looked) return { kind: 'card', ...desk.looked };
  if (view.outcome) return undefined;
  const tile: Question | undefined =
    question?.kind === 'place' && !desk.stage.isPlaying ? { kind: 'tile', tile: question.tile } : undefined;
  return endOf(desk) ?? tile ?? cardOf(desk, view) ?? tokenOf(desk, view);
}

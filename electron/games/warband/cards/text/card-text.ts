/**
 * The rules text of a card, rendered from what it does; never written by hand. Owns which lines there are and in
 * which order; the words are a language's.
 */
import { unreachable } from '../../../../../shared/result.ts';
import type { Card, OrderCard, Text } from '../language.ts';
import type { SpeakerKind } from '../validate-scope.ts';
import { english } from './english/english.ts';
import type { Language, StandingText } from './language.ts';
import { glue, plainText, words, type Phrase } from './parts.ts';
import { declare, newScene, type Scene } from './scene.ts';

export type LineRole =
  'requires' | 'affinity' | 'cost' | 'when' | 'order' | 'trait' | 'modifier' | 'ward' | 'power' | 'trigger';

/** One paragraph of a card. Lines of attach text belong to the creature the order is put on (W-116). */
export interface Line {
  role: LineRole;
  attached: boolean;
  parts: Phrase;
}

/** The lines of a card as printed; traits first (W-705). */
export function cardText(card: Card, language: Language = english): Line[] {
  switch (card.type) {
    case 'creature':
    case 'commander':
      return textLines(card.text, card.type, language);
    case 'order':
      return [...orderLines(card, language), ...textLines(card.attach ?? [], 'attached', language)];
    default:
      return unreachable(card);
  }
}

/** The same as one plain paragraph a line. */
export const plainCardText = (card: Card, language: Language = english): string[] =>
  cardText(card, language).map(({ attached, parts }) => (attached ? 'Attached: ' : '') + plainText(parts));

function orderLines(card: OrderCard, language: Language): Line[] {
  const line = (role: LineRole, parts: Phrase): Line => ({ role, attached: false, parts });
  const scene = newScene('order', undefined, true);
  const cost = card.cost ? [line('cost', language.orderCost(card.cost, scene))] : [];
  return [
    ...(card.requires === undefined ? [] : [line('requires', language.requires(card.requires))]),
    ...(card.affinity === undefined ? [] : [line('affinity', language.affinity(card.affinity))]),
    ...cost,
    ...(card.when ? [line('when', language.orderWhen(card.when, newScene('order', undefined, true)))] : []),
    line('order', actionsText(card, language, scene)),
  ];
}

/** The cost and the actions of one order share what was spoken of: "Shift 2. Then make a melee attack." */
function actionsText(card: OrderCard, language: Language, scene: Scene): Phrase {
  return glue(
    ...card.actions.flatMap((action, index) => {
      declare(scene, action.targets);
      return [words(index > 0 ? ' ' : ''), language.action(action, scene, index > 0)];
    }),
  );
}

/** One text of a card by itself. */
export const textWords = (text: Text, speaker: SpeakerKind, language: Language = english): string =>
  plainText(textParts(text, speaker, language));

function textLines(texts: readonly Text[], speaker: SpeakerKind, language: Language): Line[] {
  const sorted = texts.toSorted((a, b) => Number(b.kind === 'trait') - Number(a.kind === 'trait'));
  return paragraphs(sorted).map((run) => ({
    role: run[0].kind,
    attached: speaker === 'attached',
    parts: isStanding(run) ? language.standing(run, newScene(speaker)) : textParts(run[0], speaker, language),
  }));
}

type Paragraph = [Text, ...Text[]];

const isStanding = (run: Paragraph): run is [StandingText, ...StandingText[]] =>
  run[0].kind === 'trait' || run[0].kind === 'modifier';

/** Neighbours that say the same kind of thing of the same creatures share a line. */
function paragraphs(texts: readonly Text[]): Paragraph[] {
  const found: Paragraph[] = [];
  for (const text of texts) {
    const run = found.at(-1);
    if (run && isAlike(run[0], text)) run.push(text);
    else found.push([text]);
  }
  return found;
}

const isAlike = (one: Text, other: Text): boolean =>
  (one.kind === 'trait' || one.kind === 'modifier') &&
  one.kind === other.kind &&
  JSON.stringify([one.affects, one.when]) === JSON.stringify([other.affects, other.when]);

function textParts(text: Text, speaker: SpeakerKind, language: Language): Phrase {
  switch (text.kind) {
    case 'trait':
    case 'modifier':
      return language.standing([text], newScene(speaker));
    case 'ward':
      return language.ward(text, newScene(speaker));
    case 'power': {
      const scene = newScene(speaker, undefined, true);
      declare(scene, text.targets);
      return language.power(text, scene);
    }
    case 'trigger': {
      const scene = newScene(speaker, text.on);
      declare(scene, text.targets);
      return language.trigger(text, scene);
    }
    default:
      return unreachable(text);
  }
}

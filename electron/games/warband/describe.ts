/**
 * The open options in words, where the option itself is only a number: powers, triggered texts, choices between step
 * lists, costs, effects. Read from the cards, so nothing here can differ from what a card says.
 */
import type { WarbandAction, WarbandChoice } from '../../../shared/games/warband.ts';
import type { Card, Step } from './cards/language.ts';
import { textWords } from './cards/text/card-text.ts';
import { english } from './cards/text/english/english.ts';
import type { Language } from './cards/text/language.ts';
import { plainText, type Phrase } from './cards/text/parts.ts';
import { declare, introduce, introduceTaken, newScene, type Scene, type Taking } from './cards/text/scene.ts';
import { awaited, hasSubject, wouldBeDestroyed, type SpeakerKind } from './cards/validate-scope.ts';
import { everyStep } from './cards/walk.ts';
import { effectView } from './effect-view.ts';
import { decisionOf } from './flow.ts';
import { nextWaiting } from './frames/stack.ts';
import { hazardDamage } from './movement.ts';
import { creatureOf, faceOf, lookAt, topFrame, type Play } from './play.ts';
import { nameOfCost, type Code } from './program.ts';
import { bearerOf } from './responses.ts';
import { draftItem } from './stack-items.ts';
import {
  none,
  type CardId,
  type Following,
  type Frame,
  type Item,
  type State,
  type Timed,
  type Waiting,
} from './state.ts';

/** One entry an option of the open decision; nothing where the option speaks for itself. */
export function choicesOf(
  state: Readonly<State>,
  options: readonly WarbandAction[] = decisionOf(state)?.options ?? [],
  language: Language = english,
): (WarbandChoice | undefined)[] {
  if (state.outcome) return [];
  const play = lookAt(state);
  const frame = topFrame(state);
  return options.map((option) => choiceOf(play, frame, option, language));
}

function choiceOf(
  play: Play,
  frame: Frame,
  option: WarbandAction,
  language: Language,
): WarbandChoice | undefined {
  switch (option.kind) {
    case 'power': {
      const creature = creatureOf(play, option.creature);
      const card = bearerOf(play, creature, option.text) ?? creature.id;
      return textChoice(play, option.text, card, creature.id, language);
    }
    case 'next':
      return nextChoice(play, frame, option.index, language);
    case 'option':
      return frame.kind === 'option' ? stepsChoice(play, frame.codes[option.index], language) : undefined;
    case 'confirm':
      return confirmChoice(play, frame, language);
    case 'shield':
      return effectChoice(play, option.effect, language);
    default:
      return undefined;
  }
}

/** R-05, W-303, W-320: what comes next if this one is chosen. */
function nextChoice(play: Play, frame: Frame, index: number, language: Language): WarbandChoice | undefined {
  if (frame.kind === 'stack') return waitingChoice(play, nextWaiting(play)[index], language);
  return frame.kind === 'timed' ? timedChoice(play, frame.entries[index], language) : undefined;
}

function timedChoice(play: Play, entry: Timed, language: Language): WarbandChoice | undefined {
  return entry.kind === 'expire'
    ? effectChoice(play, entry.effect, language)
    : waitingChoice(play, entry.waiting, language);
}

function waitingChoice(play: Play, waiting: Waiting, language: Language): WarbandChoice {
  const { text, card, actor, follows } = waiting;
  if (follows) return followingChoice(play, waiting, follows, language);
  if (text !== none) return textChoice(play, text, card, actor, language);
  return { words: plainText(language.hazard(hazardDamage)), creature: actor };
}

/** What an effect left behind, told of whoever it is about. */
function followingChoice(
  play: Play,
  { seat, actor, card, happening }: Waiting,
  { code, targets, picked }: Following,
  language: Language,
): WarbandChoice {
  const start = {
    kind: 'trigger',
    seat,
    actor,
    card,
    code,
    timing: 'triggered',
    targets,
    happening,
  } as const;
  const scene = sceneOf(play, { ...draftItem(start), picked });
  const words = plainText(language.steps(play.program.codes[code].steps, scene));
  return { words, card, ...(happening.subject === none ? {} : { creature: happening.subject }) };
}

function textChoice(
  play: Play,
  text: number,
  card: CardId,
  actor: CardId,
  language: Language,
): WarbandChoice {
  const words = textWords(play.program.texts[text].text, speakerKind(faceOf(play, card).card), language);
  return { words, card, ...(actor === none ? {} : { creature: actor }) };
}

const speakerKind = ({ type }: Card): SpeakerKind => (type === 'order' ? 'attached' : type);

function effectChoice(play: Play, id: number, language: Language): WarbandChoice | undefined {
  const effect = play.state.effects.find((each) => each.id === id);
  if (!effect) return undefined;
  const words = plainText(language.effect(effectView(effect)));
  return { words, ...(effect.creature === none ? { card: effect.card } : { creature: effect.creature }) };
}

/** what is agreed to; of a cost also what it buys. */
function confirmChoice(play: Play, frame: Frame, language: Language): WarbandChoice | undefined {
  if (frame.kind === 'trigger') return waitingChoice(play, frame.waiting, language);
  if (frame.kind !== 'pay') return undefined;
  const item = play.state.resolving!;
  const { cost, steps } = play.program.codes[frame.code];
  const scene = sceneOf(play, item);
  const price = language.price(cost, scene);
  return {
    words: [price, ...followsPay(play, frame, steps, scene, language)].map(plainText).join(' '),
    card: item.card,
  };
}

/** What a payment brings, or else what it keeps off. Told to the player of the text only: to others "you" would be wrong. */
function followsPay(
  play: Play,
  { seat, otherwise }: Extract<Frame, { kind: 'pay' }>,
  steps: readonly Step[],
  scene: Scene,
  language: Language,
): Phrase[] {
  if (seat !== play.state.resolving!.seat) return [];
  if (steps.length > 0) return [language.steps(steps, scene)];
  return [language.unpaid(play.program.codes[otherwise].steps, scene)];
}

function stepsChoice(play: Play, code: number, language: Language): WarbandChoice {
  const item = play.state.resolving!;
  const words = plainText(language.steps(play.program.codes[code].steps, sceneOf(play, item)));
  return { words, card: item.card };
}

/** How the text came by what it calls so; nothing if it picked it. */
function takingOf(source: Code['source'], name: string): Taking | undefined {
  if (!source) return undefined;
  const actions = 'actions' in source ? source.actions : [source];
  const steps = actions.flatMap((action) => [...everyStep(action.steps)]);
  const costs = [...(source.cost ?? []), ...steps.flatMap((step) => (step.do === 'pay' ? step.cost : []))];
  const cost = costs.find((each) => nameOfCost(each) === name);
  if (cost && 'as' in cost) return cost.pay;
  const step = steps.find((each) => (each.do === 'discard' || each.do === 'deploy') && each.as === name);
  return step?.do === 'discard' || step?.do === 'deploy' ? step.do : undefined;
}

/** The middle of a text that resolves: its targets and picks have been spoken of. */
function sceneOf(play: Play, item: Item): Scene {
  const { source, allTargets, waitsIn }: Code = play.program.codes[item.code];
  const speaker = item.kind === 'order' ? 'order' : speakerKind(faceOf(play, item.card).card);
  const isFollowing = item.kind === 'trigger' && source === undefined;
  const on = isFollowing
    ? waitsIn
      ? awaited(waitsIn)
      : wouldBeDestroyed
    : source && 'on' in source
      ? source.on
      : undefined;
  const scene = newScene(speaker, on, item.kind !== 'trigger');
  if (isFollowing && hasSubject(on)) introduce(scene, 'subject', {}, 'one');
  if (waitsIn?.who !== undefined) scene.watched = waitsIn.who;
  declare(scene, allTargets);
  for (const target of allTargets) {
    if (target.kind === 'creature')
      introduce(scene, `target ${target.name}`, target.filter, target.upTo ? { upTo: target.upTo } : 'one');
  }
  for (const { name, ids } of item.picked) {
    const by = takingOf(source, name);
    if (by) introduceTaken(scene, name, by, ids.length > 1);
    else introduce(scene, `picked ${name}`, {}, ids.length > 1 ? { upTo: ids.length } : 'one');
  }
  return scene;
}

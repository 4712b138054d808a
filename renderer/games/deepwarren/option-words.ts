/** Every question and option of Deepwarren in words. */
import type { Prompt } from '../../../shared/game.ts';
import type { DeepwarrenContent } from '../../../shared/games/deepwarren-questions.ts';
import {
  decks,
  tileOfSpace,
  type Deck,
  type DeepwarrenAction,
  type DeepwarrenView,
  type Space,
} from '../../../shared/games/deepwarren.ts';
import {
  listed,
  optionText as text,
  placeText,
  promptText,
  sideName,
  wounds,
} from '../../text/deepwarren.ts';
import type { Names } from './names.ts';
import { exitsOf } from './tiles/spots.ts';

export interface Words {
  view: DeepwarrenView;
  content: DeepwarrenContent;
  names: Names;
}

const tileInHand = ({ question }: DeepwarrenView): number | undefined =>
  question?.kind === 'place' ? question.tile : undefined;

function exitWords({ view, content }: Words, turn: 0 | 1 | 2 | 3): string {
  const tile = tileInHand(view);
  const face = tile === undefined ? undefined : content.tiles[tile];
  return face ? listed([...exitsOf(face, turn)].sort().map(sideName)) : '';
}

function tokenPlace({ view, names }: Words, id: number): string {
  const token = view.tokens.find((each) => each.id === id);
  return token ? names.where(tileOfSpace(token.space)) : '';
}

const spaceWords = ({ names }: Words, space: Space): [string, string] => [
  names.space(space),
  names.where(tileOfSpace(space)),
];

function relicWords({ names }: Words, action: Extract<DeepwarrenAction, { kind: 'useRelic' }>): string {
  const relic = names.card('relic', action.relic);
  if (action.token !== undefined) return text.useRelicFor(relic, names.owned(action.token));
  return action.tile === undefined ? text.useRelic(relic) : text.useRelicAt(relic, names.tile(action.tile));
}

/** An option as a sentence without its full stop. */
export function optionWords(action: DeepwarrenAction, words: Words): string {
  const { names, view } = words;
  switch (action.kind) {
    case 'place':
      return text.place(placeText.at(action.x, action.y), exitWords(words, action.turn));
    case 'put':
      return text.put(...spaceWords(words, action.space));
    case 'choose': {
      const token = view.tokens.find(({ id }) => id === action.token);
      const left = token ? wounds(token.wounds, token.starting) : '';
      return text.choose(names.owned(action.token), tokenPlace(words, action.token), left);
    }
    case 'tile':
      return text.tile(names.tile(action.tile), names.where(action.tile));
    case 'move':
      return text.move(placed(words, action.token), ...spaceWords(words, action.to));
    case 'openDoor':
      return text.openDoor(placed(words, action.token), names.tile(action.tile), names.where(action.tile));
    case 'attack':
      return text.attack(
        names.owned(action.target),
        tokenPlace(words, action.target),
        placed(words, action.token),
      );
    case 'breathe':
      return text.breathe(placed(words, action.token));
    case 'regrow':
      return text.regrow(placed(words, action.token));
    case 'useRelic':
      return relicWords(words, action);
    case 'dropRelic':
      return text.dropRelic(names.card('relic', action.relic));
    case 'stop':
    case 'roll':
    case 'decline':
    case 'pass':
      return text[action.kind];
  }
}

/** "the Ravager at 2 east": several of a player's tokens may be of a kind. */
const placed = (words: Words, id: number): string =>
  `${words.names.token(id)} ${tokenPlace(words, id)}`.trim();

const isDeck = (value: unknown): value is Deck => decks.some((deck) => deck === value);

function cardPrompt(
  { about = {} }: Prompt,
  names: Names,
  options: readonly DeepwarrenAction[] | undefined,
): string {
  const name = isDeck(about['deck']) ? names.card(about['deck'], Number(about['card'])) : '';
  switch (options?.[0]?.kind) {
    case 'put':
      return promptText.put(name);
    case 'choose':
      return Number(about['chosen']) > 0 ? promptText.chooseSecond(name) : promptText.choose(name);
    case 'tile':
      return promptText.tile(name);
    default:
      return promptText.card(name);
  }
}

/** What is asked, after the player's name. */
export function promptWords(
  prompt: Prompt,
  names: Names,
  options: readonly DeepwarrenAction[] | undefined,
): string {
  const { code, about = {} } = prompt;
  const number = (name: string) => Number(about[name]);
  const mayPass = options?.some(({ kind }) => kind === 'pass') ?? false;
  switch (code) {
    case 'place':
      return promptText.place(names.tile(number('tile')));
    case 'card':
      return cardPrompt(prompt, names, options);
    case 'move':
      return mayPass ? promptText.mayMove : promptText.move;
    case 'attack':
      return mayPass ? promptText.mayAttack : promptText.attack;
    case 'stride':
      return promptText.stride(names.token(number('token')));
    case 'pit':
      return promptText.pit(names.token(number('token')));
    case 'react':
      return promptText.react(names.card('relic', number('relic')));
    case 'afterEvent':
      return promptText.afterEvent;
    case 'dropRelic':
      return number('drawn') >= 0
        ? promptText.swapRelic(names.card('relic', number('drawn')))
        : promptText.dropRelic;
    default:
      return promptText.unknown;
  }
}

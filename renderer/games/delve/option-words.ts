/** Every option of Delve in words. */
import type { Prompt } from '../../../shared/game.ts';
import type { DelveContent } from '../../../shared/games/delve-questions.ts';
import type { DelveAction, DelveView, Space } from '../../../shared/games/delve.ts';
import { optionText as text, sideName } from '../../text/delve.ts';
import { edgesOf, laidBySpace, opposite, sideTowards } from './map/laying.ts';
import type { Names } from './names.ts';

export interface Words {
  view: DelveView;
  content: DelveContent;
  names: Names;
  prompt: Prompt;
}

/** What bars the border on either side, in words. */
function barriers({ view, content }: Words, from: Space, to: Space): string {
  const side = sideTowards(from, to);
  if (side === undefined) return '';
  const laid = laidBySpace(view);
  const edgeOf = (space: Space, at: 0 | 1 | 2 | 3) => {
    const here = laid.get(space);
    const face = here && content.chambers[here.chamber];
    return face && here ? edgesOf(face, here.heading)[at] : undefined;
  };
  const found = [edgeOf(from, side), edgeOf(to, opposite(side))].flatMap((edge) => text.by[edge ?? ''] ?? []);
  return [...new Set(found)].join(' and ');
}

function moveWords(words: Words, to: Space): string {
  const { view, names } = words;
  const from = view.heroes[view.seat]?.space;
  const side = from === undefined ? undefined : sideTowards(from, to);
  if (from === undefined || side === undefined) return text.moveTo(names.place(to));
  return [text.move(sideName(side), names.place(to)), barriers(words, from, to)].filter(Boolean).join(' ');
}

/** What going on means, by what is asked. */
const passes: Readonly<Record<string, string>> = {
  counter: text.passCounter,
  may: text.passDraw,
  pathfinder: text.keepChamber,
  wayUp: text.stayBelow,
  hiddenWay: text.stayHere,
  tower: text.stayHere,
  wounds: text.takeWounds,
  drawn: text.letHappen,
  steadyHand: text.letHappen,
  haste: text.endTurn,
  load: text.tryIt,
  opening: text.tryIt,
};

const draws: Readonly<Record<string, string>> = {
  below: text.drawCatacomb,
  action: text.drawDragon,
};

function heldWords({ view, names }: Words, at: number): string {
  const held = view.heroes[view.seat]?.held[at];
  return held ? text.effect(names.card(held.card)) : text.web;
}

function monsterWords({ view, names }: Words, at: number): string {
  const monster = view.monsters[at];
  return monster ? text.monster(names.monster(monster.monster), names.place(monster.space)) : '';
}

const cardWords = ({ content }: Words, card: number): string => {
  const face = content.cards[card];
  return face ? text.card(face.name, face.gold) : '';
};

export function optionWords(action: DelveAction, words: Words): string {
  const { names, prompt, content, view } = words;
  switch (action.kind) {
    case 'move':
      return moveWords(words, action.to);
    case 'draw':
      return draws[prompt.code] ?? text.draw;
    case 'shift':
      return text.shift(names.place(action.to));
    case 'space':
      return text.space(names.place(action.space));
    case 'side':
      return text.side(sideName(action.side));
    case 'use':
      return text.use(names.card(action.card));
    case 'ability':
      return text.ability(content.heroes[view.heroes[view.seat]?.hero ?? -1]?.abilityName ?? '');
    case 'chamber':
      return text.chamber(names.chamber(action.chamber));
    case 'card':
      return cardWords(words, action.card);
    case 'effect':
      return heldWords(words, action.at);
    case 'monster':
      return monsterWords(words, action.at);
    case 'minion': {
      const monster = view.monsters[action.at];
      return text.minion(monster ? names.monster(monster.monster) : '', names.place(action.to));
    }
    case 'hero':
      return text.hero(names.player(action.seat));
    case 'play':
      return text.play(names.attack(action.attack));
    case 'pass':
      return passes[prompt.code] ?? text.pass;
    default:
      return text[action.kind];
  }
}

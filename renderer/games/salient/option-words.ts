/** Every option of Salient in words. */
import type { Prompt } from '../../../shared/game.ts';
import type { Price, SalientContent } from '../../../shared/games/salient-questions.ts';
import { meaningOfSlot, type SalientAction, type SalientView } from '../../../shared/games/salient.ts';
import { coins, optionText as text } from '../../text/salient.ts';
import { boardOf } from './content.ts';
import type { Names } from './names.ts';

export interface Words {
  view: SalientView;
  content: SalientContent;
  names: Names;
  prompt: Prompt;
}

/** What a place costs, whatever kind of place it is; a Jam wants any die. */
export function priceOf(slot: number, view: SalientView, content: SalientContent): Price | undefined {
  const { kind, at } = meaningOfSlot(slot);
  if (kind === 'command') return content.command[at]?.price;
  if (kind === 'pact') return content.pact[at]?.price;
  if (kind === 'clear') return { need: 'any', dice: 1, pair: undefined, credits: 0, research: 0 };
  const card = view.row[at];
  if (kind === 'card') return typeof card === 'number' ? content.cards[card]?.price : undefined;
  return content.sites[view.sites[at]?.tile ?? -1]?.price;
}

export const tokenWords = ({ credits, research }: Pick<Price, 'credits' | 'research'>): string =>
  [credits > 0 ? coins(credits) : '', research > 0 ? text.insight(research) : '']
    .filter(Boolean)
    .join(' and ');

function assignWords(
  { slot, face, pair }: Extract<SalientAction, { kind: 'assign' }>,
  { view, content, names }: Words,
): string {
  if (face !== undefined) return (pair ? text.assignPair : text.assign)(face, names.slot(slot));
  const price = priceOf(slot, view, content);
  return text.pay(names.slot(slot), price ? tokenWords(price) : '');
}

const passes: Readonly<Record<string, string>> = {
  relief: text.noRelief,
  prepare: text.roll,
  advance: text.endMarch,
};

/** The two things a card offers: what they are is told by which card it is. */
function branchWords(branch: number, { prompt, names, content }: Words): string {
  const slot = Number(prompt.about?.['slot'] ?? -1);
  const card = content.cards.find(({ name }) => name === names.slot(slot));
  const clears = card?.text.includes('Jam') ?? false;
  if (clears) return branch === 0 ? text.clearJams : text.clearMines;
  return branch === 0 ? text.mines : text.detonate;
}

function lineWords(line: number, { view, names }: Words): string {
  const spaces = boardOf(view).lines[view.seat]?.[line] ?? [];
  const [first, last] = [spaces[0], spaces.at(-1)];
  return text.line(
    first === undefined || last === undefined ? '' : `${names.space(first)} to ${names.space(last)}`,
  );
}

export function optionWords(action: SalientAction, words: Words): string {
  const { view, names, prompt } = words;
  switch (action.kind) {
    case 'pick':
      return text.pick(names.tile(action.tile));
    case 'relief':
      return text.relief;
    case 'prepare':
      return action.source > 3
        ? text.prepareTreasury
        : text.prepareSite(names.tile(view.sites[action.source]?.tile));
    case 'trade':
      return action.gain === 'unit' ? text.tradeUnit : text.tradeCoins;
    case 'discard': {
      const card = view.row[action.place];
      return text.discard(typeof card === 'number' ? names.card(card) : '');
    }
    case 'assign':
      return assignWords(action, words);
    case 'fill':
      return text.fill(action.face);
    case 'unassign':
      return text.unassign(names.slot(action.slot));
    case 'execute':
      return text.execute;
    case 'resolve':
      return (action.research ? text.research : text.resolve)(names.slot(action.slot));
    case 'branch':
      return branchWords(action.branch, words);
    case 'put':
      return text.put(names.space(action.space));
    case 'choose': {
      const unit = view.units.find(({ id }) => id === action.unit);
      return text.choose(names.unit(unit), unit ? names.space(unit.space) : '');
    }
    case 'line':
      return lineWords(action.line, words);
    case 'mine':
      return (prompt.code === 'layMines' ? text.layMine : text.mine)(names.space(action.space));
    case 'enemy':
      return text.enemy(names.player(action.seat));
    case 'jam':
      return text.jam(names.command(action.at));
    case 'step': {
      const unit = view.units.find(({ id }) => id === action.unit);
      return text.step(names.unit(unit), unit ? names.space(unit.space) : '', names.space(action.to));
    }
    case 'stop':
      return text.stop;
    case 'pass':
      return passes[prompt.code] ?? text.enough;
  }
}

/** Deepwarren in words at one position: what is asked, every option, the log, the position. */
import type { DeepwarrenAction, DeepwarrenEvent, DeepwarrenView } from '../../../shared/games/deepwarren.ts';
import { isTableEvent } from '../../../shared/table.ts';
import { distinct } from '../../plain/distinct.ts';
import {
  deckWords,
  figuresText,
  optionGroups,
  phaseNames,
  positionText,
  turnText,
} from '../../text/deepwarren.ts';
import { plainText } from '../../text/plain.ts';
import type { GameLogEntry } from '../../table/of-game.ts';
import type { Passage, Scene, Telling } from '../face.ts';
import { cellWords } from './cell-words.ts';
import { printed } from './content.ts';
import { makeLog } from './log.ts';
import { makeNames, tokensTold, type Names } from './names.ts';
import { optionWords, promptWords } from './option-words.ts';

const eventsOf = (entries: readonly GameLogEntry<DeepwarrenEvent>[]): DeepwarrenEvent[] =>
  entries.flatMap(({ event }) => (isTableEvent(event) ? [] : [event]));

/** Tokens that are gone by now are known from the log itself. */
export const logNames = (
  view: DeepwarrenView,
  players: readonly string[],
  entries: readonly GameLogEntry<DeepwarrenEvent>[],
): Names => makeNames(view, printed(), players, tokensTold(eventsOf(entries)));

export function tell({ view, players }: Scene<DeepwarrenView>): Telling<DeepwarrenAction, DeepwarrenEvent> {
  const content = printed();
  const names = makeNames(view, content, players);
  return {
    prompt: ({ prompt, options }) => promptWords(prompt, names, options),
    options: ({ options }) => {
      const words = options.map((action) => optionWords(action, { view, content, names }));
      return distinct(words, plainText.nth).map((each, option) => ({
        words: each,
        group: optionGroups[options[option]!.kind],
      }));
    },
    log: (entries) => makeLog(entries, logNames(view, players, entries)),
    position: () => positionWords(view, names),
    turn: () => ({ words: turnText(view.turn, phaseNames[view.phase]), seat: view.seat, rounds: view.round }),
    figures: () => figuresOf(view),
  };
}

/** Each player's points and crowns, by seat. */
export const figuresOf = ({ standing }: DeepwarrenView): string[] =>
  standing.map(({ score, crowns }) => figuresText(score, crowns));

function positionWords(view: DeepwarrenView, names: Names): Passage[] {
  const scene = { view, content: printed(), names, own: undefined };
  return [
    {
      title: positionText.players,
      lines: view.players.map(({ seat, relics, delvers, monsters }) =>
        positionText.player(
          names.player(seat),
          figuresOf(view)[seat] ?? '',
          delvers,
          monsters,
          relics.map((relic) => names.card('relic', relic)),
        ),
      ),
    },
    { title: positionText.dungeon, lines: view.tiles.map((tile) => cellWords(tile, scene)) },
    {
      title: positionText.stacks,
      lines: deckWords(view.tilesLeft.length, view.eventsLeft, view.openExits),
    },
  ];
}

/** Salient in words at one position: what is asked, every option, the log, the position. */
import type { SalientAction, SalientEvent, SalientView } from '../../../shared/games/salient.ts';
import { distinct } from '../../plain/distinct.ts';
import { plainText } from '../../text/plain.ts';
import {
  cardNames,
  deskText,
  figuresText,
  optionGroups,
  playerText,
  positionText as text,
  setupTurn,
  turnText,
} from '../../text/salient.ts';
import type { Passage, Scene, Telling } from '../face.ts';
import { printed } from './content.ts';
import { makeLog } from './log.ts';
import { makeNames, type Names } from './names.ts';
import { optionWords } from './option-words.ts';
import { promptWords } from './prompt-words.ts';

export function tell({ view, players }: Scene<SalientView>): Telling<SalientAction, SalientEvent> {
  const content = printed();
  const names = makeNames(view, content, players);
  return {
    prompt: (asked) => promptWords(asked, view, names),
    options({ options, prompt }) {
      const words = options.map((action) => optionWords(action, { view, content, names, prompt }));
      return distinct(words, plainText.nth).map((each, option) => {
        const group = optionGroups[options[option]!.kind];
        return { words: each, ...(group !== undefined && { group }) };
      });
    },
    log: (entries) => makeLog(entries, view, names),
    position: () => positionWords(view, names),
    turn: () => ({ words: turnWords(view, names), seat: view.seat, rounds: view.round }),
    figures: () => figuresOf(view),
  };
}

export const turnWords = ({ turn, seat }: SalientView, names: Names): string =>
  turn === 0 ? setupTurn : turnText(turn, names.player(seat));

/** What each player has behind the line, by seat. */
export const figuresOf = ({ players }: SalientView): string[] =>
  players.map(({ behind }) => figuresText(behind));

function playerWords(view: SalientView, seat: number, names: Names): string {
  const player = view.players[seat]!;
  return text.player(names.player(seat), [
    figuresText(player.behind),
    playerText.camp(player.fresh.length + player.resting),
    player.fresh.join(' '),
    playerText.reserve(player.reserve),
    playerText.coins(player.credits),
    playerText.insight(player.research),
    ...player.upgraded.map((card) => playerText.upgraded(cardNames[card])),
    ...player.jammed.map((at) => `${names.command(at)} ${deskText.jammed}`),
  ]);
}

function siteWords(view: SalientView, names: Names): string[] {
  return view.sites.flatMap(({ space, tile }, at) => {
    if (tile === undefined) return [];
    const holder = view.units.find((unit) => unit.space === space);
    const who = holder ? deskText.held(names.player(holder.seat)) : deskText.nobody;
    return [text.site(at + 1, names.tile(tile), names.space(space), who)];
  });
}

function positionWords(view: SalientView, names: Names): Passage[] {
  const content = printed();
  const unitLine = (unit: SalientView['units'][number]) =>
    text.unit(names.unit(unit), names.space(unit.space));
  const passages: Passage[] = [
    { title: text.players, lines: view.players.map((_, seat) => playerWords(view, seat, names)) },
    {
      title: text.field,
      lines: [
        ...view.units.filter(({ isBehind }) => !isBehind).map(unitLine),
        ...(view.mines.length > 0 ? [text.mines(view.mines.map(names.space).join(', '))] : []),
      ],
    },
    { title: text.behind, lines: view.units.filter(({ isBehind }) => isBehind).map(unitLine) },
    {
      title: text.orders,
      lines: view.orders.map(({ slot, dice }) =>
        [names.slot(slot), dice.join(' ')].filter(Boolean).join(': '),
      ),
    },
    { title: text.sites, lines: siteWords(view, names) },
    {
      title: text.row,
      lines: [
        ...view.row.flatMap((card) => {
          const face = typeof card === 'number' ? content.cards[card] : undefined;
          return face
            ? [text.card(face.name, face.cost, face.text)]
            : card === undefined
              ? []
              : [deskText.armistice];
        }),
        text.cards(view.cardsLeft),
      ],
    },
  ];
  return passages.filter(({ lines }) => lines.length > 0);
}

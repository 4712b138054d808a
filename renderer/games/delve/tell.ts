/** Delve in words at one position: what is asked, every option, the log, the position. */
import type { DelveAction, DelveEvent, DelveHeroView, DelveView } from '../../../shared/games/delve.ts';
import { monsterKinds } from '../../../shared/games/delve.ts';
import { distinct } from '../../plain/distinct.ts';
import {
  deckNames,
  figuresText,
  fightText,
  optionGroups,
  positionText,
  sheetText,
  standingText,
  statusText,
  turnText,
} from '../../text/delve.ts';
import { plainText } from '../../text/plain.ts';
import type { Passage, Scene, Telling } from '../face.ts';
import { printed } from './content.ts';
import { makeLog } from './log.ts';
import { makeNames, type Names } from './names.ts';
import { optionWords } from './option-words.ts';
import { promptWords } from './prompt-words.ts';
import { spaceWords } from './space-words.ts';

export function tell({ view, players }: Scene<DelveView>): Telling<DelveAction, DelveEvent> {
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
    log: (entries) => makeLog(entries, names),
    position: () => positionWords(view, names),
    turn: () => ({ words: turnWords(view, names), seat: view.seat, rounds: view.round }),
    figures: () => figuresOf(view),
  };
}

export const turnWords = (view: DelveView, names: Names): string =>
  turnText(view.round, names.player(view.seat));

/** Each player's gold as all may see it, by seat; once it is over, what was carried out. */
export const figuresOf = ({ heroes, outcome }: DelveView): string[] =>
  heroes.map(({ gold, loot, status, seat }) =>
    figuresText(outcome ? (outcome.scores[seat] ?? 0) : gold, loot.length, statusText[status]),
  );

function heroWords(hero: DelveHeroView, names: Names): string {
  return positionText.hero(names.player(hero.seat), names.hero(hero.seat), [
    statusText[hero.status],
    hero.space === undefined ? '' : names.place(hero.space),
    standingText[hero.standing],
    sheetText.life(Math.max(0, hero.life - hero.wounds), hero.life),
    ...hero.loot.map(({ card, deck }) => (card === undefined ? deckNames[deck] : names.card(card))),
    ...hero.runes.map((rune) => names.card(rune)),
    ...hero.held.map(({ card }) => `${sheetText.held} ${names.card(card)}`),
    hero.determination > 0 ? sheetText.determination(hero.determination) : '',
    hero.lostTurns > 0 ? sheetText.lost(hero.lostTurns) : '',
    hero.travel ? sheetText.pile(hero.trip) : '',
  ]);
}

function fightWords({ fight }: DelveView, names: Names): string[] {
  if (!fight) return [];
  return fight.fighters.flatMap((fighter, side) => {
    const name = side === 1 && fight.monster ? names.monster(fight.monster) : names.player(fighter.seat);
    return [
      `${name}: ${fightText.cards(fighter.hand)}, ${fightText.damage} ${String(fighter.damage.length)}`,
      ...(fighter.cards ?? []).map((card) => `${fightText.hand}: ${names.attack(card)}`),
      ...[fighter.shown ?? -1, ...fighter.added]
        .filter((card) => card >= 0)
        .map((card) => `${fightText.played}: ${names.attack(card)}`),
    ];
  });
}

function positionWords(view: DelveView, names: Names): Passage[] {
  const content = printed();
  const scene = { view, content, names, own: undefined };
  const fight = fightWords(view, names);
  return [
    { title: positionText.heroes, lines: view.heroes.map((hero) => heroWords(hero, names)) },
    ...(fight.length > 0 ? [{ title: positionText.fight, lines: fight }] : []),
    { title: positionText.vault, lines: view.chambers.map(({ space }) => spaceWords(space, scene)) },
    {
      title: positionText.decks,
      lines: [
        positionText.sun(view.sun),
        positionText.stock(view.stock.length),
        positionText.dragon(view.dragon.left),
        ...view.decks.map(({ deck, left, discard }) =>
          positionText.deck(deckNames[deck], left, discard.length),
        ),
        ...monsterKinds.map((kind) => positionText.pool(names.monster(kind), view.pool[kind])),
      ],
    },
  ];
}

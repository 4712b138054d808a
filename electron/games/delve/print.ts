/** A position as text: logs, golden files, bug reports. */
import { columnOf, delveDecks, rowOf, standings, type Space } from '../../../shared/games/delve.ts';
import { hoard, isTower, towerNames, towers } from './board/spaces.ts';
import { attackTable } from './content/attacks.ts';
import { cardTable } from './content/cards.ts';
import { chamberNames, chamberOfLaid, chamberTable, edgeTable } from './content/chambers.ts';
import { heroTable } from './content/heroes.ts';
import { kindOfToken, monsterTable } from './content/monsters.ts';
import { topFrame } from './play.ts';
import { none, statuses, type Fight, type Frame, type HeroState, type State } from './state.ts';

export function printState(state: Readonly<State>): string {
  const { outcome } = state;
  return [
    `turn ${state.turn}, round ${state.round}, seat ${state.seat}, stage ${state.stage}, sun ${state.sun}, stock ${state.stock.length}`,
    delveDecks.map((deck, id) => `${deck} ${state.decks[id].length}+${state.discards[id].length}`).join(', '),
    ...state.board.flatMap((laid, space) => (laid === none ? [] : [printChamber(state, space)])),
    ...state.monsters.map(({ token, space }) => `${monsterName(token)} at ${placeName(space)}`),
    ...state.heroes.map((hero, seat) => printHero(hero, seat)),
    ...(state.fight ? printFight(state.fight) : []),
    ...state.frames.map((frame) => `pending: ${printFrame(frame)}`),
    ...(outcome ? [`outcome: ${outcome.reason}, winners ${outcome.winners.join(' ') || 'nobody'}`] : []),
  ].join('\n');
}

const monsterName = (token: number): string => monsterTable[kindOfToken(token)].name;
const cardNames = (cards: readonly number[]): string =>
  cards.map((card) => cardTable[card].name).join(', ') || '-';
const attackNames = (attacks: readonly number[]): string =>
  attacks.map((attack) => attackTable[attack].name).join(', ') || '-';

function placeName(space: Space): string {
  if (space === none) return 'nowhere';
  if (space === hoard) return 'the Hoard';
  if (isTower(space)) return `the ${towerNames[towers.indexOf(space)]} Tower`;
  return `(${columnOf(space)},${rowOf(space)})`;
}

function printChamber({ board, entrances }: Readonly<State>, space: Space): string {
  const laid = board[space];
  const edges = [0, 1, 2, 3].map((side) => '#oDP'.charAt(edgeTable[laid * 4 + side])).join('');
  const { id, kind } = chamberTable[chamberOfLaid(laid)];
  const entrance = entrances.includes(space) ? ', entrance' : '';
  return `${placeName(space)} ${chamberNames[kind]} ${id} ${edges}${entrance}`;
}

const statusWords: Record<number, string> = {
  [statuses.inside]: 'at',
  [statuses.below]: 'below',
  [statuses.out]: 'out',
  [statuses.dead]: 'dead',
};

function printHero(hero: Readonly<HeroState>, seat: number): string {
  const place = hero.status === statuses.inside ? ` ${placeName(hero.space)}` : '';
  const notes = [
    hero.from === none ? '' : `from ${placeName(hero.from)}`,
    hero.stand === 0 ? '' : standings[hero.stand],
    hero.isPending ? 'pending' : '',
    hero.isSpecial ? 'special' : '',
    hero.marker === none
      ? ''
      : `marker ${placeName(hero.marker)} ${'NESW'.charAt(hero.heading)}, ${hero.trip} cards`,
  ].filter(Boolean);
  const held = hero.held.map(({ card, tokens }) => `${cardTable[card].name} +${tokens}`).join(', ');
  return `${seat} ${heroTable[hero.hero]?.name ?? 'nobody'} ${statusWords[hero.status]}${place}, wounds ${hero.wounds}, searches ${hero.searches}, loot ${cardNames(hero.loot)}, runes ${cardNames(hero.runes)}, held ${held || '-'}${notes.map((note) => `, ${note}`).join('')}`;
}

function printFight(fight: Readonly<Fight>): string[] {
  return [
    `fight round ${fight.round}, stage ${fight.stage}, stack ${attackNames(fight.stack)}`,
    ...fight.fighters.map(
      ({ hand, shown, added, value, damage }, side) =>
        `side ${side}: hand ${attackNames(hand)}; played ${attackNames(shown === none ? [] : [shown, ...added])} for ${value}; damage ${damage.length}`,
    ),
  ];
}

function printFrame({ kind, seat, ...rest }: Frame): string {
  return `${kind} of ${seat} ${JSON.stringify(rest)}`;
}

/** What the top of the pending work is, for messages. */
export function printPending(state: Readonly<State>): string {
  const frame = topFrame(state);
  return frame ? printFrame(frame) : `stage ${state.stage}`;
}

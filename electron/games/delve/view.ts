/** What a viewer may know of a match; the only door for hidden things (D-505, D-604, D-961, R-804). */
import {
  delveDecks,
  fightStages,
  monsterKinds,
  standings,
  type DeckView,
  type DelveDeck,
  type DelveHeroView,
  type DelveView,
  type FighterView,
  type FightView,
  type HeroStatus,
  type LaidChamberView,
  type MonsterKind,
  type Side,
} from '../../../shared/games/delve.ts';
import type { Seat, Viewer } from '../../../shared/game.ts';
import { cardTable, isLoot } from './content/cards.ts';
import { chamberOfLaid, headingOfLaid } from './content/chambers.ts';
import { kindOfToken, lifeOfToken } from './content/monsters.ts';
import { poolOf } from './fight/begin.ts';
import { isOpenChoice } from './fight/reveal.ts';
import { entranceMarkers } from './frames/steps.ts';
import { deckId, faceOf, hasOption, isAlone, topFrame } from './play.ts';
import { fightStage, none, statuses, type Fight, type Fighter, type HeroState, type State } from './state.ts';
import { closesOn } from './turn/night.ts';

const some = (value: number): number | undefined => (value === none ? undefined : value);
const ascending = (one: number, other: number): number => one - other;

/** Who looks: one viewer, or several seats that look together. */
export type Eyes = Viewer | readonly Seat[];

export const seesAs = (eyes: Eyes, seat: Seat): boolean =>
  eyes === 'open' || eyes === seat || (typeof eyes === 'object' && eyes.includes(seat));

export function viewOf(state: Readonly<State>, viewer: Eyes): DelveView {
  return {
    viewer: typeof viewer === 'object' ? 'open' : viewer,
    options: state.setup.options,
    heroes: state.heroes.map((hero, seat) => heroView(state, hero, seat, viewer)),
    chambers: laidChambers(state),
    stock: state.stock.toSorted(ascending),
    monsters: state.monsters.map(({ token, space }) => ({
      space,
      monster: monsterKinds[kindOfToken(token)],
    })),
    pool: Object.fromEntries(monsterKinds.map((kind, id) => [kind, poolOf(state, id).length])) as Record<
      MonsterKind,
      number
    >,
    entrancesLeft: entranceMarkers - state.entrances.length,
    decks: delveDecks.map((deck, id) => deckView(state, deck, id, viewer)),
    dragon: { left: state.decks[deckId('dragon')].length, slumbers: state.slumbers },
    sun: state.sun,
    closes: closesOn(state.sun),
    first: state.first,
    seat: state.seat,
    turn: state.turn,
    round: state.round,
    fight: state.fight && fightView(state, state.fight, viewer),
    card: cardInWork(state, viewer),
    drawn: state.frames.flatMap((frame) => (frame.kind === 'lay' ? frame.drawn : [])),
    outcome: state.outcome,
  };
}

const statusNames: Record<number, HeroStatus> = {
  [statuses.inside]: 'inside',
  [statuses.below]: 'below',
  [statuses.out]: 'out',
  [statuses.dead]: 'dead',
};

/** D-961, R-709: the cards' backs are seen by all, their faces by the owner, and by all once it is over. */
export const seesLoot = (state: Readonly<State>, seat: Seat, viewer: Eyes): boolean =>
  !hasOption(state, 'hiddenLoot') ||
  seesAs(viewer, seat) ||
  state.outcome !== undefined ||
  looksThrough(state, seat, viewer);

/** D-972: the victor of a duel looks at the loser's Loot while choosing from it. */
function looksThrough(state: Readonly<State>, seat: Seat, viewer: Eyes): boolean {
  const frame = topFrame(state);
  if (frame?.kind !== 'duelEnd' || frame.stage !== 0) return false;
  const loser = frame.winner === frame.seat ? frame.rival : frame.seat;
  return seat === loser && seesAs(viewer, frame.winner);
}

function heroView(
  state: Readonly<State>,
  hero: Readonly<HeroState>,
  seat: Seat,
  viewer: Eyes,
): DelveHeroView {
  const sees = seesLoot(state, seat, viewer);
  return {
    seat,
    name: state.setup.players[seat].name,
    hero: hero.hero,
    status: statusNames[hero.status],
    space: some(hero.space),
    from: some(hero.from),
    entry: some(hero.entry) as Side | undefined,
    standing: standings[hero.stand],
    cameSpecially: hero.isSpecial,
    isPending: hero.isPending,
    searches: hero.searches,
    wounds: hero.wounds,
    life: faceOf(hero).life,
    loot: lootView(hero, sees),
    held: hero.held.map(({ card, tokens }) => ({ card, determination: tokens })),
    runes: [...hero.runes],
    determination: hero.tokens,
    lostTurns: hero.lost,
    travel: hero.marker === none ? undefined : { space: hero.marker, side: hero.heading as Side },
    trip: hero.trip,
    pile: [...hero.pile],
    gold: sees ? hero.loot.reduce((sum, card) => sum + cardTable[card].gold, 0) : undefined,
  };
}

/** Cards lie by deck where their faces are hidden, so that their order tells nothing. */
function lootView({ loot }: Readonly<HeroState>, sees: boolean): DelveHeroView['loot'] {
  if (sees) return loot.map((card) => ({ deck: cardTable[card].deck, card }));
  return delveDecks.flatMap((deck) =>
    loot.filter((card) => cardTable[card].deck === deck).map(() => ({ deck, card: undefined })),
  );
}

function laidChambers(state: Readonly<State>): LaidChamberView[] {
  return state.board.flatMap((laid, space) =>
    laid === none
      ? []
      : [
          {
            space,
            chamber: chamberOfLaid(laid),
            heading: headingOfLaid(laid) as Side,
            entrance: state.entrances.includes(space),
          },
        ],
  );
}

/** Loot that lies face down for this viewer, held or just drawn. */
export function hiddenLoot(state: Readonly<State>, viewer: Eyes): number[] {
  const held = state.heroes.flatMap(({ loot }, seat) => (seesLoot(state, seat, viewer) ? [] : loot));
  const drawn = state.frames.flatMap((frame) =>
    frame.kind === 'draw' && isLoot[frame.card] && !seesLoot(state, frame.seat, viewer) ? [frame.card] : [],
  );
  return [...held, ...drawn];
}

/** Known by count: what the deck and others' hidden Loot hold together. */
function deckView(state: Readonly<State>, deck: DelveDeck, id: number, viewer: Eyes): DeckView {
  const hidden = hiddenLoot(state, viewer).filter((card) => cardTable[card].deck === deck);
  return {
    deck,
    left: state.decks[id].length,
    unseen: [...state.decks[id], ...hidden].sort(ascending),
    discard: [...state.discards[id]],
  };
}

/** The card on the table: just drawn, or being resolved. */
function cardInWork(state: Readonly<State>, viewer: Eyes): number | undefined {
  const frame = topFrame(state);
  if (!frame || !('card' in frame) || frame.card === none) return undefined;
  return isLoot[frame.card] && !seesLoot(state, frame.seat, viewer) ? undefined : frame.card;
}

/** D-661, D-942: the monster player knows its life; alone everybody does. */
export const knowsLife = (state: Readonly<State>, fight: Readonly<Fight>, viewer: Eyes): boolean =>
  seesAs(viewer, fight.fighters[1].seat) || (isAlone(state) && state.setup.options.solo);

function fightView(state: Readonly<State>, fight: Readonly<Fight>, viewer: Eyes): FightView {
  const hasLife = fight.token !== none && knowsLife(state, fight, viewer);
  return {
    hero: fight.hero,
    monster: fight.monster === none ? undefined : monsterKinds[fight.monster],
    life: hasLife ? lifeOfToken[fight.token] : undefined,
    space: some(fight.space),
    round: fight.round,
    stage: fightStages[fight.stage],
    fighters: fight.fighters.map((fighter, side) => fighterView(fight, fighter, side, viewer)),
    stack: [...fight.stack],
    discard: [...fight.discard],
    deck: fight.deck.length,
    isBreakingOff: fight.isBreakingOff,
    mayEscape: fight.mayEscape,
  };
}

/** A card laid face down is known to who laid it; one laid in the open to all. */
export const isLaidSecretly = ({ stage }: Readonly<Fight>): boolean =>
  stage === fightStage.first || stage === fightStage.second;

function fighterView(
  fight: Readonly<Fight>,
  fighter: Readonly<Fighter>,
  side: number,
  viewer: Eyes,
): FighterView {
  const isOwn = seesAs(viewer, fighter.seat);
  const isHidden = isLaidSecretly(fight) && fighter.shown !== none;
  const isOpen = isHidden && wasLaidOpenly(fight, side);
  return {
    seat: fighter.seat,
    hand: fighter.hand.length,
    cards: isOwn ? fighter.hand.toSorted(ascending) : undefined,
    hasLaid: isHidden,
    laid: isHidden && (isOwn || isOpen) ? some(fighter.shown) : undefined,
    shown: isHidden ? undefined : some(fighter.shown),
    added: [...fighter.added],
    value: isHidden ? 0 : fighter.value,
    isCancelled: fighter.isCancelled,
    damage: [...fighter.damage],
    spent: some(fighter.spent),
  };
}

/** C-05 Stretch the Moment: the one who laid first lies open. */
export const wasLaidOpenly = (fight: Readonly<Fight>, side: number): boolean =>
  isOpenChoice({ ...fight, stage: fightStage.first }, side);

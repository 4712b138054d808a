/** What must hold after every action of every match; broken ones are told in words. For simulation and tests. */
import { delveDecks } from '../../../shared/games/delve.ts';
import { hoard, isPrinted, isTower, spaceOfSquare, squareCount } from './board/spaces.ts';
import { combatDeck, heroPowers, isPower, monsterPowers } from './content/attacks.ts';
import { deckCards } from './content/cards.ts';
import { lifeOfToken, tokenCount } from './content/monsters.ts';
import { entranceMarkers } from './frames/steps.ts';
import { playedBy } from './fight/values.ts';
import { deckId, faceOf, heroesOn, isBelow, isInside, isPlaying } from './play.ts';
import { allChambers } from './setup.ts';
import { fightStage, none, stages, statuses, type Fight, type HeroState, type State } from './state.ts';
import { sunSpaces } from './turn/night.ts';
import { cardsOutOfPiles, chambersOutOfStock } from './whereabouts.ts';

export function brokenInvariants(state: Readonly<State>): string[] {
  return [
    ...lostChambers(state),
    ...lostCards(state),
    ...lostRunes(state),
    ...lostTokens(state),
    ...badMarkers(state),
    ...state.heroes.flatMap((hero, seat) => badHero(state, hero, seat)),
    ...badFight(state),
    ...badTime(state),
  ];
}

const ascending = (one: number, other: number): number => one - other;
const written = (list: readonly number[]): string => list.toSorted(ascending).join(' ');

const misplaced = (what: string, expected: readonly number[], found: readonly number[]): string[] =>
  written(expected) === written(found) ? [] : [`${what} are lost or doubled`];

function lostChambers(state: Readonly<State>): string[] {
  const problems = misplaced('chambers', allChambers, [...chambersOutOfStock(state), ...state.stock]);
  const onPrint = state.board.some((each, space) => each !== none && isPrinted(spaceOfSquare(space)));
  return onPrint ? [...problems, 'a chamber lies on a printed space'] : problems;
}

function lostCards(state: Readonly<State>): string[] {
  return delveDecks.flatMap((deck, id) => {
    if (deck === 'rune') return [];
    const all = [...state.decks[id], ...state.discards[id], ...cardsOutOfPiles(state, id)];
    return misplaced(`${deck} cards`, deckCards[deck], all);
  });
}

function lostRunes({ heroes }: Readonly<State>): string[] {
  const runes = heroes.flatMap((hero) => hero.runes);
  return new Set(runes).size < runes.length ? ['a rune is held twice'] : [];
}

function lostTokens(state: Readonly<State>): string[] {
  const problems: string[] = [];
  const tokens = state.monsters.map(({ token }) => token);
  if (state.fight && state.fight.token !== none) tokens.push(state.fight.token);
  if (new Set(tokens).size < tokens.length) problems.push('a monster token is in two places');
  if (tokens.some((token) => token < 0 || token >= tokenCount)) problems.push('there is no such token');
  if (state.monsters.some(({ space }) => space === hoard || isTower(space)))
    problems.push('a monster is in the Hoard or a Tower');
  if (state.monsters.some(({ space }) => state.board[space] === none))
    problems.push('a monster is where no chamber is');
  return problems;
}

function badMarkers({ entrances, board }: Readonly<State>): string[] {
  const problems: string[] = [];
  if (entrances.length > entranceMarkers) problems.push('there are too many entrance markers');
  if (new Set(entrances).size < entrances.length) problems.push('a chamber has two entrance markers');
  if (entrances.some((space) => board[space] === none)) problems.push('an entrance is where no chamber is');
  return problems;
}

function badHero(state: Readonly<State>, hero: HeroState, seat: number): string[] {
  const problems: string[] = [];
  const hasTower = state.stage !== stages.towers;
  if (hero.wounds < 0) problems.push(`hero ${seat} has fewer than no wounds`);
  // the loser of a duel falls once the victor has chosen.
  const isDuelOpen = state.frames.some(({ kind }) => kind === 'duelEnd');
  if (isPlaying(hero) && hero.wounds >= faceOf(hero).life && !isDuelOpen)
    problems.push(`hero ${seat} should be dead`);
  if (isInside(hero) && hasTower && !isPlace(state, hero.space) && !isComingUp(state, seat))
    problems.push(`hero ${seat} stands nowhere`);
  if (!isInside(hero) && hero.space !== none) problems.push(`hero ${seat} stands where he is not`);
  if (isBelow(hero) && (hero.marker === none || hero.marker >= squareCount))
    problems.push(`hero ${seat} has no travel marker`);
  if (!isBelow(hero) && hero.marker !== none) problems.push(`hero ${seat} has a travel marker`);
  if (hero.status === statuses.dead && hero.loot.length + hero.held.length + hero.pile.length > 0)
    problems.push(`hero ${seat} is dead and holds cards`);
  if (hero.trip < hero.pile.length) problems.push(`hero ${seat} has more cards in the pile than on the trip`);
  return [...problems, ...crowding(state, hero, seat)];
}

const isPlace = (state: Readonly<State>, space: number): boolean =>
  space !== none && spaceOfSquare(space) === space && (isPrinted(space) || state.board[space] !== none);

/** Between the Catacombs and the space he comes up on. */
const isComingUp = ({ frames }: Readonly<State>, seat: number): boolean =>
  frames.some((frame) => frame.kind === 'surface' && frame.seat === seat);

/** D-926, D-970: heroes share a space only after an escape or coming up, or in a duel. */
function crowding(state: Readonly<State>, hero: HeroState, seat: number): string[] {
  if (!isInside(hero) || hero.space === none || hero.space === hoard) return [];
  const others = heroesOn(state, hero.space).filter((other) => other !== seat);
  const mayShare = (each: HeroState): boolean => each.from === none || each.isSpecial;
  const isExplained =
    mayShare(hero) ||
    others.some((other) => mayShare(state.heroes[other])) ||
    state.setup.options.duels ||
    state.setup.options.knockOut;
  return others.length > 0 && !isExplained ? [`hero ${seat} walked in on another`] : [];
}

/** Every card of the two sides and of the common deck is somewhere. */
function badFight({ fight, heroes, frames }: Readonly<State>): string[] {
  if (!fight) return frames.some(({ kind }) => kind === 'fight') ? ['a fight is without its cards'] : [];
  const problems: string[] = [];
  const found = [...fight.deck, ...fight.discard, ...fight.stack, ...fight.batch, ...inSides(fight)];
  problems.push(
    ...misplaced(
      'combat cards',
      combatDeck,
      found.filter((attack) => !isPower(attack)),
    ),
  );
  const powers = [heroPowers[heroes[fight.hero].hero], otherPowers(fight, heroes)];
  const spare = fight.fighters.flatMap(({ powers: left, spent }) =>
    spent === none ? left : [...left, spent],
  );
  const seen = [...found.filter(isPower), ...spare];
  if (seen.length > powers.flat().length || new Set(seen).size < seen.length)
    problems.push('a Power card is doubled');
  if (fight.token !== none && fight.fighters[1].damage.length >= lifeOfToken[fight.token])
    problems.push('a dead monster fights on');
  return problems;
}

const otherPowers = ({ rival, monster }: Readonly<Fight>, heroes: readonly HeroState[]): readonly number[] =>
  rival === none ? monsterPowers[monster] : heroPowers[heroes[rival].hero];

/** Once the damage is gathered, the winner's cards are part of it. */
function inSides(fight: Readonly<Fight>): number[] {
  const isGathered = fight.stage === fightStage.keep || fight.stage === fightStage.deal;
  return fight.fighters.flatMap((fighter, side) => [
    ...fighter.hand,
    ...fighter.damage,
    ...(isGathered && side !== fight.loser ? [] : playedBy(fighter)),
  ]);
}

function badTime(state: Readonly<State>): string[] {
  const problems: string[] = [];
  if (state.sun < 1 || state.sun > sunSpaces) problems.push('the sun is off its track');
  if (state.slumbers + state.decks[deckId('dragon')].length > deckCards.dragon.length)
    problems.push('there are too many Dragon cards');
  if (state.buried > state.decks[deckId('catacomb')].length)
    problems.push('more cards are buried than there are');
  if (!state.outcome && state.stage !== stages.towers && !state.heroes.some(isPlaying))
    problems.push('nobody is inside and the game goes on');
  return problems;
}

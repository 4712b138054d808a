/** Worlds a viewer cannot tell from the real one: everything hidden is dealt anew, and so is the luck to come. */
import { delveDecks } from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import { randomInt, seedRng, shuffle, type Rng } from '../../engine/rng.ts';
import { cloneState } from './clone.ts';
import { isPower } from './content/attacks.ts';
import { deckOfCard, isLoot } from './content/cards.ts';
import { kindOfToken, lifeOfToken, monsterTable, tokensPerKind } from './content/monsters.ts';
import { deckId } from './play.ts';
import { none, type Fight, type State } from './state.ts';
import { isLaidSecretly, knowsLife, seesAs, seesLoot, wasLaidOpenly, type Eyes } from './view.ts';

const ascending = (one: number, other: number): number => one - other;

/** Sorted first, so that what is dealt depends on nothing hidden. */
const mixed = (rng: Rng, cards: readonly number[]): number[] => shuffle(rng, cards.toSorted(ascending));

export function dealWorld(state: Readonly<State>, viewer: Eyes, rng: Rng): State {
  const world = cloneState(state);
  world.rng = seedRng(randomInt(rng, 2 ** 32));
  world.stock = mixed(rng, world.stock);
  delveDecks.forEach((_, deck) => dealDeck(world, viewer, deck, rng));
  dealTokens(world, viewer, rng);
  if (world.fight) dealHands(world.fight, viewer, rng);
  return world;
}

const catacomb = deckId('catacomb');

/** A deck and the Loot of it that lies face down before others (D-961). */
function dealDeck(world: State, viewer: Eyes, deck: number, rng: Rng): void {
  // what was put under the deck lies where it was put.
  const known = deck === catacomb ? world.decks[deck].splice(0, world.buried) : [];
  const slots = hiddenSlots(world, viewer, deck);
  const loot = mixed(rng, [
    ...slots.map(({ card }) => card),
    ...world.decks[deck].filter((card) => isLoot[card]),
  ]);
  slots.forEach(({ put }, at) => put(loot[at]));
  const rest = [...loot.slice(slots.length), ...world.decks[deck].filter((card) => !isLoot[card])];
  world.decks[deck] = [...known, ...mixed(rng, rest)];
}

/** Where a hidden card lies. */
interface Slot {
  card: number;
  put(dealt: number): void;
}

function hiddenSlots(world: State, viewer: Eyes, deck: number): Slot[] {
  const held = world.heroes.flatMap(({ loot }, seat) =>
    seesLoot(world, seat, viewer)
      ? []
      : loot.flatMap((card, at) =>
          deckOfCard[card] === deck ? [slot(card, (dealt) => (loot[at] = dealt))] : [],
        ),
  );
  const drawn = world.frames.flatMap((frame) =>
    frame.kind === 'draw' && frame.deck === deck && isLoot[frame.card] && !seesLoot(world, frame.seat, viewer)
      ? [slot(frame.card, (dealt) => (frame.card = dealt))]
      : [],
  );
  return [...held, ...drawn];
}

const slot = (card: number, put: (dealt: number) => void): Slot => ({ card, put });

/** Which token is which of its kind is not known, but for the one in the fight to its player (D-604, R-315). */
function dealTokens(world: State, viewer: Eyes, rng: Rng): void {
  const { fight, monsters } = world;
  const isKnown = fight !== undefined && fight.token !== none && knowsLife(world, fight, viewer);
  const before = monsters.map(({ token }) => token);
  monsterTable.forEach((_, kind) => {
    const free = mixed(
      rng,
      Array.from({ length: tokensPerKind }, (_each, at) => kind * tokensPerKind + at),
    );
    if (fight && fight.token !== none && kindOfToken(fight.token) === kind)
      dealFightToken(world, fight, free, isKnown);
    for (const each of monsters) if (kindOfToken(each.token) === kind) each.token = free.pop() ?? none;
  });
  const at = before.indexOf(world.lastMinion);
  if (at >= 0) world.lastMinion = monsters[at].token;
}

/** It is not dead yet, so its life is more than its wounds. */
function dealFightToken(world: State, fight: Fight, free: number[], isKnown: boolean): void {
  const wounds = fight.fighters[1].damage.length;
  const token = isKnown ? fight.token : (free.find((each) => lifeOfToken[each] > wounds) ?? fight.token);
  free.splice(free.indexOf(token), 1);
  if (world.lastMinion === fight.token) world.lastMinion = token;
  fight.token = token;
}

/** D-625, D-804: hands and cards face down are dealt from what is unseen; how many are Power cards is known. */
function dealHands(fight: Fight, viewer: Eyes, rng: Rng): void {
  const hidden = [0, 1].filter((side) => !seesAs(viewer, fight.fighters[side].seat));
  const laid = hidden.filter((side) => isSecret(fight, side));
  for (const side of laid) fight.fighters[side].hand.push(fight.fighters[side].shown);
  const pool = mixed(rng, [
    ...fight.deck,
    ...hidden.flatMap((side) => fight.fighters[side].hand.filter((attack) => !isPower(attack))),
  ]);
  for (const side of hidden) dealHand(fight, side, pool, rng);
  for (const side of laid) fight.fighters[side].shown = fight.fighters[side].hand.pop() ?? none;
  fight.deck = pool;
}

const isSecret = (fight: Readonly<Fight>, side: number): boolean =>
  isLaidSecretly(fight) && fight.fighters[side].shown !== none && !wasLaidOpenly(fight, side);

function dealHand(fight: Fight, side: Seat, pool: number[], rng: Rng): void {
  const fighter = fight.fighters[side];
  const held = fighter.hand.filter(isPower);
  const powers = mixed(rng, [...fighter.powers, ...held]);
  const common = pool.splice(0, fighter.hand.length - held.length);
  fighter.hand = shuffle(rng, [...powers.splice(0, held.length), ...common]);
  fighter.powers = powers;
}

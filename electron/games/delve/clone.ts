/** Copies of a match: hand-written, because search copies states by the million. */
import { cloneRng } from '../../engine/rng.ts';
import type { Fight, Fighter, Frame, Held, HeroState, State } from './state.ts';

const copyOf = (list: readonly number[]): number[] => list.slice();

/** An independent copy; the setup is shared because it never changes, and an outcome is never changed once it is there. */
export function cloneState(state: Readonly<State>): State {
  return {
    setup: state.setup,
    rng: cloneRng(state.rng),
    heroes: state.heroes.map(cloneHero),
    board: state.board.slice(),
    stock: state.stock.slice(),
    entrances: state.entrances.slice(),
    monsters: state.monsters.map(cloneMonster),
    decks: state.decks.map(copyOf),
    discards: state.discards.map(copyOf),
    buried: state.buried,
    slumbers: state.slumbers,
    sun: state.sun,
    first: state.first,
    seat: state.seat,
    turn: state.turn,
    round: state.round,
    stage: state.stage,
    hasEnded: state.hasEnded,
    hasBegun: state.hasBegun,
    hasTriedWeb: state.hasTriedWeb,
    frames: state.frames.map(cloneFrame),
    fight: state.fight && cloneFight(state.fight),
    lastMinion: state.lastMinion,
    undoable: state.undoable,
    decider: state.decider,
    outcome: state.outcome,
  };
}

const cloneMonster = ({ token, space }: { token: number; space: number }) => ({ token, space });

const cloneHeld = (held: Held): Held => ({ card: held.card, tokens: held.tokens, isDone: held.isDone });

const cloneHero = (hero: HeroState): HeroState => ({
  hero: hero.hero,
  status: hero.status,
  space: hero.space,
  from: hero.from,
  entry: hero.entry,
  stand: hero.stand,
  isSpecial: hero.isSpecial,
  isPending: hero.isPending,
  hasStair: hero.hasStair,
  mustLeave: hero.mustLeave,
  searches: hero.searches,
  entered: hero.entered.slice(),
  wounds: hero.wounds,
  loot: hero.loot.slice(),
  held: hero.held.map(cloneHeld),
  runes: hero.runes.slice(),
  tokens: hero.tokens,
  gate: hero.gate,
  lost: hero.lost,
  marker: hero.marker,
  heading: hero.heading,
  pile: hero.pile.slice(),
  trip: hero.trip,
  hasUsedAbility: hero.hasUsedAbility,
});

const cloneFighter = (fighter: Fighter): Fighter => ({
  seat: fighter.seat,
  hand: fighter.hand.slice(),
  powers: fighter.powers.slice(),
  spent: fighter.spent,
  shown: fighter.shown,
  added: fighter.added.slice(),
  value: fighter.value,
  isCancelled: fighter.isCancelled,
  isBarred: fighter.isBarred,
  damage: fighter.damage.slice(),
  hasUsedAbility: fighter.hasUsedAbility,
  coming: { ...fighter.coming },
});

const cloneFight = (fight: Fight): Fight => ({
  hero: fight.hero,
  rival: fight.rival,
  monster: fight.monster,
  token: fight.token,
  space: fight.space,
  stage: fight.stage,
  round: fight.round,
  fighters: [cloneFighter(fight.fighters[0]), cloneFighter(fight.fighters[1])],
  deck: fight.deck.slice(),
  discard: fight.discard.slice(),
  stack: fight.stack.slice(),
  mayEscape: fight.mayEscape,
  isBreakingOff: fight.isBreakingOff,
  countering: fight.countering,
  hasCountered: fight.hasCountered,
  loser: fight.loser,
  batch: fight.batch.slice(),
});

/** Frames that hold arrays copy them. */
function cloneFrame(frame: Frame): Frame {
  if (frame.kind === 'lay') return { ...frame, drawn: frame.drawn.slice() };
  if (frame.kind === 'wrath') return { ...frame, queue: frame.queue.slice() };
  return { ...frame };
}

/** Which worker carries out which word of the card language; a word without one does not compile. */
import { drawRelic, drawSpell, drawTile } from '../drawing.ts';
import type { Effect } from '../content/language.ts';
import { eventTable } from '../content/events.ts';
import { relicTable } from '../content/relics.ts';
import { spellTable } from '../content/spells.ts';
import type { Deck } from '../../../../shared/games/deepwarren.ts';
import { gainCrowns } from '../tokens.ts';
import type { EffectWorker, WorkerFor } from './effect-worker.ts';
import { blinkWorker, pushWorker, swapWorker } from './moving-effects.ts';
import { clearWorker, enterWorker, placeChestWorker, placeDoorWorker } from './places.ts';
import {
  bindWorker,
  damageEachWorker,
  damageOneWorker,
  healWorker,
  takeOverWorker,
} from './token-effects.ts';

const drawCardWorker: WorkerFor<'drawCard'> = {
  asks: false,
  run(play, { deck }) {
    if (deck === 'spell') drawSpell(play);
    else drawRelic(play);
    return true;
  },
};

const drawTileWorker: WorkerFor<'drawTile'> = { asks: false, run: (play) => drawTile(play) };

const gainCrownsWorker: WorkerFor<'gainCrowns'> = {
  asks: false,
  run(play, { crowns }) {
    gainCrowns(play, play.state.seat, crowns, 'T-516');
    return true;
  },
};

type Workers = { [Word in Exclude<Effect['do'], 'damage'>]: WorkerFor<Word> };

const workers: Workers = {
  enter: enterWorker,
  placeDoor: placeDoorWorker,
  placeChest: placeChestWorker,
  drawCard: drawCardWorker,
  drawTile: drawTileWorker,
  gainCrowns: gainCrownsWorker,
  heal: healWorker,
  push: pushWorker,
  blink: blinkWorker,
  swap: swapWorker,
  bind: bindWorker,
  takeOver: takeOverWorker,
  clear: clearWorker,
};

/** The worker of an effect. The table pairs them by word, which the type system cannot follow through a lookup. */
export function effectWorker(effect: Effect): EffectWorker<Effect> {
  if (effect.do !== 'damage') return workers[effect.do] as EffectWorker<Effect>;
  return (effect.each ? damageEachWorker : damageOneWorker) as EffectWorker<Effect>;
}

/** What a card does. Of the relics only those that put a token into the dungeon are resolved like cards (RL-10). */
export function effectOf(deck: Deck, card: number): Effect {
  if (deck === 'event') return eventTable[card].effect;
  if (deck === 'spell') return spellTable[card].effect;
  const { effect } = relicTable[card];
  if (effect.do !== 'enter') throw new Error(`relic ${card} is not resolved like a card`);
  return effect;
}

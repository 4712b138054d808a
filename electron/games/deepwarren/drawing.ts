/** Drawing from the face-down stacks: tiles with their reburying, events, spells and relics (400s, T-501, T-526). */
import { shuffle } from '../../engine/rng.ts';
import { isPrintedRubble } from './dungeon/layout.ts';
import { countOpenExits, landingsOf } from './dungeon/placement.ts';
import type { Play } from './play.ts';
import { none, stages, type State } from './state.ts';

/** A tile covers at most four exits, so with more than this the dungeon cannot be closed by one. */
const mostExitsCovered = 4;

function canBeLaid(state: Readonly<State>, tile: number, isLast: boolean): boolean {
  const isSetup = state.stage === stages.setup;
  if (!isSetup && countOpenExits(state) > mostExitsCovered) return true;
  return landingsOf(state, tile, { isLast, isSetup }).length > 0;
}

/** T-408, T-415: reburied tiles lie at the bottom in order, where everybody knows them. */
function rebury({ state, emit }: Play, tile: number, rule: string): void {
  state.stack.unshift(tile);
  state.buried++;
  emit?.({ kind: 'tileReburied', rule, seat: state.seat, tile });
}

function takeTopTile(play: Play): number {
  const { state, emit } = play;
  const tile = state.stack.pop() ?? none;
  state.buried = Math.min(state.buried, state.stack.length);
  play.revealed = true;
  emit?.({ kind: 'tileDrawn', rule: 'T-401', seat: state.seat, tile, left: state.stack.length });
  return tile;
}

/** Draws until a tile can be laid and asks for its place; false if none of the stack can (T-408, T-409, T-411). */
export function drawTile(play: Play): boolean {
  const { state } = play;
  for (let tries = state.stack.length; tries > 0; tries--) {
    const tile = takeTopTile(play);
    const isLast = state.stack.length === 0;
    if (state.stage === stages.setup && isPrintedRubble[tile]) rebury(play, tile, 'T-205');
    else if (!canBeLaid(state, tile, isLast)) rebury(play, tile, 'T-408');
    else {
      state.frames.push({ kind: 'place', tile, isLast });
      return true;
    }
  }
  return false;
}

/** T-501: the deck is never empty here, because its last card ends the game. */
export function drawEvent(play: Play): void {
  const { state, emit } = play;
  const card = state.events.pop() ?? none;
  state.event = card;
  play.revealed = true;
  emit?.({
    kind: 'cardDrawn',
    rule: 'T-501',
    seat: state.seat,
    deck: 'event',
    card,
    left: state.events.length,
  });
  state.frames.push({ kind: 'card', deck: 'event', card, chosen: [] });
}

/** T-526: an empty deck is rebuilt from its pile; `none` if both are empty. */
function drawFrom(play: Play, deck: 'spell' | 'relic', cards: number[], pile: number[]): number {
  const { state, emit } = play;
  if (cards.length === 0 && pile.length > 0) {
    cards.push(...shuffle(state.rng, pile.splice(0)));
    emit?.({ kind: 'deckRebuilt', rule: 'T-526', deck, cards: cards.length });
  }
  const card = cards.pop() ?? none;
  if (card === none) return none;
  play.revealed = true;
  const rule = deck === 'spell' ? 'T-518' : 'T-520';
  emit?.({ kind: 'cardDrawn', rule, seat: state.seat, deck, card, left: cards.length });
  return card;
}

/** T-518: resolved the moment it is drawn. */
export function drawSpell(play: Play): void {
  const { state } = play;
  const card = drawFrom(play, 'spell', state.spells, state.spellDiscard);
  if (card !== none) state.frames.push({ kind: 'card', deck: 'spell', card, chosen: [] });
}

/** T-520: kept at once; if that is too many, the limit makes its owner choose what goes (T-522, T-523, T-530). */
export function drawRelic(play: Play): void {
  const { state, emit } = play;
  const relic = drawFrom(play, 'relic', state.relics, state.relicDiscard);
  if (relic === none) return;
  state.players[state.seat].relics.push(relic);
  emit?.({ kind: 'relicKept', rule: 'T-520', seat: state.seat, relic });
  state.frames.push({ kind: 'checks', drawn: relic });
}

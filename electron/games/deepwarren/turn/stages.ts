/** The stages of setup and of a turn in their fixed order (200s, 300s, T-1003, T-1004). */
import { entrance } from '../content/tiles.ts';
import { delver } from '../content/tokens.ts';
import { effectOf, effectWorker } from '../cards/effects.ts';
import { spacesOfTile } from '../dungeon/layout.ts';
import { drawEvent, drawTile } from '../drawing.ts';
import { checkEnd, conclude, isShelterOver } from '../end.ts';
import { notOffered, silent } from '../frames/worker.ts';
import type { Play } from '../play.ts';
import { heldRelic, useRelic } from '../relics.ts';
import { none, stages, type Stage, type State } from '../state.ts';
import { enterToken } from '../tokens.ts';
import { attackStage } from './attack.ts';
import { dealPendingBurns, moveStage } from './move.ts';
import type { StageWorker } from './worker.ts';

const laid = ({ cells }: Readonly<State>): number =>
  cells.reduce((sum, cell) => sum + (cell === none ? 0 : 1), 0);

const quiet = {
  ...silent,
  choose: (_play: Play, action: Parameters<StageWorker['choose']>[1]) => notOffered('this', action),
};

/** T-204: in turn order each player joins one tile to the Entrance; then the Delvers enter (T-208). */
const setupStage: StageWorker = {
  ...quiet,
  work(play) {
    const { state } = play;
    const done = laid(state) - 1;
    if (done < state.players.length) {
      state.seat = (state.start + done) % state.players.length;
      return drawTile(play);
    }
    for (let seat = 0; seat < state.players.length; seat++)
      enterToken(play, seat, delver, spacesOfTile[entrance][0], 'T-208');
    beginTurn(play, state.start);
    return true;
  },
};

function beginTurn({ state, emit }: Play, seat: number): void {
  state.seat = seat;
  state.turn++;
  state.stage = stages.tile;
  const round = Math.ceil(state.turn / state.players.length);
  emit?.({ kind: 'turnBegan', rule: 'T-301', seat, turn: state.turn, round });
}

const tileStage: StageWorker = {
  ...quiet,
  work(play) {
    const { state, emit } = play;
    const rule = state.stack.length === 0 ? 'T-411' : 'T-409';
    if (!drawTile(play)) emit?.({ kind: 'phaseSkipped', rule, seat: state.seat, phase: 'tile' });
    state.stage = stages.event;
    return true;
  },
};

/** First turns in which no card is drawn, by the number of players (TR-55). */
const eventlessTurns = [0, 0, 1, 0, 2] as const;
const isEventless = ({ turn, players }: Readonly<State>): boolean => turn <= eventlessTurns[players.length]!;

const eventStage: StageWorker = {
  ...quiet,
  work(play) {
    const { state, emit } = play;
    if (isEventless(state)) {
      emit?.({ kind: 'phaseSkipped', rule: 'TR-55', seat: state.seat, phase: 'event' });
      state.stage = stages.move;
      return true;
    }
    state.stage = stages.afterEvent;
    drawEvent(play);
    return true;
  },
};

/** RL-10: the relic that may be used once the event card is done, or `none`. */
function relicAfterEvent(state: Readonly<State>): number {
  const relic = heldRelic(state, state.seat, 'enter');
  if (relic === none) return none;
  const effect = effectOf('relic', relic);
  const worker = effectWorker(effect);
  const frame = { kind: 'card', deck: 'relic', card: relic, chosen: [] } as const;
  const canEnter = worker.asks && worker.options(state, { ...frame, chosen: [] }, effect).length > 0;
  return canEnter ? relic : none;
}

const afterEventStage: StageWorker = {
  work(play) {
    const { state } = play;
    // T-529, T-1004: after the last card there is no relic, no Move and no Attack.
    if (state.events.length === 0) conclude(play, 'lastEvent');
    else if (relicAfterEvent(state) !== none) return false;
    else state.stage = stages.move;
    return true;
  },
  asks: ({ seat }) => ({ seat, prompt: { code: 'afterEvent', rule: 'T-529' } }),
  options: (state) => [{ kind: 'useRelic', relic: relicAfterEvent(state) }, { kind: 'pass' }],
  choose(play, action) {
    const { state } = play;
    state.stage = stages.move;
    if (action.kind === 'pass') return;
    if (action.kind !== 'useRelic') return notOffered('the end of the Event phase', action);
    useRelic(play, state.seat, action.relic);
    state.frames.push({ kind: 'card', deck: 'relic', card: action.relic, chosen: [] });
  },
};

const moveEndStage: StageWorker = {
  ...quiet,
  work(play) {
    play.state.relicsActive.length = 0;
    play.state.stage = stages.attack;
    dealPendingBurns(play);
    return true;
  },
};

/** T-531: Rootbind ends with its owner's turn. */
function unbind({ state, emit }: Play): void {
  for (const token of state.tokens) {
    token.hasMoved = false;
    if (!token.bound || token.seat !== state.seat) continue;
    token.bound = false;
    emit?.({ kind: 'unbound', rule: 'T-531', token: token.id });
  }
}

/** T-1116: when everyone has finished five turns, the end is looked for at once. */
function leaveShelter(play: Play): void {
  const { state, emit } = play;
  if (!isShelterOver(state)) return;
  emit?.({ kind: 'shelterEnded', rule: 'T-1116' });
  checkEnd(play, state.turn);
}

const turnEndStage: StageWorker = {
  ...quiet,
  work(play) {
    const { state } = play;
    unbind(play);
    state.relicsActive.length = 0;
    state.event = none;
    leaveShelter(play);
    if (!state.outcome) beginTurn(play, (state.seat + 1) % state.players.length);
    return true;
  },
};

const workers: Record<Stage, StageWorker> = {
  [stages.setup]: setupStage,
  [stages.tile]: tileStage,
  [stages.event]: eventStage,
  [stages.afterEvent]: afterEventStage,
  [stages.move]: moveStage,
  [stages.moveEnd]: moveEndStage,
  [stages.attack]: attackStage,
  [stages.turnEnd]: turnEndStage,
};

export const stageWorker = (stage: Stage): StageWorker => workers[stage];

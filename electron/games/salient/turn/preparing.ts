/** The Prepare phase: the Relief call, then start-of-turn effects in any order, then the roll (C-302 to C-305, C-931 to C-934). */
import { commandCards, type SalientAction } from '../../../../shared/games/salient.ts';
import type { Board } from '../board/board.ts';
import { commandStarts } from '../content/command.ts';
import { facilityTable } from '../content/facilities.ts';
import type { StartEffect } from '../content/language.ts';
import { dealDamage } from '../damage.ts';
import { rollBarracks } from '../dice.ts';
import { notOffered, type Worker } from '../frames/worker.ts';
import { activePlayer, controllerOf, unitAt, unitsInBarracks, type Play } from '../play.ts';
import { discardAt, refill } from '../row.ts';
import { isCard } from '../slots.ts';
import { none, stages, type State } from '../state.ts';
import { conscript, gain } from '../supply.ts';

/** C-932 */
const reliefCredits = 3;

export const reliefWorker: Worker<undefined> = {
  work({ state }) {
    if (unitsInBarracks(activePlayer(state)) === 0) return false;
    state.stage = stages.prepare;
    return true;
  },
  prompt: () => ({ code: 'relief', rule: 'C-931' }),
  options: () => [{ kind: 'relief' }, { kind: 'pass' }],
  choose(play, _frame, action) {
    const { state } = play;
    state.stage = stages.prepare;
    if (action.kind === 'pass') return; // C-935
    if (action.kind !== 'relief') return notOffered('the Relief call', action);
    state.isRelieved = true;
    const units = conscript(play, state.seat, 1, 'C-932');
    gain(play, state.seat, { credits: reliefCredits }, 'C-932');
    const { seat } = state;
    play.emit?.({ kind: 'reliefCalled', rule: 'C-932', seat, units, credits: reliefCredits });
  },
};

/** Numbers of the sources of start-of-turn effects: four markers, then Command cards. */
const treasurySource = 4;
const workshopSource = 5;
const sourceCount = 6;
const allDone = (1 << sourceCount) - 1;
const cardSources: Partial<Record<number, (typeof commandCards)[number]>> = {
  [treasurySource]: 'treasury',
  [workshopSource]: 'workshop',
};

/** The start-of-turn effect of a source that the active player has at hand and has not used yet. */
function startEffect(state: Readonly<State>, board: Board, source: number): StartEffect | undefined {
  if ((state.prepared & (1 << source)) !== 0) return undefined;
  const card = cardSources[source];
  if (card) {
    const isUpgraded = (activePlayer(state).upgraded & (1 << commandCards.indexOf(card))) !== 0;
    return isUpgraded ? commandStarts[card] : undefined;
  }
  const tile = state.tiles[source] ?? none;
  if (tile === none || controllerOf(state, board, source) !== state.seat) return undefined;
  const facility = facilityTable[tile];
  return facility.kind === 'start' ? facility.start : undefined;
}

/** What happens without being asked for, if it does anything now (CR-48). */
function isCompulsory(state: Readonly<State>, effect: StartEffect): boolean {
  const player = activePlayer(state);
  if (effect.do === 'gain') return player.credits >= (effect.ifCredits ?? 0);
  return effect.do === 'recruit' && player.reserve > 0 && unitsInBarracks(player) <= effect.ifAtMost;
}

/** Choices that may be left alone. */
function addVoluntary(
  state: Readonly<State>,
  effect: StartEffect,
  source: number,
  to: SalientAction[],
): void {
  const player = activePlayer(state);
  if (effect.do === 'strain') to.push({ kind: 'prepare', source });
  if (effect.do === 'post')
    for (let place = 0; place < state.row.length; place++)
      if (isCard(state.row[place])) to.push({ kind: 'discard', place });
  if (effect.do === 'trade' && player.research > 0) {
    if (player.reserve > 0) to.push({ kind: 'trade', gain: 'unit' });
    to.push({ kind: 'trade', gain: 'credits' });
  }
}

interface Preparing {
  compulsory: number[];
  options: SalientAction[];
}

function preparing(state: Readonly<State>, board: Board): Preparing {
  const compulsory: number[] = [];
  const options: SalientAction[] = [];
  for (let source = 0; source < sourceCount; source++) {
    const effect = startEffect(state, board, source);
    if (!effect) continue;
    if (isCompulsory(state, effect)) {
      compulsory.push(source);
      options.push({ kind: 'prepare', source });
    } else addVoluntary(state, effect, source, options);
  }
  return { compulsory, options };
}

function prepare(play: Play, source: number): void {
  const { state, board, emit } = play;
  const effect = startEffect(state, board, source);
  state.prepared |= 1 << source;
  const { seat } = state;
  emit?.({ kind: 'prepared', rule: source < treasurySource ? 'C-811' : 'C-553', seat, source });
  if (effect?.do === 'gain') gain(play, seat, { credits: effect.credits }, 'C-302');
  if (effect?.do === 'recruit') conscript(play, seat, effect.units, 'C-302');
  if (effect?.do !== 'strain') return;
  gain(play, seat, { research: effect.research }, 'C-302');
  const unit = unitAt(state, board.sites[source]);
  if (unit) dealDamage(play, [{ unit, amount: effect.damage }], 'site', 'C-711');
}

function trade(play: Play, gained: 'unit' | 'credits'): void {
  const { state, emit } = play;
  const { seat } = state;
  state.prepared |= 1 << workshopSource; // C-562
  activePlayer(state).research--;
  emit?.({ kind: 'traded', rule: 'C-561', seat, gain: gained });
  if (gained === 'unit') conscript(play, seat, 1, 'C-561');
  else
    gain(
      play,
      seat,
      { credits: commandStarts.workshop?.do === 'trade' ? commandStarts.workshop.credits : 0 },
      'C-561',
    );
}

/** C-818: it does not count as used. */
function discard(play: Play, place: number): void {
  const { state, board } = play;
  for (let source = 0; source < treasurySource; source++)
    if (startEffect(state, board, source)?.do === 'post') state.prepared |= 1 << source;
  discardAt(play, place, 'post');
  refill(play);
}

function endPrepare(play: Play): void {
  const { state } = play;
  state.prepared = allDone;
  rollBarracks(play, state.seat);
  state.stage = stages.assign;
}

export const prepareWorker: Worker<undefined> = {
  work(play) {
    const { compulsory, options } = preparing(play.state, play.board);
    if (options.length === 0) endPrepare(play);
    else if (options.length === 1 && compulsory.length === 1) prepare(play, compulsory[0]);
    else return false;
    return true;
  },
  prompt: () => ({ code: 'prepare', rule: 'C-302' }),
  options(state, board) {
    const { compulsory, options } = preparing(state, board);
    if (compulsory.length === 0) options.push({ kind: 'pass' });
    return options;
  },
  choose(play, _frame, action) {
    if (action.kind === 'pass') endPrepare(play);
    else if (action.kind === 'prepare') prepare(play, action.source);
    else if (action.kind === 'trade') trade(play, action.gain);
    else if (action.kind === 'discard') discard(play, action.place);
    else notOffered('the Prepare phase', action);
  },
};

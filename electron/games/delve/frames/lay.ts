/** A chamber is drawn and laid: Pathfinder and Torn Map answer, and whoever comes up may turn it (D-311, D-825, C-04, C-15). */
import type { Side } from '../../../../shared/games/delve.ts';
import { shuffle } from '../../../engine/rng.ts';
import { spendItem } from '../cards.ts';
import { useOf } from '../content/cards.ts';
import { drawChamber, layChamber, returnChamber } from '../moving.ts';
import { faceOf, heroAt, isAskedFor, itemFor, type Play } from '../play.ts';
import { none, type State } from '../state.ts';
import { distinct, notOffered, pass, type FrameOf, type Worker } from './worker.ts';

type LayFrame = FrameOf<'lay'>;
type Question = 'map' | 'choose' | 'pathfinder' | 'heading' | 'none';

function canRedraw(state: Readonly<State>, { seat, drawn, hasAsked }: Readonly<LayFrame>): boolean {
  const hero = heroAt(state, seat);
  const isAble = faceOf(hero).ability.on === 'drawingChamber' && !hero.hasUsedAbility;
  return isAble && !hasAsked && drawn.length === 1 && state.stock.length > 0;
}

/** The map is asked before drawing; `hasAsked` then means that; with a chamber in hand it means Pathfinder. */
function questionOf(state: Readonly<State>, frame: Readonly<LayFrame>): Question {
  if (frame.drawn.length === 0)
    return !frame.hasAsked && isAskedFor(state, heroAt(state, frame.seat), 'drawingChamber') ? 'map' : 'none';
  if (frame.drawn.length > 1) return 'choose';
  if (canRedraw(state, frame)) return 'pathfinder';
  return frame.heading === none ? 'heading' : 'none';
}

function draw(play: Play, frame: LayFrame, count: number): void {
  for (let drawn = 0; drawn < count && play.state.stock.length > 0; drawn++)
    frame.drawn.push(drawChamber(play, frame.seat));
  // Chambers of the map are chosen from, not drawn again.
  frame.hasAsked = count > 1;
}

function lay(play: Play, frame: LayFrame, heading: number): void {
  play.state.frames.pop();
  layChamber(play, frame.seat, frame.space, frame.drawn[0], heading);
}

/** The others are mixed back. */
function keepOne(play: Play, frame: LayFrame, chamber: number): void {
  const others = frame.drawn.toSpliced(frame.drawn.indexOf(chamber), 1);
  play.state.stock.push(...others);
  shuffle(play.state.rng, play.state.stock);
  play.revealed = true;
  frame.drawn = [chamber];
}

/** The one drawn instead must be used (C-04). */
function redraw(play: Play, frame: LayFrame): void {
  const hero = heroAt(play.state, frame.seat);
  hero.hasUsedAbility = true;
  play.emit?.({ kind: 'abilityUsed', rule: 'C-04', seat: frame.seat, hero: hero.hero });
  returnChamber(play, frame.seat, frame.drawn[0]);
  frame.drawn = [];
  draw(play, frame, 1);
}

const rules: Record<Question, string> = {
  map: 'R-610',
  choose: 'C-15',
  pathfinder: 'C-04',
  heading: 'D-825',
  none: 'D-311',
};

export const layWorker: Worker<LayFrame> = {
  work(play, frame) {
    if (questionOf(play.state, frame) !== 'none') return false;
    if (frame.drawn.length === 0) draw(play, frame, 1);
    else lay(play, frame, frame.heading);
    return true;
  },
  asks(state, frame) {
    const code = questionOf(state, frame);
    const prompt = { code, rule: rules[code], about: { space: frame.space } };
    return code === 'map' ? { seat: frame.seat, prompt, isWindow: true } : { seat: frame.seat, prompt };
  },
  options(state, frame) {
    switch (questionOf(state, frame)) {
      case 'map': {
        const card = itemFor(heroAt(state, frame.seat), 'drawingChamber');
        return card === none ? [pass] : [{ kind: 'use', card }, pass];
      }
      case 'choose':
        return distinct(frame.drawn).map((chamber) => ({ kind: 'chamber', chamber }));
      case 'pathfinder':
        return [{ kind: 'ability' }, pass];
      default:
        return [0, 1, 2, 3].map((side) => ({ kind: 'side', side: side as Side }));
    }
  },
  choose(play, frame, action) {
    if (action.kind === 'pass') frame.hasAsked = true;
    else if (action.kind === 'use') {
      spendItem(play, frame.seat, action.card);
      draw(play, frame, useOf(action.card, 'drawingChamber')?.count ?? 1);
    } else if (action.kind === 'chamber') keepOne(play, frame, action.chamber);
    else if (action.kind === 'ability') redraw(play, frame);
    else if (action.kind === 'side') lay(play, frame, action.side);
    else notOffered('lay', action);
  },
};

/** A journey made alone looked at afterwards: chances that fall as well as rise, and the step on which it was lost. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../electron/bots/analysis.ts';
import { chancesOf } from '../../../electron/games/delve/bot/chances.ts';
import { delveMind } from '../../../electron/games/delve/bot/mind.ts';
import { quick } from '../../../electron/games/delve/bot/quick.ts';
import { delve } from '../../../electron/games/delve/index.ts';
import { optionsWith } from '../../../electron/games/delve/table/plan.ts';
import type { State } from '../../../electron/games/delve/state.ts';
import type { DelveAction } from '../../../shared/games/delve.ts';

const setup = { players: [{ name: 'Ada', hero: 2 }], options: optionsWith({ solo: true }) };

function journey(seed: number): { start: State; actions: DelveAction[]; end: State } {
  const start = delve.start(setup, seed);
  const end = delve.clone(start);
  const actions: DelveAction[] = [];
  for (let question = delve.decision(end); question; question = delve.decision(end)) {
    const action = question.options[quick(end, question)]!;
    actions.push(action);
    delve.apply(end, action);
  }
  return { start, actions, end };
}

/** The first journey that ended so. */
function journeyThat(isIt: (end: State) => boolean): ReturnType<typeof journey> {
  for (let seed = 1; seed < 200; seed++) {
    const found = journey(seed);
    if (isIt(found.end)) return found;
  }
  throw new Error('no such journey');
}

const isWon = ({ outcome }: State): boolean => outcome!.winners.length > 0;
const look = ({ start, actions }: ReturnType<typeof journey>) =>
  analyse(
    delveMind('balanced'),
    { start, actions, teams: [0] },
    { isStopped: () => false, progress: () => undefined },
  )!;

describe('a journey made alone, analysed', { timeout: 120_000 }, () => {
  it('ends at nothing where it was lost, and names the turn that lost it', () => {
    const lost = journeyThat((end) => !isWon(end) && end.outcome!.reason === 'allDead');
    const { chances, turningPoints } = look(lost);
    expect(chances).toHaveLength(lost.actions.length + 1);
    expect(chances.every(([chance]) => chance! >= 0 && chance! <= 1)).toBe(true);
    expect(chances[0]![0]).toBeGreaterThan(0);
    expect(chances.at(-1)).toEqual([0]);
    expect(turningPoints.some(({ swing }) => swing < 0)).toBe(true);
  });

  it('ends at certainty where it was won', () => {
    const { chances, turningPoints } = look(journeyThat(isWon));
    expect(chances.at(-1)).toEqual([1]);
    expect(turningPoints.some(({ swing }) => swing > 0)).toBe(true);
  });

  it('judges a position the same each time, whatever luck lay in it', () => {
    const { start } = journey(1);
    const other = delve.clone(start);
    other.stock.reverse();
    expect(chancesOf(start)).toEqual(chancesOf(start));
    expect(chancesOf(other)).toEqual(chancesOf(start));
  });
});

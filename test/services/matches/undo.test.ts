/** How far back a player may go, by what others did since. */
import { describe, expect, it } from 'vitest';
import { warband } from '../../../electron/games/warband/index.ts';
import { hooksOf } from '../../../electron/engine/table-hooks.ts';
import { arrange } from '../../../electron/services/matches/arrangement.ts';
import type { Cause, PlayedAction } from '../../../electron/services/matches/played-action.ts';
import type { Session } from '../../../electron/services/matches/session.ts';
import { wayBack } from '../../../electron/services/matches/undo.ts';
import type { Privacy } from '../../../shared/table.ts';
import { bot } from './support.ts';

const action = (seat: number, kind: 'end' | 'pass', cause: Cause, isPlain = false): PlayedAction => ({
  ...{ seat, option: 0, choice: { kind }, cause, events: [], damage: new Map(), hasRevealed: false },
  ...{ isPass: kind === 'pass', isPlain, turn: 1, round: 1 },
});

/** The first player has chosen something, the second did this, the first is asked again. */
function after(answer: PlayedAction, privacy: Privacy, isBot: boolean) {
  const seats = [{ colour: 'azure' }, { colour: 'crimson', ...(isBot && { bot }) }] as const;
  const session = {
    hooks: hooksOf(warband),
    played: [action(0, 'end', 'given'), answer],
    decision: { seat: 0 },
    tape: { from: 0 },
    arrangement: arrange(privacy, false, seats, warband.table.stops),
  };
  return wayBack(session as unknown as Session);
}

describe('taking back (R-107)', () => {
  const closed = { moments: [], closed: { code: 'answered', rule: 'R-107', seat: 1 } };

  it.each(['open', 'trusting', 'strict'] as const)(
    'stops at a pass of a bot that could have to do with its hand, %s',
    (privacy) => {
      expect(after(action(1, 'pass', 'bot'), privacy, true)).toEqual(closed);
    },
  );

  it.each(['open', 'trusting', 'strict'] as const)(
    'goes past a pass of a bot where everybody saw that it had no answer, %s',
    (privacy) => {
      expect(after(action(1, 'pass', 'bot', true), privacy, true).moments).toEqual([0]);
    },
  );

  it('stops at anything else a bot does', () => {
    expect(after(action(1, 'end', 'bot'), 'strict', true)).toEqual(closed);
  });

  it.each([
    { privacy: 'strict', ground: 'given', moments: [] },
    { privacy: 'strict', ground: 'noAnswer', moments: [] },
    { privacy: 'strict', ground: 'noStop', moments: [0] },
    { privacy: 'open', ground: 'given', moments: [0] },
  ] as const)('of a person with hands $privacy, a pass $ground leaves $moments', (known) => {
    expect(after(action(1, 'pass', known.ground), known.privacy, false).moments).toEqual(known.moments);
  });
});

/** How one is asked is one choice among several; single stops hold only where one goes by them. */
import { describe, expect, it } from 'vitest';
import { askModeOf, hasStop, withAskMode, withStop } from '../../renderer/table/ask-mode.ts';
import { warbandAskModes as modes } from '../../renderer/text/table.ts';

const usual = { concerned: true, everything: false, deploy: true };

describe('the way of being asked', () => {
  it('is the one whose flag is set, else by one’s own stops', () => {
    expect(askModeOf(usual, modes)).toBe(modes[0]);
    expect(askModeOf({ everything: true }, modes)).toBe(modes[1]);
    expect(askModeOf({}, modes)).toBe(modes[2]);
    expect(askModeOf({ concerned: true }, [])).toBeUndefined();
  });

  it('is changed without forgetting the stops', () => {
    const everything = withAskMode(usual, modes, modes[1]);
    expect(everything).toEqual({ concerned: false, everything: true, deploy: true });
    expect(withAskMode(everything, modes, modes[0])).toEqual(usual);
  });
});

describe('a single stop', () => {
  it('holds only where one goes by stops', () => {
    expect(hasStop(usual, modes, 'deploy')).toBe(false);
    expect(hasStop(withAskMode(usual, modes, modes[2]), modes, 'deploy')).toBe(true);
  });

  it('that is pressed in another mode is set, and stops hold from then on', () => {
    const pressed = withStop(usual, modes, 'deploy');
    expect(pressed).toEqual({ concerned: false, everything: false, deploy: true });
    expect(withStop(pressed, modes, 'deploy')).toEqual({ ...pressed, deploy: false });
  });
});

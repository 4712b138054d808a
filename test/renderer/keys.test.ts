import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../shared/settings.ts';
import { changed, chordsOf, holdersOf, swapped, withoutPlace } from '../../renderer/keys/choices.ts';
import { belongsToFocus, chordOf, isReserved } from '../../renderer/keys/chords.ts';
import {
  actOn,
  hearFocus,
  hearKey,
  hearPress,
  hearRelease,
  isHeard,
  letGo,
} from '../../renderer/keys/listen.ts';
import { keyNames, keyTable } from '../../renderer/keys/table.ts';
import { preferences } from '../../renderer/shell/preferences.svelte.ts';
import { barKeys, capsOf, capsOfAll } from '../../renderer/text/keys.ts';
import KeyLayer from './KeyLayer.svelte';

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });

beforeEach(() => {
  preferences.current = defaultSettings;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('a key as one word', () => {
  it.each([
    ['e', {}, 'e'],
    ['E', { shiftKey: true }, 'Shift+e'],
    ['?', { shiftKey: true }, '?'],
    [' ', {}, 'Space'],
    ['Enter', { shiftKey: true }, 'Shift+Enter'],
    ['z', { ctrlKey: true }, 'Ctrl+z'],
    ['Z', { metaKey: true, shiftKey: true }, 'Ctrl+Shift+z'],
    ['ArrowLeft', { altKey: true }, 'Alt+ArrowLeft'],
    ['я', { code: 'KeyZ' }, 'z'],
    ['ö', { code: 'Semicolon' }, 'ö'],
    ['/', { ctrlKey: true, altKey: true }, '/'],
  ] as const)('%s with %o is %s', (key, init, chord) => expect(chordOf(press(key, init))).toBe(chord));

  it('is none while only Shift is down', () =>
    expect(chordOf(press('Shift', { shiftKey: true }))).toBeUndefined());

  it('is written with what is held first, and a long row shortened', () => {
    expect(capsOf('Ctrl+ArrowLeft')).toEqual(['Ctrl', '←']);
    expect(capsOf('Ctrl++')).toEqual(['Ctrl', '+']);
    expect(capsOfAll(['Ctrl+ArrowLeft', 'Ctrl+ArrowRight'])).toEqual(['Ctrl', '←', '→']);
    expect(capsOfAll(keyTable.answer.keys)).toEqual(['1', '…', '9']);
  });
});

describe('the foot of a screen', () => {
  const words = (screen: Parameters<typeof barKeys>[0], heard: readonly string[], isTableWaiting = false) =>
    barKeys(screen, (name) => heard.includes(name), isTableWaiting).map(({ what }) => what);
  const everywhere = ['back', 'rulebook'];

  it('shows no key that nobody listens for', () => {
    expect(words('warbands', everywhere)).toEqual(['Back', 'Rulebook']);
    expect(words('warbands', [...everywhere, 'takeBack', 'openingHands'])).toContain('Add');
    expect(words('history', everywhere)).toEqual(['Back', 'Rulebook']);
    expect(words('history', [...everywhere, 'eyes', 'playOn'])).toContain('Play on from here');
  });

  it('says that the way back leads to the table, where a match waits', () => {
    expect(words('rulebook', everywhere, true)).toEqual(['Back to the table']);
  });
});

describe('what has the focus', () => {
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild!;
  };

  it.each([
    ['<input type="text">', 'e', true],
    ['<input type="text">', 'F1', false],
    ['<input type="text">', 'Alt+ArrowLeft', false],
    ['<input type="range">', 'ArrowLeft', true],
    ['<input type="range">', 'e', false],
    ['<select></select>', 'e', true],
    ['<button></button>', 'Space', true],
    ['<button></button>', 'e', false],
    ['<div></div>', 'Space', false],
  ])('%s keeps %s: %s', (html, chord, isKept) => expect(belongsToFocus(chord, element(html))).toBe(isKept));
});

describe('the table of keys', () => {
  it('has no two meanings for a key in one place', () => {
    const doubled = keyNames.flatMap((name) =>
      keyTable[name].keys.flatMap((chord) => holdersOf(name, chord, {}).map((other) => [name, other, chord])),
    );
    // Space presses a square that has the focus and is the last word elsewhere.
    expect(doubled.filter(([, , chord]) => chord !== 'Space')).toEqual([]);
  });

  it('takes no key that the window or the system keeps, except the one to go back', () => {
    const kept = keyNames.filter((name) => keyTable[name].keys.some(isReserved));
    expect(kept).toEqual(['back']);
  });
});

describe('a key of one’s own', () => {
  it('replaces the first ones, and the first one again is no change', () => {
    const chosen = changed({}, 'zoomIn', 'x');
    expect(chordsOf('zoomIn', chosen)).toEqual(['x']);
    expect(changed(chosen, 'zoomIn', '+')).toEqual({});
  });

  it('cannot be had by what is fixed', () =>
    expect(chordsOf('answer', { answer: 'x' })).toEqual(keyTable.answer.keys));

  it('is told of every other meaning in the same place, and of none elsewhere', () => {
    expect(holdersOf('end', 'n', {})).toEqual(['next']);
    expect(holdersOf('help', 'n', {})).toEqual(['next', 'nextPlace']);
    expect(holdersOf('mark', 'e', {})).toEqual([]);
    expect(holdersOf('undo', 'Shift+ArrowLeft', {})).toEqual(['walkLeft']);
    expect(holdersOf('walkLeft', 'e', { undo: 'Shift+e' })).toEqual(['end', 'undo']);
  });

  it('is swapped with whoever had it', () => {
    expect(swapped({}, 'end', 'n')).toEqual({ end: 'n', next: 'e' });
    expect(swapped({}, 'help', 'n')).toEqual({ help: 'n', next: '?', nextPlace: '?' });
  });

  it('is not swapped with what is fixed, nor where a third would lose its key', () => {
    expect(swapped({}, 'end', '1')).toBeUndefined();
    // E would go to a key that works everywhere, and means something else in the replay.
    expect(swapped({ help: 'q' }, 'end', 'q')).toBeUndefined();
  });

  it('goes back by place', () =>
    expect(withoutPlace({ end: 'x', mark: 'y' }, 'table')).toEqual({ mark: 'y' }));
});

describe('listening', () => {
  it('hears the key a person chose, and no longer the first one', () => {
    preferences.current = { ...defaultSettings, keys: { chosen: { end: 'x' } } };
    const end = vi.fn();
    expect(actOn(press('e'), { end })).toBe(false);
    expect(actOn(press('x'), { end })).toBe(true);
    expect(end).toHaveBeenCalledOnce();
  });

  it('acts once while a key is held, unless it is one that repeats', () => {
    const [end, walkLeft] = [vi.fn(), vi.fn()];
    const event = press('e', { repeat: true });
    actOn(event, { end });
    actOn(press('ArrowLeft', { repeat: true }), { walkLeft });
    expect(event.defaultPrevented).toBe(true);
    expect([end, walkLeft].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('asks the topmost layer first and goes on to the next when it has no use for the key', () => {
    const [below, above] = [vi.fn(), vi.fn(() => false)];
    render(KeyLayer, { bindings: { back: below } });
    const upper = render(KeyLayer, { bindings: { back: above } });
    hearKey(press('Escape'));
    expect([above.mock.calls.length, below.mock.calls.length]).toEqual([1, 1]);
    above.mockReturnValue(true as never);
    hearKey(press('Escape'));
    expect(below).toHaveBeenCalledOnce();
    upper.unmount();
    hearKey(press('Escape'));
    expect(below).toHaveBeenCalledTimes(2);
  });

  describe('after a button was pressed', () => {
    const primary = vi.fn();
    const pointAt = (target: Element) => hearPress({ target } as unknown as PointerEvent);
    const focus = (target: Element) => hearFocus({ target } as unknown as FocusEvent);
    /** Whether Space on the element is left to it. */
    const keeps = (target: Element) => {
      primary.mockClear();
      const event = press(' ');
      target.dispatchEvent(event);
      hearKey(event);
      return primary.mock.calls.length === 0;
    };
    const page = () => {
      document.body.innerHTML = '<button><b></b></button><button></button><dialog><button></button></dialog>';
      const [card, other, inside] = [...document.querySelectorAll('button')];
      render(KeyLayer, { bindings: { primary } });
      return { card: card!, other: other!, inside: inside! };
    };

    it('by a pointer, Space is the screen’s, not the button’s', () => {
      const { card } = page();
      pointAt(card.firstElementChild!);
      focus(card);
      expect(keeps(card)).toBe(false);
    });

    it('by a pointer, a dialog that comes and goes changes nothing', () => {
      const { card, inside } = page();
      pointAt(card);
      focus(card);
      focus(inside);
      focus(card);
      expect(keeps(card)).toBe(false);
    });

    it('by keys, or walked away from and back, Space is the button’s', () => {
      const { card, other } = page();
      focus(card);
      expect(keeps(card)).toBe(true);
      pointAt(card);
      focus(other);
      expect(keeps(other)).toBe(true);
      focus(card);
      expect(keeps(card)).toBe(true);
    });
  });

  it('asks no layer that sleeps', () => {
    const [below, asleep] = [vi.fn(), vi.fn()];
    render(KeyLayer, { bindings: { back: below } });
    render(KeyLayer, { bindings: { back: asleep, end: asleep }, isAwake: () => false });
    hearKey(press('Escape'));
    expect([below.mock.calls.length, asleep.mock.calls.length]).toEqual([1, 0]);
    expect([isHeard('back'), isHeard('end')]).toEqual([true, false]);
  });

  it('leaves every key to an open dialog', () => {
    const help = vi.fn();
    render(KeyLayer, { bindings: { help } });
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    hearKey(press('?'));
    document.querySelector('dialog')?.remove();
    expect(help).not.toHaveBeenCalled();
  });

  it('ends a hold when the key comes up, when the keyboard goes away, and when its screen does', () => {
    const peek = { press: vi.fn(), release: vi.fn() };
    const layer = render(KeyLayer, { bindings: { peek } });
    const endings = [
      () => hearRelease(new KeyboardEvent('keyup', { code: 'KeyH' })),
      letGo,
      () => layer.unmount(),
    ];
    for (const [index, end] of endings.entries()) {
      hearKey(press('h', { code: 'KeyH' }));
      hearKey(press('h', { code: 'KeyH', repeat: true }));
      hearRelease(new KeyboardEvent('keyup', { code: 'KeyX' }));
      expect(peek.release).toHaveBeenCalledTimes(index);
      end();
      expect(peek.release).toHaveBeenCalledTimes(index + 1);
    }
    expect(peek.press).toHaveBeenCalledTimes(3);
  });
});

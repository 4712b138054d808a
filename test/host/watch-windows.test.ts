import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchWindows } from '../../electron/host/watch-windows.ts';

describe('the end of the last window', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is noticed after a while', () => {
    const ended = vi.fn();
    const windows = watchWindows(ended);
    windows.count(1);
    windows.count(0);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is not a reload', () => {
    const ended = vi.fn();
    const windows = watchWindows(ended);
    windows.count(1);
    windows.count(0);
    vi.advanceTimersByTime(1000);
    windows.count(1);
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not come before the first window', () => {
    const ended = vi.fn();
    watchWindows(ended);
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
});

import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Notices from '../../renderer/shell/Notices.svelte';
import { notices } from '../../renderer/shell/notices.svelte.ts';
import Button from '../../renderer/ui/Button.svelte';
import Dialog from '../../renderer/ui/Dialog.svelte';
import Segmented from '../../renderer/ui/Segmented.svelte';
import Slider from '../../renderer/ui/Slider.svelte';
import Toggle from '../../renderer/ui/Toggle.svelte';

afterEach(() => {
  cleanup();
  notices.shown = [];
});

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe('a slider', () => {
  it('says its value in words and tells each change', () => {
    const oninput = vi.fn();
    render(Slider, { label: 'All sound', value: 40, min: 0, max: 100, step: 5, words: '40 %', oninput });
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'All sound' });
    expect(slider.getAttribute('aria-valuetext')).toBe('40 %');
    slider.value = '45';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(oninput).toHaveBeenCalledExactlyOnceWith(45);
  });
});

describe('a choice', () => {
  it('is a group of radio buttons under its legend, one of them checked', () => {
    const onchange = vi.fn();
    const choices = [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two', note: 'twice' },
    ];
    render(Segmented, { legend: 'How many', choices, value: 'one', onchange });
    expect(screen.getByRole('group', { name: 'How many' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One' }).checked).toBe(true);
    screen.getByRole('radio', { name: /Two/ }).click();
    expect(onchange).toHaveBeenCalledExactlyOnceWith('two');
  });
});

describe('a switch', () => {
  it('has its note as description and tells the new state', () => {
    const onchange = vi.fn();
    render(Toggle, { label: 'Silence', note: 'All is also shown.', checked: false, onchange });
    const toggle = screen.getByRole('switch', { name: 'Silence' });
    expect(document.getElementById(toggle.getAttribute('aria-describedby')!)?.textContent).toBe(
      'All is also shown.',
    );
    toggle.click();
    expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('a button', () => {
  it('with an address is a link, without one a button', () => {
    render(Button, { children: text('Home'), href: '#/' });
    render(Button, { children: text('Press'), disabled: true });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('#/');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Press' }).disabled).toBe(true);
  });
});

describe('a dialog', () => {
  it('holds nothing while it is closed, and opens as modal', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { rerender } = render(Dialog, {
      open: false,
      title: 'Keys',
      onclose: vi.fn(),
      children: text('inside'),
    });
    expect(screen.queryByText('inside')).toBeNull();
    await rerender({ open: true });
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByText('inside')).toBeTruthy();
  });

  it('begins at its heading, not at the cross that closes it', () => {
    render(Dialog, { open: true, title: 'Keys', onclose: vi.fn(), children: text('inside') });
    expect(document.activeElement?.textContent).toBe('Keys');
  });
});

describe('notices', () => {
  it('are read politely, troubles at once', async () => {
    render(Notices);
    notices.say({ code: 'done', level: 'info', sentence: 'Done.' });
    notices.say({ code: 'broken', level: 'problem', sentence: 'Broken.' });
    await tick();
    expect(screen.getByRole('status').textContent).toContain('Done.');
    expect(screen.getByRole('alert').textContent).toContain('Broken.');
  });

  it('of a refusal can be copied, with the page it happened on', async () => {
    location.hash = '#/match/9999';
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(Notices);
    notices.refused({ code: 'match-gone', sentence: 'It is gone.' });
    await tick();
    screen.getByRole('button', { name: 'Copy the details' }).click();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('match-gone: It is gone.\nPage: #/match/9999');
  });

  it('go away by themselves where they ask for nothing; none goes while a pointer moves there', async () => {
    vi.useFakeTimers();
    try {
      render(Notices);
      notices.say({ code: 'done', level: 'info', sentence: 'Done.' });
      notices.say({ code: 'old', level: 'warning', sentence: 'Old.' });
      notices.say(
        { code: 'back', level: 'info', sentence: 'Away.' },
        { label: 'Take it back', run: vi.fn() },
      );
      notices.say({ code: 'broken', level: 'problem', sentence: 'Broken.' });
      const codes = () => notices.shown.map(({ code }) => code);
      const aside = screen.getByRole('complementary');
      aside.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      vi.advanceTimersByTime(60_000);
      expect(codes()).toEqual(['done', 'old', 'back', 'broken']);
      aside.dispatchEvent(new PointerEvent('pointerleave'));
      vi.advanceTimersByTime(60_000);
      expect(codes()).toEqual(['old', 'back', 'broken']);

      notices.say({ code: 'under', level: 'info', sentence: 'It came where the pointer rests.' });
      aside.dispatchEvent(new PointerEvent('pointerenter'));
      vi.advanceTimersByTime(60_000);
      expect(codes()).toEqual(['old', 'back', 'broken']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a refusal leave some time after its screen was left; what else is wrong stays', () => {
    vi.useFakeTimers();
    try {
      render(Notices);
      notices.say({ code: 'broken', level: 'problem', sentence: 'Broken.' });
      notices.refused({ code: 'match-gone', sentence: 'It is gone.' });
      const codes = () => notices.shown.map(({ code }) => code);
      vi.advanceTimersByTime(60_000);
      expect(codes()).toEqual(['broken', 'match-gone']);
      notices.leaveBehind();
      expect(codes()).toEqual(['broken', 'match-gone']);
      vi.advanceTimersByTime(60_000);
      expect(codes()).toEqual(['broken']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('offer their action once', async () => {
    const run = vi.fn();
    render(Notices);
    notices.say({ code: 'restored', level: 'info', sentence: 'Restored.' }, { label: 'Take it back', run });
    await tick();
    screen.getByRole('button', { name: 'Take it back' }).click();
    await tick();
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Restored.')).toBeNull();
  });
});

/** The trial games that go on in the background, wherever one is in the program, and the last ones that ended. */
import type { WarbandTrial } from '../../shared/calls/warbands.ts';
import { api } from '../api.ts';
import { trialText } from '../text/trials.ts';
import { notices } from './notices.svelte.ts';

class Trials {
  /** Played or waiting, the one that is played first. */
  open: WarbandTrial[] = $state.raw([]);
  /** What ended since the program was opened, newest first. */
  ended: WarbandTrial[] = $state.raw([]);
  /** Milliseconds a game took last time. */
  pace: number | undefined = $state();
  isShown = $state(false);
  readonly running = $derived(this.open.find(({ state }) => state === 'running'));

  /** Listens for as long as the program is open; what went on before this window is asked for. */
  begin(): () => void {
    const stop = api.on('warbands.trial', (told) => this.take(told));
    void api.warbands.trials({}).then((answer) => {
      if (!answer.ok) return;
      this.open = answer.value.trials;
      this.pace = answer.value.pace;
    });
    return stop;
  }

  take(told: WarbandTrial): void {
    const others = this.open.filter(({ trial }) => trial !== told.trial);
    if (told.state === 'running' || told.state === 'waiting') {
      this.open = [...others, told].toSorted((a, b) => a.trial - b.trial);
      return;
    }
    this.open = others;
    this.ended = [told, ...this.ended].slice(0, 5);
    if (told.state !== 'stopped') this.#tellEnd(told);
  }

  #tellEnd(told: WarbandTrial): void {
    const look = { label: trialText.look, run: () => (this.isShown = true) };
    const sentence = trialText.ended(told);
    notices.say({ code: 'trial-ended', level: told.state === 'done' ? 'info' : 'warning', sentence }, look);
  }

  /** The latest word about one warband. */
  of(warband: string | undefined): WarbandTrial | undefined {
    return [...this.open, ...this.ended].find((each) => each.warband === warband);
  }

  halt({ trial }: WarbandTrial): void {
    void api.warbands.stop({ trial });
  }
}

export const trials = new Trials();

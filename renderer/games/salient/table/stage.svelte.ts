/**
 * What is shown between two positions: dice that tumble, Units that march, Clashes, Mines. Made from events, one thing
 * at a time; it can be skipped at any moment, because the position that follows is the truth.
 */
import type { SalientEvent, SalientView, Space } from '../../../../shared/games/salient.ts';
import { preferences } from '../../../shell/preferences.svelte.ts';
import { play as playSound, type Sound } from '../../../shell/sound.ts';
import { viewAfter } from './shown-view.ts';

/** Dice on their way, and what they show at last. */
export interface Roll {
  seat: number;
  dice: readonly number[];
  isDamage: boolean;
  isDone: boolean;
}

type Kinds = { [Kind in SalientEvent['kind']]: Extract<SalientEvent, { kind: Kind }> };
type Scenes = { [Kind in keyof Kinds]?: (stage: Stage, event: Kinds[Kind]) => Promise<void> };

/** Milliseconds at normal speed. */
const beat = { short: 160, step: 300, long: 650, held: 900, tumble: 80 } as const;

/** What came is there while it is shown; what goes is still there. */
const appearing: ReadonlySet<string> = new Set([
  'turnBegan',
  'moved',
  'deployed',
  'crossed',
  'lifted',
  'mineLaid',
  'cardDrawn',
  'jammed',
]);

export class Stage {
  isPlaying = $state(false);
  /** The position as far as it was shown; none while nothing is. */
  view: SalientView | undefined = $state.raw();
  roll: Roll | undefined = $state.raw();
  struck: readonly number[] = $state.raw([]);
  lit: readonly Space[] = $state.raw([]);
  /** Whose turn begins. */
  banner: number | undefined = $state();

  #isSkipped = false;
  #wake: (() => void) | undefined;

  async play(events: readonly SalientEvent[], from: SalientView, to: SalientView): Promise<void> {
    this.#isSkipped = this.speed === 0 || document.visibilityState === 'hidden';
    if (this.#isSkipped) return;
    this.isPlaying = true;
    let shown = from;
    this.view = from;
    for (const event of events) {
      shown = viewAfter(shown, event, to);
      if (appearing.has(event.kind)) this.view = shown;
      await this.#show(event);
      this.view = shown;
    }
    this.clear();
  }

  async #show<Kind extends SalientEvent['kind']>(event: Kinds[Kind]): Promise<void> {
    const scene = scenes[event.kind as Kind] as Scenes[Kind] | undefined;
    if (!this.#isSkipped) await scene?.(this, event);
  }

  /** Shows the result at once. */
  skip(): void {
    this.#isSkipped = true;
    this.#wake?.();
  }

  clear(): void {
    this.isPlaying = false;
    this.view = undefined;
    this.roll = undefined;
    this.struck = [];
    this.lit = [];
    this.banner = undefined;
  }

  get speed(): number {
    return preferences.current.table.animationSpeed;
  }

  get isStill(): boolean {
    return document.documentElement.dataset['motion'] === 'reduced';
  }

  /** Waits, shorter at higher speed; not at all once skipped. */
  wait(milliseconds: number): Promise<void> {
    if (this.#isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds / (this.speed || 1));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  sound(name: Sound): void {
    if (!this.#isSkipped) void playSound(name);
  }

  /** The dice tumble and come to lie; with reduced motion they only lie there. */
  async tumble(roll: Omit<Roll, 'isDone'>): Promise<void> {
    for (let turn = 0; turn < (this.isStill ? 0 : 6); turn++) {
      const dice = roll.dice.map((die, at) => ((die + turn * 2 + at * 3) % 6) + 1);
      this.roll = { ...roll, dice, isDone: false };
      await this.wait(beat.tumble);
    }
    this.roll = { ...roll, isDone: true };
    await this.wait(beat.held);
    this.roll = undefined;
  }

  async move(sound: Sound): Promise<void> {
    this.sound(sound);
    await this.wait(beat.step);
  }

  async strike(units: readonly number[]): Promise<void> {
    this.struck = units;
    this.sound('clash');
    await this.wait(beat.long);
    this.struck = [];
  }

  async light(space: Space): Promise<void> {
    this.lit = [space];
    await this.wait(beat.short);
    this.lit = [];
  }
}

const scenes: Scenes = {
  async turnBegan(stage, { seat }) {
    stage.banner = seat;
    await stage.wait(beat.long);
    stage.banner = undefined;
  },
  rolled: (stage, { seat, dice }) => stage.tumble({ seat, dice, isDamage: false }),
  damageRolled: (stage, { seat, roll }) => stage.tumble({ seat, dice: [roll], isDamage: true }),
  moved: (stage) => stage.move('step'),
  deployed: (stage) => stage.move('step'),
  crossed: (stage) => stage.move('coin'),
  lifted: (stage) => stage.move('step'),
  engaged: (stage, { attacker, defender }) => stage.strike([attacker, defender]),
  damaged: (stage, { unit }) => stage.strike([unit]),
  destroyed: (stage, { unit }) => stage.strike([unit]),
  mineLaid: (stage, { space }) => stage.light(space),
  mineGone: (stage, { space }) => stage.light(space),
  cardDrawn: (stage) => stage.move('card'),
  upgraded: (stage) => stage.move('card'),
  jammed: (stage) => stage.wait(beat.long),
};

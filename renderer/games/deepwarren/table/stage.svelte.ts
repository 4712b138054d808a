/**
 * What is shown between two positions: tiles laid, cards turned, steps, rolls, blows. Made from events, one thing at a
 * time; it can be skipped at any moment, because the position that follows is the truth.
 */
import type { Deck, DeepwarrenEvent, DeepwarrenView, Space } from '../../../../shared/games/deepwarren.ts';
import { preferences } from '../../../shell/preferences.svelte.ts';
import { play as playSound, type Sound } from '../../../shell/sound.ts';
import { mapOf, setOf } from '../../../table/lists.ts';
import { printed } from '../content.ts';
import type { Motion } from '../map/motion.ts';
import { viewAfter } from './shown-view.ts';

/** A die on its way: what it shows now, and at last. */
export interface Roll {
  token: number;
  face: number;
  isDone: boolean;
  falls: boolean;
}

/** What came is there while it is shown; what goes is still there. */
const appearing: ReadonlySet<string> = new Set([
  'tilePlaced',
  'entered',
  'doorPlaced',
  'chestPlaced',
  'turnBegan',
]);

type Kinds = { [Kind in DeepwarrenEvent['kind']]: Extract<DeepwarrenEvent, { kind: Kind }> };
type Scenes = { [Kind in keyof Kinds]?: (stage: Stage, event: Kinds[Kind]) => Promise<void> };

/** Milliseconds at normal speed. */
const beat = { short: 160, step: 230, long: 620, card: 1100, tumble: 90 } as const;

export class Stage {
  isPlaying = $state(false);
  /** The position as far as it was shown; none while nothing is. */
  view: DeepwarrenView | undefined = $state.raw();
  motion: Motion = $state.raw({});
  roll: Roll | undefined = $state.raw();
  /** A card just turned up. */
  card: { deck: Deck; card: number; seat: number } | undefined = $state.raw();
  /** Whose turn begins. */
  banner: number | undefined = $state();

  #isSkipped = false;
  #wake: (() => void) | undefined;

  async play(events: readonly DeepwarrenEvent[], from: DeepwarrenView): Promise<void> {
    this.#isSkipped = this.speed === 0 || document.visibilityState === 'hidden';
    if (this.#isSkipped) return;
    this.isPlaying = true;
    let shown = from;
    this.view = from;
    for (const event of events) {
      shown = viewAfter(shown, event, printed());
      if (appearing.has(event.kind)) this.view = shown;
      await this.#show(event);
      this.view = shown;
    }
    this.clear();
  }

  async #show<Kind extends DeepwarrenEvent['kind']>(event: Kinds[Kind]): Promise<void> {
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
    this.motion = {};
    this.roll = undefined;
    this.card = undefined;
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

  /** Draws a token on its way, space by space. */
  async walk(token: number, path: readonly Space[]): Promise<void> {
    for (const space of path.slice(1)) {
      this.motion = { ...this.motion, places: mapOf([[token, space]]) };
      this.sound('step');
      await this.wait(beat.step);
    }
  }

  async take(tokens: readonly number[]): Promise<void> {
    this.motion = { ...this.motion, gone: setOf(tokens) };
    await this.wait(beat.step);
    this.motion = {};
  }

  /** The die tumbles and comes to lie; with reduced motion it only lies there. */
  async tumble(token: number, roll: number, falls: boolean): Promise<void> {
    for (let turn = 0; turn < (this.isStill ? 0 : 6); turn++) {
      this.roll = { token, face: ((roll + turn * 2) % 6) + 1, isDone: false, falls };
      await this.wait(beat.tumble);
    }
    this.roll = { token, face: roll, isDone: true, falls };
    await this.wait(beat.card);
    this.roll = undefined;
  }
}

const scenes: Scenes = {
  async turnBegan(stage, { seat }) {
    stage.banner = seat;
    stage.card = undefined;
    await stage.wait(beat.long);
    stage.banner = undefined;
  },
  async tilePlaced(stage, { tile }) {
    stage.motion = { laid: tile };
    stage.sound('card');
    await stage.wait(beat.short);
  },
  async cardDrawn(stage, { deck, card, seat }) {
    stage.card = { deck, card, seat };
    stage.sound('card');
    await stage.wait(beat.card);
  },
  async entered(stage) {
    stage.sound('step');
    await stage.wait(beat.step);
  },
  moved: (stage, { token, path }) => stage.walk(token, path),
  rolled: (stage, { token, roll, falls }) => stage.tumble(token, roll, falls),
  fell: (stage, { token }) => stage.take([token]),
  async attacked(stage, { targets }) {
    stage.motion = { struck: setOf(targets) };
    stage.sound('clash');
    await stage.wait(beat.step * 1.6);
    stage.motion = {};
  },
  killed: (stage, { token }) => stage.take([token]),
  async chestTaken(stage) {
    stage.sound('coin');
    await stage.wait(beat.short);
  },
  doorOpened: (stage) => stage.wait(beat.step),
  doorPlaced: (stage) => stage.wait(beat.step),
  chestPlaced: (stage) => stage.wait(beat.step),
};

/** What is shown between two positions: tiles laid, cards turned, steps, rolls, blows. */
import type { Deck, DeepwarrenEvent, DeepwarrenView, Space } from '../../../../shared/games/deepwarren.ts';
import { mapOf, setOf } from '../../../table/lists.ts';
import { TableStage } from '../../../table/stage.svelte.ts';
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

export class Stage extends TableStage<DeepwarrenEvent, DeepwarrenView> {
  protected readonly appearing = appearing;
  motion: Motion = $state.raw({});
  roll: Roll | undefined = $state.raw();
  /** A card just turned up. */
  card: { deck: Deck; card: number; seat: number } | undefined = $state.raw();

  play(events: readonly DeepwarrenEvent[], from: DeepwarrenView): Promise<void> {
    return this.showAll(events, from, (shown, event) => viewAfter(shown, event, printed()));
  }

  protected show<Kind extends DeepwarrenEvent['kind']>(event: Kinds[Kind]): Promise<void> | undefined {
    const scene = scenes[event.kind as Kind] as Scenes[Kind] | undefined;
    return scene?.(this, event);
  }

  override clear(): void {
    super.clear();
    this.motion = {};
    this.roll = undefined;
    this.card = undefined;
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
    const show = ([face = roll]: readonly number[]) => (this.roll = { token, face, isDone: false, falls });
    await this.tumbling([roll], beat.tumble, show);
    this.roll = { token, face: roll, isDone: true, falls };
    await this.wait(beat.card);
    this.roll = undefined;
  }
}

const scenes: Scenes = {
  async turnBegan(stage, { seat }) {
    stage.card = undefined;
    await stage.announce(seat, beat.long);
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

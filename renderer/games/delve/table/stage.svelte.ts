/**
 * What is shown between two positions: chambers laid, cards turned, steps, dice, blows, deaths. Made from events, one
 * thing at a time; it can be skipped at any moment, because the position that follows is the truth.
 */
import type {
  DelveDeck,
  DelveEvent,
  DelveView,
  DeathCause,
  RollReason,
} from '../../../../shared/games/delve.ts';
import { preferences } from '../../../shell/preferences.svelte.ts';
import { play as playSound, type Sound } from '../../../shell/sound.ts';
import { mapOf } from '../../../table/lists.ts';
import type { Motion } from '../map/marks.ts';
import { viewAfter } from './shown-view.ts';

/** Dice on their way: what they show now, and at last what they decided. */
export interface Roll {
  seat: number;
  reason: RollReason;
  dice: readonly number[];
  isDone: boolean;
  test: { total: number; needed: number; passed: boolean; attribute: string } | undefined;
}

/** A card on the table: first its back, then its face. */
export interface Turned {
  seat: number;
  deck: DelveDeck;
  card: number | undefined;
  isOpen: boolean;
}

/** What came is there while it is shown; what goes is still there. */
const appearing: ReadonlySet<string> = new Set([
  'chamberLaid',
  'chamberTurned',
  'turnBegan',
  'moved',
  'towerTaken',
  'revealed',
  'countered',
  'monsterMet',
  'sunMoved',
  'wentBelow',
  'wounded',
]);

type Kinds = { [Kind in DelveEvent['kind']]: Extract<DelveEvent, { kind: Kind }> };
type Scenes = {
  [Kind in keyof Kinds]?: (stage: Stage, event: Kinds[Kind], next: DelveEvent | undefined) => Promise<void>;
};

/** Milliseconds at normal speed. */
const beat = { short: 180, step: 300, long: 700, held: 620, card: 1150, tumble: 85, death: 1900 } as const;

export class Stage {
  isPlaying = $state(false);
  /** The position as far as it was shown; none while nothing is. */
  view: DelveView | undefined = $state.raw();
  motion: Motion = $state.raw({});
  roll: Roll | undefined = $state.raw();
  card: Turned | undefined = $state.raw();
  /** Whose turn begins. */
  banner: number | undefined = $state();
  /** Who just died, and how. */
  death: { seat: number; cause: DeathCause } | undefined = $state.raw();
  /** The wyrm wakes. */
  hasWoken = $state(false);

  #isSkipped = false;
  #wake: (() => void) | undefined;

  async play(events: readonly DelveEvent[], from: DelveView, to: DelveView): Promise<void> {
    this.#isSkipped = this.speed === 0 || document.visibilityState === 'hidden';
    if (this.#isSkipped) return;
    this.isPlaying = true;
    let shown = from;
    this.view = from;
    for (const [at, event] of events.entries()) {
      shown = viewAfter(shown, event, to);
      if (appearing.has(event.kind)) this.view = shown;
      await this.#show(event, events[at + 1]);
      this.view = shown;
    }
    this.clear();
  }

  async #show<Kind extends DelveEvent['kind']>(
    event: Kinds[Kind],
    next: DelveEvent | undefined,
  ): Promise<void> {
    const scene = scenes[event.kind as Kind] as Scenes[Kind] | undefined;
    if (!this.#isSkipped) await scene?.(this, event, next);
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
    this.death = undefined;
    this.hasWoken = false;
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
    await this.wait(beat.card);
    this.roll = undefined;
  }

  /** The moment before: the back lies there, then it is turned. */
  async turn(card: Omit<Turned, 'isOpen'>): Promise<void> {
    this.card = { ...card, isOpen: false };
    await this.wait(card.deck === 'dragon' ? beat.death : beat.held);
    this.card = { ...card, isOpen: true };
    this.sound('card');
    await this.wait(beat.card);
    this.card = undefined;
  }
}

const testAfter = (next: DelveEvent | undefined): Roll['test'] =>
  next?.kind === 'tested' ? next : undefined;

const scenes: Scenes = {
  async turnBegan(stage, { seat }) {
    stage.banner = seat;
    await stage.wait(beat.long);
    stage.banner = undefined;
  },
  async chamberLaid(stage, { space }) {
    stage.motion = { laid: space };
    stage.sound('card');
    await stage.wait(beat.step);
  },
  async moved(stage, { seat, to }) {
    stage.motion = { ...stage.motion, places: mapOf([[seat, to]]) };
    stage.sound('step');
    await stage.wait(beat.step);
    stage.motion = {};
  },
  cardDrawn: (stage, { seat, deck, card }) => stage.turn({ seat, deck, card }),
  rolled: (stage, { seat, reason, dice }, next) =>
    stage.tumble({ seat, reason, dice, test: testAfter(next) }),
  async wounded(stage, { seat }) {
    stage.motion = { struck: seat };
    stage.sound('clash');
    await stage.wait(beat.step);
    stage.motion = {};
  },
  async revealed(stage) {
    stage.sound('card');
    await stage.wait(beat.card);
  },
  async countered(stage) {
    stage.sound('card');
    await stage.wait(beat.long);
  },
  async roundWon(stage) {
    stage.sound('clash');
    await stage.wait(beat.long);
  },
  stoodOff: (stage) => stage.wait(beat.long),
  monsterMet: (stage) => stage.wait(beat.long),
  async dragonWoke(stage) {
    stage.hasWoken = true;
    stage.sound('clash');
    await stage.wait(beat.death);
    stage.hasWoken = false;
  },
  async died(stage, { seat, cause }) {
    stage.death = { seat, cause };
    stage.sound('clash');
    await stage.wait(beat.death);
    stage.death = undefined;
  },
  async lootKept(stage) {
    stage.sound('coin');
    await stage.wait(beat.short);
  },
  wentBelow: (stage) => stage.wait(beat.long),
  sunMoved: (stage) => stage.wait(beat.short),
};

/** What is shown between two positions: pieces and cards on their way, blows, damage, ash, wax. */
import type { WarbandEvent, WarbandView } from '../../../../shared/games/warband.ts';
import { Course, type Flight } from './flights.ts';
import { mapOf, setOf } from '../../../table/lists.ts';
import { StageClock } from '../../../table/stage.svelte.ts';

/** A word that rises from a square: −20, +1. */
export interface Float {
  key: number;
  square: number;
  words: string;
  kind: 'harm' | 'heal' | 'gain' | 'plain';
}

/** A card or coin on its way, in real milliseconds. */
export interface Airborne extends Flight {
  key: number;
  delay: number;
  duration: number;
}

type Kinds = { [Kind in WarbandEvent['kind']]: Extract<WarbandEvent, { kind: Kind }> };

/** Milliseconds at normal speed. */
const BEAT = 200;
const STEP = 75;
const FLIGHT = 240;
/** Between one card of a bundle and the next. */
const BUNDLE = 70;

export class Stage extends StageClock {
  /** Where pieces are drawn that are on their way. */
  places: ReadonlyMap<number, number> = $state.raw(mapOf());
  shaking: ReadonlySet<number> = $state.raw(setOf());
  burning: ReadonlySet<number> = $state.raw(setOf());
  floats: readonly Float[] = $state.raw([]);
  /** A blow or shot from one creature to another. */
  strike: { from: number; to: number; mode: string } | undefined = $state.raw();
  /** A line in large letters: whose turn begins. */
  banner: { seat: number; turn: number } | undefined = $state.raw();
  /** Wax that runs off a candle: whose, and how many points. */
  dripping: { seat: number; by: number } | undefined = $state.raw();
  flights: readonly Airborne[] = $state.raw([]);
  /** Which printed cards the viewer knows, by number: those of this position and the next. */
  cards: WarbandView['cards'] = {};

  #view: WarbandView | undefined;
  #next = 0;

  /** Plays events on the position they started from; the one they led to says which cards became known. */
  async play(events: readonly WarbandEvent[], view: WarbandView, next: WarbandView): Promise<void> {
    this.#view = view;
    this.cards = { ...view.cards, ...next.cards };
    this.start();
    const course = new Course(view);
    for (const event of events) {
      const scene = scenes[event.kind] as ((stage: Stage, event: WarbandEvent) => Promise<void>) | undefined;
      if (!this.isSkipped) await scene?.(this, event);
      await this.#fly(course.flightsOf(event));
    }
    this.#clear();
  }

  async #fly(flights: readonly Flight[]): Promise<void> {
    if (flights.length === 0 || this.isSkipped) return;
    this.sound(flights[0]!.what === 'treasure' ? 'coin' : 'card');
    this.flights = flights.map((flight, index) => ({
      ...flight,
      key: this.#next++,
      delay: (index * BUNDLE) / this.speed,
      duration: FLIGHT / this.speed,
    }));
    await this.wait(FLIGHT + BUNDLE * (flights.length - 1));
    this.flights = [];
  }

  squareOf(creature: number): number | undefined {
    return this.places.get(creature) ?? this.#view?.creatures.find(({ id }) => id === creature)?.square;
  }

  put(creature: number, square: number): void {
    this.places = mapOf([...this.places, [creature, square]]);
  }

  rise(square: number | undefined, words: string, kind: Float['kind']): void {
    if (square !== undefined)
      this.floats = [...this.floats.slice(-6), { key: this.#next++, square, words, kind }];
  }

  /** Keeps nothing: the position that was left may be another player's secret. */
  #clear(): void {
    this.isPlaying = false;
    this.#view = undefined;
    this.places = mapOf();
    this.shaking = setOf();
    this.burning = setOf();
    this.floats = [];
    this.strike = undefined;
    this.banner = undefined;
    this.dripping = undefined;
    this.flights = [];
    this.cards = {};
  }
}

const scenes: { [Kind in WarbandEvent['kind']]?: (stage: Stage, event: Kinds[Kind]) => Promise<void> } = {
  async turnBegan(stage, { seat, turn }) {
    stage.banner = { seat, turn };
    stage.sound('bell');
    await stage.wait(BEAT * 3);
    stage.banner = undefined;
  },
  async moved(stage, { creature, path }) {
    stage.sound('step');
    for (const square of stage.isStill ? path.slice(-1) : path) {
      stage.put(creature, square);
      await stage.wait(STEP);
    }
    await stage.wait(BEAT / 2);
  },
  async declared(stage, { item }) {
    const target = item.targets[0]?.ids[0];
    if (item.kind === 'attack' && target !== undefined) {
      stage.strike = { from: item.actor, to: target, mode: item.mode };
      await stage.wait(BEAT * 1.5);
    }
    stage.strike = undefined;
  },
  async damaged(stage, { creature, amount }) {
    stage.sound('clash');
    stage.shaking = setOf([creature]);
    stage.rise(stage.squareOf(creature), `−${String(amount)}`, 'harm');
    await stage.wait(BEAT);
    stage.shaking = setOf();
  },
  async prevented(stage, { creature, amount }) {
    stage.rise(stage.squareOf(creature), `${String(amount)} prevented`, 'plain');
    await stage.wait(BEAT);
  },
  async cowered(stage, { creature }) {
    stage.sound('cower');
    stage.rise(stage.squareOf(creature), 'cowers', 'plain');
    await stage.wait(BEAT * 1.5);
  },
  async dodged(stage, { creature }) {
    stage.rise(stage.squareOf(creature), 'dodges', 'plain');
    await stage.wait(BEAT);
  },
  async healed(stage, { creature, amount }) {
    stage.sound('heal');
    stage.rise(stage.squareOf(creature), `+${String(amount)}`, 'heal');
    await stage.wait(BEAT);
  },
  async rescued(stage, { creature }) {
    stage.sound('heal');
    stage.rise(stage.squareOf(creature), 'survives', 'heal');
    await stage.wait(BEAT);
  },
  async destroyed(stage, { creature }) {
    stage.sound('ash');
    stage.burning = setOf([...stage.burning, creature]);
    await stage.wait(BEAT * 1.2);
  },
  async chestOpened(stage, { square, value }) {
    stage.sound('coin');
    stage.rise(square, `${String(value)} treasure`, 'gain');
    await stage.wait(BEAT * 1.5);
  },
  collected(stage, { square }) {
    stage.rise(square, '+1 Morale', 'gain');
    return Promise.resolve();
  },
  async moraleChanged(stage, { seat, by }) {
    if (by >= 0) return;
    stage.dripping = { seat, by: -by };
    await stage.wait(BEAT * 1.5);
    stage.dripping = undefined;
  },
};

/** What is shown between two positions: chambers laid, cards turned, steps, dice, blows, deaths. */
import type {
  DelveDeck,
  DelveEvent,
  DelveView,
  DeathCause,
  RollReason,
} from '../../../../shared/games/delve.ts';
import { mapOf } from '../../../table/lists.ts';
import { TableStage } from '../../../table/stage.svelte.ts';
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

export class Stage extends TableStage<DelveEvent, DelveView> {
  protected readonly appearing = appearing;
  motion: Motion = $state.raw({});
  roll: Roll | undefined = $state.raw();
  card: Turned | undefined = $state.raw();
  /** Who just died, and how. */
  death: { seat: number; cause: DeathCause } | undefined = $state.raw();
  /** The wyrm wakes. */
  hasWoken = $state(false);

  play(events: readonly DelveEvent[], from: DelveView, to: DelveView): Promise<void> {
    return this.showAll(events, from, (shown, event) => viewAfter(shown, event, to));
  }

  protected show<Kind extends DelveEvent['kind']>(
    event: Kinds[Kind],
    next: DelveEvent | undefined,
  ): Promise<void> | undefined {
    const scene = scenes[event.kind as Kind] as Scenes[Kind] | undefined;
    return scene?.(this, event, next);
  }

  override clear(): void {
    super.clear();
    this.motion = {};
    this.roll = undefined;
    this.card = undefined;
    this.death = undefined;
    this.hasWoken = false;
  }

  /** The dice tumble and come to lie; with reduced motion they only lie there. */
  async tumble(roll: Omit<Roll, 'isDone'>): Promise<void> {
    await this.tumbling(roll.dice, beat.tumble, (dice) => (this.roll = { ...roll, dice, isDone: false }));
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
  turnBegan: (stage, { seat }) => stage.announce(seat, beat.long),
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

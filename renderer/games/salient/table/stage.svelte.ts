/** What is shown between two positions: dice that tumble, Units that march, Clashes, Mines. */
import type { SalientEvent, SalientView, Space } from '../../../../shared/games/salient.ts';
import type { Sound } from '../../../shell/sound.ts';
import { TableStage } from '../../../table/stage.svelte.ts';
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

export class Stage extends TableStage<SalientEvent, SalientView> {
  protected readonly appearing = appearing;
  roll: Roll | undefined = $state.raw();
  struck: readonly number[] = $state.raw([]);
  lit: readonly Space[] = $state.raw([]);

  play(events: readonly SalientEvent[], from: SalientView, to: SalientView): Promise<void> {
    return this.showAll(events, from, (shown, event) => viewAfter(shown, event, to));
  }

  protected show<Kind extends SalientEvent['kind']>(event: Kinds[Kind]): Promise<void> | undefined {
    const scene = scenes[event.kind as Kind] as Scenes[Kind] | undefined;
    return scene?.(this, event);
  }

  override clear(): void {
    super.clear();
    this.roll = undefined;
    this.struck = [];
    this.lit = [];
  }

  /** The dice tumble and come to lie; with reduced motion they only lie there. */
  async tumble(roll: Omit<Roll, 'isDone'>): Promise<void> {
    await this.tumbling(roll.dice, beat.tumble, (dice) => (this.roll = { ...roll, dice, isDone: false }));
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
  turnBegan: (stage, { seat }) => stage.announce(seat, beat.long),
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

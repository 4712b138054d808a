/** Where enemies could strike next turn and how hard: all of them, or the one that is looked at. */
import type { ThreatOf } from '../../../../shared/games/warband-questions.ts';
import type { Seat } from '../../../../shared/game.ts';
import type { CreatureView } from '../../../../shared/games/warband.ts';
import { askTable } from '../ask.ts';
import { spaceOf } from '../match/grid.ts';
import { blowsBySquare, blowsOn, damageOf, type Blow } from './blows.ts';
import { mapOf } from '../../../table/lists.ts';
import type { WarbandSession } from './field.svelte.ts';

/** What the threats depend on besides the match: whose eyes look, and at which creature. */
interface Looking {
  seat: () => Seat | undefined;
  creature: () => CreatureView | undefined;
}

export class Threats {
  /** The whole map is laid over the board. */
  isShown = $state(false);
  #all: readonly ThreatOf[] = $state.raw([]);
  readonly #session: WarbandSession;
  readonly #looking: Looking;

  constructor(session: WarbandSession, looking: Looking) {
    this.#session = session;
    this.#looking = looking;
  }

  toggle(): void {
    this.isShown = !this.isShown;
  }

  #spaceOf({ square, size }: CreatureView): readonly number[] {
    return spaceOf(square, size, this.#session.view?.battlefield.width ?? 0);
  }

  #isHostile(seat: Seat): boolean {
    const players = this.#session.view?.players ?? [];
    const own = this.#looking.seat();
    return own === undefined || players[seat]?.team !== players[own]?.team;
  }

  /** The one enemy looked at: only its own blows are shown. */
  readonly single = $derived.by(() => {
    const creature = this.#looking.creature();
    return creature && this.#isHostile(creature.seat) ? creature.id : undefined;
  });

  readonly isWanted = $derived.by(() => this.isShown || this.single !== undefined);

  readonly blows: ReadonlyMap<number, readonly Blow[]> = $derived.by(() => {
    if (!this.isWanted) return mapOf<number, readonly Blow[]>();
    const isMeant = ({ seat, creature }: ThreatOf) =>
      this.single === undefined ? this.#isHostile(seat) : creature === this.single;
    return blowsBySquare(this.#all.filter(isMeant));
  });

  /** Friends of the viewer that could be hit, with the damage if everyone in reach struck them. */
  readonly inDanger = $derived.by(() => {
    const friends = this.#session.view?.creatures.filter(({ seat }) => !this.#isHostile(seat)) ?? [];
    return friends.flatMap((creature) => {
      const damage = damageOf(blowsOn(this.blows, this.#spaceOf(creature)));
      return damage > 0 ? [{ creature, damage }] : [];
    });
  });

  /** Reads what holds at a revision; an answer that comes late is dropped. */
  async read(revision: number): Promise<void> {
    const answer = await askTable({ id: this.#session.id }, 'threat', {});
    if (answer.ok && revision === this.#session.revision) this.#all = answer.value.threats;
  }
}

/**
 * What Warband adds to a match at the window: the battlefield and its names, the printed cards, the open decision
 * sorted onto the things it lies on, what its options would do, and what is shown between two positions.
 */
import type { FactionLook } from '../../../../shared/cards.ts';
import type { Refusal } from '../../../../shared/game.ts';
import type { Preview } from '../../../../shared/games/warband-questions.ts';
import type {
  WarbandAction,
  WarbandEvent,
  WarbandIntent,
  WarbandView,
} from '../../../../shared/games/warband.ts';
import { api } from '../../../api.ts';
import { mapOf, Once } from '../../../table/lists.ts';
import type { SessionPart, TableSession } from '../../../table/session.svelte.ts';
import type { GameTable } from '../../../table/of-game.ts';
import { askTable } from '../ask.ts';
import { makeGrid } from '../match/grid.ts';
import { type Faces, makeNames } from '../match/names.ts';
import { OneField } from '../match/one-field.ts';
import { livelyOf } from './markings.ts';
import { sortOffers } from './offers.ts';
import { Stage } from './stage.svelte.ts';

export type WarbandSession = TableSession<WarbandView, WarbandAction, WarbandEvent>;
export type WarbandTable = GameTable<WarbandView, WarbandAction>;

/** Kinds of options whose outcome can be told beforehand. */
const foreseen = new Set<WarbandAction['kind']>([
  'move',
  'go',
  'attack',
  ...(['pass', 'play', 'power', 'dodge'] as const),
  ...(['actor', 'pay', 'assist', 'target', 'enough', 'confirm'] as const),
]);

export class Field implements SessionPart<WarbandView, WarbandEvent> {
  readonly session: WarbandSession;
  readonly stage = new Stage();
  previews: ReadonlyMap<number, Preview> = $state.raw(mapOf());
  #looks: ReadonlyMap<string, FactionLook> = $state.raw(mapOf());
  #ground = new OneField();
  #reasons = new Once<Promise<Refusal | undefined>>();

  constructor(session: WarbandSession) {
    this.session = session;
  }

  readonly #battlefield = $derived.by(() => this.session.table?.snapshot.view.battlefield);
  readonly grid = $derived(this.#battlefield && makeGrid(this.#battlefield));
  readonly faces: Faces = {
    face: (key) => this.session.faces[key],
    look: (pack) => this.#looks.get(pack),
  };
  readonly names = $derived.by(() => {
    const { view } = this.session;
    return view && this.grid && makeNames(view, this.faces, this.grid);
  });
  readonly offers = $derived.by(() => {
    const { view, decision, isBusy } = this.session;
    return sortOffers(view && !isBusy ? decision : undefined, view);
  });

  /** It can be told that taking it would change nothing. */
  readonly isIdle = (option: number): boolean => this.previews.get(option)?.forecast?.isIdle === true;
  /** Creatures with those of their options that would change something, as far as can be told. */
  readonly lively = $derived.by(() => livelyOf(this.session.decision, this.offers.creatures, this.isIdle));

  get isPlaying(): boolean {
    return this.stage.isPlaying;
  }

  /** How the factions of the packs look. */
  async readLooks(): Promise<void> {
    const packs = await api.packs.list();
    if (packs.ok) this.#looks = mapOf(packs.value.packs.map(({ id, look }) => [id, look]));
  }

  play(events: readonly WarbandEvent[], from: WarbandView, to: WarbandView): Promise<void> {
    return this.stage.play(events, from, to);
  }

  skip(): void {
    this.stage.skip();
  }

  keysIn({ cards }: WarbandView): string[] {
    return Object.values(cards);
  }

  begin(): void {
    this.#ground = new OneField();
  }

  receive(view: WarbandView): void {
    this.#ground.layUnder(view);
  }

  renew(): void {
    this.#reasons.forget();
    this.previews = mapOf();
    void [this.grid, this.names, this.offers, this.lively];
    void this.#readPreviews();
  }

  async #readPreviews(): Promise<void> {
    const { id, revision, decision } = this.session;
    if (!decision?.options.some(({ kind }) => foreseen.has(kind))) return;
    const answer = await askTable({ id, revision }, 'previews', {});
    if (answer.ok && this.session.decision === decision)
      this.previews = mapOf(answer.value.previews.map((preview) => [preview.option, preview]));
  }

  /** Why something is no option; asked once a revision. */
  why(intent: WarbandIntent): Promise<Refusal | undefined> {
    const { id, revision } = this.session;
    return this.#reasons.ask(`${String(revision)} ${JSON.stringify(intent)}`, () =>
      askTable({ id }, 'explain', { intent }).then((answer) =>
        answer.ok ? answer.value.refusal : undefined,
      ),
    );
  }
}

/**
 * What the person at Deepwarren's table points at, has picked and wants. Turns a press on a place into the option that
 * lies on it, or into the reason why none does. Knows no rules: what options do is asked of the main process.
 */
import type { Refusal } from '../../../../shared/game.ts';
import type {
  DeepwarrenPreview,
  StackView,
  ThreatenedView,
} from '../../../../shared/games/deepwarren-questions.ts';
import {
  tileOfSpace,
  type Deck,
  type DeepwarrenEvent,
  type DeepwarrenIntent,
  type DeepwarrenView,
  type Turn,
} from '../../../../shared/games/deepwarren.ts';
import { play as playSound } from '../../../shell/sound.ts';
import { haltBots } from '../../../table/halt-bots.ts';
import type { SessionPart } from '../../../table/session.svelte.ts';
import { mapOf, setOf } from '../../../table/lists.ts';
import type { ShellPanel } from '../../../table/panels.ts';
import { askTable, type DeepwarrenSession } from '../ask.ts';
import { printed } from '../content.ts';
import { cellKey, groundOf, waitingCells, type Cell, type Place } from '../map/layout.ts';
import { actingToken, targetsOf, type Target } from '../map/targets.ts';
import { makeNames } from '../names.ts';
import { optionWords } from '../option-words.ts';
import { Guide } from './guide.svelte.ts';
import { placeIntent } from './intents.ts';
import { nextTurn, optionAt } from './turning.ts';
import { Stage } from './stage.svelte.ts';

export type Panel = ShellPanel | 'recap' | 'piles' | undefined;

/** Why something is not possible, told where it was asked. */
export interface Why {
  refusal: Refusal;
  cell: Cell | undefined;
}

export class Desk implements SessionPart<DeepwarrenView, DeepwarrenEvent> {
  readonly session: DeepwarrenSession;
  readonly stage = new Stage();
  readonly guide: Guide;
  cursor: Cell = $state.raw({ x: 0, y: 0 });
  pointed: Place | undefined = $state.raw();
  /** The own token whose moves or attacks are wanted. */
  chosen: number | undefined = $state();
  /** How the tile in hand is turned. */
  turn: Turn = $state(0);
  /** An option that waits for its second press. */
  picked: number | undefined = $state();
  menu: { options: readonly number[]; cell: Cell } | undefined = $state.raw();
  why: Why | undefined = $state.raw();
  panel: Panel = $state();
  lit: { tokens: readonly number[]; tiles: readonly number[] } | undefined = $state.raw();
  /** A card looked at in the one right-hand place. */
  looked: { deck: Deck; card: number } | undefined = $state.raw();
  isResultAside = $state(false);
  areThreatsShown = $state(false);
  isStackShown = $state(false);
  previews: ReadonlyMap<number, DeepwarrenPreview> = $state.raw(mapOf());
  threats: readonly ThreatenedView[] = $state.raw([]);
  stack: StackView | undefined = $state.raw();

  #reading: Promise<void> = Promise.resolve();

  constructor(session: DeepwarrenSession) {
    this.session = session;
    this.guide = new Guide(session);
  }

  /** The position as it is shown. */
  readonly view = $derived.by(() => this.stage.view ?? this.session.view);
  readonly decision = $derived.by(() =>
    this.session.isBusy || this.stage.isPlaying ? undefined : this.session.decision,
  );
  readonly players = $derived.by(() => this.session.table?.seats.map(({ name }) => name) ?? []);
  readonly names = $derived.by(() => this.view && makeNames(this.view, printed(), this.players));
  readonly ground = $derived.by(() => groundOf(this.view?.tiles ?? [], printed()));
  readonly acting = $derived.by(() => actingToken(this.decision, this.chosen));
  readonly targets = $derived.by(() => {
    const { view } = this;
    return view
      ? targetsOf(this.decision, view, this.ground, this.acting)
      : { all: [], actors: [], byCell: mapOf<string, Target[]>(), words: [] };
  });
  readonly isPlacing = $derived.by(() => this.decision?.prompt.code === 'place');

  /** The one option the place pointed at means, if there is one. */
  readonly pointedOption = $derived.by(() => {
    const found = this.pointed ? this.targetsAt(this.pointed) : [];
    const [target] = found.filter(({ key }) => !key.startsWith('actor'));
    return target && found.length <= 2 ? this.optionOf(target) : undefined;
  });
  /** What the slips on the board tell about. */
  readonly shown = $derived.by(() => this.pointedOption ?? this.picked);
  readonly preview = $derived.by(() =>
    this.shown === undefined ? undefined : this.previews.get(this.shown),
  );

  // What a table session asks of its game's part.
  get isPlaying(): boolean {
    return this.stage.isPlaying;
  }

  play(events: readonly DeepwarrenEvent[], from: DeepwarrenView): Promise<void> {
    return this.stage.play(events, from);
  }

  skip(): void {
    this.stage.skip();
  }

  /** Another position: what was picked and asked about the one before is let go. */
  renew(): void {
    this.stage.clear();
    this.picked = undefined;
    this.menu = undefined;
    this.why = undefined;
    this.looked = undefined;
    this.previews = mapOf();
    this.threats = [];
    this.stack = undefined;
    this.#begin();
    this.#reading = this.#read();
    if (this.areThreatsShown) void this.#readThreats();
    if (this.isStackShown) void this.#readStack();
  }

  /** A decision begins where the eye should be; a tile in hand lies ready in the first cell it fits. */
  #begin(): void {
    const { view, decision } = this.session;
    if (!view || !decision) return;
    if (!decision.options.some((action) => 'token' in action && action.token === this.chosen))
      this.chosen = undefined;
    const ground = groundOf(view.tiles, printed());
    const targets = targetsOf(decision, view, ground, actingToken(decision, this.chosen));
    const [first] = targets.all.length > 0 ? targets.all : targets.actors;
    if (!first) return;
    if (!targets.byCell.has(cellKey(this.cursor))) this.cursor = first.cell;
    if (decision.prompt.code === 'place') this.picked = this.optionOf(first);
  }

  async #read(): Promise<void> {
    if (!this.session.decision) return;
    const answer = await askTable(this.session, { kind: 'previews' });
    if (answer) this.previews = mapOf(answer.previews.map((preview) => [preview.option, preview]));
  }

  async #readThreats(): Promise<void> {
    const answer = await askTable(this.session, { kind: 'threats' });
    if (answer) this.threats = answer.threats;
  }

  async #readStack(): Promise<void> {
    const answer = await askTable(this.session, { kind: 'stack' });
    if (!answer || !this.view) return;
    // A cell that no exit leads to is filled by nothing anyhow.
    const waiting = setOf(waitingCells(this.view).map(cellKey));
    const dead = answer.stack.dead.filter((cell) => waiting.has(cellKey(cell)));
    this.stack = { ...answer.stack, dead };
  }

  toggleThreats(): void {
    this.areThreatsShown = !this.areThreatsShown;
    if (this.areThreatsShown) void this.#readThreats();
  }

  toggleStack(): void {
    this.isStackShown = !this.isStackShown;
    if (this.isStackShown) void this.#readStack();
  }

  /** Everything a press on a place may mean. */
  targetsAt({ cell, space }: Place): readonly Target[] {
    const all = this.targets.byCell.get(cellKey(cell)) ?? [];
    if (space === undefined || all.length < 2) return all;
    const near = all.filter((target) => target.space === undefined || target.space === space);
    return near.length > 0 ? near : all;
  }

  /** A tile is laid as it is turned in the hand, or as nearly so as it fits. */
  optionOf(target: Target): number | undefined {
    const { decision } = this.session;
    return this.isPlacing || decision?.prompt.code === 'place'
      ? optionAt(target.options, decision?.options ?? [], this.turn)
      : target.options[0];
  }

  point(place: Place | undefined): void {
    const isSame =
      place &&
      this.pointed &&
      cellKey(place.cell) === cellKey(this.pointed.cell) &&
      place.space === this.pointed.space;
    if (isSame) return;
    this.pointed = place;
    const option = this.isPlacing ? this.pointedOption : undefined;
    if (option !== undefined) this.#lay(option);
  }

  #lay(option: number): void {
    this.picked = option;
    const action = this.session.decision?.options[option];
    if (action?.kind === 'place') this.turn = action.turn;
  }

  /** Turns the tile in hand to the next way it fits; answers whether there is one in hand. */
  turnTile(by: 1 | -1): boolean {
    const { decision, picked } = this;
    const action = picked === undefined ? undefined : decision?.options[picked];
    if (!decision || action?.kind !== 'place') return false;
    const target = this.targets.byCell.get(cellKey(action))?.[0];
    const option = target && nextTurn(target.options, decision.options, action.turn, by);
    if (option !== undefined) this.#lay(option);
    return true;
  }

  press(place: Place, { isTouch, isMenu }: { isTouch: boolean; isMenu: boolean }): void {
    this.why = undefined;
    if (this.stage.isPlaying) return this.stage.skip();
    if (this.picked !== undefined && this.#isPickedAt(place)) return void this.take(this.picked);
    const targets = this.targetsAt(place);
    const [first] = targets;
    if (!first) return void this.askWhy(place);
    const options = targets.filter(({ key }) => !key.startsWith('actor'));
    if (options.length === 0) return this.choose(first);
    if (options.length > 1 || (isMenu && !this.isPlacing)) return this.#open(options, place.cell);
    const option = this.optionOf(options[0]!);
    if (option === undefined) return;
    if (isTouch && this.picked !== option) this.pick(option);
    else void this.take(option);
  }

  /** By keys a cell is pressed as a whole: what was picked there is meant. */
  #isPickedAt({ cell, space }: Place): boolean {
    const isHere = (other: Cell) => cellKey(other) === cellKey(cell);
    return (
      space === undefined &&
      this.#ownChoices.some((choice) => choice.option === this.picked && isHere(choice.cell))
    );
  }

  #open(targets: readonly Target[], cell: Cell): void {
    this.menu = { options: targets.flatMap(({ options }) => options), cell };
  }

  /** Makes a token the one whose moves or attacks are shown. */
  choose({ token }: Pick<Target, 'token'>): void {
    this.chosen = token;
    this.picked = undefined;
    const [first] = this.targets.all;
    if (first) this.cursor = first.cell;
  }

  pick(option: number): void {
    if (this.isPlacing) this.#lay(option);
    else this.picked = option;
  }

  /** Answers; what would end the game only at the second press, once that was said. */
  async take(option: number): Promise<void> {
    const { session } = this;
    const action = session.decision?.options[option];
    if (!action || session.isBusy) return;
    await this.#reading;
    if (this.previews.get(option)?.ends && this.picked !== option) return this.pick(option);
    this.close();
    this.guide.did(action);
    void playSound('press');
    await session.answer(option);
  }

  /** The main word: what is picked, or the first thing that is only words. */
  primary(): void {
    const option = this.picked ?? this.targets.words[0];
    if (this.stage.isPlaying) this.stage.skip();
    else if (option !== undefined) void this.take(option);
  }

  /** Picks the next thing that can be chosen: of the token that acts, then of the next one; answers its cell. */
  next(): Cell | undefined {
    const own = this.#ownChoices;
    const at = own.findIndex(({ option }) => option === this.picked);
    const other = this.#nextActor;
    if (other && (own.length === 0 || (this.picked !== undefined && at === own.length - 1)))
      return this.#turnTo(other);
    return this.#pickAt(own[(this.picked === undefined ? 0 : at + 1) % own.length]);
  }

  /** What can be chosen as things are, on the board and for the token that acts. */
  get #ownChoices(): { option: number | undefined; cell: Cell }[] {
    const { all, words } = this.targets;
    const cell = this.acting === undefined ? undefined : this.cellOf(this.acting);
    const standing = cell ? words.filter((option) => this.#isOfActing(option)) : [];
    return [
      ...all.map((target) => ({ option: this.optionOf(target), cell: target.cell })),
      ...standing.map((option) => ({ option, cell: cell! })),
    ];
  }

  /** Scorch and regrow lie on the token itself. */
  #isOfActing(option: number): boolean {
    const action = this.session.decision?.options[option];
    return action !== undefined && 'token' in action && action.token === this.acting;
  }

  get #nextActor(): Target | undefined {
    const { actors } = this.targets;
    const at = actors.findIndex(({ token }) => token === this.acting);
    const next = actors[(at + 1) % Math.max(1, actors.length)];
    return next?.token === this.acting ? undefined : next;
  }

  #turnTo(actor: Target): Cell | undefined {
    this.choose(actor);
    return this.#pickAt(this.#ownChoices[0]) ?? actor.cell;
  }

  #pickAt(choice: { option: number | undefined; cell: Cell } | undefined): Cell | undefined {
    if (choice?.option === undefined) return undefined;
    this.pick(choice.option);
    this.cursor = choice.cell;
    return choice.cell;
  }

  /** The thing with this number. */
  pickNth(number: number): Cell | undefined {
    const target = this.targets.all[number - 1];
    return target && !this.isPlacing
      ? this.#pickAt({ option: this.optionOf(target), cell: target.cell })
      : undefined;
  }

  close(): void {
    this.menu = undefined;
    this.why = undefined;
    this.panel = undefined;
  }

  /** While something is looked up elsewhere no bot goes on; answers how to come back. */
  stepAside(): () => void {
    this.close();
    this.stage.skip();
    return haltBots(this.session);
  }

  /** One step back from whatever is nearest; then the menu. */
  back(): void {
    const { advice } = this.session;
    if (this.menu ?? this.why ?? this.panel) this.close();
    else if (this.stage.isPlaying) this.stage.skip();
    else if (advice.isThinking || advice.hint) advice.drop();
    else if (this.areThreatsShown) this.toggleThreats();
    else if (this.isStackShown) this.toggleStack();
    else if (!this.isPlacing && this.picked !== undefined) this.picked = undefined;
    else if (this.chosen !== undefined) this.chosen = undefined;
    else this.panel = 'leave';
  }

  wordsOf(option: number): string {
    const { decision, view } = this.session;
    const action = decision?.options[option];
    if (!action || !view) return '';
    const content = printed();
    return optionWords(action, { view, content, names: makeNames(view, content, this.players) });
  }

  async askWhy(place: Place): Promise<void> {
    const { view } = this;
    const intent = view && placeIntent(this.decision, view, this.ground, this.acting, place);
    if (intent) await this.#explain(intent, place.cell);
  }

  async whyNotRelic(relic: number): Promise<void> {
    await this.#explain({ kind: 'useRelic', relic }, undefined);
  }

  async whyNotUndo(): Promise<void> {
    await this.#explain({ kind: 'undo' }, undefined);
  }

  async #explain(intent: DeepwarrenIntent, cell: Cell | undefined): Promise<void> {
    const answer = await askTable(this.session, { kind: 'explain', intent });
    if (answer?.refusal) this.why = { refusal: answer.refusal, cell };
  }

  /** The tile of a token, to bring it into sight. */
  cellOf(token: number): Cell | undefined {
    const space = this.view?.tokens.find(({ id }) => id === token)?.space;
    return space === undefined ? undefined : this.ground.byTile.get(tileOfSpace(space));
  }
}

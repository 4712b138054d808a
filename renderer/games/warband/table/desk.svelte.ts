/**
 * What the person at the table points at, has opened, and wants: cursor, menu, threat map, questions put aside.
 * Turns a press on a thing into the option that lies on it, or into the reason why none does.
 */
import type { Refusal, Seat } from '../../../../shared/game.ts';
import type { CreatureView, WarbandAction } from '../../../../shared/games/warband.ts';
import type { Forecast } from '../../../../shared/games/warband-questions.ts';
import type { Passing } from '../../../../shared/table.ts';
import { askTable } from '../ask.ts';
import { choiceIn } from '../choice.ts';
import type { FieldLine } from '../match/log.ts';
import { placedNames } from '../match/names.ts';
import { creatureAt } from '../match/pieces.ts';
import type { BoardMarks } from '../match/marks.ts';
import { haltBots } from '../../../table/halt-bots.ts';
import type { ShellPanel } from '../../../table/panels.ts';
import { preferences } from '../../../shell/preferences.svelte.ts';
import { play as playSound } from '../../../shell/sound.ts';
import { distinct } from '../../../plain/distinct.ts';
import { plainText } from '../../../text/plain.ts';
import { adviceText } from '../../../text/advice.ts';
import { tableText } from '../../../text/table.ts';
import { exchange } from '../../../text/reasons.ts';
import { damageOf } from './blows.ts';
import type { Field, WarbandSession } from './field.svelte.ts';
import { Guide } from './guide.svelte.ts';
import { Lesson } from './lesson.svelte.ts';
import { cardIntent, squareIntent } from './intents.ts';
import { mapOf } from '../../../table/lists.ts';
import { arrowsOf, chosenOf, isAiming, targetsOf, wayOf } from './markings.ts';
import { moverOf, plainChoice, thingOf, type Thing } from './offers.ts';
import { optionWords } from './option-words.ts';
import { worthChoosing } from './next-thing.ts';
import { isLargePlaced, largeOptions, moverSize, squareOf } from './placing.ts';
import { Threats } from './threats.svelte.ts';

/** A choice between several options on one thing. */
export interface OptionMenu {
  options: readonly number[];
  square: number | undefined;
  title: string;
}

/** Why something is not possible, told where it was asked. */
export interface Why {
  refusal: Refusal;
  square: number | undefined;
  card: number | undefined;
}

export type Panel = ShellPanel | 'endWarning' | 'recap' | undefined;

export interface Pile {
  seat: Seat;
  pile: 'discard' | 'graveyard';
}

const phaseEnds = new Set(['activate', 'act', 'deploy']);

export class Desk {
  readonly session: WarbandSession;
  readonly field: Field;
  cursor = $state(0);
  pointed: number | undefined = $state();
  menu: OptionMenu | undefined = $state.raw();
  why: Why | undefined = $state.raw();
  /** The same of what is only pointed at while something is aimed. */
  dimmed: Why | undefined = $state.raw();
  panel: Panel = $state();
  pile: Pile | undefined = $state.raw();
  /** A creature looked at though nothing can be chosen with it. */
  inspected: number | undefined = $state();
  /** A card in the reading place, and why it cannot be used, if it is one of a hand. */
  enlarged: { card: number; refusal: Refusal | undefined } | undefined = $state.raw();
  lit: { creatures: readonly number[]; squares: readonly number[] } | undefined = $state.raw();
  /** The result was put aside to look at the table. */
  isResultAside = $state(false);
  planned: readonly number[] = $state.raw([]);
  /** A card to be taken once the one begun with is put back. */
  #wished: number | undefined = $state();

  readonly threats: Threats;
  readonly guide: Guide;
  readonly lesson: Lesson;

  constructor(field: Field) {
    const { session } = field;
    this.field = field;
    this.session = session;
    this.guide = new Guide(session);
    this.lesson = new Lesson(session);
    this.threats = new Threats(session, {
      seat: () => this.ownSeat,
      creature: () => this.#lookedAt,
    });
  }

  /** The creature a square is about, if any. */
  creatureAt(square: number | undefined): CreatureView | undefined {
    const { view } = this.session;
    return view && square !== undefined ? creatureAt(view, square) : undefined;
  }

  readonly pointedCreature = $derived.by(() => this.creatureAt(this.pointed));

  /** The creature a question is about, if any. */
  get #asked(): number | undefined {
    const creature = this.session.decision?.prompt.about?.['creature'];
    return creature === undefined ? undefined : Number(creature);
  }

  /** The creature the inspector shows: pointed at, looked at, asked about, or in its activation. */
  readonly shown = $derived.by(() => {
    const { view } = this.session;
    const found = (id: number | undefined) => view?.creatures.find((creature) => creature.id === id);
    return (
      this.pointedCreature ??
      found(this.inspected) ??
      found(view?.declaring?.actor) ??
      found(this.#asked) ??
      found(view?.active)
    );
  });

  /** Options on the square pointed at. */
  readonly pointedOptions = $derived(this.pointed === undefined ? [] : this.optionsOn(this.pointed));

  readonly preview = $derived.by(() => {
    const { decision, view } = this.session;
    // Pointing at whoever moves asks about it, not about a way round back to where it stands.
    if (decision && view && this.pointedCreature?.id === moverOf(decision, view)) return undefined;
    for (const option of this.pointedOptions) {
      const found = this.field.previews.get(option);
      if (found) return found;
    }
    return undefined;
  });

  /** What an open card would come to, as far as it can be told. */
  forecastOfCard(card: number): Forecast | undefined {
    const options = this.field.offers.cards.get(card) ?? [];
    const found = options.flatMap((option) => this.field.previews.get(option)?.forecast ?? []);
    return found.length === options.length ? (found.find(({ isIdle }) => !isIdle) ?? found[0]) : undefined;
  }

  /** What confirming would come to: it is not paid yet. */
  readonly confirmed = $derived.by(() => {
    const { decision } = this.session;
    const option = decision?.options.findIndex(({ kind }) => kind === 'confirm') ?? -1;
    return option < 0 ? undefined : this.field.previews.get(option)?.forecast;
  });

  /** All options that a press on a square may mean: those of the creature there, then those of the square. */
  optionsOn(square: number): readonly number[] {
    const { view } = this.session;
    const { offers } = this.field;
    const creature = this.creatureAt(square);
    const onCreature = creature ? (offers.creatures.get(creature.id) ?? []) : [];
    const onSquare = offers.squares.get(square) ?? [];
    if (onCreature.length + onSquare.length > 0 || !view) return [...onCreature, ...onSquare];
    return creature ? [] : largeOptions(this.field, square);
  }

  /** What a piece would cover at the square pointed at, by its first square, and whether it may. */
  readonly ghost = $derived.by(() => {
    const { decision } = this.session;
    if (this.pointed === undefined || this.preview?.attack) return undefined;
    const size = moverSize(this.field);
    const actions = this.pointedOptions.map((option) => decision?.options[option]);
    const open = actions.flatMap((action) => squareOf(action) ?? [])[0];
    if (open !== undefined) return { square: open, size, isOpen: true };
    return isLargePlaced(this.field) ? { square: this.pointed, size, isOpen: false } : undefined;
  });

  /** The reason shown is of another square than the one pointed at, where something can be done. */
  get isWhyPast(): boolean {
    const square = this.why?.square;
    return square !== undefined && square !== this.pointed && this.pointedOptions.length > 0;
  }

  press(square: number, { isMenu }: { isMenu: boolean }): void {
    this.why = undefined;
    if (this.session.isPlaying) return this.session.skip();
    const options = this.optionsOn(square);
    if (options.length > 0) return this.choose(options, square, isMenu);
    const creature = this.creatureAt(square);
    if (creature) void this.inspect(creature.id);
    else this.inspected = undefined;
    void this.askWhy(square);
  }

  pressCard(card: number): void {
    this.why = undefined;
    const options = this.field.offers.cards.get(card);
    if (options) this.choose(options, undefined, false);
    else if (!this.chosenCards.includes(card)) void this.#pressClosed(card);
  }

  /** Cards being played or put down, and what pays for them. */
  readonly chosenCards: readonly number[] = $derived.by(() => {
    const { decision, view } = this.session;
    if (decision?.prompt.code === 'place') return [Number(decision.prompt.about?.['card'])];
    return view?.declaring ? [view.declaring.card, ...view.declaring.payment] : [];
  });

  /** While nothing is paid yet another card may be taken instead; else it says why it cannot be. */
  async #pressClosed(card: number): Promise<void> {
    const refusal = await this.whyNotCard(card);
    if (refusal?.code === exchange.code) {
      this.#wished = card;
      await this.session.stepBack();
    } else if (refusal) this.why = { refusal, square: undefined, card };
  }

  /** Takes the card pressed in place of another, as soon as it lies open. */
  takeWished(): void {
    const wished = this.#wished;
    if (wished === undefined || this.session.isBusy) return;
    this.#wished = undefined;
    const options = this.field.offers.cards.get(wished);
    if (options) this.choose(options, undefined, false);
  }

  /** Takes the one option meant, or asks which. */
  choose(options: readonly number[], square: number | undefined, isMenu: boolean): void {
    const { decision, view } = this.session;
    if (!decision || !view) return;
    const plain = isMenu ? undefined : plainChoice(options, decision, view);
    const wasted = plain === undefined ? undefined : this.#wastedBy(decision.options[plain]!);
    if (plain !== undefined && wasted === undefined) return void this.take(plain);
    const creature = this.creatureAt(square);
    const title = creature ? this.nameOf(creature.id) : '';
    this.menu = {
      options: plain === undefined ? options : [plain],
      square,
      title: wasted === undefined ? title : tableText.unused(this.nameOf(wasted)),
    };
  }

  /** Whoever would end an activation in which nothing was done yet is asked first. */
  #wastedBy(action: WarbandAction): number | undefined {
    const { view, log } = this.session;
    if (action.kind !== 'activate' || !view || view.active < 0) return undefined;
    const since = log.slice(log.findLastIndex(({ event }) => event.kind === 'activated') + 1);
    return since.some(({ event }) => event.kind === 'declared') ? undefined : view.active;
  }

  /** What the main key takes where nothing can be passed. */
  main(): number | undefined {
    return this.#optionOf(['confirm', 'enough']);
  }

  takeMain(): void {
    const option = this.main();
    if (option !== undefined) void this.take(option);
  }

  end(): void {
    const option = this.#optionOf(['end']);
    if (option !== undefined) void this.take(option);
  }

  #optionOf(kinds: readonly WarbandAction['kind'][]): number | undefined {
    const found = this.session.decision?.options.findIndex(({ kind }) => kinds.includes(kind)) ?? -1;
    return found < 0 ? undefined : found;
  }

  async take(option: number, passing?: Passing): Promise<void> {
    const { decision } = this.session;
    const action = decision?.options[option];
    if (!action) return;
    if (action.kind === 'end' && this.panel !== 'endWarning' && this.mustWarn) {
      this.panel = 'endWarning';
      return;
    }
    this.close();
    this.guide.did(action);
    void playSound('press');
    await this.session.answer(option, passing);
  }

  close(): void {
    this.menu = undefined;
    this.why = undefined;
    this.panel = undefined;
    this.enlarged = undefined;
    this.inspected = undefined;
    this.planned = [];
  }

  /** While something is looked up elsewhere, no leaf lies over the table and no bot goes on; answers how to come back. */
  stepAside(): () => void {
    this.panel = undefined;
    this.pile = undefined;
    this.enlarged = undefined;
    this.session.skip();
    return haltBots(this.session);
  }

  /** Something lies open that one step back puts away. */
  get isAnythingOpen(): boolean {
    const isLaidOver = this.panel === 'recap' || this.threats.isShown;
    return isLaidOver || (this.menu ?? this.why ?? this.inspected) !== undefined;
  }

  putAside(): void {
    this.close();
    this.threats.isShown = false;
  }

  /** Creatures that were not activated yet: ending the phase would waste them. */
  readonly idle = $derived.by(() => {
    const { decision } = this.session;
    if (!decision || !phaseEnds.has(decision.prompt.code)) return [];
    return decision.options.flatMap((action) => (action.kind === 'activate' ? [action.creature] : []));
  });

  get mustWarn(): boolean {
    return preferences.current.table.warnBeforeEnd && this.idle.length > 0;
  }

  /** What the advised option lies on. */
  readonly advised: Thing | undefined = $derived.by(() => {
    const { advice, decision, view } = this.session;
    const action = advice.hint && decision?.options[advice.hint.option];
    return action && view ? thingOf(action, view, decision.prompt) : undefined;
  });

  /** Whether a thing is the one advised. */
  isAdvised(kind: Thing['kind'], id: number): boolean {
    const { advised, lesson } = this;
    if (!advised && lesson.isPointed(kind, id)) return true;
    return advised !== undefined && advised.kind === kind && 'id' in advised && advised.id === id;
  }

  /** A square in words, with a word more if it or who stands on it is advised. */
  withAdvice(words: string, square: number): string {
    const creature = this.creatureAt(square);
    const isMeant = this.isAdvised('square', square) || (creature && this.isAdvised('creature', creature.id));
    return isMeant ? `${words}, ${adviceText.advised}` : words;
  }

  takeAdvice(): void {
    const { hint } = this.session.advice;
    if (hint) void this.take(hint.option);
  }

  /** Somebody looks at a card, or not any more. */
  read(card: number, isLookedAt: boolean, refusal?: Refusal): void {
    const isRead = this.enlarged?.card === card;
    if (!isLookedAt && isRead) this.enlarged = undefined;
    else if (isLookedAt && (!isRead || this.enlarged?.refusal !== refusal)) this.enlarged = { card, refusal };
  }

  nameOf(card: number): string {
    return this.field.names?.card(card) ?? '';
  }

  wordsOf(option: number, names = this.field.names): string {
    const { decision, view, table } = this.session;
    const action = decision?.options[option];
    if (!action || !view || !names) return '';
    const choice = choiceIn(table?.choices[String(option)]);
    return optionWords(action, { names, view, choice, prompt: decision.prompt });
  }

  /** Every option in words of its own. */
  placedWords(): string[] {
    const { decision, view } = this.session;
    const { names } = this.field;
    if (!decision || !view || !names) return [];
    const placed = placedNames(view, names);
    return distinct(
      decision.options.map((_, option) => this.wordsOf(option, placed)),
      plainText.nth,
    );
  }

  /** Shows a creature and where it could go, without doing anything. */
  async inspect(creature: number): Promise<void> {
    this.inspected = creature;
    this.planned = [];
    const { id } = this.session;
    const answer = await askTable({ id }, 'reach', { creature });
    if (answer.ok && this.inspected === creature)
      this.planned = answer.value.ends.map(({ square }) => square);
  }

  async askWhy(square: number): Promise<void> {
    const refusal = await this.#whyNot(square);
    if (refusal) this.why = { refusal, square, card: undefined };
  }

  async #whyNot(square: number): Promise<Refusal | undefined> {
    const { decision, view } = this.session;
    const intent = decision && view && squareIntent(decision, view, square);
    return intent && (await this.field.why(intent));
  }

  /** While something is aimed, what steps back says why as soon as it is pointed at. */
  async readDimmed(): Promise<void> {
    const { pointed, marks, pointedOptions } = this;
    this.dimmed = undefined;
    if (pointed === undefined || !marks.isDimmed || pointedOptions.length > 0) return;
    const refusal = await this.#whyNot(pointed);
    if (refusal && this.pointed === pointed) this.dimmed = { refusal, square: pointed, card: undefined };
  }

  /** Why a card in hand cannot be used now. */
  async whyNotCard(card: number): Promise<Refusal | undefined> {
    const { field, session } = this;
    const refusal = await field.why(cardIntent(card, field.names));
    return refusal?.code === 'answerFirst' && session.table?.undo.canStepBack ? exchange : refusal;
  }

  light(line: FieldLine | undefined): void {
    this.lit = line && { creatures: line.creatures, squares: line.squares };
  }

  /** The creature whose own threat is wanted: pointed at with nothing to choose on it, or looked at. */
  get #lookedAt(): CreatureView | undefined {
    if (this.pointedCreature && this.pointedOptions.length === 0) return this.pointedCreature;
    return this.session.view?.creatures.find(({ id }) => id === this.inspected);
  }

  readonly #threatMarks = $derived.by(() => {
    const damage = mapOf(
      [...this.threats.blows].map(([square, blows]) => [square, damageOf(blows)] as const),
    );
    return { damage, areNumbersShown: this.threats.isShown };
  });

  /** Whose cards lie below the board: the one who must choose, else the one at the screen. */
  get handSeat(): Seat | undefined {
    return this.session.decision?.seat ?? this.ownSeat;
  }

  /** The seat whose eyes are at the screen. */
  get ownSeat(): Seat | undefined {
    return this.session.ownSeat;
  }

  readonly marks: BoardMarks = $derived.by(() => {
    const { decision, view } = this.session;
    const { offers } = this.field;
    const outlook = this.preview?.outlook;
    return {
      reach: [...offers.squares.keys()],
      planned: this.inspected === undefined ? [] : this.planned,
      threat: this.#threatMarks,
      targets: targetsOf(decision, this.field.lively, view),
      named: this.idle,
      chosen: chosenOf(decision, view),
      lit: this.lit ?? this.lesson.lit,
      advised: this.advised,
      path: outlook && {
        squares: wayOf(outlook.path, decision, view),
        words: String(outlook.cost),
        isBad: outlook.hazard,
      },
      ghost: this.ghost,
      isDimmed: isAiming(decision),
      arrows: arrowsOf(view),
    };
  });

  /** The next thing on the board worth choosing. */
  next(): number | undefined {
    const { view, decision } = this.session;
    if (!view || !decision) return undefined;
    const squares = worthChoosing(this.field, decision, view, this.marks.targets ?? []);
    return squares[(squares.indexOf(this.cursor) + 1) % squares.length];
  }
}

/**
 * What the person at Delve's table points at, has picked and wants. Turns a press on a place into the option that lies
 * on it, or into the reason why none does. Knows no rules: what options may bring is asked of the main process.
 */
import type { Refusal } from '../../../../shared/game.ts';
import type { DelveOdds } from '../../../../shared/games/delve-questions.ts';
import type { DelveEvent, DelveIntent, DelveView, Side, Space } from '../../../../shared/games/delve.ts';
import { play as playSound } from '../../../shell/sound.ts';
import { haltBots } from '../../../table/halt-bots.ts';
import type { ShellPanel } from '../../../table/panels.ts';
import type { SessionPart } from '../../../table/session.svelte.ts';
import { askTable, type DelveSession } from '../ask.ts';
import { printed } from '../content.ts';
import { spaceOfSquare } from '../map/laying.ts';
import { makeNames } from '../names.ts';
import { optionWords } from '../option-words.ts';
import { choicesOf, type Choice } from './choices.ts';
import { Guide } from './guide.svelte.ts';
import { placeIntent } from './intents.ts';
import { Stage } from './stage.svelte.ts';

export type Panel = ShellPanel | 'recap' | 'piles' | 'key' | undefined;

/** Why something is not possible, told where it was asked. */
interface Why {
  refusal: Refusal;
  space: Space | undefined;
}

export class Desk implements SessionPart<DelveView, DelveEvent> {
  readonly session: DelveSession;
  readonly stage = new Stage();
  readonly guide: Guide;
  cursor: Space = $state(0);
  pointed: Space | undefined = $state();
  /** A line of the list or a card the pointer is over. */
  hovered: number | undefined = $state();
  /** An option that is looked at and waits to be taken. */
  picked: number | undefined = $state();
  menu: { options: readonly number[]; space: Space } | undefined = $state.raw();
  why: Why | undefined = $state.raw();
  panel: Panel = $state();
  lit: readonly Space[] = $state.raw([]);
  /** The map is looked at in the middle of a fight, in the Hoard or below. */
  isMapWanted = $state(false);
  isResultAside = $state(false);
  /** What the options may bring, as the main process counts it from what this seat may know. */
  odds: DelveOdds | undefined = $state.raw();

  constructor(session: DelveSession) {
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
  readonly choices: readonly Choice[] = $derived.by(() =>
    this.view ? choicesOf(this.decision, this.view) : [],
  );
  /** What the panels tell about: the picked option, or what lies on the place pointed at. */
  readonly shown: number | undefined = $derived.by(() => {
    const found = this.pointed === undefined ? [] : this.choicesAt(this.pointed);
    const [first] = found.filter(({ isMarked }) => isMarked);
    return this.hovered ?? first?.option ?? this.picked;
  });

  // What a table session asks of its game's part.
  get isPlaying(): boolean {
    return this.stage.isPlaying;
  }

  play(events: readonly DelveEvent[], from: DelveView, to: DelveView): Promise<void> {
    return this.stage.play(events, from, to);
  }

  skip(): void {
    this.stage.skip();
  }

  /** Another position: what was picked and asked about the one before is let go. */
  renew(): void {
    this.stage.clear();
    this.picked = undefined;
    this.hovered = undefined;
    this.menu = undefined;
    this.why = undefined;
    this.isMapWanted = false;
    this.odds = undefined;
    this.#begin();
    void this.#read();
  }

  /** The keys begin where the hero stands. */
  #begin(): void {
    const { view, decision } = this.session;
    const space = decision && view?.heroes[decision.seat]?.space;
    if (space !== undefined) this.cursor = space;
  }

  async #read(): Promise<void> {
    if (!this.session.decision) return;
    const answer = await askTable(this.session, { kind: 'odds' });
    if (answer) this.odds = answer.odds;
  }

  choicesAt(square: Space): readonly Choice[] {
    const space = spaceOfSquare(square);
    const on = this.choices.filter(({ place }) => place === square || place === space);
    const marked = on.filter(({ isMarked }) => isMarked);
    return marked.length > 0 ? marked : on;
  }

  point(square: Space | undefined): void {
    this.pointed = square;
  }

  press(square: Space, { isTouch, isMenu }: { isTouch: boolean; isMenu: boolean }): void {
    this.why = undefined;
    if (this.stage.isPlaying) return this.stage.skip();
    const found = this.choicesAt(square);
    const [first] = found;
    if (!first) return void this.askWhy(square);
    if (found.length > 1 || isMenu) {
      this.menu = { options: found.map(({ option }) => option), space: square };
      return;
    }
    if (isTouch && this.picked !== first.option) this.pick(first.option);
    else void this.take(first.option);
  }

  pick(option: number): void {
    this.picked = option;
    const place = this.choices[option]?.place;
    if (place !== undefined) this.cursor = place;
  }

  /** Picks what leads that way; answers whether anything does. */
  pickSide(side: Side): boolean {
    const choice = this.choices.find((each) => each.side === side);
    if (choice) this.pick(choice.option);
    return choice !== undefined;
  }

  async take(option: number): Promise<void> {
    const { session } = this;
    const action = session.decision?.options[option];
    if (!action || session.isBusy) return;
    this.close();
    this.guide.gotIt();
    void playSound('press');
    await session.answer(option);
  }

  /** The main word: what is picked, or the only thing that can be done. */
  primary(): void {
    if (this.stage.isPlaying) return this.stage.skip();
    const option = this.picked ?? (this.choices.length === 1 ? 0 : undefined);
    if (option === undefined) void this.next();
    else void this.take(option);
  }

  /** Picks the next thing that can be chosen; answers where it lies. */
  next(): Space | undefined {
    const { length } = this.choices;
    if (length === 0) return undefined;
    this.pick(this.picked === undefined ? 0 : (this.picked + 1) % length);
    return this.choices[this.picked ?? 0]?.place;
  }

  pickNth(number: number): void {
    if (this.choices[number - 1]) this.pick(number - 1);
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
    else if (this.isMapWanted) this.isMapWanted = false;
    else if (this.picked !== undefined) this.#letGo();
    else this.panel = 'leave';
  }

  #letGo(): void {
    this.picked = undefined;
    this.#begin();
  }

  wordsOf(option: number): string {
    const { decision, view } = this.session;
    const action = decision?.options[option];
    if (!action || !view) return '';
    const content = printed();
    const names = makeNames(view, content, this.players);
    return optionWords(action, { view, content, names, prompt: decision.prompt });
  }

  askWhy(square: Space): Promise<void> {
    const space = spaceOfSquare(square);
    return this.#explain(placeIntent(this.decision, space), square);
  }

  whyNot(intent: DelveIntent): Promise<void> {
    return this.#explain(intent, undefined);
  }

  async #explain(intent: DelveIntent, space: Space | undefined): Promise<void> {
    const answer = await askTable(this.session, { kind: 'explain', intent });
    if (answer?.refusal) this.why = { refusal: answer.refusal, space };
  }
}

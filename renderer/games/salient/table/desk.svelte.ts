/**
 * What the person at Salient's table holds, points at and wants. Turns a press on a die, a place or a space into the
 * option that lies there, or into the reason why none does. Knows no rules: forecasts are asked of the main process.
 */
import type { Refusal } from '../../../../shared/game.ts';
import type { SalientEvent, SalientIntent, SalientView, Space } from '../../../../shared/games/salient.ts';
import { play as playSound } from '../../../shell/sound.ts';
import { haltBots } from '../../../table/halt-bots.ts';
import type { ShellPanel } from '../../../table/panels.ts';
import { mapOf, setOf } from '../../../table/lists.ts';
import type { SessionPart } from '../../../table/session.svelte.ts';
import { askTable, type SalientSession } from '../ask.ts';
import { boardOf, printed } from '../content.ts';
import type { SlotEyes } from '../desk/slots.ts';
import { layoutOf } from '../map/layout.ts';
import { makeNames } from '../names.ts';
import { optionWords } from '../option-words.ts';
import { Foresight } from './foresight.svelte.ts';
import { Guide } from './guide.svelte.ts';
import { handAfter, isPaid, placesFor } from './hand.ts';
import { slotIntent, spaceIntent } from './intents.ts';
import { isInWords, offersOf, type Offer } from './offers.ts';
import { Stage } from './stage.svelte.ts';
import { bottomSeat } from './who-sits.ts';

export type Panel = ShellPanel | 'recap' | 'key' | `desk${number}` | undefined;

/** Why something is not possible, told where it was asked. */
interface Why {
  refusal: Refusal;
  space: Space | undefined;
}

export class Desk implements SessionPart<SalientView, SalientEvent> {
  readonly session: SalientSession;
  readonly stage = new Stage();
  readonly guide: Guide;
  /** What the main process says of the position: the race, the plan, where Units can go. */
  readonly foresight: Foresight;
  cursor: Space = $state(0);
  pointed: Space | undefined = $state();
  /** Places in the list of the Camp’s dice. */
  hand: readonly number[] = $state.raw([]);
  /** An option that is looked at and waits to be taken. */
  picked: number | undefined = $state();
  /** The Unit in hand. */
  chosen: number | undefined = $state();
  menu: { options: readonly number[]; space: Space | undefined } | undefined = $state.raw();
  why: Why | undefined = $state.raw();
  panel: Panel = $state();
  lit: readonly Space[] = $state.raw([]);
  isResultAside = $state(false);

  /** What goes on by itself when the next question comes: the second die, the second step. */
  #next: { kind: 'fill'; face: number } | { kind: 'step'; to: Space } | undefined;

  constructor(session: SalientSession) {
    this.session = session;
    this.guide = new Guide(session);
    this.foresight = new Foresight(session);
  }

  /** The position as it is shown. */
  readonly view = $derived.by(() => this.stage.view ?? this.session.view);
  readonly decision = $derived.by(() =>
    this.session.isBusy || this.stage.isPlaying ? undefined : this.session.decision,
  );
  readonly players = $derived.by(() => this.session.table?.seats.map(({ name }) => name) ?? []);
  readonly names = $derived.by(() => this.view && makeNames(this.view, printed(), this.players));
  readonly offers: readonly Offer[] = $derived.by(() =>
    this.view ? offersOf(this.decision, this.view) : [],
  );
  readonly code = $derived.by(() => this.decision?.prompt.code ?? '');
  /** Whose desk lies before whoever looks. */
  readonly seat = $derived.by(
    () => this.decision?.seat ?? this.session.ownSeat ?? this.session.view?.seat ?? 0,
  );
  readonly layout = $derived.by(() => {
    const { view } = this.session;
    const seat = bottomSeat(this.session);
    return view
      ? layoutOf(view.form, boardOf(view).seats[seat]?.forward ?? 'north')
      : layoutOf('duel', 'north');
  });
  /** Faces of the dice in hand. */
  readonly faces: readonly number[] = $derived.by(() => {
    const fresh = this.session.view?.players[this.seat]?.fresh ?? [];
    return this.hand.flatMap((at) => fresh[at] ?? []);
  });
  /** Ways to fill each place with what is in hand. */
  readonly places: ReadonlyMap<number, readonly Offer[]> = $derived.by(() =>
    this.view && this.code === 'assign' ? placesFor(this.#holding(), this.faces) : mapOf(),
  );
  readonly eyes: SlotEyes = $derived.by(() => ({
    lit: setOf(
      this.code === 'resolve'
        ? this.offers.flatMap(({ slot }) => (slot === undefined ? [] : [slot]))
        : this.places.keys(),
    ),
    quiet: setOf(this.hand.length > 0 ? this.offers.flatMap(paidSlot) : []),
    isOrdering: this.code === 'assign',
    isExecuting: this.code === 'resolve',
  }));
  /** What lies nowhere but in words. */
  readonly words: readonly Offer[] = $derived.by(() => this.offers.filter(isInWords));
  /** What can be chosen, one after the other, with the keys. */
  readonly choices: readonly Offer[] = $derived.by(() => {
    if (this.code !== 'assign') return this.offers;
    return this.hand.length > 0
      ? [...this.places.values()].flat().filter(({ action }) => !isPaid(action))
      : this.offers.filter(({ action }) => action.kind !== 'unassign');
  });

  #holding() {
    return { offers: this.offers, view: this.session.view!, content: printed() };
  }

  // What a table session asks of its game's part.
  get isPlaying(): boolean {
    return this.stage.isPlaying;
  }

  play(events: readonly SalientEvent[], from: SalientView, to: SalientView): Promise<void> {
    return this.stage.play(events, from, to);
  }

  skip(): void {
    this.stage.skip();
  }

  /** Another position: what was held and asked about the one before is let go. */
  renew(): void {
    this.stage.clear();
    this.hand = [];
    this.picked = undefined;
    this.menu = undefined;
    this.why = undefined;
    this.foresight.renew();
    this.#choose();
    if (this.#next) queueMicrotask(() => this.#goOn());
  }

  /** A Unit is in hand as long as it can move. */
  #choose(): void {
    const { decision, view } = this.session;
    const movers = decision?.options.flatMap((action) => (action.kind === 'step' ? [action.unit] : [])) ?? [];
    if (this.chosen === undefined || !movers.includes(this.chosen)) this.chosen = movers[0];
    if (this.chosen !== undefined) void this.foresight.readReach(this.chosen);
    const unit = view?.units.find(({ id }) => id === this.chosen);
    if (unit) this.cursor = unit.space;
    else if (this.cursor === 0 && view)
      this.cursor = boardOf(view).seats[bottomSeat(this.session)]?.front[2] ?? 0;
  }

  #goOn(): void {
    const next = this.#next;
    this.#next = undefined;
    const found = this.session.decision?.options.findIndex((action) =>
      next?.kind === 'fill'
        ? action.kind === 'fill' && action.face === next.face
        : action.kind === 'step' && action.to === next?.to,
    );
    if (found !== undefined && found >= 0) void this.take(found);
  }

  pressDie(at: number): void {
    if (this.stage.isPlaying) return this.stage.skip();
    this.close();
    const face = this.session.view?.players[this.seat]?.fresh[at];
    if (face === undefined) return;
    if (this.code === 'assign') this.hand = handAfter(this.#holding(), this.#fresh(), this.hand, at);
    else this.#takeOrExplain({ kind: 'fill', face });
  }

  #fresh(): readonly number[] {
    return this.session.view?.players[this.seat]?.fresh ?? [];
  }

  /** A die was let go over a place. */
  drop(at: number, slot: number): void {
    if (!this.hand.includes(at)) this.hand = [at];
    this.pressSlot(slot);
  }

  pressSlot(slot: number): void {
    if (this.stage.isPlaying) return this.stage.skip();
    this.close();
    const { view } = this.session;
    if (!view) return;
    const isFilled = view.orders.some((order) => order.slot === slot);
    if (this.code === 'resolve')
      return this.#takeOneOf(
        this.offers.filter((offer) => offer.slot === slot),
        slot,
      );
    if (isFilled) return this.#takeOrExplain({ kind: 'unassign', slot });
    this.#takeOneOf(this.places.get(slot) ?? [], slot);
  }

  #takeOneOf(ways: readonly Offer[], slot: number): void {
    const [way] = ways;
    const { view } = this.session;
    if (!way || !view) {
      if (view)
        void this.#explain(slotIntent(this.code, slot, view, this.faces[0] ?? this.#fresh()[0]), undefined);
    } else if (ways.length > 1) this.menu = { options: ways.map(({ option }) => option), space: undefined };
    else {
      const second = this.faces[1];
      if (second !== undefined && way.action.kind === 'assign' && !way.action.pair)
        this.#next = { kind: 'fill', face: second };
      void this.take(way.option);
    }
  }

  #takeOrExplain(intent: SalientIntent): void {
    const found = this.offers.find(({ action }) => isSame(action, intent));
    if (found) void this.take(found.option);
    else void this.#explain(intent, undefined);
  }

  /** What can be done on a space now: with the Unit in hand, else with any. */
  offersAt(space: Space): readonly Offer[] {
    const on = this.offers.filter(({ spaces }) => spaces.includes(space));
    const own = on.filter(({ action }) => action.kind === 'step' && action.unit === this.chosen);
    return own.length > 0 ? own : on;
  }

  press(space: Space, { isMenu }: { isTouch: boolean; isMenu: boolean }): void {
    if (this.stage.isPlaying) return this.stage.skip();
    this.close();
    const unit = this.session.view?.units.find((each) => each.space === space);
    const moves = unit && this.offers.some(({ action }) => action.kind === 'step' && action.unit === unit.id);
    if (moves && unit.id !== this.chosen) return this.#take(unit.id);
    const found = this.offersAt(space);
    const [first] = found;
    if (first && (found.length > 1 || isMenu))
      this.menu = { options: found.map(({ option }) => option), space };
    else if (first) void this.take(first.option);
    else if (!this.#walk(space)) void this.askWhy(space);
  }

  #take(unit: number): void {
    this.chosen = unit;
    this.picked = undefined;
    void this.foresight.readReach(unit);
  }

  /** Two steps in one press, where nothing lies on the way that has to be seen first. */
  #walk(space: Space): boolean {
    const way = this.foresight.reachOf(this.chosen)?.find(({ to }) => to === space);
    const [first, second] = way?.path ?? [];
    if (!way || first === undefined || second === undefined || way.minesPassed > 0) return false;
    const step = this.offers.find(
      ({ action }) => action.kind === 'step' && action.unit === this.chosen && action.to === first,
    );
    if (!step) return false;
    this.#next = { kind: 'step', to: second };
    void this.take(step.option);
    return true;
  }

  point(space: Space | undefined): void {
    this.pointed = space;
    const unit = this.session.view?.units.find((each) => each.space === space && !each.isBehind);
    if (unit) void this.foresight.readReach(unit.id);
  }

  pick(option: number): void {
    this.picked = option;
    const offer = this.offers[option];
    if (offer?.action.kind === 'step') this.#take(offer.action.unit);
    this.picked = option;
    const [space] = offer?.spaces ?? [];
    if (space !== undefined) this.cursor = space;
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

  /** The main word: what is picked, else what comes next of itself. */
  readonly main: number | undefined = $derived.by(() => {
    if (this.picked !== undefined) return this.picked;
    if (this.offers.length === 1) return 0;
    if (this.code === 'resolve') {
      const [line] = this.foresight.plan?.lines ?? [];
      return this.offers.find(({ slot }) => slot === line?.slot)?.option ?? this.offers[0]?.option;
    }
    return this.code === 'stride' || this.code === 'prepare' ? this.ending : undefined;
  });

  /** Ends the phase, or what is under way. */
  readonly ending: number | undefined = $derived.by(
    () => this.offers.find(({ action }) => ['execute', 'pass', 'stop'].includes(action.kind))?.option,
  );

  primary(): void {
    if (this.stage.isPlaying) return this.stage.skip();
    if (this.main === undefined) void this.next();
    else void this.take(this.main);
  }

  end(): void {
    if (this.stage.isPlaying) return this.stage.skip();
    if (this.ending !== undefined) void this.take(this.ending);
    else void this.whyNot({ kind: 'pass' });
  }

  /** Picks the next thing that can be chosen; answers where it lies. */
  next(): Space | undefined {
    const { choices } = this;
    if (choices.length === 0) return undefined;
    const at = choices.findIndex(({ option }) => option === this.picked);
    const offer = choices[(at + 1) % choices.length]!;
    this.pick(offer.option);
    return offer.spaces[0];
  }

  /** A number key: the die there, else the choice. */
  pickNth(number: number): void {
    if (this.code === 'assign' || this.code === 'fill') return this.pressDie(number - 1);
    const offer = (this.words.length > 0 ? this.words : this.choices)[number - 1];
    if (offer) this.pick(offer.option);
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
    else if (this.picked !== undefined) this.picked = undefined;
    else if (this.hand.length > 0) this.hand = [];
    else this.panel = 'leave';
  }

  wordsOf(option: number): string {
    const { decision, view } = this.session;
    const action = decision?.options[option];
    if (!action || !view) return '';
    const content = printed();
    const names = makeNames(view, content, this.players);
    return optionWords(action, { view, content, names, prompt: decision.prompt });
  }

  askWhy(space: Space): Promise<void> {
    const { view } = this.session;
    return view
      ? this.#explain(spaceIntent(this.decision, space, view, this.chosen), space)
      : Promise.resolve();
  }

  whyNot(intent: SalientIntent): Promise<void> {
    return this.#explain(intent, undefined);
  }

  async #explain(intent: SalientIntent, space: Space | undefined): Promise<void> {
    const answer = await askTable(this.session, { kind: 'explain', intent });
    if (answer?.refusal) this.why = { refusal: answer.refusal, space };
  }
}

/** With a die in hand a place that wants none can be filled, but is not what one looks for. */
const paidSlot = ({ action, slot }: Offer): number[] => (slot !== undefined && isPaid(action) ? [slot] : []);

/** Whether two answers agree in every field. */
function isSame(one: object, other: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(other));
  return (
    Object.entries(one).length === fields.size &&
    Object.entries(one).every(([key, value]) => fields.get(key) === value)
  );
}

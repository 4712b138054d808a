/** What the main process says of the position: how the race stands, what the orders will do, where Units can go. */
import type {
  ArmisticeClock,
  OptionForecast,
  RaceStanding,
  ReachedSpace,
  RollOdds,
  TurnPlan,
} from '../../../../shared/games/salient-questions.ts';
import type { SalientView } from '../../../../shared/games/salient.ts';
import { mapOf } from '../../../table/lists.ts';
import { askTable, type SalientSession } from '../ask.ts';

/** The dice that are put down: those of the order, or of the Unit that is lifted; from the Reserve a 1. */
function diceInHand({ question, units }: SalientView): number[] {
  if (question?.kind !== 'effect') return [1];
  const lifted = units.find(({ id }) => id === question.chosen[0]);
  return lifted?.dice ?? (question.dice.length > 0 ? question.dice : [1]);
}

export class Foresight {
  readonly #session: SalientSession;
  race: readonly RaceStanding[] = $state.raw([]);
  clock: ArmisticeClock | undefined = $state.raw();
  plan: TurnPlan | undefined = $state.raw();
  /** What a Mine would leave of what is being put down. */
  landing: RollOdds | undefined = $state.raw();
  /** What would come of each option of the effect under way, by option. */
  forecasts: readonly OptionForecast[] = $state.raw([]);
  /** By Unit. */
  #reach: ReadonlyMap<number, readonly ReachedSpace[]> = $state.raw(mapOf());
  /** The order in which whoever has the turn wants Execute to go. */
  #wished: readonly number[] = [];
  #turn = 0;

  constructor(session: SalientSession) {
    this.#session = session;
  }

  /** Turns to the goal by Unit. */
  readonly goals: ReadonlyMap<number, number> = $derived.by(() =>
    mapOf(this.race.flatMap(({ turns }) => turns.map((each) => [each.unit, each.turns] as const))),
  );

  renew(): void {
    const { view } = this.#session;
    this.#reach = mapOf();
    if (this.#turn !== view?.turn) this.#wished = [];
    this.#turn = view?.turn ?? 0;
    void this.#readRace();
    void this.#readPlan();
    void this.#readLanding();
    void this.#readForecasts();
  }

  async #readForecasts(): Promise<void> {
    this.forecasts = [];
    if (this.#session.view?.question?.kind !== 'effect' || !this.#session.decision) return;
    const answer = await askTable(this.#session, { kind: 'forecasts' });
    if (answer) this.forecasts = answer.forecasts;
  }

  async #readLanding(): Promise<void> {
    this.landing = undefined;
    const { view, decision } = this.#session;
    const isMined = decision?.options.some(
      (action) => action.kind === 'put' && view?.mines.includes(action.space),
    );
    if (!view || !isMined) return;
    const answer = await askTable(this.#session, { kind: 'mine', dice: diceInHand(view) });
    if (answer) this.landing = answer.mine;
  }

  async #readRace(): Promise<void> {
    if (!this.#session.view?.turn) return;
    const answer = await askTable(this.#session, { kind: 'race' });
    if (!answer) return;
    this.race = answer.race;
    this.clock = answer.clock;
  }

  async #readPlan(): Promise<void> {
    const { phase } = this.#session.view ?? {};
    if (phase !== 'assign' && phase !== 'resolve') {
      this.plan = undefined;
      return;
    }
    const answer = await askTable(this.#session, { kind: 'plan', order: [...this.#wished] });
    if (answer) this.plan = answer.plan;
  }

  /** An order to another place of Execute: the rules keep upgrades last. */
  move(slot: number, to: number): void {
    const slots = this.plan?.lines.map((line) => line.slot) ?? [];
    const at = slots.indexOf(slot);
    if (at < 0 || to < 0 || to >= slots.length || to === at) return;
    this.#wished = slots.toSpliced(at, 1).toSpliced(to, 0, slot);
    void this.#readPlan();
  }

  reachOf(unit: number | undefined): readonly ReachedSpace[] | undefined {
    return unit === undefined ? undefined : this.#reach.get(unit);
  }

  async readReach(unit: number): Promise<void> {
    if (this.#reach.has(unit)) return;
    const { question } = this.#session.view ?? {};
    const steps = question?.kind === 'stride' && question.unit === unit ? question.left : undefined;
    const answer = await askTable(this.#session, { kind: 'reach', unit, ...(steps && { steps }) });
    if (answer) this.#reach = mapOf([...this.#reach, [unit, answer.reach]]);
  }
}

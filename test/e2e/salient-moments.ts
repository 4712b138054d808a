/**
 * Matches of Salient that stand at the moment a test is about, played there by the service from a fixed seed: so a test
 * is short, and meets the same moment every time.
 */
import type { Decision } from '../../shared/game.ts';
import type { SalientAction, SalientForm, SalientView } from '../../shared/games/salient.ts';
import { seatColours } from '../../shared/table.ts';
import { randomInt, seedRng, type Rng } from '../../electron/engine/rng.ts';
import { salient } from '../../electron/games/salient/index.ts';
import { planned } from '../../electron/games/salient/table/plan.ts';
import { withAnyMatches } from '../support/match-service.ts';

interface Shown {
  view: SalientView;
  decision: Decision<SalientAction>;
  undoable: number;
}

interface Moment {
  form: SalientForm;
  players: number;
  until: (shown: Shown) => boolean;
}

const asks = ({ decision }: Shown, code: string): boolean => decision.prompt.code === code;
const isFirst = ({ decision }: Shown): boolean => decision.seat === 0;
const isForOrders = (shown: Shown): boolean =>
  asks(shown, 'assign') &&
  isFirst(shown) &&
  shown.view.turn > 4 &&
  shown.view.players[0]!.fresh.length >= 4 &&
  shown.view.orders.length === 0 &&
  shown.view.units.length >= 5;
/** One dice more behind the line wins, and a step now leads there. */
const isLastMarch = (shown: Shown): boolean =>
  asks(shown, 'advance') &&
  isFirst(shown) &&
  shown.view.players[0]!.behind === 3 &&
  shown.decision.options.some(
    (action) => action.kind === 'step' && action.to >= (7 + 1) * (5 + 2) && action.to < 9 * 7,
  );

const moments = {
  /** The Sites are dealt. */
  picks: { form: 'duel', players: 2, until: (shown) => asks(shown, 'pick') },
  /** Dice are rolled, Units stand on the field, some place wants two dice. */
  orders: {
    form: 'duel',
    players: 2,
    until: isForOrders,
  },
  /** The same, for another test. */
  reordered: { form: 'duel', players: 2, until: isForOrders },
  /** A Unit may march, and somebody stands in reach. */
  march: {
    form: 'duel',
    players: 2,
    until: (shown) =>
      asks(shown, 'advance') &&
      isFirst(shown) &&
      shown.decision.options.some(
        (action) =>
          action.kind === 'step' &&
          shown.view.units.some(({ space, seat }) => space === action.to && seat !== 0),
      ),
  },
  /** A card is about to hit somebody. */
  strike: { form: 'duel', players: 2, until: (shown) => asks(shown, 'strike') && isFirst(shown) },
  /** One step from the end. */
  last: { form: 'duel', players: 2, until: isLastMarch },
  /** The same, for another test. */
  lastByKeys: { form: 'duel', players: 2, until: isLastMarch },
  /** Four players, two teams. */
  pact: {
    form: 'pact',
    players: 4,
    until: (shown) => asks(shown, 'assign') && isFirst(shown) && shown.view.turn > 8,
  },
  /** Three armies against each other. */
  melee: {
    form: 'melee',
    players: 3,
    until: (shown) => asks(shown, 'assign') && isFirst(shown) && shown.view.turn > 6,
  },
} satisfies Record<string, Moment> as Record<string, Moment>;
export type MomentName =
  'picks' | 'orders' | 'reordered' | 'march' | 'strike' | 'last' | 'lastByKeys' | 'pact' | 'melee';

const names = ['Mira', 'Tobin', 'Ysolde', 'Corvane'];
/** How many seeds are tried until one leads to the moment, and how many answers it may take. */
const seeds = 60;
const patience = 700;

const planOf = ({ form, players }: Moment, seed: number) => ({
  form,
  seats: names.slice(0, players).map((name, seat) => ({
    name,
    colour: seatColours[seat]!,
  })),
  ...{ privacy: 'open', hideTells: false, seed },
});

/** Somebody who gives orders, marches on, and otherwise leaves it to chance: no bot, so that none changes the moments. */
function anyhow({ options }: Decision<SalientAction>, rng: Rng): number {
  const wanted = options.flatMap(({ kind }, option) =>
    kind === 'assign' || kind === 'step' ? [option] : [],
  );
  const others = options.flatMap(({ kind }, option) => (kind === 'unassign' ? [] : [option]));
  const among = wanted.length > 0 && randomInt(rng, 6) > 0 ? wanted : others;
  return among[randomInt(rng, among.length)]!;
}

/** The answers that lead to a moment, found by the rules alone; nothing if this luck does not. */
function wayTo(moment: Moment, seed: number): number[] | undefined {
  const plan = planned(planOf(moment, seed));
  if (!plan.ok) throw new Error(plan.error.sentence);
  const state = salient.start(plan.value.setup, seed);
  const rng = seedRng(seed);
  const answers: number[] = [];
  while (answers.length < patience) {
    const decision = salient.decision(state);
    if (!decision) return undefined;
    const view = salient.view(state, 'open');
    if (moment.until({ view, decision, undoable: salient.undoable(state) })) return answers;
    const option = anyhow(decision, rng);
    answers.push(option);
    salient.apply(state, decision.options[option]!, () => undefined);
  }
  return undefined;
}

/** For `found`: puts matches that stand at moments into the program's folder, one for each name given here. */
export function wars<Name extends MomentName>(...wanted: readonly Name[]) {
  const ids = new Map<Name, number>();
  return {
    fill: (folder: string): Promise<void> =>
      withAnyMatches(folder, async (begin) => {
        for (const name of wanted) {
          const { seed, answers } = luckFor(name);
          const match = await begin('salient', planOf(moments[name]!, seed));
          for (const option of answers) await match.answer(option);
          ids.set(name, match.id);
        }
      }),
    /** The address of the table where it stands. */
    route: (name: Name): string => `#/match/${String(ids.get(name))}`,
  };
}

function luckFor(name: MomentName): { seed: number; answers: number[] } {
  for (let seed = 1; seed <= seeds; seed++) {
    const answers = wayTo(moments[name]!, seed);
    if (answers) return { seed, answers };
  }
  throw new Error(`the moment "${name}" was never reached`);
}

/**
 * Matches of Deepwarren that stand at the moment a test is about, played there by the service from a fixed seed: so a
 * test is short, and meets the same moment every time.
 */
import type { Snapshot } from '../../shared/game.ts';
import type { DeepwarrenPreview } from '../../shared/games/deepwarren-questions.ts';
import type { DeepwarrenAction, DeepwarrenView } from '../../shared/games/deepwarren.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { deepwarren } from '../../electron/games/deepwarren/index.ts';
import { previewsOf } from '../../electron/games/deepwarren/table/previews.ts';
import { planned } from '../../electron/games/deepwarren/table/plan.ts';
import { seatColours } from '../../shared/table.ts';
import { withAnyMatches } from '../support/match-service.ts';

type Shown = Pick<Snapshot<DeepwarrenView, DeepwarrenAction>, 'view' | 'decision' | 'undoable'> & {
  previews: () => readonly DeepwarrenPreview[];
};

interface Moment {
  players: number;
  /** The last owner of a Delver ends the game. */
  isMortal?: true;
  until: (shown: Shown) => boolean;
}

type MomentName = 'firstTile' | 'untouched' | 'event' | 'move' | 'undo' | 'late' | 'ends';

const asks = ({ decision }: Shown, code: string): boolean => decision?.prompt.code === code;
const offers = ({ decision }: Shown, kind: DeepwarrenAction['kind']): boolean =>
  decision?.options.some((option) => option.kind === kind) ?? false;

const movers = ({ decision }: Shown): number =>
  new Set(decision?.options.flatMap((option) => (option.kind === 'move' ? [option.token] : []))).size;

const moments: Record<MomentName, Moment> = {
  /** The first turn: the dungeon is three tiles, and a fourth is in hand. */
  firstTile: { players: 2, until: (shown) => asks(shown, 'place') && shown.view.turn === 1 },
  /** The same, for a test in which nothing is done. */
  untouched: { players: 2, until: (shown) => asks(shown, 'place') && shown.view.turn === 1 },
  /** A monster or Delver enters, and there is more than one place for it. */
  event: {
    players: 2,
    until: (shown) => asks(shown, 'card') && offers(shown, 'put') && shown.decision!.options.length > 1,
  },
  /** Four players; several tokens may move. */
  move: {
    players: 4,
    until: (shown) => asks(shown, 'move') && shown.view.turn > 6 && movers(shown) > 1,
  },
  /** Something was chosen that can be taken back. */
  undo: { players: 2, until: (shown) => asks(shown, 'attack') && shown.undoable > 0 },
  /** Few event cards are left: a match that is soon over. */
  late: { players: 2, until: (shown) => shown.view.eventsLeft <= 2 },
  /** One option of an attack would end the game. */
  ends: {
    players: 2,
    isMortal: true,
    until: (shown) => asks(shown, 'attack') && shown.previews().some(({ ends }) => ends),
  },
};

const names = ['Mira', 'Tobin', 'Ysolde', 'Corvane'];
/** How many seeds are tried until one leads to the moment, and how many answers it may take. */
const seeds = 200;
const patience = 700;

const planOf = ({ players, isMortal }: Moment, seed: number) => ({
  seats: names.slice(0, players).map((name, seat) => ({ name, colour: seatColours[seat]! })),
  toggles: { shortCrawl: true, longCrawl: !isMortal, shelteredStart: false },
  first: 0,
  ...{ privacy: 'open', hideTells: false, seed },
});

/** The answers that lead to a moment, found by the rules alone; nothing if this luck does not. */
function wayTo(moment: Moment, seed: number): number[] | undefined {
  const plan = planned(planOf(moment, seed));
  if (!plan.ok) throw new Error(plan.error.sentence);
  const state = deepwarren.start(plan.value.setup, seed);
  const rng = seedRng(seed);
  const answers: number[] = [];
  while (answers.length < patience) {
    const decision = deepwarren.decision(state);
    if (!decision) return undefined;
    const { options } = decision;
    const view = deepwarren.view(state, 'open');
    const undoable = deepwarren.undoable(state);
    if (moment.until({ view, decision, undoable, previews: () => previewsOf(state, decision) }))
      return answers;
    const option = randomInt(rng, options.length);
    answers.push(option);
    deepwarren.apply(state, options[option]!, () => undefined);
  }
  return undefined;
}

/** For `found`: puts matches that stand at moments into the program's folder, one for each name given here. */
export function crawls<Name extends MomentName>(...wanted: readonly Name[]) {
  const ids = new Map<Name, number>();
  return {
    fill: (folder: string): Promise<void> =>
      withAnyMatches(folder, async (begin) => {
        for (const name of wanted) {
          const { seed, answers } = luckFor(name);
          const match = await begin('deepwarren', planOf(moments[name], seed));
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
    const answers = wayTo(moments[name], seed);
    if (answers) return { seed, answers };
  }
  throw new Error(`the moment "${name}" was never reached`);
}

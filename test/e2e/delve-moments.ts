/**
 * Matches of Delve that stand at the moment a test is about, played there by the service from a fixed seed: so a test is
 * short, and meets the same moment every time.
 */
import type { Decision } from '../../shared/game.ts';
import type { DelveAction, DelveOption, DelveView } from '../../shared/games/delve.ts';
import { seatColours } from '../../shared/table.ts';
import { randomInt, seedRng } from '../../electron/engine/rng.ts';
import { delve } from '../../electron/games/delve/index.ts';
import { quick } from '../../electron/games/delve/bot/quick.ts';
import { planned } from '../../electron/games/delve/table/plan.ts';
import { withAnyMatches } from '../support/match-service.ts';

interface Shown {
  view: DelveView;
  decision: Decision<DelveAction>;
  undoable: number;
}

interface Moment {
  players: number;
  options?: readonly DelveOption[];
  /** Chosen by lot or as a bot would; some ends only one of them meets. */
  play: 'random' | 'quick';
  until: (shown: Shown) => boolean;
}

const asks = ({ decision }: Shown, code: string): boolean => decision.prompt.code === code;
const offers = ({ decision }: Shown, kind: DelveAction['kind']): boolean =>
  decision.options.some((option) => option.kind === kind);
const own = ({ view, decision }: Shown) => view.heroes[decision.seat]!;

const moments = {
  /** Before the first step: a Tower is chosen. */
  begins: { players: 1, options: ['solo'], play: 'random', until: (shown) => asks(shown, 'towerToBegin') },
  /** The same, for a test in which nothing is done. */
  untouched: { players: 1, options: ['solo'], play: 'random', until: (shown) => asks(shown, 'towerToBegin') },
  /** In the vault, with several ways on and a search. */
  inside: {
    players: 1,
    options: ['solo'],
    play: 'quick',
    until: (shown) =>
      asks(shown, 'action') &&
      offers(shown, 'search') &&
      shown.decision.options.length >= 4 &&
      shown.view.turn > 6,
  },
  /** A monster stands there. */
  meets: {
    players: 1,
    options: ['solo'],
    play: 'quick',
    until: (shown) => asks(shown, 'meet') && offers(shown, 'escape'),
  },
  /** The same, for the test that runs. */
  flees: {
    players: 1,
    options: ['solo'],
    play: 'quick',
    until: (shown) => asks(shown, 'meet') && offers(shown, 'escape') && shown.view.turn > 4,
  },
  /** Two persons fight out a monster, hand against hand. */
  counters: {
    players: 2,
    play: 'quick',
    until: (shown) =>
      asks(shown, 'counter') && shown.decision.options.length > 2 && shown.view.fight!.stack.length > 2,
  },
  /** Beside the wyrm, who sleeps. */
  hoard: {
    players: 1,
    options: ['solo'],
    play: 'quick',
    until: (shown) => asks(shown, 'action') && offers(shown, 'draw') && shown.view.dragon.slumbers > 0,
  },
  /** In the Catacombs, two cards in. */
  below: {
    players: 1,
    options: ['solo'],
    play: 'random',
    until: (shown) => asks(shown, 'below') && own(shown).trip > 1,
  },
  /** The way out lies open, and there is gold to bring out. */
  leaves: {
    players: 1,
    options: ['solo'],
    play: 'quick',
    until: (shown) => offers(shown, 'leave') && (own(shown).gold ?? 0) > 0,
  },
  /** Home with gold: a line of the ledger. */
  home: {
    players: 1,
    options: ['solo'],
    play: 'quick',
    until: ({ view }) => view.outcome !== undefined && view.outcome.scores[0]! > 0,
  },
  /** The last of one's life: whatever is answered, it is soon over. */
  dying: {
    players: 1,
    options: ['solo'],
    play: 'random',
    until: (shown) => asks(shown, 'reveal') && own(shown).life - own(shown).wounds <= 2,
  },
  /** Something was chosen that can be taken back. */
  undo: {
    players: 1,
    options: ['solo'],
    play: 'random',
    until: (shown) => asks(shown, 'action') && shown.undoable > 0,
  },
  /** Four heroes are in the vault. */
  four: {
    players: 4,
    play: 'quick',
    until: (shown) => asks(shown, 'action') && shown.view.round > 3 && shown.decision.seat === 0,
  },
} satisfies Record<string, Moment> as Record<string, Moment>;
type MomentName =
  | 'begins'
  | 'untouched'
  | 'inside'
  | 'meets'
  | 'flees'
  | 'counters'
  | 'hoard'
  | 'below'
  | 'leaves'
  | 'home'
  | 'dying'
  | 'undo'
  | 'four';

const names = ['Mira', 'Tobin', 'Ysolde', 'Corvane'];
/** How many seeds are tried until one leads to the moment, and how many answers it may take. */
const seeds = 400;
const patience = 900;

const planOf = ({ players, options }: Moment, seed: number) => ({
  seats: names
    .slice(0, players)
    .map((name, seat) => ({ name, colour: seatColours[seat]!, hero: (seat + 2) % 6 })),
  ...(options && { options: Object.fromEntries(options.map((option) => [option, true])) }),
  first: 0,
  ...{ privacy: 'open', hideTells: false, seed },
});

/** Of a match that is over. */
const nobodyAsked: Decision<DelveAction> = { seat: 0, prompt: { code: 'over', rule: '' }, options: [] };

/** The answers that lead to a moment, found by the rules alone; nothing if this luck does not. */
function wayTo(moment: Moment, seed: number): number[] | undefined {
  const plan = planned(planOf(moment, seed));
  if (!plan.ok) throw new Error(plan.error.sentence);
  const state = delve.start(plan.value.setup, seed);
  const rng = seedRng(seed);
  const answers: number[] = [];
  while (answers.length < patience) {
    const decision = delve.decision(state);
    const view = delve.view(state, 'open');
    if (moment.until({ view, decision: decision ?? nobodyAsked, undoable: delve.undoable(state) }))
      return answers;
    if (!decision) return undefined;
    const option = moment.play === 'quick' ? quick(state, decision) : randomInt(rng, decision.options.length);
    // A chance to answer with nothing to answer is passed by the table itself.
    if (!decision.window || decision.options.length > 1) answers.push(option);
    delve.apply(state, decision.options[option]!, () => undefined);
  }
  return undefined;
}

/** For `found`: puts matches that stand at moments into the program's folder, one for each name given here. */
export function journeys<Name extends MomentName>(...wanted: readonly Name[]) {
  const ids = new Map<Name, number>();
  return {
    fill: (folder: string): Promise<void> =>
      withAnyMatches(folder, async (begin) => {
        for (const name of wanted) {
          const { seed, answers } = luckFor(name);
          const match = await begin('delve', planOf(moments[name]!, seed));
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

/** Warband at the table: what the services must know of it beyond its rules, put together from this folder. */
import type { CardFace } from '../../../../shared/cards.ts';
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../../shared/games/warband.ts';
import type { TableHooks } from '../../../engine/table-game.ts';
import { factsOf } from '../campaign/facts.ts';
import { planBattle } from '../campaign/order.ts';
import { faceOf } from '../cards/face.ts';
import type { Card } from '../cards/language.ts';
import { choicesOf } from '../describe.ts';
import type { Setup, State } from '../state.ts';
import { warbandViewSchema } from '../view-schema.ts';
import { viewOf } from '../view.ts';
import { warbandBots } from './bots.ts';
import { countCards } from './card-counts.ts';
import { damageOf } from './damage.ts';
import { completed } from './old-views.ts';
import { namesIn, ruleOf } from './log-names.ts';
import { ask, askBefore } from './questions.ts';
import type { WarbandResources } from './resources.ts';
import { isPlainPass } from './response-window.ts';
import { readSetup, setupSchema } from './setup-file.ts';
import { warbandStops } from './stops.ts';
import { botFor } from './temper.ts';
import { namesHidden, viewTogether } from './together.ts';
import { passesAtOnce, passFor } from './windows.ts';

type Hooks = TableHooks<Setup, State, WarbandAction, WarbandEvent, WarbandView, WarbandResources>;

const beginnings: ReadonlySet<string> = new Set(['play', 'power', 'deploy', 'next']);

const hooks = {
  rules: { takingBack: 'R-107', givingUp: 'R-95' },
  stops: warbandStops,
  hasSecrets: true,
  // The module counts from 0 after anything revealed, and never reaches 0 otherwise.
  hasRevealed: ({ undoable }) => undoable === 0,
  isPlainPass,
  viewTogether,
  namesHidden,
  isTurnOf: ({ phase, seat: now }, seat) => phase === 'setup' || now === seat,
  passFor,
  passesAtOnce,
  beginsDeclaring: ({ kind }) => beginnings.has(kind),
  choices: choicesOf,
  ruleOf,
  namesIn,
  damage: damageOf,
  turnShown: ({ turn, round, seat }) => ({ turn, round, seat }),
  track: ({ players }) => players.map(({ morale }) => morale),
  trackAfter: (track, event) => (event.kind === 'moraleChanged' ? track.with(event.seat, event.to) : track),
  countCards,
  keyframeOf: ({ setup: _setup, ...changing }) => changing,
  stateFrom: (keyframe, { setup }) => ({ ...(keyframe as Omit<State, 'setup'>), setup }),
  faces: facesIn,
  keysIn: ({ cards }) => Object.values(cards),
  setupSchema,
  readSetup,
  seatingIn: ({ form, seats }) => ({
    form,
    seats: seats.map(({ team, commander }) => ({ team, emblem: commander })),
  }),
  outcomeShown: ({ outcome }) => outcome,
  keepCards: ({ cards }, setup) => cards.keep(setup.cards),
  rename: (setup, names) => ({
    ...setup,
    seats: setup.seats.map((seat, at) => ({ ...seat, name: names[at] })),
  }),
  viewSchema: warbandViewSchema,
  completeView: completed,
  botFor,
  mayTell: (state, { about }) =>
    typeof about?.card !== 'number' || about.card in viewOf(state, 'spectator').cards,
  ask,
  askBefore,
  bots: warbandBots,
  battles: { plan: planBattle, facts: factsOf },
} satisfies Partial<Hooks>;

/** As methods, which any game's hooks are. */
export interface WarbandHooks extends Pick<Hooks, keyof typeof hooks> {
  readonly setupSchema: typeof setupSchema;
  choices(state: Readonly<State>, options: readonly WarbandAction[]): ReturnType<typeof choicesOf>;
}
export const warbandTable: WarbandHooks = hooks;

const faces = new WeakMap<Card, CardFace>();

/** Printed faces of cards as the match was set up with them, whatever became of their packs; cards of older rules that
 * can no longer be printed are left out. */
function facesIn({ cards = [] }: Partial<Setup>, keys?: Iterable<string>): Record<string, CardFace> {
  const wanted = keys && new Set(keys);
  const found: Record<string, CardFace> = {};
  for (const card of cards) {
    const face = !wanted || wanted.has(card.id) ? printed(card) : undefined;
    if (face) found[card.id] = face;
  }
  return found;
}

function printed(card: Card): CardFace | undefined {
  const known = faces.get(card);
  if (known) return known;
  try {
    const face = faceOf(card);
    faces.set(card, face);
    return face;
  } catch {
    return undefined;
  }
}

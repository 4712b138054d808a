/**
 * What each option of a decision would do, as far as it is certain (T-1115). An option is tried out on a copy by the
 * rules themselves; whatever follows a draw or a roll is not looked at, so that no preview tells what is hidden.
 */
import type { Decision } from '../../../../shared/game.ts';
import type {
  AttackPreview,
  DeepwarrenPreview,
  EndPreview,
  HitPreview,
  LandingView,
} from '../../../../shared/games/deepwarren-questions.ts';
import type { DeepwarrenAction, DeepwarrenEvent } from '../../../../shared/games/deepwarren.ts';
import { cloneState } from '../clone.ts';
import { standingOf } from '../end.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { findToken, topFrame } from '../play.ts';
import { landingsInHand } from '../queries/dungeon.ts';
import { attackPreview, fallPreview, reachOf, worstCase } from '../queries/tokens.ts';
import type { State } from '../state.ts';

type Foreseen = Omit<DeepwarrenPreview, 'option'>;

export function previewsOf(
  state: Readonly<State>,
  { options }: Pick<Decision<DeepwarrenAction>, 'options'>,
): DeepwarrenPreview[] {
  const landings = landingsInHand(state);
  return options.flatMap((action, option) => {
    const foreseen = foreseenOf(state, action, landings);
    return Object.keys(foreseen).length === 0 ? [] : [{ option, ...foreseen }];
  });
}

function foreseenOf(
  state: Readonly<State>,
  action: DeepwarrenAction,
  landings: readonly LandingView[],
): Foreseen {
  switch (action.kind) {
    case 'place': {
      const { x, y, turn } = action;
      const landing = landings.find((each) => each.x === x && each.y === y && each.turn === turn);
      return landing ? { landing } : {};
    }
    case 'move':
      return foreseenMove(state, action);
    case 'roll':
      return foreseenRoll(state);
    case 'attack':
      return foreseenAttack(state, action.token, action.target);
    case 'breathe':
      return foreseenAttack(state, action.token);
    case 'choose':
    case 'put':
    case 'tile':
    case 'decline':
      return tried(state, action).foreseen;
    default:
      return {};
  }
}

function foreseenAttack(state: Readonly<State>, token: number, target?: number): Foreseen {
  const { hits, ends } = attackPreview(state, token, target);
  return { hits, ...(ends && { ends }) };
}

/** Way, ember and chest of a move; from a Pit its chance, else what surely follows. */
function foreseenMove(state: Readonly<State>, action: Extract<DeepwarrenAction, { kind: 'move' }>): Foreseen {
  const { ways, safe } = reachOf(state, action.token);
  const way = ways.find(({ to }) => to === action.to);
  const walk: Foreseen = way
    ? { path: way.path, ...(way.burns && { burns: true }), ...(way.chest && { chest: true }) }
    : {};
  if (safe < 1) return { ...walk, safe, ...fallOf(state, action.token) };
  const { after, foreseen, isCertain } = tried(state, action);
  if (!isCertain) return { ...walk, ...foreseen };
  const danger = findToken(after, action.token) ? worstCase(after, action.token) : 0;
  return { ...walk, ...foreseen, danger, ...attacksIn(after, state.seat) };
}

function fallOf(state: Readonly<State>, token: number): Foreseen {
  const fall = fallPreview(state, token);
  return fall ? { fall } : {};
}

function foreseenRoll(state: Readonly<State>): Foreseen {
  const frame = topFrame(state);
  if (frame?.kind !== 'pit') return {};
  return { safe: reachOf(state, frame.token).safe, ...fallOf(state, frame.token) };
}

/** Attacks that may be made in the phase a move led to. */
function attacksIn(after: Readonly<State>, seat: number): Foreseen {
  const decision = decisionOf(after);
  if (decision?.prompt.code !== 'attack' || decision.seat !== seat) return {};
  const attacks = decision.options.flatMap((action): AttackPreview[] => {
    if (action.kind === 'attack')
      return [
        {
          token: action.token,
          target: action.target,
          ...attackPreview(after, action.token, action.target),
        },
      ];
    return action.kind === 'breathe' ? [{ token: action.token, ...attackPreview(after, action.token) }] : [];
  });
  return attacks.length > 0 ? { attacks } : {};
}

interface Tried {
  after: State;
  foreseen: Foreseen;
  /** Nothing was drawn, rolled or left to somebody's answer before the next choice of the same turn. */
  isCertain: boolean;
}

const revealing: ReadonlySet<string> = new Set(['tileDrawn', 'cardDrawn', 'rolled', 'turnBegan']);

/** Carries an action out on a copy and keeps of what happens only what comes before anything revealed. */
function tried(state: Readonly<State>, action: DeepwarrenAction): Tried {
  const after = cloneState(state);
  const events: DeepwarrenEvent[] = [];
  applyAction(after, action, (event) => events.push(event));
  const end = events.findIndex(({ kind }) => revealing.has(kind));
  const certain = end < 0 ? events : events.slice(0, end);
  const isAnswered = topFrame(after)?.kind === 'damage';
  return { after, foreseen: foreseenIn(state, after, certain), isCertain: end < 0 && !isAnswered };
}

function foreseenIn(state: Readonly<State>, after: State, events: readonly DeepwarrenEvent[]): Foreseen {
  const hits = [...events.flatMap((event) => hitOf(state, event)), ...pendingHits(after, events)];
  const ends = endIn(after, events);
  return {
    ...(hits.length > 0 && { hits }),
    ...crownsIn(state, events),
    ...(ends && { ends }),
  };
}

/** Worth is not told hit by hit: crowns are summed a player. */
function hitOf(state: Readonly<State>, event: DeepwarrenEvent): HitPreview[] {
  if (event.kind !== 'damaged') return [];
  const from = findToken(state, event.token)?.wounds ?? event.left + event.amount;
  const { token: target, amount: damage, left: to } = event;
  return [{ target, damage, from, to, kills: to === 0, crowns: 0 }];
}

/** Damage that an owner may still answer with a relic. */
function pendingHits(after: Readonly<State>, events: readonly DeepwarrenEvent[]): HitPreview[] {
  const frame = topFrame(after);
  if (frame?.kind !== 'damage' || events.some(({ kind }) => kind === 'damaged')) return [];
  return frame.hits.map(({ token: target, amount: damage }) => {
    const from = findToken(after, target)?.wounds ?? 0;
    const to = Math.max(0, from - damage);
    return { target, damage, from, to, kills: to === 0, crowns: 0 };
  });
}

function crownsIn({ players }: Readonly<State>, events: readonly DeepwarrenEvent[]): Foreseen {
  const crowns = players.map(() => 0);
  for (const event of events)
    if (event.kind === 'crownsGained') crowns[event.seat] = (crowns[event.seat] ?? 0) + event.amount;
  return crowns.some((amount) => amount > 0) ? { crowns } : {};
}

function endIn(after: Readonly<State>, events: readonly DeepwarrenEvent[]): EndPreview | undefined {
  const ended = events.find((event) => event.kind === 'ended');
  return ended && { reason: ended.outcome.reason, standing: standingOf(after) };
}

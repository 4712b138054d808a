/** Damage of one atomic effect: reactions, then wounds, deaths and rewards all at once (T-306, T-806, T-1105). */
import type { Seat } from '../../../../shared/game.ts';
import type { DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { isPaid } from '../combat.ts';
import { tokenTable } from '../content/tokens.ts';
import { findToken, isDelver, seatAfter, tokenOf, type Play } from '../play.ts';
import { effectAs, heldRelic, useRelic } from '../relics.ts';
import { none, type Hit, type State, type Token } from '../state.ts';
import { gainCrowns, removeToken } from '../tokens.ts';
import { notOffered, type FrameOf, type Worker } from './worker.ts';

type DamageFrame = FrameOf<'damage'>;

/** Each player is first offered to prevent damage, then to keep a Delver alive (TR-31). */
const reactionsPerSeat = 2;

const seatAsked = (state: Readonly<State>, { asked }: Readonly<DamageFrame>): Seat =>
  seatAfter(state, Math.floor(asked / reactionsPerSeat));

interface Reaction {
  relic: number;
  hits: readonly Hit[];
}

/** The relic that may answer now, and the hits it may answer; nothing if there is none. */
function reactionTo(state: Readonly<State>, frame: Readonly<DamageFrame>): Reaction | undefined {
  const seat = seatAsked(state, frame);
  if (state.players[seat].relics.length === 0) return undefined;
  const isRescue = frame.asked % reactionsPerSeat === 1;
  return isRescue ? rescueFor(state, frame, seat) : preventionFor(state, frame, seat);
}

function preventionFor(
  state: Readonly<State>,
  { hits }: Readonly<DamageFrame>,
  seat: Seat,
): Reaction | undefined {
  for (const relic of state.players[seat].relics) {
    const effect = effectAs(relic, 'prevent');
    if (!effect) continue;
    const open = hits.filter(({ token: id, amount, cause }) => {
      const token = findToken(state, id);
      if (token?.seat !== seat || amount === 0 || !effect.causes.includes(cause)) return false;
      return effect.who === 'token' || isDelver(token);
    });
    if (open.length > 0) return { relic, hits: open };
  }
  return undefined;
}

function rescueFor(
  state: Readonly<State>,
  { hits }: Readonly<DamageFrame>,
  seat: Seat,
): Reaction | undefined {
  const relic = heldRelic(state, seat, 'rescue');
  if (relic === none) return undefined;
  const open = hits.filter(({ token: id, amount, rescue }) => {
    const token = findToken(state, id);
    return token?.seat === seat && isDelver(token) && rescue === 0 && amount >= token.wounds;
  });
  return open.length > 0 ? { relic, hits: open } : undefined;
}

/** Uses a relic on one hit: the damage becomes nothing, or the Delver stays (RL-3, RL-4, RL-7). */
function react(play: Play, hit: Hit, relic: number): void {
  const { seat } = tokenOf(play.state, hit.token);
  useRelic(play, seat, relic);
  if (effectAs(relic, 'prevent')) {
    play.emit?.({ kind: 'prevented', rule: 'T-1105', token: hit.token, amount: hit.amount, relic });
    hit.amount = 0;
  }
  hit.rescue = effectAs(relic, 'rescue')?.wounds ?? 0;
  if (hit.rescue > 0)
    play.emit?.({ kind: 'rescued', rule: 'T-1105', token: hit.token, left: hit.rescue, relic });
}

const ruleOf = { attack: 'T-806', card: 'T-812', burn: 'T-705' } as const;

/** Turns all dice, then removes and pays: all damage at once (T-813, T-828). */
function deal(play: Play, hits: readonly Hit[]): void {
  const fallen: [Token, Hit][] = [];
  for (const hit of hits) {
    if (hit.amount === 0) continue;
    const token = tokenOf(play.state, hit.token);
    wound(play, token, hit);
    if (token.wounds === 0) fallen.push([token, hit]);
  }
  for (const [token, hit] of fallen) kill(play, token, hit);
  if (fallen.length > 0) play.state.frames.push({ kind: 'checks', drawn: none });
}

function wound({ emit }: Play, token: Token, { amount, cause, rescue }: Hit): void {
  token.wounds = Math.max(token.wounds - amount, rescue);
  emit?.({ kind: 'damaged', rule: ruleOf[cause], token: token.id, amount, left: token.wounds, cause });
}

/** T-807, T-811, T-812 */
function kill(play: Play, token: Token, hit: Hit): void {
  const { kind: tokenKind, worth } = tokenTable[token.kind];
  play.emit?.({
    kind: 'killed',
    rule: 'T-807',
    token: token.id,
    tokenKind,
    owner: token.seat,
    cause: hit.cause,
  });
  removeToken(play, token);
  if (isPaid(hit, token.seat)) gainCrowns(play, hit.paid, worth, hit.cause === 'attack' ? 'T-807' : 'T-812');
}

export const damageWorker: Worker<DamageFrame> = {
  work(play, frame) {
    const { state } = play;
    for (; frame.asked < state.players.length * reactionsPerSeat; frame.asked++)
      if (reactionTo(state, frame)) return false;
    state.frames.pop();
    deal(play, frame.hits);
    return true;
  },
  asks: (state, frame) => ({
    seat: seatAsked(state, frame),
    prompt: { code: 'react', rule: 'T-1105', about: { relic: reactionTo(state, frame)?.relic ?? none } },
  }),
  options(state, frame) {
    const { relic, hits } = reactionTo(state, frame) ?? { relic: none, hits: [] };
    const uses: DeepwarrenAction[] = hits.map(({ token }) => ({ kind: 'useRelic', relic, token }));
    return [...uses, { kind: 'decline' }];
  },
  choose(play, frame, action) {
    if (action.kind === 'decline') frame.asked++;
    else if (action.kind === 'useRelic')
      react(
        play,
        frame.hits.find(({ token }) => token === action.token)!,
        action.relic,
      );
    else notOffered('damage', action);
  },
};

/** When a game ends, and who has won (1000s, T-1113, T-1116). */
import type { Seat } from '../../../shared/game.ts';
import type { StandingView } from '../../../shared/games/deepwarren.ts';
import { relicTable } from './content/relics.ts';
import { tokenTable } from './content/tokens.ts';
import { countDelvers, type Play } from './play.ts';
import type { State } from './state.ts';

/** T-1116: so many turns each player finishes before the loss of Delvers can end the game. */
const shelteredRounds = 5;

export type EndReason = 'oneDelverOwner' | 'noDelvers' | 'lastEvent' | 'surrender';

const ruleOf: Record<EndReason, string> = {
  oneDelverOwner: 'T-1001',
  noDelvers: 'T-1002',
  lastEvent: 'T-1003',
  surrender: 'TR-52',
};

/** Turns that must still be finished before T-1001 and T-1002 apply; the turn under way is not finished. */
export function shelteredTurns(state: Readonly<State>, finished = state.turn - 1): number {
  if (!state.setup.toggles.shelteredStart) return 0;
  return Math.max(0, shelteredRounds * state.players.length - Math.max(0, finished));
}

/** The turn that ends now is the last one a sheltered start protects. */
export const isShelterOver = (state: Readonly<State>): boolean =>
  state.setup.toggles.shelteredStart && state.turn === shelteredRounds * state.players.length;

/** How many players own a Delver. */
function delverOwners(state: Readonly<State>): number {
  let owners = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (countDelvers(state, seat) > 0) owners++;
  return owners;
}

/** Why the game is over as it stands, if it is (T-1001, T-1002). */
export function endReason(state: Readonly<State>, finished = state.turn - 1): EndReason | undefined {
  if (shelteredTurns(state, finished) > 0) return undefined;
  const owners = delverOwners(state);
  if (owners === 0) return 'noDelvers';
  return owners === 1 && !state.setup.toggles.longCrawl ? 'oneDelverOwner' : undefined;
}

export function checkEnd(play: Play, finished = play.state.turn - 1): void {
  const reason = endReason(play.state, finished);
  if (reason) conclude(play, reason);
}

/** Ends the game and scores it; who gave up wins nothing. */
export function conclude({ state, emit }: Play, reason: EndReason, without?: Seat): void {
  if (state.outcome) return;
  const standing = standingOf(state);
  const best = Math.min(...standing.filter(({ seat }) => seat !== without).map(({ place }) => place));
  const winners = standing.filter(({ place, seat }) => place === best && seat !== without);
  const scores = standing.map(({ score }) => score);
  state.outcome = { winners: winners.map(({ seat }) => seat), reason, rule: ruleOf[reason], scores };
  emit?.({ kind: 'ended', rule: ruleOf[reason], outcome: state.outcome });
}

/** Scores by seat (T-1005) with their places: Delvers and then crowns break ties (T-1007). */
export function standingOf(state: Readonly<State>): StandingView[] {
  const rows = state.players.map((_, seat) => scoreOf(state, seat));
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => compare(other, row) > 0).length }));
}

type Score = Omit<StandingView, 'place'>;

const compare = (one: Score, other: Score): number =>
  one.score - other.score || one.delvers - other.delvers || one.crowns - other.crowns;

function scoreOf(state: Readonly<State>, seat: Seat): Score {
  const { crowns, relics } = state.players[seat];
  const relicWorth = relics.reduce((sum, relic) => sum + relicTable[relic].worth, 0);
  const own = state.tokens.filter((token) => token.seat === seat);
  const tokenWorth = own.reduce((sum, { kind }) => sum + tokenTable[kind].worth, 0);
  const score = crowns + relicWorth + tokenWorth;
  return { seat, score, crowns, relicWorth, tokenWorth, delvers: countDelvers(state, seat) };
}

/**
 * Positions some eyes cannot tell from the one on the table: what is hidden from them is dealt anew, or somebody else
 * has chosen differently in a way nobody was shown yet, such as another order that is being declared.
 */
import { warbandTrial } from '../../electron/cli/warband/trial.ts';
import { difference } from '../../electron/engine/checks.ts';
import { randomInt, type Rng } from '../../electron/engine/rng.ts';
import { hooksOf } from '../../electron/engine/table-hooks.ts';
import { warband, type WarbandState } from '../../electron/games/warband/index.ts';
import { redactFor, viewThrough, type ScreenViewer } from '../../electron/services/matches/privacy.ts';
import type { WarbandAction, WarbandEvent } from '../../shared/games/warband.ts';

/** Everything hidden from these eyes dealt anew; the hands and decks of every seat they look into stay. */
export function dealtAnew(state: WarbandState, { eyes, viewer }: ScreenViewer, rng: Rng): WarbandState {
  const other = warbandTrial.scramble(state, viewer === 'open' ? 'spectator' : viewer, rng);
  if (viewer !== 'open') return other;
  const { players } = warband.clone(state);
  for (const seat of eyes) other.players[seat] = players[seat]!;
  return other;
}

const hooks = hooksOf(warband);

/** Answers that are tried before nothing is found that looks the same. */
const tries = 8;

/** Where another answer than the one given would have led, if these eyes saw the same of both. */
export function chosenDifferently(
  before: WarbandState,
  given: { state: WarbandState; events: readonly WarbandEvent[] },
  screen: ScreenViewer,
  rng: Rng,
): WarbandState | undefined {
  const decision = warband.decision(before);
  if (!decision || screen.eyes.includes(decision.seat)) return undefined;
  for (let count = 0; count < tries; count++) {
    const option = decision.options[randomInt(rng, decision.options.length)]!;
    const other = playedOn(before, option);
    if (!isSeenAlike(given, other, screen)) continue;
    if (difference(given.state.frames, other.state.frames) !== '') return other.state;
  }
  return undefined;
}

function playedOn(before: WarbandState, option: WarbandAction) {
  const state = warband.clone(before);
  const events: WarbandEvent[] = [];
  warband.apply(state, option, (event) => events.push(event));
  return { state, events };
}

interface Played {
  state: WarbandState;
  events: readonly WarbandEvent[];
}

function isSeenAlike(one: Played, other: Played, screen: ScreenViewer): boolean {
  const seen = ({ state, events }: Played) => ({
    view: viewThrough({ game: warband, hooks, match: { state, revision: 0 } }, screen),
    deciding: warband.decision(state)?.seat,
    events: events.flatMap((event) => redactFor(warband, event, screen) ?? []),
  });
  return difference(seen(one), seen(other)) === '';
}

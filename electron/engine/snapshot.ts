/** What one viewer may see of a match: the view, and the decision only if it is the viewer's own. */
import type { Snapshot, Viewer } from '../../shared/game.ts';
import type { GameModule } from './game-module.ts';
import { openDecision, type Match } from './step.ts';

export function snapshot<State, Action, View>(
  module: GameModule<never, State, Action, unknown, View, never>,
  match: Match<State>,
  viewer: Viewer,
): Snapshot<View, Action> {
  const { state, revision } = match;
  const decision = openDecision(module, match);
  const isOwn = decision !== undefined && (viewer === decision.seat || viewer === 'open');
  return {
    revision,
    viewer,
    view: module.view(state, viewer),
    deciding: decision?.seat,
    decision: isOwn ? decision : undefined,
    undoable: isOwn ? module.undoable(state) : 0,
    outcome: module.outcome(state),
  };
}

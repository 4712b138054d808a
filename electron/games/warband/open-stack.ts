/** Gets the stack going: restarts the round of answers, or begins one. */
import { pushFrame, topFrame, type Play } from './play.ts';

/** `isWindowDue`: players are asked even if nothing is on the stack (R-03 c). */
export function openStack(play: Play, isWindowDue = false): void {
  const top = topFrame(play.state);
  if (top?.kind === 'stack') {
    top.stage = 'flush';
    top.asked = 0;
  } else pushFrame(play, { kind: 'stack', stage: 'flush', asked: 0, opened: isWindowDue });
}

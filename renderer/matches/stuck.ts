/** Which refusals mean that a match is there but cannot simply go on. */
import type { CallError } from '../../shared/ipc.ts';

const stuckCodes: ReadonlySet<string> = new Set([
  'other-rules',
  'diverged',
  'altered',
  'damaged',
  'unknown-game',
]);

export const isStuck = ({ code }: Pick<CallError, 'code'>): boolean => stuckCodes.has(code);

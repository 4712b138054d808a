/** The marks of the board with the part each creature has in a choice: target, helper, or chosen already. */
import type { BoardMarks } from '../match/marks.ts';
import type { Desk } from './desk.svelte.ts';
import { helpersOf } from './markings.ts';

export function rolesIn({ marks, session, field }: Desk): BoardMarks {
  const helpers = helpersOf(session.decision, field.lively, session.view);
  return { ...marks, helpers, targets: marks.targets?.filter((id) => !helpers.includes(id)) };
}

/** What a window shows together: an action and the answers of the bots that were asked about it. */
import { describe, expect, it } from 'vitest';
import { JoinedChanges } from '../../renderer/table/joined-changes.ts';
import type { TableChange } from '../../shared/table.ts';

interface Given {
  revision: number;
  /** Who thinks after it. */
  thinking?: number;
  turn?: number;
  isPaused?: boolean;
  isLogNew?: boolean;
  steps?: number;
}

const change = ({ revision, thinking, turn = 0, isPaused = false, isLogNew = false, steps = 1 }: Given) =>
  ({
    ...{ id: 7, isLogNew, faces: { [`pack/${revision}`]: {} } },
    steps: Array.from({ length: steps }, () => ({ revision })),
    log: isLogNew ? [] : [{ at: revision }],
    table: { thinking, isPaused, snapshot: { revision, view: { seat: turn } } },
  }) as unknown as TableChange;

/** What is shown, as the revisions each showing leads through. */
const led = (shown: readonly TableChange[]) =>
  shown.map(({ steps, log, faces, table }) => ({
    through: steps.map((step) => step.revision),
    lines: log.length,
    faces: Object.keys(faces).length,
    to: table.snapshot.revision,
  }));

const alone = (revision: number) => ({ through: [revision], lines: 1, faces: 1, to: revision });

describe('changes of a table', () => {
  it('are shown at once where no bot may answer', () => {
    const changes = new JoinedChanges();
    expect(led(changes.hear(change({ revision: 1 })))).toEqual([alone(1)]);
    expect(led(changes.hear(change({ revision: 2, thinking: 1, turn: 1 })))).toEqual([alone(2)]);
    expect(led(changes.hear(change({ revision: 3, thinking: 1, isPaused: true })))).toEqual([alone(3)]);
  });

  it('wait for the answers of the bots that are asked about them', () => {
    const changes = new JoinedChanges();
    expect(changes.hear(change({ revision: 1, thinking: 1 }))).toEqual([]);
    expect(changes.hear(change({ revision: 2, thinking: 2 }))).toEqual([]);
    const shown = led(changes.hear(change({ revision: 3 })));
    expect(shown).toEqual([{ through: [1, 2, 3], lines: 3, faces: 3, to: 3 }]);
    expect(changes.release()).toEqual([]);
  });

  it('are shown alone when the answer takes longer', () => {
    const changes = new JoinedChanges();
    changes.hear(change({ revision: 1, thinking: 1 }));
    expect(led(changes.release())).toEqual([alone(1)]);
    expect(led(changes.hear(change({ revision: 2 })))).toEqual([alone(2)]);
  });

  it('are not shown with what another viewer sees, or with a match that went back', () => {
    const changes = new JoinedChanges();
    changes.hear(change({ revision: 1, thinking: 1 }));
    const others = changes.hear(change({ revision: 2, thinking: 1, isLogNew: true }));
    expect(others.map(({ table }) => table.snapshot.revision)).toEqual([1, 2]);
    changes.hear(change({ revision: 3, thinking: 1 }));
    const again = changes.hear(change({ revision: 3, thinking: 1, isPaused: true, steps: 0 }));
    expect(again).toHaveLength(2);
  });

  it('are not held back for ever where bots answer one another', () => {
    const changes = new JoinedChanges();
    const shown = Array.from({ length: 12 }, (_, at) => changes.hear(change({ revision: at, thinking: 1 })));
    expect(shown.filter((each) => each.length > 0)).toHaveLength(2);
    expect(led(shown.flat()).flatMap(({ through }) => through)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

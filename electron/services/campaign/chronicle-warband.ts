/** The warband as it changed: cards that came and went, and were put in or taken out, march by march. */
import type { Chronicle } from '../../../shared/calls/campaign.ts';
import { copiesOwned, ownedKeys } from '../../campaign/collection.ts';
import type { CampaignState } from '../../campaign/index.ts';
import type { Told } from './told.ts';

type Change = Chronicle['warband'][number];

export function warbandChanges({ moments }: Told): Change[] {
  const changes: Change[] = [];
  const ends = moments.filter(({ state }, place) => moments[place + 1]?.state.march !== state.march);
  let before = moments[0]!.state;
  for (const { state } of ends) {
    const change = changeBetween(before, state);
    if (Object.values(change).some((part) => Array.isArray(part) && part.length > 0)) changes.push(change);
    before = state;
  }
  return changes;
}

function changeBetween(before: CampaignState, now: CampaignState): Change {
  const marching = ({ warband }: CampaignState) => [...warband.creatures, ...warband.orders];
  return {
    march: now.march,
    gained: more(ownedCopies(now), ownedCopies(before)),
    lost: more(ownedCopies(before), ownedCopies(now)),
    putIn: more(marching(now), marching(before)),
    takenOut: more(marching(before), marching(now)),
  };
}

const ownedCopies = (state: CampaignState): string[] =>
  ownedKeys(state).flatMap((key) => Array.from({ length: copiesOwned(state, key) }, () => key));

/** What the first list has more of than the second, one entry a copy. */
function more(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

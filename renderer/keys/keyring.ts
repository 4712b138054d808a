/** The keys as they are now, for this person. */
import { preferences } from '../shell/preferences.svelte.ts';
import { capsOf } from '../text/keys.ts';
import { chordsOf, type Chosen, claimsOf } from './choices.ts';
import type { Chord } from './chords.ts';
import type { KeyName } from './table.ts';

export const keyring = {
  get chosen(): Chosen {
    return preferences.current.keys.chosen;
  },
  /** Whether a key, with what is held beside it, means `name`. */
  means: (chord: Chord, name: KeyName): boolean => claimsOf(name, keyring.chosen).includes(chord),
  /** The key to show beside a button. */
  caps: (name: KeyName): readonly string[] => capsOf(chordsOf(name, keyring.chosen)[0] ?? ''),
  keep: (chosen: Chosen): Promise<void> => preferences.set({ keys: { chosen } }),
};

/** A person's own keys: which key does what now, who else has a key, what changing or swapping makes of it. */
import type { Settings } from '../../shared/settings.ts';
import { type Chord, partsOf } from './chords.ts';
import { keyNames, keyTable, type KeyName, namesIn, type Place } from './table.ts';

/** What was chosen instead of the first key, by name. */
export type Chosen = Settings['keys']['chosen'];

export function chordsOf(name: KeyName, chosen: Chosen): readonly Chord[] {
  const { keys, isFixed } = keyTable[name];
  const own = isFixed ? undefined : chosen[name];
  return own === undefined ? keys : [own];
}

/** The keys a name takes for itself, with what may be held beside them. */
export function claimsOf(name: KeyName, chosen: Chosen): Chord[] {
  return chordsOf(name, chosen).flatMap((chord) => claimedBy(name, chord));
}

function claimedBy(name: KeyName, chord: Chord): Chord[] {
  const { held, key } = partsOf(chord);
  const extra = held.length > 0 ? [] : (keyTable[name].held ?? []);
  return [chord, ...extra.map((with_) => `${with_}+${key}`)];
}

/** The parts of a table, whose keys work at the same time. */
const atTable: ReadonlySet<Place> = new Set(['table', 'board', 'dungeon']);

/** Places whose keys work at the same time. */
const meet = (one: Place, other: Place): boolean =>
  one === other || one === 'everywhere' || other === 'everywhere' || (atTable.has(one) && atTable.has(other));

/** Whatever else the key would do where `name` works. */
export function holdersOf(name: KeyName, chord: Chord, chosen: Chosen): KeyName[] {
  const wanted = new Set(claimedBy(name, chord));
  return keyNames.filter(
    (other) =>
      other !== name &&
      meet(keyTable[name].place, keyTable[other].place) &&
      claimsOf(other, chosen).some((claim) => wanted.has(claim)),
  );
}

export function changed(chosen: Chosen, name: KeyName, chord: Chord): Chosen {
  const { [name]: _, ...others } = chosen;
  return chord === keyTable[name].keys[0] ? others : { ...others, [name]: chord };
}

/** The key goes to `name`, and what `name` had to those who held it; nothing if that does not come out even. */
export function swapped(chosen: Chosen, name: KeyName, chord: Chord): Chosen | undefined {
  const holders = holdersOf(name, chord, chosen);
  const [former] = chordsOf(name, chosen);
  if (former === undefined || holders.some((holder) => keyTable[holder].isFixed)) return undefined;
  const given = holders.reduce((all, holder) => changed(all, holder, former), changed(chosen, name, chord));
  const isEven = [name, ...holders].every((each) =>
    chordsOf(each, given).every((own) => holdersOf(each, own, given).length === 0),
  );
  return isEven ? given : undefined;
}

/** The keys of a place as they were at first. */
export function withoutPlace(chosen: Chosen, place: Place): Chosen {
  const names = new Set<string>(namesIn(place));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.has(name)));
}

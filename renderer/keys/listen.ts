/**
 * Who hears a key. Screens lay their keys over those of the program; the topmost that has a use for a key gets it.
 * What was walked to with the keys comes first; what only a pointer pressed keeps no key that a screen has a use for.
 * While a dialog is open all keys are the dialog's.
 */
import { onDestroy } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import { belongsToFocus, type Chord, chordOf, pressable } from './chords.ts';
import { keyring } from './keyring.ts';
import { type KeyName, keyTable } from './table.ts';

/** What a key does; `false` leaves it to whoever is below. */
type Act = (event: KeyboardEvent, chord: Chord) => unknown;
/** A key that does something only while it is down. */
interface Hold {
  press: () => void;
  release: () => void;
}
export type Bindings = Partial<Record<KeyName, Act | Hold>>;

interface Layer {
  bindings: Bindings;
  isAwake: () => boolean;
}

const layers: Layer[] = [];
let tellOfLayers: (() => void) | undefined;
const watchLayers = createSubscriber((update) => {
  tellOfLayers = update;
  return () => (tellOfLayers = undefined);
});
/** Not at once: a layer is laid while its screen is still being made. */
const layersChanged = () => queueMicrotask(() => tellOfLayers?.());

/** Whether anybody listens for a key now. */
export function isHeard(name: KeyName): boolean {
  watchLayers();
  return layers.some(({ bindings, isAwake }) => isAwake() && bindings[name] !== undefined);
}
/** What a pointer pressed last, until the focus goes elsewhere. Held weakly: what left the page may have shown a secret. */
let pressed: WeakRef<Element> | undefined;
let held: { code: string; release: () => void } | undefined;

/** Lays keys over the others while the calling component is there, and awake. */
export function useKeys(bindings: Bindings, isAwake: () => boolean = () => true): void {
  const layer = { bindings, isAwake };
  // Now and not when mounted: a screen is made after the frame around it, but mounted before.
  layers.push(layer);
  layersChanged();
  onDestroy(() => {
    layers.splice(layers.indexOf(layer), 1);
    layersChanged();
    letGo();
  });
}

/** For the window: hands a key to the topmost layer that wants it. */
export function hearKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
  const chord = chordOf(event);
  if (chord === undefined || belongsToFocus(chord, event.target, pressed?.deref())) return;
  [...layers].reverse().some(({ bindings, isAwake }) => isAwake() && actOn(event, bindings));
}

/** For the window: a press by pointer. */
export function hearPress({ target }: PointerEvent): void {
  const button = target instanceof Element ? target.closest(pressable) : null;
  pressed = button ? new WeakRef(button) : undefined;
}

/** For the window: a dialog only borrows the focus, anything else takes it. */
export function hearFocus({ target }: FocusEvent): void {
  if (target instanceof Element && target !== pressed?.deref() && !target.closest('dialog'))
    pressed = undefined;
}

/** Does what the key means among `bindings`; for components whose keys work only while they have the focus. */
export function actOn(event: KeyboardEvent, bindings: Bindings): boolean {
  const chord = chordOf(event);
  const names = Object.keys(bindings) as KeyName[];
  const name = chord === undefined ? undefined : names.find((each) => keyring.means(chord, each));
  const act = name && bindings[name];
  if (chord === undefined || !act) return false;
  const isAgain = event.repeat && !keyTable[name].repeats;
  if (!isAgain && carryOut(act, event, chord) === false) return false;
  event.preventDefault();
  return true;
}

function carryOut(act: Act | Hold, event: KeyboardEvent, chord: Chord): unknown {
  if (typeof act === 'function') return act(event, chord);
  letGo();
  held = { code: event.code, release: act.release };
  act.press();
  return undefined;
}

export function hearRelease({ code }: KeyboardEvent): void {
  if (code === held?.code) letGo();
}

/** Ends what is held: also when the window loses the keyboard, for then no release will be heard. */
export function letGo(): void {
  const { release } = held ?? {};
  held = undefined;
  release?.();
}

/** A key with what is held beside it, as one word: `e`, `Shift+Enter`, `Ctrl+z`, `?`. */
export type Chord = string;

const silent = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
]);

/** What was pressed; nothing while only Shift and its like are down. */
export function chordOf(event: KeyboardEvent): Chord | undefined {
  if (silent.has(event.key)) return undefined;
  const key = nameOf(event);
  // Some systems report AltGr, which writes a character, as Ctrl and Alt.
  const isWriting = event.ctrlKey && event.altKey && key.length === 1;
  const ctrl = (event.ctrlKey || event.metaKey) && !isWriting ? 'Ctrl+' : '';
  const alt = event.altKey && !isWriting ? 'Alt+' : '';
  // Which characters need Shift is the keyboard's business, except for letters.
  const shift = event.shiftKey && (key.length > 1 || isLetter(key)) ? 'Shift+' : '';
  return `${ctrl}${alt}${shift}${key}`;
}

function nameOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'Space';
  if (key.length > 1) return key;
  const isForeign = isLetter(key) && !/[a-z]/i.test(key);
  // On a keyboard of another script a letter is told by its place.
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || key.toLowerCase();
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/** What must be held, and the key itself. */
export function partsOf(chord: Chord): { held: string[]; key: string } {
  const [, held = '', key = ''] = /^((?:(?:Ctrl|Alt|Shift)\+)*)(.+)$/u.exec(chord) ?? [];
  return { held: held.split('+').filter(Boolean), key };
}

const kept = /^(Shift\+)?Tab$|^F(5|11|12)$|^Ctrl\+[acxvrwtnlpq]$|^Ctrl\+Shift\+[inrtw]$|^Alt\+F4$|^Escape$/;

/** Keys the system, the window or every dialog keeps for itself. */
export const isReserved = (chord: Chord): boolean => kept.test(chord);

const typing =
  'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox], [type=button])';
/** What Space and Enter press by themselves. */
export const pressable =
  'button, a[href], summary, [role=button], [role=menu], [role=option], [role=gridcell]';
const steering = /^(Arrow\w+|Home|End|Page\w+|Space|Enter)$/;

/**
 * Whether what has the focus has its own use for the key: letters in a text field, Space on a button. Who presses a
 * button with a pointer does not want to press it again with Space (`pressed`).
 */
export function belongsToFocus(chord: Chord, target: EventTarget | null, pressed?: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches(typing)) return !/^(Alt\+|F\d)/.test(chord);
  if (target.matches('select')) return steering.test(chord) || chord.length === 1;
  if (target.matches('input')) return steering.test(chord);
  const button = chord === 'Space' || chord === 'Enter' ? target.closest(pressable) : null;
  return button !== null && button !== pressed;
}

/** The keys of the builder's table, wherever on it the focus is. */
import { createKeybindingsHandler } from 'tinykeys';

interface Actions {
  undo: () => void;
  redo: () => void;
  hand: () => void;
  back: () => void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Inside a dialog every key belongs to the dialog; inside a text field letters are letters. */
export function builderKeys({ undo, redo, hand, back }: Actions): (event: KeyboardEvent) => void {
  const unlessTyping = (act: () => void) => (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') || isTyping(event)) return;
    event.preventDefault();
    act();
  };
  return createKeybindingsHandler({
    '$mod+KeyZ': unlessTyping(undo),
    '$mod+Shift+KeyZ': unlessTyping(redo),
    '$mod+KeyY': unlessTyping(redo),
    KeyH: unlessTyping(hand),
    Escape: unlessTyping(back),
  });
}

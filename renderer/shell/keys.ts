/** The keys that work on every screen. */
import { createKeybindingsHandler } from 'tinykeys';

interface Actions {
  help: () => void;
  rulebook: () => void;
  back: () => void;
  before: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:is([type=text], [type=search]), textarea, [contenteditable]');

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** A key handler for the window. Inside a dialog Esc belongs to the dialog; inside a text field letters are letters. */
export function shortcuts({ help, rulebook, back, before }: Actions): (event: KeyboardEvent) => void {
  const unless = (isOff: (event: KeyboardEvent) => boolean, act: () => void) => (event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen() || isOff(event)) return;
    event.preventDefault();
    act();
  };
  const typing = (event: KeyboardEvent) => isTyping(event.target);
  const never = () => false;
  const bindings = {
    '[Shift]+?': unless(typing, help),
    F1: unless(never, rulebook),
    Escape: unless(typing, back),
    'Alt+ArrowLeft': unless(never, before),
  };
  return createKeybindingsHandler(bindings, { ignore: (event) => event.repeat || event.isComposing });
}

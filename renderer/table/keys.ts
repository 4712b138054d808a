/** The keys of the table. Taken before the program's own, so that Esc steps back here before it leaves. */
export interface TableActions {
  back: () => void;
  primary: () => void;
  end: () => void;
  next: () => void;
  threats: () => void;
  undo: () => void;
  passUntil: () => void;
  options: () => void;
  stops: () => void;
  recap: () => void;
  board: () => void;
  orders: () => void;
  creatures: () => void;
  log: () => void;
  why: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  zoomAll: () => void;
  peek: () => void;
  advice: () => void;
  takeAdvice: () => void;
  number: (index: number) => void;
}

const letters: Readonly<Record<string, Exclude<keyof TableActions, 'number'>>> = {
  Escape: 'back',
  ' ': 'primary',
  e: 'end',
  n: 'next',
  t: 'threats',
  z: 'undo',
  a: 'passUntil',
  o: 'options',
  s: 'stops',
  r: 'recap',
  b: 'board',
  c: 'orders',
  v: 'creatures',
  l: 'log',
  w: 'why',
  h: 'peek',
  q: 'advice',
  d: 'takeAdvice',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'zoomAll',
};

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, [role=menu]') !== null;

export function tableKeys(actions: TableActions): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    // Space presses what has the focus; elsewhere it is the main word.
    if (key === ' ' && isPressable(target)) return;
    const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
    const name = letters[key.length === 1 ? key.toLowerCase() : key];
    if (digit === undefined && name === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (digit !== undefined) actions.number(digit);
    else if (name) actions[name]();
  };
}

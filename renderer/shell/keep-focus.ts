/**
 * Where the keys are when the thing they were on goes away or can no longer be pressed: with whoever plays by keys on
 * the nearest thing that is left of its part of the screen, else on the screen's name; never on the page as a whole. A
 * screen that knows better has had its turn before.
 */
const pressable =
  'a[href], :is(button, input, select, textarea):not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

const firstIn = (element: Element): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>(pressable)].find(isThere);

/** Keeps watch until it is told to stop. */
export function keepFocusNear(): () => void {
  /** What had the focus, and what lies around it, inside first; held weakly, for it may show a secret. */
  let last: WeakRef<Element>[] = [];
  let isAsked = false;
  let isByKeys = false;
  const byKeys = () => (isByKeys = true);
  const byPointer = () => (isByKeys = false);

  const remember = ({ target }: FocusEvent) => {
    const around: WeakRef<Element>[] = [];
    for (let each = target instanceof Element ? target : null; each; each = each.parentElement)
      around.push(new WeakRef(each));
    last = around;
  };

  function restore(): void {
    isAsked = false;
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    const [former, ...around] = last.map((each) => each.deref());
    // Whoever pressed beside everything wants nothing to have the focus.
    if (last.length === 0 || (former && isThere(former))) return;
    for (const each of isByKeys ? around : []) {
      if (each?.matches('main')) break;
      const near = each && isThere(each) ? firstIn(each) : undefined;
      if (near) return near.focus({ preventScroll: true });
    }
    [...document.querySelectorAll<HTMLElement>('main h1')].find(isThere)?.focus({ preventScroll: true });
  }

  /** After whatever else is done in this frame, and by whoever waits for it. */
  const later = () => {
    if (isAsked || document.activeElement !== document.body) return;
    isAsked = true;
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(restore)));
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('keydown', byKeys, { capture: true });
  document.addEventListener('pointerdown', byPointer, { capture: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', later);
  return () => {
    changes.disconnect();
    document.removeEventListener('keydown', byKeys, { capture: true });
    document.removeEventListener('pointerdown', byPointer, { capture: true });
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', later);
  };
}

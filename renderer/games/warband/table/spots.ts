/** Where in the page a flight begins or ends. Things that can be flown to name themselves with `data-spot`. */
import type { Spot } from './flights.ts';

/** Where a square of the battlefield is drawn. */
export type SquareRect = (square: number) => DOMRect | undefined;

const find = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].at(-1);

/** A hand is entered at its end; every other spot in its middle. */
function rectOf(element: Element | undefined): DOMRect | undefined {
  const last = element?.matches('.hand') ? [...element.querySelectorAll('.card')].at(-1) : undefined;
  return (last ?? element)?.getBoundingClientRect();
}

export function locate(spot: Spot, squareRect: SquareRect): DOMRect | undefined {
  switch (spot.kind) {
    case 'pile':
      return rectOf(find(`[data-spot~="${spot.pile}-${String(spot.seat)}"]`));
    case 'card':
      return rectOf(find(`[data-card="${String(spot.card)}"]`)) ?? locate(spot.else, squareRect);
    case 'stack':
      return rectOf(find('[data-spot="stack"]'));
    case 'creature':
      return rectOf(find(`.place[data-creature="${String(spot.creature)}"]`));
    case 'square':
      return squareRect(spot.square);
  }
}

/** The colours players chose, as the colours of their sides: pieces, panels and lines follow. Shapes stay with the seat. */
import type { SeatColour } from '../../shared/table.ts';

interface Shades {
  plain: string;
  light: string;
  dark: string;
}

export const seatShades: Record<SeatColour, Shades> = {
  amber: { plain: '#9a6a12', light: '#f0c667', dark: '#4a3107' },
  azure: { plain: '#2a6384', light: '#8fc1dc', dark: '#153648' },
  crimson: { plain: '#8c2c4b', light: '#e39ab2', dark: '#4b1426' },
  jade: { plain: '#2f6b4a', light: '#93d3ae', dark: '#143523' },
  violet: { plain: '#5d4691', light: '#c0aee9', dark: '#2d2150' },
  ivory: { plain: '#6f675a', light: '#e4dccb', dark: '#35302a' },
};

/** Sets the side colours on an element through its style object, which the content policy allows. */
export const seatColourStyle = (colours: readonly SeatColour[]) => (element: HTMLElement) => {
  for (const [seat, colour] of colours.entries()) {
    const { plain, light, dark } = seatShades[colour];
    const side = `--side-${String(seat + 1)}`;
    element.style.setProperty(side, plain);
    element.style.setProperty(`${side}-light`, light);
    element.style.setProperty(`${side}-dark`, dark);
  }
};

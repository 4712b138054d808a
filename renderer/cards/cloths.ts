/** The weave of the board behind a card's parchment, one a cloth, over a card of 300 by 420. */
import type { FactionLook } from '../../shared/cards.ts';

const rows = (step: number, draw: (y: number, index: number) => string): string =>
  Array.from({ length: Math.ceil(420 / step) }, (_, i) => draw(i * step, i)).join('');

const columns = (step: number, draw: (x: number) => string): string =>
  Array.from({ length: Math.ceil(300 / step) + 1 }, (_, i) => draw(i * step)).join('');

const number = (n: number): string => String(Math.round(n * 10) / 10);

export const cloths: Record<FactionLook['cloth'], string> = {
  brick: rows(
    10,
    (y, i) => `M0 ${number(y)}h300${columns(28, (x) => `M${number(x + (i % 2) * 14)} ${number(y)}v10`)}`,
  ),
  road: rows(16, (y, i) =>
    columns(20, (x) => `M${number(x + (i % 2) * 10)} ${number(y + 4)}a6 6 0 1 1 0 8a6 6 0 0 1 0-8`),
  ),
  leaves: rows(22, (y, i) =>
    columns(26, (x) => {
      const left = x + (i % 2) * 13;
      return `M${number(left)} ${number(y + 20)}q-2-14 12-18q2 14-12 18l9-13`;
    }),
  ),
  clouds: rows(18, (y, i) =>
    columns(40, (x) => `M${number(x - (i % 2) * 20)} ${number(y + 12)}a7 7 0 0 1 11-5a8 8 0 0 1 15 1a5 5 0 0 1 6 4`),
  ),
  roots: rows(26, (y, i) =>
    columns(30, (x) => {
      const left = x + (i % 2) * 15;
      return `M${number(left)} ${number(y)}q6 8-1 14t3 12M${number(left + 1)} ${number(y + 12)}q8-1 11-7M${number(left)} ${number(y + 16)}q-7 2-9 8`;
    }),
  ),
  waves: rows(7, (y) => `M0 ${number(y + 4)}q6-5 12 0${'t12 0'.repeat(25)}`),
  plain: rows(9, (y) => `M0 ${number(y)}l300-40`),
}; // prettier-ignore

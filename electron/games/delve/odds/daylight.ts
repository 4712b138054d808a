/** How long the Towers stay open: the chance of each step of the sun, and of several after each other (D-720 to D-723, C-02). */
import { closesOn, sunSpaces } from '../turn/night.ts';

const dieSides = 6;
/** Beyond the track the die is rolled every round; after so many more nothing is left of the day. */
export const lastStep = sunSpaces + 8;

export interface Daylight {
  /** Chance that the day goes on when the sun comes to a step; steps beyond the track are on its last space. */
  opens(step: number): number;
  /** Chance that it goes on through so many steps after one. */
  lasts(step: number, count: number): number;
}

function daylightBy(opens: (step: number) => number): Daylight {
  return {
    opens,
    lasts(step, count) {
      let chance = 1;
      for (let next = 1; next <= count; next++) chance *= opens(step + next);
      return chance;
    },
  };
}

/** By the die. */
export const byTheDie = daylightBy((step) => 1 - closesOn(Math.min(step, sunSpaces)) / dieSides);
/** Counting nothing that takes luck: until the die is first rolled. */
export const beforeTheDie = daylightBy((step) => (closesOn(Math.min(step, sunSpaces)) > 0 ? 0 : 1));

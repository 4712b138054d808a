/** What happened in Salient, as lines of the log. */
import type { CommandCard, SalientPhase } from '../../shared/games/salient.ts';
import { cardNames, coins, phaseNames } from './salient.ts';

const units = (amount: number): string => (amount === 1 ? '1 Unit' : `${String(amount)} Units`);

export const logText = {
  picked: (who: string) => `${who} has chosen a Site`,
  revealed: (sites: string, first: string) => `Sites: ${sites}. ${first} begins`,
  turn: (turn: number, who: string) => `Turn ${String(turn)} · ${who}`,
  skipped: (who: string, phase: SalientPhase) => `${who}: no ${phaseNames[phase]}`,
  relief: (who: string, amount: number, gained: number) =>
    `${who} calls for relief: ${units(amount)}, ${coins(gained)}`,
  prepared: (who: string, source: string) => `${who} uses ${source}`,
  traded: (who: string, gain: 'unit' | 'credits') =>
    `${who} trades 1 Insight for ${gain === 'unit' ? 'a Unit' : '2 Coins'}`,
  rolled: (who: string, dice: readonly number[]) => `${who} rolls ${dice.join(' ')}`,
  resolved: (slot: string) => slot,
  resolvedAsInsight: (slot: string) => `${slot} for Insight`,
  fizzled: (slot: string) => `${slot}: nothing legal was left to do`,
  gained: (who: string, credits: number, research: number) =>
    `${who} gains ${[credits > 0 ? coins(credits) : '', research > 0 ? `${String(research)} Insight` : '']
      .filter(Boolean)
      .join(' and ')}`,
  recruited: (who: string, amount: number) => `${who} enlists ${units(amount)}`,
  lostCredit: (who: string) => `${who} loses 1 Coin`,
  deployed: ' comes to ',
  dropped: ' is dropped on ',
  lifted: ' is lifted to ',
  moved: ' to ',
  slipped: ' steps aside to ',
  wentBack: ' goes back to ',
  engaged: ' clashes with ',
  on: ' on ',
  damaged: (unit: string, amount: number, left: string) => `${unit} takes ${String(amount)}, now ${left}`,
  destroyed: (unit: string, saved: number) =>
    `${unit} falls${saved > 0 ? `, ${String(saved)} saved to the Camp` : ''}`,
  strengthened: (unit: string, now: string) => `${unit} grows to ${now}`,
  stacked: (unit: string) => `${unit} becomes Armour`,
  damageRoll: (roll: number) => `Damage die: ${String(roll)}`,
  mineLaid: 'A Mine on ',
  mineGone: 'The Mine is gone from ',
  jammed: (who: string, enemy: string, place: string) => `${who} jams ${enemy}’s ${place}`,
  cleared: (who: string, place: string) => `${who} clears the Jam on ${place}`,
  upgraded: (who: string, card: CommandCard) => `${who} upgrades ${cardNames[card]}`,
  crossed: ' passes the line on ',
  sunfire: (who: string) => `${who}’s Sunfire puts a Unit on `,
  discarded: { used: ' is used up', unused: ' leaves unused', post: ' is discarded' },
  drawn: (left: number) => ` is drawn, ${String(left)} left`,
  armistice: 'The Armistice is revealed',
  surrendered: (who: string) => `${who} gives up`,
  ended: 'The war is over',
};

/** Why a bot chose what it chose, where it tells. */
export const botReason = (code: string): string => `considered: ${code}`;

/**
 * A battle of a campaign, to a game that is played as one: what it is set up from, and what is told of it when it is
 * over. A game without these hooks has no places in a campaign. Owns the shapes only.
 */
import type { Advantage, CardChange, MappedChamber } from '../../shared/games/campaign.ts';
import type { Seat } from '../../shared/game.ts';
import type { BotChoice } from '../../shared/table.ts';

export interface BattleHost {
  name: string;
  /** Whose side it is, in words. */
  side: string;
  /** Cards by key, one entry a copy; a veteran by its id. */
  commander: string;
  creatures: readonly string[];
  orders: readonly string[];
  advantage: Advantage;
  /** Absent: a person. */
  bot?: BotChoice | undefined;
}

/** A creature with a name of its own, and what honours and scars write on its card. */
export interface BattleVeteran {
  id: string;
  card: string;
  name: string;
  changes: readonly CardChange[];
}

export interface BattleOrder {
  /** The story's file of this battlefield, if it has one. */
  ground: string | undefined;
  /** You, and the rival. */
  hosts: readonly [BattleHost, BattleHost];
  veterans: readonly BattleVeteran[];
  /** The way down of this campaign: chambers that were mapped, and whether a hero who falls dies. */
  expedition?: { mapped: readonly MappedChamber[]; isForKeeps: boolean };
}

/** A battle that was played, with nothing hidden. */
export interface FoughtBattle<View, Event> {
  views: readonly View[];
  told: readonly { at: number; event: Event }[];
  /** Your seat, and your creatures by key or id. */
  seat: Seat;
  creatures: readonly string[];
  veterans: readonly string[];
}

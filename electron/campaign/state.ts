/** A campaign as one JSON value: what it began with (never changes), and what changes. Owns the shapes only. */
import type { Outcome, Seed } from '../../shared/game.ts';
import type {
  CampaignEvent,
  Catalogue,
  Effect,
  LevelId,
  MappedChamber,
  Page,
  PlaceKind,
  Stance,
  StirCause,
} from '../../shared/games/campaign.ts';
import type { Story } from './story/schema.ts';

/** Everything a campaign starts from. Kept by hash with the campaign, so that an update never breaks one under way. */
export interface CampaignSetup {
  story: Story;
  catalogue: Catalogue;
  /** The court you lead, and its ready-made warband you begin with. */
  court: string;
  levy: string;
  level: LevelId;
  form: 'free' | 'sworn';
  /** Games that are switched on. */
  games: string[];
  /** What the person calls veterans, by their id; no rule reads it. */
  names?: Readonly<Record<string, string>>;
}

export interface Warband {
  commander: string;
  creatures: string[];
  orders: string[];
  tiles: string[];
}

/** What stands at a site in the act under way. */
export interface PlaceState {
  kind: PlaceKind;
  /** A place of the story, or the event that waits there. */
  place: string;
  rival?: string;
  status: 'open' | 'won' | 'lost' | 'passed';
  /** The march after which it is decided without you. */
  until: number;
  attempt: number;
  /** Ground was spent: nothing befalls it if it is passed. */
  secured?: true;
  /** Its rival's list was read. */
  scouted?: true;
  /** It has been seen on the map. */
  seen?: true;
}

export interface Candle {
  lit: boolean;
  /** You carry it; else its court keeps it. */
  taken: boolean;
}

export interface Veteran {
  id: string;
  card: string;
  name: string;
  /** The name the story gave; nobody else gets it, whatever the veteran is called. */
  given: string;
  honours: string[];
  scars: string[];
  /** The march it may march again on, because it fought or mends. */
  readyAt: number;
  status: 'serving' | 'retired' | 'dead';
  deeds: number;
}

export interface RivalState {
  stance: Stance;
  /** Cards of yours it saw, in the order it saw them. */
  seen: string[];
  list: Warband;
  /** How many of its orders and creatures were changed since the story began. */
  changed: number;
}

/** One line of the chronicle. */
export interface Entry {
  march: number;
  act: number;
  site: string;
  place: string;
  kind: PlaceKind | 'finale' | 'level' | 'resting' | 'veteran';
  result: string;
  rival?: string;
  by?: 'captain';
  /** What was applied, where it came by degrees. */
  brought?: Effect[];
}

export interface CampaignState {
  setup: Readonly<CampaignSetup>;
  seed: Seed;
  level: LevelId;
  act: number;
  march: number;
  marchInAct: number;
  /** Where you stand. */
  site: string;
  /** Sites where you have been in this act: roads lead on from there. */
  visited: string[];
  /** Every change of the Stirrings with its cause; their sum is what counts. */
  stirrings: { by: number; cause: StirCause; march: number }[];
  relitInAct: number;
  tallow: number;
  ground: number;
  /** The Undermount as far as it was mapped. */
  mapped: MappedChamber[];
  candles: Record<string, Candle>;
  sites: Record<string, PlaceState>;
  /** Roads that were dug, and sites that are shut or were laid open. */
  roads: [string, string][];
  shut: string[];
  /** Places and events that were used; none comes twice. */
  used: string[];
  /** Copies owned besides the Levy. */
  collection: Record<string, number>;
  warband: Warband;
  roster: Veteran[];
  rivals: Record<string, RivalState>;
  flags: string[];
  advantages: { advantage: string; at?: string }[];
  lossesRunning: number;
  won: number;
  lost: number;
  thefts: number;
  /** Cards gained, sold ones included. */
  gained: number;
  /** What is to be read or answered, the first one now. Empty: planning. */
  pages: Page[];
  /** The site a march is under way to; it ends when all pages are read. */
  underway?: string;
  inFinale: boolean;
  /** The finale came early: one attempt. */
  lastStand: boolean;
  /** How many losses were running when help was last offered. */
  helpedAt: number;
  chronicle: Entry[];
  /** Latest actions that may be taken back. */
  undoable: number;
  /** Settled, and perhaps not read yet. */
  ending?: string;
  endedWell: boolean;
  outcome?: Outcome;
}

/** A campaign being changed: its state, and who is told. `emit` is absent in search. */
export interface Journey {
  readonly state: CampaignState;
  readonly emit: ((event: CampaignEvent) => void) | undefined;
}

export const tell = ({ emit }: Journey, event: CampaignEvent): void => emit?.(event);

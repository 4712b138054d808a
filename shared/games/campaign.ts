/**
 * The campaign's words that both processes speak: what can be done, what is told, what is shown.
 * Effects and conditions are here because a preview shows exactly what will be applied.
 */

import type { Temperament } from '../bots.ts';

/** Which cards are meant; every part given must fit. */
export interface CardQuery {
  id?: string | undefined;
  pack?: string | undefined;
  type?: 'commander' | 'creature' | 'order' | undefined;
  ability?: string | undefined;
  keyword?: string | undefined;
  timing?: 'standard' | 'minor' | 'immediate' | undefined;
  levels?: [least: number, most: number] | undefined;
}

/** What the campaign knows of a card: enough to reward, price and count it. */
export interface CatalogueCard {
  /** Its key, `pack/card`. */
  id: string;
  pack: string;
  type: 'commander' | 'creature' | 'order';
  /** Copies are counted by kind: a reprint in another pack is the same card. */
  kind: string;
  level: number;
  /** Abilities of a creature; the one an order asks for, if any. */
  abilities: string[];
  keywords: string[];
  timing?: 'standard' | 'minor' | 'immediate';
  /** A creature with hands and speech. */
  isPerson?: true;
  isRanged?: true;
}

/** A warband that comes ready-made; cards by key, one entry a copy. */
export interface ReadyList {
  id: string;
  pack: string;
  commander: string;
  creatures: string[];
  orders: string[];
  /** Keys of tiles. */
  tiles: string[];
}

/** Made of the packs that are there when a campaign begins, and kept with it. */
export interface Catalogue {
  cards: CatalogueCard[];
  lists: ReadyList[];
}

export const stances = ['enemy', 'wavering', 'ally'] as const;
export type Stance = (typeof stances)[number];

export const counters = [
  'act',
  'march',
  'stirrings',
  'candles',
  'taken',
  'thefts',
  'tallow',
  'ground',
  'won',
  'lost',
  'veterans',
  'honours',
  'scars',
  'allies',
] as const;
export type Counter = (typeof counters)[number];

/** A condition asks for the state, never for a moment. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { flag: string }
  | { atLeast: [Counter, number] }
  | { atMost: [Counter, number] }
  /** The candle of a court is lit. */
  | { holds: string }
  | { owns: CardQuery; copies?: number | undefined }
  /** You lead this court. */
  | { court: string }
  /** A rival, by id or court, is seated, in one of these stances if any are named. */
  | { seat: string; stance?: Stance[] | undefined };

export const stirCauses = ['battle', 'theft', 'front', 'dark', 'relit', 'noise', 'finale'] as const;
export type StirCause = (typeof stirCauses)[number];

/** What a thing done changes. `v1` is the veteran an event is about, `here` the court of the site. */
export type Effect =
  | { tallow: number }
  | { stir: number; cause: StirCause }
  | { flag: string }
  | { unflag: string }
  | { card: CardQuery }
  /** Three bundles to choose one from; `court` names whose cards the first holds, `rival` the beaten enemy's own. */
  | { bundle: 'rival' | 'own' | { court: string } }
  /** A creature card, or another of the veteran's own kind. */
  | { recruit: CardQuery | 'v1' }
  | { honour: string }
  | { scar: string }
  | { heal: 'v1' | 'all' }
  | { weary: 'v1' | 'marched' }
  | { candle: 'here' | 'own' | { court: string }; to: 'won' | 'lit' | 'dark' }
  | { open: string }
  | { close: string }
  | { road: [string, string] }
  | { ground: number }
  /** An advantage in the next battle, or at one site. */
  | { advantage: string; at?: string | undefined }
  /** A step of a rival, by id or court, or of the rival the place or event is about. */
  | { stance: string; by: -1 | 1 };

/** Added to what a side's commander gives. */
export interface Advantage {
  morale?: number | undefined;
  leadership?: number | undefined;
  orders?: number | undefined;
  creatures?: number | undefined;
}

/** What an honour or scar writes on a card; texts are in the card language, from a story's file. */
export interface CardChange {
  hitPoints?: number | undefined;
  melee?: number | undefined;
  speed?: number | undefined;
  range?: number | undefined;
  text?: readonly object[] | undefined;
}

export const levelIds = ['tale', 'march', 'oath', 'ash'] as const;
export type LevelId = (typeof levelIds)[number];

export const placeKinds = ['warband', 'delve', 'deepwarren', 'salient', 'event', 'market', 'rest'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const deeds = ['felled', 'carried', 'aim', 'last'] as const;
export type Deed = (typeof deeds)[number];

/** What a match of another game counts: the lead in Units behind the line; gold and Treasures carried out. */
export const measures = ['margin', 'gold', 'treasures'] as const;
export type Measure = (typeof measures)[number];
export type Tallies = Partial<Record<Measure, number>>;

/** What a place brings besides its result, if a match counted so much. Every step that was reached counts. */
export interface Step {
  of: Measure;
  atLeast: number;
  /** Only after this result. */
  on?: 'won' | 'lost' | undefined;
  effects: Effect[];
}

/** A chamber of the Undermount that was mapped; what the numbers mean is Delve's. */
export interface MappedChamber {
  space: number;
  chamber: number;
  heading: number;
}
export const mappedLimits = { spaces: 130, chambers: 117, headings: 4 } as const;

/**
 * What the table tells of a battle besides who won. A creature is a card's key or a veteran, `veteran/3`; a step is the
 * number of one of the place. A chamber is told in three answers: its space, which it is, how it lies.
 */
export type Fact =
  | { fact: 'reached'; step: number }
  | { fact: 'mapped'; space: number; chamber?: number; heading?: number }
  | { fact: 'fell'; veteran: string }
  | { fact: 'deed'; deed: Deed; by: string }
  | { fact: 'saw'; card: string };

export type CampaignAction =
  | { kind: 'readOn' }
  | { kind: 'march'; site: string }
  | { kind: 'sendCaptain'; site: string }
  | { kind: 'scout'; site: string }
  | { kind: 'rest' }
  /** Ground is spent so that nothing befalls a place if it is passed. */
  | { kind: 'secure'; site: string }
  /** An expedition sets out: a hero who falls is carried out, or, for keeps, dies; then what is gained counts twice. */
  | { kind: 'goDown' }
  | { kind: 'goDownForKeeps' }
  | { kind: 'treat'; veteran: string; scar: string }
  | { kind: 'retire'; veteran: string }
  | { kind: 'setLevel'; level: LevelId }
  | { kind: 'putIn'; card: string }
  | { kind: 'takeOut'; card: string }
  | { kind: 'seat'; veteran: string }
  | { kind: 'unseat'; veteran: string }
  | { kind: 'spendGround' }
  | { kind: 'toTheField' }
  | { kind: 'report'; won: boolean }
  | { kind: 'tell'; fact: Fact }
  | { kind: 'toldAll' }
  | { kind: 'takeBundle'; bundle: number }
  | { kind: 'leaveBundles' }
  | { kind: 'lightCandle' }
  | { kind: 'carryCandle' }
  | { kind: 'honour'; honour: string }
  | { kind: 'declineHonour' }
  | { kind: 'scar'; scar: string }
  | { kind: 'choose'; choice: string }
  | { kind: 'buy'; card: string }
  | { kind: 'sell'; card: string }
  | { kind: 'leaveMarket' }
  | { kind: 'acceptHelp' }
  | { kind: 'refuseHelp' }
  | { kind: 'lastBattle'; place: string };

export interface Bundle {
  /** Whose cards: `rival`, `own`, `friend`. */
  from: string;
  court: string;
  cards: string[];
}

/** What lies open before the player; the first of the state's pages is asked. */
export type Page =
  | { kind: 'scene'; text: string; about?: Record<string, string> }
  | { kind: 'event'; event: string; site?: string; veteran?: string; rival?: string }
  | { kind: 'muster'; site: string; place: string; touched: Record<string, number>; ground: number }
  | { kind: 'expedition'; site: string; place: string }
  | {
      kind: 'battle';
      site: string;
      place: string;
      by: 'you' | 'captain';
      marching: string[];
      ground: number;
      isForKeeps?: true;
    }
  | {
      kind: 'reporting';
      site: string;
      place: string;
      won: boolean;
      by?: 'captain';
      isForKeeps?: true;
      /** Steps of the place that were reached. */
      reached?: number[];
      marching: string[];
      fallen: string[];
      deed?: Extract<Fact, { fact: 'deed' }>;
      /** What was told last: facts are told in a fixed order. */
      last?: Fact;
    }
  | { kind: 'bundles'; bundles: Bundle[] }
  | { kind: 'candle'; court: string }
  | { kind: 'honour'; creature: string; name: string; deed: Deed; honours: string[] }
  | { kind: 'scar'; veteran: string; scars: string[] }
  | { kind: 'market'; site: string; stock: { card: string; price: number }[] }
  | { kind: 'help' }
  | { kind: 'finale' };

export type CampaignEvent =
  | { kind: 'pageOpened'; page: Page }
  | { kind: 'effectApplied'; effect: Effect; why: string }
  | { kind: 'placeFound'; site: string; place: string; placeKind: PlaceKind; rival?: string }
  | { kind: 'placePassed'; site: string; place: string }
  | { kind: 'battleEnded'; site: string; place: string; won: boolean; by: 'you' | 'captain' }
  | { kind: 'cardGained'; card: string }
  | { kind: 'cardGone'; card: string }
  | { kind: 'veteranNamed'; veteran: string; name: string }
  | { kind: 'veteranDied'; veteran: string }
  | { kind: 'rivalChanged'; rival: string; list?: string[] }
  | { kind: 'marchEnded'; march: number }
  | { kind: 'candleOut'; court: string }
  | { kind: 'actBegan'; act: number }
  | { kind: 'levelSet'; level: LevelId }
  | { kind: 'ended'; ending: string };

/** A site as the map shows it. Unseen: that there is something, and no more. */
export type SiteView =
  | { id: string; at: [number, number]; court?: string; status: 'unseen' | 'quiet' | 'shut' }
  | {
      id: string;
      at: [number, number];
      court?: string;
      status: 'open' | 'won' | 'lost' | 'passed';
      letter: Letter;
    };

/** The letter of a place: everything it says is what will be applied. */
export interface Letter {
  place: string;
  kind: PlaceKind;
  isWithinReach: boolean;
  marchesLeft: number;
  scenario?: string;
  veterans: number;
  rival?: string;
  won: Effect[];
  lost: Effect[];
  passed: Effect[];
  /** What it brings by degrees, where another game decides. */
  steps: Step[];
  /** Ground was spent: nothing befalls it if it is passed. */
  isSecured: boolean;
  /** A captain's chance in hundredths, and what one brings. */
  captain?: { chance: number; won: Effect[]; lost: Effect[]; steps: Step[] };
}

export interface RivalView {
  id: string;
  court: string;
  card: string;
  temperament: Temperament;
  stance: Stance;
  /** Cards of yours it saw. */
  seen: string[];
  /** Its list as it was read when it was last scouted in this act. */
  list?: string[];
}

export interface VeteranView {
  id: string;
  card: string;
  name: string;
  honours: string[];
  scars: string[];
  /** Marches until it may march again; 0: it is ready. */
  restsFor: number;
  status: 'serving' | 'retired' | 'dead';
}

/** A choice of an event with exactly what it does. */
export interface ChoiceView {
  id: string;
  effects: Effect[];
  /** What it brings by degrees. */
  steps?: Step[];
  isOpen: boolean;
}

export interface CampaignView {
  story: string;
  court: string;
  form: 'free' | 'sworn';
  level: LevelId;
  /** From 1; the finale is one more than there are acts. */
  act: number;
  acts: number;
  march: number;
  marchInAct: number;
  marchesInAct: number;
  site: string;
  stirrings: { sum: number; most: number; causes: { by: number; cause: StirCause; march: number }[] };
  tallow: { now: number; most: number };
  ground: number;
  /** Chambers of the Undermount that were mapped. */
  mapped: number;
  candles: { court: string; isLit: boolean; isTaken: boolean }[];
  sites: SiteView[];
  roads: [string, string][];
  roster: VeteranView[];
  rivals: RivalView[];
  warband: { commander: string; creatures: string[]; orders: string[]; tiles: string[] };
  /** Copies by card, the Levy's included; what may be sold is said by the market's options. */
  owned: Record<string, number>;
  advantages: { advantage: string; at?: string }[];
  /** What lies open; nothing: the map. */
  page?: Page;
  /** What the answers of the page do: choices of an event, ways with a candle, with help. */
  choices: ChoiceView[];
  chronicle: ChronicleLine[];
  ending?: string;
}

export interface ChronicleLine {
  march: number;
  act: number;
  site: string;
  place: string;
  kind: string;
  result: string;
  rival?: string;
  by?: 'captain';
  /** What was applied, where it came by degrees. */
  brought?: Effect[];
}

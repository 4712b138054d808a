/** The shape of a story's files. Owns the format; what must hold between files is in `check.ts`. */
import { botLevels, temperaments } from '../../../shared/bots.ts';
import {
  deeds,
  levelIds,
  measures,
  stances,
  type Advantage,
  type Step,
} from '../../../shared/games/campaign.ts';
import { z } from '../../../shared/zod.ts';
import { cardKey, cardQuery, condition, effects, id, kind } from './words.ts';

const storyFormat = 1;

const advantage: z.ZodType<Advantage> = z.strictObject({
  morale: z.int().min(-9).max(9).optional(),
  leadership: z.int().min(-9).max(9).optional(),
  orders: z.int().min(-3).max(3).optional(),
  creatures: z.int().min(-3).max(3).optional(),
});

const few = z.int().min(0).max(9);

const act = z.strictObject({
  id,
  /** How many marches it lasts. */
  marches: z.int().min(1).max(9),
  /** How many sites of each kind are filled, holdings apart. */
  fill: z.partialRecord(kind, few),
  /** Holdings that are fought over, those of dark candles first. */
  holdings: few,
  /** Candles that go out as it begins. */
  darken: few,
  /** Fewer lit candles at its end stir the hill. */
  candles: few,
});

const level = z.strictObject({
  /** The rivals' bots, act by act and in the finale; the last counts on. */
  bots: z.array(z.enum(botLevels)).min(1).max(9),
  captain: z.enum(botLevels),
  you: advantage,
  rival: advantage,
  /** Losses running after which help is offered; 0: never. */
  help: few,
});

const range = z.tuple([z.int().min(1).max(40), z.int().min(1).max(40)]);

const story = z.strictObject({
  storyFormat: z.literal(storyFormat),
  id,
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as "1.0.0"'),
  licence: z.string().min(1).max(60),
  packs: z.array(id).min(1).max(12),
  games: z.array(id).min(1).max(8),
  courts: z.array(id).min(1).max(8),
  acts: z.array(act).min(1).max(8),
  /** How many rivals begin as allies and as wavering; the rest are enemies. */
  seating: z.strictObject({ ally: few, wavering: few }),
  candlesDark: few,
  relitPerAct: few,
  stirrings: z.int().min(1).max(40),
  /** The place of the last stand, and those among which the finale is chosen. */
  lastStand: id,
  finale: z.array(id).min(1).max(8),
  tallow: z.strictObject({ start: z.int().min(0).max(40), most: z.int().min(1).max(99) }),
  prices: z.strictObject({
    order: range,
    creature: range,
    treat: z.int().min(1).max(40),
    scout: z.int().min(0).max(40),
  }),
  /** What a battle brings besides what its place says. */
  battle: z.strictObject({ won: effects, lost: effects }),
  /** The same for kinds of places where it is not that of `battle`. */
  usual: z.partialRecord(kind, z.strictObject({ won: effects, lost: effects })).optional(),
  /** What a lost finale costs before the next attempt. */
  finaleLost: effects,
  resting: effects,
  advantages: z.record(id, advantage),
  /** The advantage one Ground buys, the one help brings, and the one each ally brings to the finale. */
  groundBuys: id,
  helpBuys: id,
  allyBrings: id,
  /** In hundredths, how likely a march ends with an event. */
  eventChance: z.int().min(0).max(100),
  levels: z.strictObject(
    Object.fromEntries(levelIds.map((each) => [each, level])) as Record<
      (typeof levelIds)[number],
      typeof level
    >,
  ),
  /** The first whose condition holds; after a lost last battle the first that is not good. */
  endings: z
    .array(z.strictObject({ id, when: condition.optional(), good: z.boolean() }))
    .min(2)
    .max(12),
});

const site = z.strictObject({
  id,
  /** In which acts something may be there. */
  acts: z.array(z.int().min(1).max(8)).min(1).max(8),
  at: z.tuple([z.int().min(0).max(1000), z.int().min(0).max(1000)]),
  roads: z.array(id).max(8),
  fits: z.array(kind).max(8),
  /** A holding: the court whose candle burns here. */
  court: id.optional(),
});

const map = z.strictObject({ sites: z.array(site).min(2).max(60) });

const acts = z.array(z.int().min(1).max(9)).min(1).max(9);
const sites = z.array(id).min(1).max(20);

const step: z.ZodType<Step> = z.strictObject({
  of: z.enum(measures),
  atLeast: z.int().min(1).max(9999),
  on: z.enum(['won', 'lost']).optional(),
  effects,
});

const place = z.strictObject({
  id,
  kind,
  acts,
  sites: sites.optional(),
  /** Only at holdings, over their candle. */
  holding: z.literal(true).optional(),
  needs: condition.optional(),
  /** Who stands there: the court of the holding, an enemy, the one who wishes you best, or anybody. */
  rival: z.enum(['court', 'enemy', 'warmest', 'any']).optional(),
  scenario: id.optional(),
  veterans: z.int().min(0).max(12).optional(),
  /** Marches until it is decided without you; absent: until the act ends. */
  deadline: z.int().min(1).max(9).optional(),
  won: effects.optional(),
  lost: effects.optional(),
  passed: effects.optional(),
  /** What it brings by degrees, where another game decides. */
  steps: z.array(step).max(12).optional(),
  /** The place it becomes where its game is switched off. */
  else: id.optional(),
});

const choice = z.strictObject({ id, when: condition.optional(), effects });

export const moments = ['road', 'veteran', 'rival', 'debt', 'loss', 'win', 'undermount', 'arc'] as const;
export type Moment = (typeof moments)[number];

const event = z.strictObject({
  id,
  at: z.enum(moments),
  acts,
  sites: sites.optional(),
  when: condition.optional(),
  /** It is about a veteran: one with hands and speech, a beast, or either; with so many scars at least. */
  veteran: z
    .strictObject({ who: z.enum(['hands', 'beast', 'any']), scars: z.int().min(1).max(3).optional() })
    .optional(),
  /** It is about a seated rival: one of these, in one of these stances. */
  rival: z
    .strictObject({
      of: z.array(id).min(1).max(12).optional(),
      stance: z.array(z.enum(stances)).min(1).max(3).optional(),
    })
    .optional(),
  choices: z.array(choice).min(2).max(3),
});

const adaptation = z.strictObject({
  /** What it saw of yours, and how many different cards of it. */
  saw: cardQuery,
  atLeast: z.int().min(1).max(20),
  takes: z.array(cardKey).min(1).max(6),
  leaves: z.array(cardKey).min(1).max(6),
});

const rival = z.strictObject({
  id,
  court: id,
  card: cardKey,
  /** The key of the ready-made warband it begins with. */
  list: cardKey,
  temperament: z.enum(temperaments),
  adapts: z.array(adaptation).max(12),
  /** What it does between acts. */
  turning: z.strictObject({ enemy: effects, wavering: effects, ally: effects }),
});

const rewards = z.strictObject({
  bundles: z.int().min(1).max(3),
  cards: z.int().min(1).max(5),
  /** Of ten cards offered, how many should be such as three of your creatures can play. */
  playable: z.int().min(0).max(10),
  stock: z.strictObject({ orders: z.int().min(0).max(12), creatures: z.int().min(0).max(12) }),
  /** What a captain brings of what you would, in hundredths. */
  captain: z.int().min(0).max(100),
});

const tens = z.int().min(-90).max(90).multipleOf(10, 'must be a multiple of 10');

/** What an honour or scar changes of a card: numbers added, and texts in the card language. */
const change = z.strictObject({
  hitPoints: tens.optional(),
  melee: tens.optional(),
  speed: z.int().min(-9).max(9).optional(),
  range: z.int().min(-9).max(9).optional(),
  text: z.array(z.record(z.string(), z.json())).max(4).optional(),
});

const honour = z.strictObject({
  id,
  levels: z.tuple([z.int().min(1).max(9), z.int().min(1).max(9)]),
  deeds: z.array(z.enum(deeds)).min(1).max(4).optional(),
  change,
});

const scar = z.strictObject({ id, ranged: z.literal(true).optional(), change });

const namesList = z.array(z.string().min(1).max(40)).min(1).max(60);
const names = z.record(id, z.strictObject({ people: namesList, beasts: namesList }));

export const storyShapes = {
  'story.json': story,
  'map.json': map,
  'places.json': z.array(place).min(1).max(400),
  'events.json': z.array(event).max(600),
  'rivals.json': z.array(rival).min(1).max(60),
  'rewards.json': rewards,
  'honours.json': z.array(honour).max(60),
  'scars.json': z.array(scar).max(60),
  'names.json': names,
} as const;

export type StoryFile = keyof typeof storyShapes;
export const storyFiles = Object.keys(storyShapes) as StoryFile[];

/** The sentences of one language by key. */
export const textShape = z.record(
  z
    .string()
    .max(160)
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a key such as "event.spoons.text"'),
  z.string().min(1).max(2000),
);
export type StoryTexts = z.infer<typeof textShape>;

export type StoryCore = z.infer<typeof story>;
export type Act = z.infer<typeof act>;
export type Level = z.infer<typeof level>;
export type Site = z.infer<typeof site>;
export type Place = z.infer<typeof place>;
export type StoryEvent = z.infer<typeof event>;
export type Choice = z.infer<typeof choice>;
export type Rival = z.infer<typeof rival>;
export type Rewards = z.infer<typeof rewards>;
export type Names = z.infer<typeof names>;
export type Honour = z.infer<typeof honour>;
export type Scar = z.infer<typeof scar>;

/** A story as the rules of the campaign read it; its sentences are the window's. */
export interface Story extends StoryCore {
  sites: Site[];
  places: Place[];
  events: StoryEvent[];
  rivals: Rival[];
  rewards: Rewards;
  honours: Honour[];
  scars: Scar[];
  names: Names;
}

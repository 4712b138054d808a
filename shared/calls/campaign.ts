/**
 * The campaign: stories that can be begun, campaigns under way, their pages, battles and chronicles. A campaign is
 * answered like a match: by an option's number and the revision it answers; a stale one changes nothing. Every answer
 * is stored before it is told. A story from outside is sent like a pack (`packs.begin`, `packs.append`), looked at
 * (`stories.check`) and only then stored (`stories.import`).
 */
import { levelIds, type CampaignAction, type CampaignEvent, type CampaignView } from '../games/campaign.ts';
import { nameText } from '../plain-text.ts';
import { carried, facesSchema } from '../table.ts';
import { z } from '../zod.ts';
import { type CallTable, count, gameName, id, instant, nothing, type PushTable } from './words.ts';

/** What tells two stories of one name apart. */
const storyHash = z.string().regex(/^[0-9a-f]{64}$/);
const word = z.string().min(1).max(160);
const campaignName = nameText(60);
const level = z.enum(levelIds);
export const campaignForms = ['free', 'sworn'] as const;
const form = z.enum(campaignForms);

const named = z.strictObject({ id: z.string(), name: z.string() });

const storyLine = z.strictObject({
  hash: storyHash,
  id: z.string(),
  title: z.string(),
  version: z.string(),
  licence: z.string(),
  /** Its first page: what a person reads before beginning. */
  opening: z.string(),
  acts: count,
  battles: count,
  events: count,
  endings: count,
  /** The courts one may lead, with what is said of each; none can be led whose pack is not enabled. */
  courts: z.array(z.strictObject({ id: z.string(), name: z.string(), opening: z.string() })),
  /** Packs it needs that are not enabled; it cannot be begun while there are any. */
  missing: z.array(z.string()),
  isBuiltin: z.boolean(),
  isEnabled: z.boolean(),
  installedAt: instant,
  /** Campaigns that follow it. They keep it, also when it is removed. */
  campaigns: count,
});
export type StoryLine = z.infer<typeof storyLine>;

/** Why a campaign cannot be played on: its rows cannot be read, were altered, or lead elsewhere by the present rules. */
export const campaignTroubles = ['unreadable', 'altered', 'olderRules'] as const;

const campaignLine = z.strictObject({
  id: count,
  name: z.string(),
  story: z.strictObject({ id: z.string(), title: z.string(), version: z.string() }),
  /** Where it stands; absent where it cannot be read. */
  stands: z
    .strictObject({
      court: named,
      level,
      form,
      act: count,
      acts: count,
      actTitle: z.string(),
      march: count,
      site: z.string(),
      stirrings: count,
      stirringsMost: count,
      candles: count,
      /** The ending's title, once it is told. */
      ending: z.string().optional(),
      /** The match of the battle under way: what Continue opens. */
      match: z.strictObject({ id: count, game: gameName }).optional(),
    })
    .optional(),
  createdAt: instant,
  playedAt: instant,
  /** Pages turned back: the campaign it was forked from. */
  forkedFrom: count.optional(),
  trouble: z.enum(campaignTroubles).optional(),
});
export type CampaignLine = z.infer<typeof campaignLine>;

/** A battlefield as a letter draws it, and the aims besides Morale: the parts of a scenario file that say so. */
export const shownGround = z.object({
  map: z.array(z.string()),
  objectives: z
    .array(
      z.object({
        kind: z.enum(['lastUntil', 'hold', 'collect', 'destroy', 'keepAlive']),
        /** `$you` or `$rival`. */
        player: z.string(),
        round: count.optional(),
        squares: z.array(z.string()).optional(),
        turns: count.optional(),
        tokens: count.optional(),
        creature: z.string().optional(),
      }),
    )
    .default([]),
});

const battleSchema = z.strictObject({
  /** The game it is played in. */
  game: gameName,
  by: z.enum(['you', 'captain']),
  /** Its match, once it was begun. */
  match: count.optional(),
  /** Bots play it now, without being watched. */
  isFought: z.boolean(),
  /** Why it cannot be begun: a scenario that cannot be set up. */
  refused: z.string().optional(),
});

const openedSchema = z.strictObject({
  id: count,
  name: z.string(),
  revision: count,
  /** The story's title, and that of the act under way; the finale has none. */
  title: z.string(),
  actTitle: z.string(),
  /** The site of the last battle, where the map draws the hill. */
  hill: z.string().optional(),
  /** The grounds of the battles that letters tell of, by scenario. */
  grounds: z.record(z.string(), shownGround),
  view: carried<CampaignView>(),
  /** Every legal answer, by number; none once it is over. `view.page` says which page they answer; without one, the map. */
  options: z.array(carried<CampaignAction>()),
  /** The sentences that may be read now, by key, filled in: `site.x`, `place.x.title`, `event.x.choice.y` (`docs/stories.md`). */
  words: z.record(z.string(), z.string()),
  /** The text of an open scene, filled in. */
  scene: z.string().optional(),
  /** Every card the view names, by key; `veteran/1` is a veteran's own, `honour/x` and `scar/x` the open page's as it would be. */
  faces: facesSchema,
  /** Orders offered: how many of your creatures can play each. */
  players: z.record(z.string(), count),
  prices: z.strictObject({ treat: count, scout: count, sell: z.record(z.string(), count) }),
  /** The battle that lies open. */
  battle: battleSchema.optional(),
  /** Packs of its story that are not enabled any more. */
  missing: z.array(z.string()),
  /** Whether the latest answer may be taken back. */
  canUndo: z.boolean(),
});
export type OpenCampaign = z.infer<typeof openedSchema>;

const answeredSchema = z.strictObject({
  campaign: openedSchema,
  /** What happened, for showing it; the campaign as given is what holds. */
  events: z.array(carried<CampaignEvent>()),
});

/** A line of the chronicle in words, and where it happened. */
const chronicleLine = z.strictObject({
  /** How many answers came before it. */
  at: count,
  march: count,
  site: z.string(),
  siteName: z.string(),
  place: z.string(),
  kind: z.string(),
  title: z.string(),
  /** What was read: the scene of a result, or an event's page. */
  told: z.string(),
  /** What was chosen, in the words of the choice. */
  chosen: z.string().optional(),
  result: z.string(),
  rival: named.optional(),
  by: z.literal('captain').optional(),
  /** The battle's match, to watch. */
  match: count.optional(),
  /** How things stood after it. */
  stirrings: count,
  tallow: count,
  candles: count,
});
export type ChronicleEntry = z.infer<typeof chronicleLine>;

const chapterSchema = z.strictObject({
  act: count,
  title: z.string(),
  text: z.string(),
  lines: z.array(chronicleLine),
  /** How its candles stood at the end of it. */
  candles: z.array(
    z.strictObject({ court: z.string(), name: z.string(), isLit: z.boolean(), isTaken: z.boolean() }),
  ),
});

const lifeKinds = [
  'named',
  'marched',
  'deed',
  'fell',
  'honour',
  'scar',
  'healed',
  'retired',
  'died',
] as const;

const veteranLife = z.strictObject({
  id: z.string(),
  name: z.string(),
  card: z.string(),
  status: z.enum(['serving', 'retired', 'dead']),
  honours: z.array(named),
  scars: z.array(named),
  life: z.array(
    z.strictObject({ march: count, kind: z.enum(lifeKinds), what: z.string().optional(), site: z.string() }),
  ),
  /** What the ending says of them. */
  last: z.string().optional(),
});

const chronicleSchema = z.strictObject({
  id: count,
  name: z.string(),
  title: z.string(),
  court: named,
  level,
  form,
  chapters: z.array(chapterSchema),
  veterans: z.array(veteranLife),
  /** Cards as they came, went, and were put into or out of the warband. */
  warband: z.array(
    z.strictObject({
      march: count,
      gained: z.array(z.string()),
      lost: z.array(z.string()),
      putIn: z.array(z.string()),
      takenOut: z.array(z.string()),
    }),
  ),
  rivals: z.array(
    z.strictObject({ ...named.shape, court: z.string(), stance: z.string(), last: z.string().optional() }),
  ),
  sites: z.array(
    z.strictObject({
      ...named.shape,
      at: z.tuple([z.number(), z.number()]),
      /** A holding: the court whose candle burns there. */
      court: z.string().optional(),
    }),
  ),
  /** Where the hill stands. */
  hill: z.string().optional(),
  roads: z.array(z.tuple([z.string(), z.string()])),
  /** Pages that can be turned back to: the moment a march was chosen. Empty on a sworn campaign. */
  turns: z.array(z.strictObject({ at: count, act: count, march: count, siteName: z.string() })),
  faces: facesSchema,
  ending: z
    .strictObject({ id: z.string(), title: z.string(), text: z.string(), isGood: z.boolean() })
    .optional(),
});
export type Chronicle = z.infer<typeof chronicleSchema>;

/** Something about a file of a story: where, which kind, and in words. */
const storyRemark = z.strictObject({
  file: z.string(),
  line: z.int().optional(),
  path: z.string(),
  code: z.string(),
  sentence: z.string(),
});

const storyReport = z.strictObject({
  /** Nothing is stored while there is an error. */
  errors: z.array(storyRemark),
  /** How many there are beyond those listed. */
  more: count,
  /** Files that are no part of a story and are not read. */
  ignored: z.array(z.string()),
  /** There once every file could be read. */
  story: z
    .strictObject({
      ...storyLine.omit({ isBuiltin: true, isEnabled: true, installedAt: true, campaigns: true }).shape,
      /** How it stands to what is installed under its id. */
      standing: z.enum(['new', 'same', 'other']),
    })
    .optional(),
});
export type StoryReport = z.infer<typeof storyReport>;

const byId = z.strictObject({ id: count });
const answerOf = { id: count, revision: count };
const upload = { upload: id };
const stories = z.strictObject({ stories: z.array(storyLine) });
const byHash = z.strictObject({ hash: storyHash });
const cardList = z.array(word).max(200);

export const campaignCalls = {
  /** Campaigns, last played first. */
  'campaign.list': { input: nothing, output: z.strictObject({ campaigns: z.array(campaignLine) }) },
  /** Begins a campaign. The seed is drawn if none is given. */
  'campaign.begin': {
    input: z.strictObject({
      story: storyHash,
      court: word,
      level,
      form,
      name: campaignName.optional(),
      seed: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    output: byId,
  },
  /** The campaign at the page where it stands. */
  'campaign.open': { input: byId, output: openedSchema },
  'campaign.answer': { input: z.strictObject({ ...answerOf, option: count }), output: answeredSchema },
  /** Takes back the latest answer, as long as nothing was revealed since and no match has begun. */
  'campaign.undo': { input: z.strictObject(answerOf), output: answeredSchema },
  /** Why something cannot be done now; nothing: it can. */
  'campaign.why': {
    input: z.strictObject({ id: count, action: z.looseObject({ kind: z.string().max(40) }) }),
    output: z.strictObject({ sentence: z.string().optional(), rule: z.string().optional() }),
  },
  /** At a muster: the warband marches as this list says. What is not owned is refused by name, and nothing is changed. */
  'campaign.muster': {
    input: z.strictObject({ ...answerOf, creatures: cardList, orders: cardList }),
    output: answeredSchema,
  },
  /** The campaign's warband in the builder, as it marches now unless it is being changed there: its number. */
  'campaign.builder': { input: byId, output: z.strictObject({ warband: z.string() }) },
  /**
   * The match of the battle that lies open: made if there is none yet, else the one under way. A captain's is played by
   * bots alone; unwatched, they play it to its end at once and `campaign.changed` tells of it.
   */
  'campaign.battle': {
    input: z.strictObject({ ...answerOf, isWatched: z.boolean() }),
    output: z.strictObject({ match: count, game: gameName }),
  },
  /** Turns back to a page: a new campaign that has only the first `at` answers. The old one stays as it is. */
  'campaign.turn': { input: z.strictObject({ id: count, at: count }), output: byId },
  'campaign.chronicle': { input: byId, output: chronicleSchema },
  /** The campaign as a file that repeats it elsewhere, or as a page to read; `app.save` saves it. */
  'campaign.export': {
    input: z.strictObject({ id: count, as: z.enum(['file', 'page']) }),
    output: z.strictObject({ name: z.string(), text: z.string() }),
  },
  /** Calls a veteran by another name; nothing: by the one the story gave. */
  'campaign.call': {
    input: z.strictObject({ id: count, veteran: word, name: nameText(40).or(z.literal('')) }),
    output: nothing,
  },
  'campaign.rename': { input: z.strictObject({ id: count, name: campaignName }), output: nothing },
  /** Can be undone. */
  'campaign.delete': { input: byId, output: nothing },
  'campaign.undelete': { input: byId, output: nothing },
  /**
   * A campaign from a file that `app.save` made (`{ kind: 'campaign' }`), sent with `packs.begin` and `packs.append`:
   * repeated answer by answer and only then stored.
   */
  'campaign.import': { input: z.strictObject(upload), output: byId },

  'stories.list': { input: nothing, output: stories },
  /** Reads what was sent with `packs.begin` and `packs.append` and says what is wrong with it. Stores nothing. */
  'stories.check': { input: z.strictObject(upload), output: storyReport },
  'stories.import': { input: z.strictObject({ ...upload, hash: storyHash }), output: stories },
  /** A story that is switched off is not offered; campaigns that follow it go on. */
  'stories.switch': { input: z.strictObject({ hash: storyHash, isEnabled: z.boolean() }), output: stories },
  /** Only stories from outside. Campaigns keep what they follow. */
  'stories.remove': { input: byHash, output: stories },
} as const satisfies CallTable;

export const campaignPushes = {
  /** A campaign went on without this window: its battle ended, another window answered. Open it again. */
  'campaign.changed': z.strictObject({ id: count }),
  /** Campaigns were begun, renamed, deleted; stories were added or removed. */
  'campaigns.changed': nothing,
} as const satisfies PushTable;

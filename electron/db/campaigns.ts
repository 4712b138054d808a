/**
 * Campaigns in the database: begun, answered, taken back, forked. What an answer or a setup means is the campaign's own
 * business; here they are JSON. A campaign is what repeats it (story and cards by hash, setup, seed, answers), and its
 * seal is over all of that.
 */
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Db } from './connect.ts';
import { parseJson } from './json.ts';
import {
  campaignAnswers,
  campaignBattles,
  campaigns,
  collectionCards,
  collections,
  matches,
  matchSeats,
} from './schema/index.ts';
import { sealOf } from './seals.ts';

type Row = typeof campaigns.$inferSelect;

export interface NewCampaign {
  name: string;
  storyKey: string;
  storyHash: string;
  armouryHash: string;
  setup: object;
  seed: number;
  rulesVersion: number;
  fork?: { from: number; at: number };
}

export interface StoredCampaign extends Omit<Row, 'setup'> {
  setup: unknown;
  /** `undefined` where one cannot be read. */
  answers: unknown[];
  /** Whether anything it is repeated from was altered since it was stored. */
  isAltered: boolean;
}

/** Copies owned by card: what the builder and the search look up. */
export type Owned = Readonly<Record<string, number>>;

export type CampaignRefused = 'no-such-campaign' | 'stale';

const atOnce = <T>(db: Db, work: () => T): T => db.transaction(work, { behavior: 'immediate' });

export function createCampaign(
  db: Db,
  begun: NewCampaign,
  { answers = [], owned, at }: { answers?: readonly object[]; owned: Owned; at: number },
): number {
  const { fork, ...rest } = begun;
  return atOnce(db, () => {
    const { id } = db
      .insert(campaigns)
      .values({
        ...rest,
        ...{ revision: answers.length, createdAt: at, playedAt: at },
        ...(fork && { forkedFrom: fork.from, forkedAt: fork.at }),
      })
      .returning({ id: campaigns.id })
      .get();
    insertAnswers(db, id, 0, answers, at);
    if (fork) copyBattles(db, id, fork);
    keepOwned(db, id, owned);
    seal(db, id);
    return id;
  });
}

function insertAnswers(db: Db, campaignId: number, after: number, answers: readonly object[], at: number) {
  answers.forEach((answer, index) =>
    db
      .insert(campaignAnswers)
      .values({ campaignId, seq: after + index + 1, answer: JSON.stringify(answer), at })
      .run(),
  );
}

/** The battles before a page are the same matches in the campaign that goes on from it. */
function copyBattles(db: Db, campaignId: number, { from, at }: { from: number; at: number }): void {
  for (const battle of battlesOf(db, from))
    if (battle.at < at)
      db.insert(campaignBattles)
        .values({ ...battle, campaignId })
        .run();
}

/** What changed at a decision. */
export interface Change {
  /** The revision it answers. */
  revision: number;
  /** How many answers stay before the new ones. */
  after: number;
  answers: readonly object[];
  /** What is owned now, if it is something else than before. */
  owned: Owned | undefined;
  at: number;
}

/** Saved whole when it returns the new revision, or nothing is changed. */
export function changeCampaign(
  db: Db,
  id: number,
  { revision, after, answers, owned, at }: Change,
): Result<number, CampaignRefused> {
  return atOnce(db, () => {
    const row = rowOf(db, id);
    if (!row) return err('no-such-campaign');
    if (row.revision !== revision) return err('stale');
    db.delete(campaignAnswers)
      .where(and(eq(campaignAnswers.campaignId, id), gt(campaignAnswers.seq, after)))
      .run();
    insertAnswers(db, id, after, answers, at);
    db.update(campaigns)
      .set({ revision: revision + 1, playedAt: at })
      .where(eq(campaigns.id, id))
      .run();
    if (owned) keepOwned(db, id, owned);
    seal(db, id);
    return ok(revision + 1);
  });
}

function keepOwned(db: Db, campaignId: number, owned: Owned): void {
  const known = db.select().from(collections).where(eq(collections.campaignId, campaignId)).get();
  const { id } = known ?? db.insert(collections).values({ scope: 'campaign', campaignId }).returning().get();
  db.delete(collectionCards).where(eq(collectionCards.collectionId, id)).run();
  for (const [cardKey, count] of Object.entries(owned))
    db.insert(collectionCards).values({ collectionId: id, cardKey, count }).run();
}

const rowOf = (db: Db, id: number): Row | undefined =>
  db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)))
    .get();

const answersOf = (db: Db, id: number): { seq: number; answer: string }[] =>
  db
    .select({ seq: campaignAnswers.seq, answer: campaignAnswers.answer })
    .from(campaignAnswers)
    .where(eq(campaignAnswers.campaignId, id))
    .orderBy(asc(campaignAnswers.seq))
    .all();

function sealOfRow(row: Row, answers: readonly { seq: number; answer: string }[]): string {
  const { storyHash, armouryHash, setup, seed, rulesVersion, revision, forkedFrom, forkedAt } = row;
  return sealOf([
    ...[storyHash, armouryHash, setup, seed, rulesVersion, revision, forkedFrom, forkedAt],
    ...answers.map(({ seq, answer }) => [seq, answer]),
  ]);
}

function seal(db: Db, id: number): void {
  const value = sealOfRow(rowOf(db, id)!, answersOf(db, id));
  db.update(campaigns).set({ seal: value }).where(eq(campaigns.id, id)).run();
}

export function loadCampaign(db: Db, id: number): StoredCampaign | undefined {
  const row = rowOf(db, id);
  if (!row) return undefined;
  const answers = answersOf(db, id);
  return {
    ...row,
    answers: answers.map(({ answer }) => parseJson(answer)),
    isAltered: row.seal !== sealOfRow(row, answers),
  };
}

/** Campaigns that are not deleted, last played first. */
export const listCampaigns = (db: Db): Row[] =>
  db
    .select()
    .from(campaigns)
    .where(isNull(campaigns.deletedAt))
    .orderBy(desc(campaigns.playedAt), desc(campaigns.id))
    .all();

export const renameCampaign = (db: Db, id: number, name: string): boolean =>
  db
    .update(campaigns)
    .set({ name })
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)))
    .run().changes > 0;

/** Changes what it began with in what no answer depends on. */
export function changeSetup(db: Db, id: number, setup: object): void {
  atOnce(db, () => {
    db.update(campaigns).set({ setup }).where(eq(campaigns.id, id)).run();
    seal(db, id);
  });
}

/** Sets or clears when it was deleted; whether there is such a campaign. */
export const markDeleted = (db: Db, id: number, deletedAt: number | null): boolean =>
  db.update(campaigns).set({ deletedAt }).where(eq(campaigns.id, id)).run().changes > 0;

export interface StoredBattle {
  /** How many answers came before it. */
  at: number;
  matchId: number;
}

/** The battles that were begun, in order. */
export const battlesOf = (db: Db, campaignId: number): StoredBattle[] =>
  db
    .select({ at: campaignBattles.at, matchId: campaignBattles.matchId })
    .from(campaignBattles)
    .where(eq(campaignBattles.campaignId, campaignId))
    .orderBy(asc(campaignBattles.at))
    .all();

/** This match is the battle that lies open after so many answers; in place of one that came to nothing. */
export function linkBattle(db: Db, campaignId: number, { at, matchId }: StoredBattle): void {
  db.insert(campaignBattles)
    .values({ campaignId, at, matchId })
    .onConflictDoUpdate({ target: [campaignBattles.campaignId, campaignBattles.at], set: { matchId } })
    .run();
}

/** The campaigns for which this match is a battle. */
export const campaignsOfMatch = (db: Db, matchId: number): number[] =>
  db
    .select({ id: campaignBattles.campaignId })
    .from(campaignBattles)
    .where(eq(campaignBattles.matchId, matchId))
    .all()
    .map(({ id }) => id);

/** How a match stands, and who won. */
export interface MatchStands {
  game: string;
  isOver: boolean;
  reason: string;
  winners: number[];
}

export function standOf(db: Db, matchId: number): MatchStands | undefined {
  const { game, finishedAt, reason } = matches;
  const found = db.select({ game, finishedAt, reason }).from(matches).where(eq(matches.id, matchId)).get();
  if (!found) return undefined;
  const winners = db
    .select({ seat: matchSeats.seat })
    .from(matchSeats)
    .where(and(eq(matchSeats.matchId, matchId), eq(matchSeats.isWinner, true)))
    .all();
  return {
    ...{ game: found.game, isOver: found.finishedAt !== null, reason: found.reason ?? '' },
    winners: winners.map(({ seat }) => seat),
  };
}

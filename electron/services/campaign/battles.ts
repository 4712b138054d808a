/**
 * Battles of campaigns as matches: the match of the battle that lies open is made, gone on with, and read when it is
 * over. What a game makes of a battle is its own (`engine/battle.ts`).
 */
import type { CampaignAction, Fact } from '../../../shared/games/campaign.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { z } from '../../../shared/zod.ts';
import { battlePlan, nextAnswer, type BattlePlan } from '../../campaign/battle-plan.ts';
import { campaign } from '../../campaign/index.ts';
import { reachedIn, stepsOf } from '../../campaign/letters.ts';
import { battlesOf, linkBattle, standOf } from '../../db/campaigns.ts';
import type { Db } from '../../db/connect.ts';
import type { BattleOrder } from '../../engine/battle.ts';
import type { Games } from '../../engine/games.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { hooksOf } from '../../engine/table-hooks.ts';
import type { Card, WarbandResources } from '../../games/warband/index.ts';
import type { MatchService } from '../matches/service.ts';
import type { CardLibrary } from '../packs/library.ts';
import { borneBy } from './faces.ts';
import { textsOf } from './readable.ts';
import { carryOn, type Session } from './session.ts';
import { campaignError } from './words-of.ts';

export interface BattleGround {
  db: Db;
  games: Games;
  /** What the games set matches up from. */
  resources: WarbandResources & { cards: CardLibrary };
  matches: Pick<MatchService, 'begin' | 'played' | 'tables' | 'lastPlan'>;
}

/** A battle that ended without a winner because nobody could go on with it is fought anew. */
const abandoned = 'abandoned';

/** The match of the battle that lies open, if one was begun and counts. */
export function matchOf(db: Db, { row, answers }: Session): number | undefined {
  const battle = battlesOf(db, row.id).find(({ at }) => at === answers.length);
  const stands = battle && standOf(db, battle.matchId);
  return stands && stands.reason !== abandoned ? battle.matchId : undefined;
}

/** Makes the match of the battle that lies open. */
export function beginBattle(ground: BattleGround, session: Session): Result<number, CallError> {
  const plan = battlePlan(session.state);
  if (!plan) return err(campaignError('no-battle'));
  const game = ground.games.find(plan.game);
  const battles = game && hooksOf(game).battles;
  if (!game || !battles) return err(campaignError('no-such-game'));
  const planned = battles.plan(resourcesFor(ground, session), orderOf(ground, session, plan), plan.seed);
  if (!planned.ok) return planned;
  const match = ground.matches.begin(game, planned.value, plan.seed, session.row.id);
  linkBattle(ground.db, session.row.id, { at: session.answers.length, matchId: match });
  return ok(match);
}

/** The cards of a campaign are those it was begun with. */
function resourcesFor({ resources }: BattleGround, { armoury }: Session): WarbandResources {
  const { cards } = resources;
  const known = new Map<string, Card>([...cards.cards(), ...armoury.cards]);
  return { ...resources, cards: { ...cards, cards: () => known } };
}

const planSeats = z.object({ seats: z.array(z.object({ name: z.string() })).min(1) });

/** A person is called as they were in the last match; before the first, as the commander they lead. */
function personName({ matches }: BattleGround, { armoury, state }: Session): string {
  const last = planSeats.safeParse(matches.lastPlan().plan);
  if (last.success) return last.data.seats[0]!.name;
  return armoury.cards.get(state.warband.commander)?.name ?? 'The commander';
}

function orderOf(ground: BattleGround, session: Session, plan: BattlePlan): BattleOrder {
  const { content, state } = session;
  const texts = textsOf(content);
  const { rival, captain } = plan;
  const rivalCourt = state.setup.story.rivals.find(({ id }) => id === rival?.id)?.court;
  const own = texts[`court.${state.setup.court}`] ?? '';
  return {
    ground: content.scenarios[plan.scenario ?? ''],
    veterans: plan.veterans.map((veteran) => borneBy(state, veteran)),
    expedition: { mapped: plan.mapped, isForKeeps: plan.isForKeeps },
    hosts: [
      {
        ...{ name: captain ? 'Your captain' : personName(ground, session), side: own },
        ...{ ...plan.you, advantage: plan.advantage },
        ...(captain && { bot: { level: captain, temperament: 'balanced' } }),
      },
      {
        name: texts[`rival.${rival?.id}.name`] ?? 'Whoever is there',
        side: texts[`court.${rivalCourt}`] ?? '',
        ...{ ...(rival?.list ?? plan.you), advantage: rival?.advantage ?? {} },
        bot: { level: rival?.bot ?? plan.bot, temperament: rival?.temperament ?? 'balanced' },
      },
    ],
  };
}

/** The answers a match gives once it is over; nothing before that. */
export function answersOf(
  { db, games, matches }: BattleGround,
  session: Session,
  match: number,
): CampaignAction[] | undefined {
  const stands = standOf(db, match);
  const game = stands && games.find(stands.game);
  if (!stands?.isOver || stands.reason === abandoned || !game) return undefined;
  const won = stands.winners.includes(0);
  return toldTo(session, won, factsFrom(game, matches, session, { match, won }));
}

function factsFrom(
  game: AnyGame,
  matches: BattleGround['matches'],
  { state }: Session,
  { match, won }: { match: number; won: boolean },
): Fact[] {
  const plan = battlePlan(state);
  const played = matches.played(match);
  const battles = hooksOf(game).battles;
  if (!plan || !played || !battles) return [];
  const fought = {
    ...{ views: played.views, told: played.told, seat: 0 },
    creatures: plan.you.creatures,
    veterans: plan.veterans.map(({ id }) => id),
  };
  const tallies = battles.tallies?.(fought) ?? {};
  return [...battles.facts(fought), ...reachedIn(stepsOf(state, plan.place), won, tallies)];
}

/** The result, and what was told, answer by answer, until the battle's pages are through. */
function toldTo({ state }: Session, won: boolean, facts: readonly Fact[]): CampaignAction[] {
  const answers: CampaignAction[] = [];
  let position = state;
  for (let next = nextAnswer(position, won, facts); next; next = nextAnswer(position, won, facts)) {
    answers.push(next);
    position = carryOn(position, [next])?.state ?? campaign.clone(state);
  }
  return answers;
}

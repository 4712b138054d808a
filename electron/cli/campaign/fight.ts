/** Battles of a campaign played by bots on this thread: both sides led by the same level. */
import type { BattlePlan } from '../../campaign/battle-plan.ts';
import type { StoryContent } from '../../campaign/story/read.ts';
import type { AnyLevel } from '../../bots/levels.ts';
import { battleSetup, type BattleSide } from '../../games/warband/campaign/battle.ts';
import { veteranCard } from '../../games/warband/campaign/veteran.ts';
import type { Card } from '../../games/warband/cards/language.ts';
import { warband, type BoxedCard } from '../../games/warband/index.ts';
import { keysOf, playDuel, type DuelReport } from '../../services/bots/duel.ts';
import type { Advantage, Fact, Tallies } from '../../../shared/games/campaign.ts';

/** What battles are made of. */
export interface Armoury {
  content: StoryContent;
  library: ReadonlyMap<string, Card>;
  boxes: readonly BoxedCard[];
}

export interface Fought {
  won: boolean;
  rounds: number;
  reason: string;
  facts: Fact[];
  /** What a match of another game counted. */
  tallies: Tallies;
}

/** The setup of the battle that lies open; a story that was checked has no battle that cannot be set up. */
export function setupOf({ content, library }: Armoury, plan: BattlePlan) {
  const cards = new Map(library);
  for (const veteran of plan.veterans) cards.set(veteran.id, cardOfVeteran(content, library, veteran));
  const source = content.scenarios[plan.scenario ?? ''] ?? '';
  const rival = plan.rival!;
  const found = battleSetup(
    source,
    [side('You', plan.you, plan.advantage), side(rival.id, rival.list, rival.advantage)],
    cards,
  );
  if (!found.ok) throw new Error(`${plan.place}: ${found.error.map(({ sentence }) => sentence).join(' ')}`);
  return { ...found.value, skipForced: true as const };
}

const side = (
  name: string,
  { commander, creatures, orders }: BattlePlan['you'],
  handicap: Advantage,
): BattleSide => ({
  ...{ name, commander, creatures, orders },
  handicap: Object.fromEntries(Object.entries(handicap).filter(([, value]) => value !== undefined)),
});

function cardOfVeteran(
  { story }: StoryContent,
  library: ReadonlyMap<string, Card>,
  { id, name, card, honours, scars }: BattlePlan['veterans'][number],
): Card {
  const base = library.get(card);
  if (base?.type !== 'creature') throw new Error(`${card} is no creature`);
  const borne = [...story.honours, ...story.scars].filter(
    (each) => honours.includes(each.id) || scars.includes(each.id),
  );
  const made = veteranCard(
    base,
    { id, name },
    borne.map(({ change }) => change),
  );
  if (!made.ok) throw new Error(`${name}: ${made.error.map(({ sentence }) => sentence).join(' ')}`);
  return made.value;
}

export function fight(armoury: Armoury, plan: BattlePlan, level: AnyLevel, seed: number): Fought {
  const player = (temperament: 'balanced', own: number) => ({ level, temperament, seed: seed * 2 + own });
  const setup = setupOf(armoury, plan);
  const duel = {
    setup,
    seed,
    players: [player('balanced', 0), player('balanced', 1)],
  };
  const report = playDuel(warband, duel, { boxes: withOwnCards(armoury.boxes, setup.cards) });
  return {
    won: report.outcome?.winners.includes(0) ?? false,
    rounds: report.rounds,
    reason: report.outcome?.reason ?? 'none',
    facts: factsOf(plan, report),
    tallies: {},
  };
}

/** Veterans and a battle's own creatures are in no box; whoever has seen one may think of it. */
function withOwnCards(boxes: readonly BoxedCard[], cards: readonly Card[]): BoxedCard[] {
  const boxed = new Set(boxes.map(({ card }) => card.id));
  return [...boxes, ...cards.filter(({ id }) => !boxed.has(id)).map((card) => ({ card, copies: 1 }))];
}

/** Veterans that fell, the creature that did most, and the cards that were shown. */
function factsOf(plan: BattlePlan, report: DuelReport): Fact[] {
  const [own = []] = keysOf(report, 'played');
  const counts = report.cards.filter(({ seat }) => seat === 0);
  const fallen = counts.filter(({ kind }) => kind === 'destroyed').map(({ card }) => card);
  const [first] = counts
    .filter(({ kind, card }) => kind === 'damageDealt' && plan.you.creatures.includes(card))
    .toSorted((one, other) => other.count - one.count);
  return [
    ...plan.veterans
      .filter(({ id }) => fallen.includes(id))
      .map(({ id }): Fact => ({ fact: 'fell', veteran: id })),
    ...(first ? [{ fact: 'deed', deed: 'felled', by: first.card } as const] : []),
    ...own.map((card): Fact => ({ fact: 'saw', card })),
  ];
}

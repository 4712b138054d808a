/**
 * What knowing the aim is worth: a Soldier against one for whom the aims of a battle weigh nothing, each on either side
 * of the battles of a story, told by the aim of the battle.
 */
import type { StoryContent } from '../../campaign/story/read.ts';
import { soldierBot } from '../../bots/soldier.ts';
import { battleSetup, type BattleSide } from '../../games/warband/campaign/battle.ts';
import { catalogueOf } from '../../games/warband/campaign/catalogue.ts';
import { mindWeighing, warband, weightsOf, type Pack, type WarbandSetup } from '../../games/warband/index.ts';
import { playDuel } from '../../services/bots/duel.ts';
import { libraryOf } from '../stories/outside.ts';
import { loadArmoury, type Armoury } from '../warband/armies.ts';

export interface AimTally {
  aim: string;
  matches: number;
  /** Won by the one who knows the aim; a draw is half. */
  points: number;
}

/** What the first aim of a battle is called; a battle without any is won by Morale. */
const aimOf = ({ objectives = [] }: WarbandSetup): string =>
  objectives.some(({ kind }) => kind === 'keepAlive') ? 'keepAlive' : (objectives[0]?.kind ?? 'morale');

const knowing = weightsOf('balanced', 'practised');
const unknowing = { ...knowing, aim: 0 };

/** A battlefield of the story with two of the ready-made warbands on it. */
type Field = (one: number, other: number) => WarbandSetup;

/** Every battle of a story that has an aim. */
function aimedFields(content: StoryContent, packs: readonly Pack[]): Field[] {
  const { lists } = catalogueOf(packs);
  const library = libraryOf(packs);
  const side = (at: number): BattleSide => {
    const { commander, creatures, orders } = lists[at % lists.length]!;
    return { name: `list ${at}`, commander, creatures, orders, handicap: {} };
  };
  const fields = Object.values(content.scenarios).map((source) => (one: number, other: number) => {
    const found = battleSetup(source, [side(one), side(other)], library);
    if (!found.ok) throw new Error(found.error.map(({ sentence }) => sentence).join(' '));
    return found.value;
  });
  return fields.filter((field) => aimOf(field(0, 1)) !== 'morale');
}

/** What the one who knows the aim makes of a match: 1, or 0, or half of it. */
function pointsOf(setup: WarbandSetup, knower: number, seed: number, boxes: Armoury['boxes']): number {
  const bots = [0, 1].map((seat) => soldierBot(mindWeighing(seat === knower ? knowing : unknowing)));
  const player = (at: number) => ({ level: 'umpire' as const, temperament: 'balanced' as const, seed: at });
  const duel = { setup: { ...setup, skipForced: true as const }, seed, players: [player(0), player(1)] };
  const { outcome } = playDuel(warband, duel, { boxes }, { botFor: ({ seed: at }) => bots[at]! });
  const winners = outcome?.winners ?? [];
  return winners.length === 0 ? 0.5 : Number(winners.includes(knower));
}

/** Plays so many matches over the battles that have an aim, each pair with the sides exchanged. */
export function measureAims(
  content: StoryContent,
  packs: readonly Pack[],
  { matches, seed }: { matches: number; seed: number },
  show: (done: number) => void,
): AimTally[] {
  const { boxes } = loadArmoury(packs.map(({ manifest }) => manifest.id));
  const fields = aimedFields(content, packs);
  const tallies = new Map<string, AimTally>();
  for (let number = 0; number < matches; number++) {
    const round = Math.floor(number / 2);
    const setup = fields[round % fields.length]!(round * 5, round * 5 + 1 + (round % 7));
    const tally = tallies.get(aimOf(setup)) ?? { aim: aimOf(setup), matches: 0, points: 0 };
    tally.matches += 1;
    tally.points += pointsOf(setup, number % 2, seed + round, boxes);
    tallies.set(tally.aim, tally);
    show(number + 1);
  }
  return [...tallies.values()];
}

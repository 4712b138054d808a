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
import { loadArmoury } from '../warband/armies.ts';

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

/** Plays so many matches over the battles of a story that have an aim. */
export function measureAims(
  content: StoryContent,
  packs: readonly Pack[],
  { matches, seed, only }: { matches: number; seed: number; only: string | undefined },
  show: (done: number) => void,
): AimTally[] {
  const { lists } = catalogueOf(packs);
  const library = libraryOf(packs);
  const { boxes } = loadArmoury(packs.map(({ manifest }) => manifest.id));
  const setups = Object.values(content.scenarios).map((source) => (pair: [number, number]) => {
    const [one, other] = pair.map((at): BattleSide => {
      const { commander, creatures, orders } = lists[at % lists.length]!;
      return { name: `list ${at}`, commander, creatures, orders, handicap: {} };
    }) as [BattleSide, BattleSide];
    const found = battleSetup(source, [one, other], library);
    if (!found.ok) throw new Error(found.error.map(({ sentence }) => sentence).join(' '));
    return found.value;
  });
  const aimed = setups.filter((setup) => {
    const aim = aimOf(setup([0, 1]));
    return aim !== 'morale' && (only === undefined || aim === only);
  });
  const tallies = new Map<string, AimTally>();
  for (let number = 0; number < matches; number++) {
    const round = Math.floor(number / 2);
    const setup = {
      ...aimed[round % aimed.length]!([round * 5, round * 5 + 1 + (round % 7)]),
      skipForced: true as const,
    };
    const knower = number % 2;
    const bots = [0, 1].map((seat) => soldierBot(mindWeighing(seat === knower ? knowing : unknowing)));
    const players = [0, 1].map((at) => ({
      level: 'umpire' as const,
      temperament: 'balanced' as const,
      seed: at,
    }));
    const duel = { setup, seed: seed + round, players };
    const { outcome } = playDuel(warband, duel, { boxes }, { botFor: ({ seed: at }) => bots[at]! });
    const winners = outcome?.winners ?? [];
    const tally = tallies.get(aimOf(setup)) ?? { aim: aimOf(setup), matches: 0, points: 0 };
    tally.matches += 1;
    tally.points += winners.length === 0 ? 0.5 : winners.includes(knower) ? 1 : 0;
    tallies.set(tally.aim, tally);
    show(number + 1);
  }
  return [...tallies.values()];
}

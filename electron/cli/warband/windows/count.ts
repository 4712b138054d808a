/** How often a person is asked over many first games, and what was passed for them though it mattered. */
import type { BotLevel } from '../../../../shared/bots.ts';
import { loadArmoury, setupMaker } from '../armies.ts';
import { botsWith } from '../tools.ts';
import { watchMatch, type WatchedMatch } from './match.ts';

interface CountPlan {
  games: number;
  seed: number;
  level: BotLevel;
}

export interface WindowCount {
  games: number;
  unfinished: number;
  /** Turns of the opponent without an attack on the person, by how often the person was asked in them. */
  calmTurns: number[];
  /** The same of turns with an attack. */
  attackTurns: number[];
  skipped: number;
  useful: (WatchedMatch['useful'][number] & { game: number })[];
}

/** The packs and the seats take turns. */
export function countWindows({ games, seed, level }: CountPlan, done?: (games: number) => void): WindowCount {
  const armoury = loadArmoury();
  const maker = setupMaker(armoury);
  const bots = botsWith(armoury);
  const count: WindowCount = { games, unfinished: 0, calmTurns: [], attackTurns: [], skipped: 0, useful: [] };
  for (let game = 0; game < games; game++) {
    const pack = armoury.shared[game % armoury.shared.length]!;
    const setup = maker.firstGame(pack, game % 2);
    const person = (game >> 1) % 2;
    const watched = watchMatch({ setup, seed: seed + game, person, level, hand: 'soldier', bots });
    addTo(count, watched, game);
    done?.(game + 1);
  }
  return count;
}

function addTo(count: WindowCount, { turns, skipped, useful, isOver }: WatchedMatch, game: number): void {
  count.unfinished += isOver ? 0 : 1;
  count.skipped += skipped;
  count.useful.push(...useful.map((each) => ({ ...each, game })));
  for (const { asked, hasAttack } of turns) {
    const tally = hasAttack ? count.attackTurns : count.calmTurns;
    tally[asked] = (tally[asked] ?? 0) + 1;
  }
}

const spread = (tally: readonly number[]): string =>
  Array.from(tally, (turns = 0, asked) => `${String(asked)} times: ${String(turns)} turns`).join(', ') ||
  'no turns';

export function windowsText({
  games,
  unfinished,
  calmTurns,
  attackTurns,
  skipped,
  useful,
}: WindowCount): string {
  return [
    `${String(games)} first games${unfinished > 0 ? `, ${String(unfinished)} unfinished` : ''}`,
    `asked in turns without an attack on the person: ${spread(calmTurns)}`,
    `asked in turns with one: ${spread(attackTurns)}`,
    `passed for the person though something could be answered: ${String(skipped)} windows`,
    `of these with an answer that would have spared something: ${String(useful.length)}`,
    ...useful.map(
      ({ game, turn, answered, with: by, spared }) =>
        `  game ${String(game)}, turn ${String(turn)}: ${answered}, answered with ${by} spares: ${spared}`,
    ),
  ].join('\n');
}

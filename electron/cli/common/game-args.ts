/** The command line of a command that plays games: `--game NAME`, flags of that game, and those of the command. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { AnyGameTools, FlagValues, Played } from '../../engine/game-tools.ts';
import type { ScenarioReader } from '../../engine/scenario-file.ts';
import type { Kinded } from '../../../shared/game.ts';
import { gameTools } from '../games.ts';
import { UsageError } from './args.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Arguments<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own; allowPositionals: true; args: string[] }>
>;

/** Which game is meant, and how it shall be played; plain data, for worker threads too. */
export interface GameChoice {
  game: string;
  flags: FlagValues;
}

export type AnyPlayed = Played<unknown, unknown, Kinded, Kinded, unknown>;

export interface GameArguments<Own extends Options> extends Pick<Arguments<Own>, 'values' | 'positionals'> {
  tools: AnyGameTools;
  choice: GameChoice;
}

/** `args` as a person typed them; a flag that neither the command nor its game knows is refused. */
export function parseGameArgs<Own extends Options>(
  options: Own,
  args: readonly string[] = process.argv.slice(2),
): GameArguments<Own> {
  const game = { type: 'string' } as const;
  const { values: found } = parseArgs({ args: [...args], options: { game }, strict: false });
  const tools = toolsOf(typeof found.game === 'string' ? found.game : gameTools[0].id);
  const all = { ...options, ...tools.flags, game };
  const { tokens } = parseArgs({ args: [...args], options: all, allowPositionals: true, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  const isOfGame = (name: string): boolean => Object.hasOwn(tools.flags, name) || name === 'game';
  const flags = given
    .filter(({ name }) => isOfGame(name) && name !== 'game')
    .map(({ name, value }) => [name, value ?? true] as const);
  const rest = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value];
    if (token.kind !== 'option' || isOfGame(token.name)) return [];
    return [token.value === undefined ? `--${token.name}` : `--${token.name}=${token.value}`];
  });
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
  return { tools, choice: { game: tools.id, flags: Object.fromEntries(flags) }, values, positionals };
}

function toolsOf(id: string): AnyGameTools {
  const found = gameTools.find((tools) => tools.id === id);
  if (found) return found;
  throw new UsageError(`--game takes ${gameTools.map((each) => each.id).join(' or ')}, not "${id}".`);
}

/** What the choice asks for; a sentence for whoever asked for what cannot be. */
export function playedBy({ game, flags }: GameChoice): AnyPlayed {
  const played = toolsOf(game).played(flags);
  if (played.ok) return played.value;
  throw new UsageError(played.error);
}

/** What reads scenario files of the game. */
export const scenarioReader = ({ game, flags }: GameChoice): ScenarioReader => toolsOf(game).scenarios(flags);

/** The choice as it is typed; nothing for the game that is meant without a word. */
export function choiceWords({ game, flags }: GameChoice): string {
  const named = game === gameTools[0].id ? [] : [`--game ${game}`];
  const given = Object.entries(flags).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${value}`,
  );
  return [...named, ...given].join(' ');
}

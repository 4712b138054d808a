/**
 * Scenario files of any game: one position with steps, or several, as JSON. Owns the way from the text to scenarios of
 * a game's own form, with line and field of every mistake, and what `npm run scenario` and `npm run query` need of one.
 */
import type { GameId } from '../../shared/game.ts';
import { parseJsonLines, type Place } from '../../shared/json-lines.ts';
import { readWith, type Problem } from '../../shared/read-data.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { z } from '../../shared/zod.ts';

/** A mistake in a file, for its author. */
export interface FileMistake {
  line: number;
  column: number;
  field: string;
  sentence: string;
}

/** Why a scenario failed: the place in its file, every difference in words, and the position as text. */
export interface ScenarioFailure extends FileMistake {
  lines: string[];
  position: string;
}

/** A question of a file, and what was found. */
export interface AnsweredQuestion {
  id?: string;
  query: string;
  answer?: unknown;
  error?: FileMistake;
}

/** A scenario that can be carried out. */
export interface RunnableScenario {
  readonly title: string;
  /** Carries out the steps; the answers to its questions at the end. */
  run(): Result<AnsweredQuestion[], ScenarioFailure>;
}

/** What reads the scenario files of a game. */
export type ScenarioReader = (text: string) => Result<readonly RunnableScenario[], FileMistake[]>;

/** One scenario of a file, with a way to find the lines of its fields. */
export interface PlacedScenario<Scenario> {
  scenario: Scenario;
  mistakeAt(field: string, sentence: string): FileMistake;
}

/** The place of a field, or of the nearest field around it. */
export function mistakeIn(places: ReadonlyMap<string, Place>, field: string, sentence: string): FileMistake {
  let known = field;
  while (known !== '' && !places.has(known)) known = known.replace(/(\.[^.[\]]*|\[\d+\]|[^.[\]]+)$/, '');
  const place = places.get(known) ?? { line: 1, column: 1 };
  return { ...place, field, sentence };
}

const fileSchema = z.looseObject({ game: z.string().optional(), scenarios: z.array(z.unknown()).optional() });
const severalSchema = z.strictObject({ game: z.string().optional(), scenarios: z.array(z.unknown()).min(1) });

/** The scenarios of a file, each of the form a game gives them; or every mistake. */
export function readScenarios<Scenario>(
  game: GameId,
  schema: z.ZodType<Scenario>,
  text: string,
): Result<PlacedScenario<Scenario>[], FileMistake[]> {
  const parsed = parseJsonLines(text);
  if (!parsed.ok) return err([{ field: '', ...parsed.error }]);
  const { value, places } = parsed.value;
  const placed = (problems: readonly Problem[], within = ''): FileMistake[] =>
    problems.map(({ path, sentence }) => mistakeIn(places, joined(within, path), sentence));
  const file = readWith(fileSchema, value);
  if (!file.ok) return err(placed(file.error));
  if (file.value.game !== undefined && file.value.game !== game)
    return err([mistakeIn(places, 'game', `These are scenarios of ${file.value.game}, not of ${game}.`)]);
  const several = file.value.scenarios === undefined ? undefined : readWith(severalSchema, value);
  if (several && !several.ok) return err(placed(several.error));
  const { game: _game, ...alone } = file.value;
  const sources: readonly [string, unknown][] = several
    ? several.value.scenarios.map((source, at) => [`scenarios[${at}]`, source])
    : [['', alone]];
  const read = sources.map(([within, source]) => ({ within, found: readWith(schema, source) }));
  const mistakes = read.flatMap(({ within, found }) => (found.ok ? [] : placed(found.error, within)));
  if (mistakes.length > 0) return err(mistakes);
  return ok(
    read.flatMap(({ within, found }) =>
      found.ok
        ? [
            {
              scenario: found.value,
              mistakeAt: (field: string, sentence: string) =>
                mistakeIn(places, joined(within, field), sentence),
            },
          ]
        : [],
    ),
  );
}

const joined = (within: string, field: string): string => [within, field].filter(Boolean).join('.');

/** How a game carries out what it read. */
interface Performance<Scenario, World> {
  /** At which step it failed, from 1; 0 is the position. */
  run(scenario: Scenario): Result<World, { step: number; sentence: string; position: string }>;
  /** The answer to a question about the world after the steps; or what is wrong with the question. */
  answer(world: World, question: Question): Result<unknown, string>;
}

export interface Question {
  id?: string | undefined;
  query: string;
}

interface Questioned {
  title: string;
  questions?: readonly Question[] | undefined;
}

/** The reader of a game whose scenarios have a title, steps and questions. */
export function scenarioReader<Scenario extends Questioned, World>(
  game: GameId,
  schema: z.ZodType<Scenario>,
  performance: Performance<Scenario, World>,
): ScenarioReader {
  return (text) => {
    const read = readScenarios(game, schema, text);
    return read.ok ? ok(read.value.map((placed) => runnable(placed, performance))) : read;
  };
}

function runnable<Scenario extends Questioned, World>(
  { scenario, mistakeAt }: PlacedScenario<Scenario>,
  { run, answer }: Performance<Scenario, World>,
): RunnableScenario {
  return {
    title: scenario.title,
    run: () => {
      const ran = run(scenario);
      if (!ran.ok) {
        const { step, sentence, position } = ran.error;
        const mistake = mistakeAt(step === 0 ? '' : `steps[${step - 1}]`, sentence);
        return err({ ...mistake, lines: [sentence], position });
      }
      return ok(
        (scenario.questions ?? []).map((question, at): AnsweredQuestion => {
          const { id, query } = question;
          const found = answer(ran.value, question);
          const named = id === undefined ? { query } : { id, query };
          return found.ok
            ? { ...named, answer: found.value }
            : { ...named, error: mistakeAt(`questions[${at}]`, found.error) };
        }),
      );
    },
  };
}

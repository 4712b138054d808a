/** `npm run query -- [--game NAME] FILE.json…`: sets up the position of each scenario and answers its `questions` as JSON. */
import type { AnsweredQuestion, FileMistake } from '../engine/scenario-file.ts';
import { runCommand, UsageError } from './common/args.ts';
import { parseGameArgs } from './common/game-args.ts';
import { fileReader, filesMeant } from './scenario/files.ts';

interface Answers {
  file: string;
  title?: string;
  answers?: AnsweredQuestion[];
  error?: FileMistake;
}

/** Steps of the file, if it has any, are carried out first. */
function answerFile(file: string, read: ReturnType<typeof fileReader>): Answers[] {
  const found = read(file);
  if (!found.ok) return found.error.map((error) => ({ file, error }));
  return found.value.map(({ title, run }) => {
    const named = { file, ...(title !== '' && { title }) };
    const ran = run();
    if (ran.ok) return { ...named, answers: ran.value };
    const { line, column, field, sentence } = ran.error;
    return { ...named, error: { line, column, field, sentence } };
  });
}

const isWrong = ({ error, answers = [] }: Answers): boolean =>
  error !== undefined || answers.some((each) => each.error !== undefined);

await runCommand(() => {
  const { positionals, choice } = parseGameArgs({});
  if (positionals.length === 0) throw new UsageError('Use: npm run query -- [--game NAME] FILE.json…');
  const read = fileReader(choice);
  const answers = filesMeant(positionals).flatMap((file) => answerFile(file, read));
  console.log(JSON.stringify(answers.length === 1 ? answers[0] : answers, undefined, 2));
  if (answers.some(isWrong)) process.exitCode = 1;
});

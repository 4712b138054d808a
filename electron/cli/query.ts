/** `npm run query -- FILE.json…`: sets up the position of each scenario and answers its `questions` as JSON. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readScenarioFile, type Mistake, type ScenarioSource } from '../games/warband/scenario/read.ts';
import { answerQuestion, runScenario } from '../games/warband/scenario/run.ts';
import { runCommand, UsageError } from './args.ts';
import { filesMeant, installedPacks } from './scenario-files.ts';

interface Answers {
  file: string;
  title?: string;
  answers?: unknown[];
  error?: Mistake;
}

/** Steps of the file, if it has any, are carried out first. */
function answersTo(file: string, source: ScenarioSource): Answers {
  const { title } = source;
  const ran = runScenario(source, installedPacks);
  if (!ran.ok) {
    const { line, column, field, sentence } = ran.error;
    return { file, title, error: { line, column, field, sentence } };
  }
  const answers = (source.text.questions ?? []).map((question, index) => {
    const found = answerQuestion(ran.value, question);
    const id = question.id === undefined ? {} : { id: question.id };
    if (found.ok) return { ...id, query: question.query, answer: found.value };
    return { ...id, query: question.query, error: source.mistakeAt(`questions[${index}]`, found.error) };
  });
  return { file, ...(title === '' ? {} : { title }), answers };
}

function answerFile(file: string): Answers[] {
  const read = readScenarioFile(readFileSync(file, 'utf8'));
  if (!read.ok) return read.error.map((error) => ({ file, error }));
  return read.value.map((source) => answersTo(file, source));
}

const isWrong = ({ error, answers }: Answers): boolean =>
  error !== undefined ||
  (answers ?? []).some((each) => typeof each === 'object' && each !== null && 'error' in each);

await runCommand(() => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('Use: npm run query -- FILE.json…');
  const answers = filesMeant(positionals).flatMap(answerFile);
  console.log(JSON.stringify(answers.length === 1 ? answers[0] : answers, undefined, 2));
  if (answers.some(isWrong)) process.exitCode = 1;
});

/**
 * How English clauses are put together: as a statement ("it takes 10 damage"), as a command ("deal 10 damage to it"),
 * and several of them in one sentence. Owns no primitive of the card language.
 */
import { join, say, words, type Phrase } from '../parts.ts';
import { listed, type Noun } from './nouns.ts';

/** One simple thing done. A clause without subject is only ever a command. */
export interface Clause {
  /** Whoever does it or suffers it, the verb, its plain form, and all that follows. */
  statement?: { subject: Noun; verb: string; base: string; rest: Phrase };
  /** The same, told to the reader. */
  command: Phrase;
  /** "until end of turn". */
  until?: string;
}

/** What a step becomes: a clause, or sentences of its own. */
export type Said = { clause: Clause } | { sentences: Phrase[] };

const predicateOf = ({ verb, rest }: NonNullable<Clause['statement']>): Phrase =>
  join([words(verb), rest], ' ');

const told = (clause: Clause): Phrase =>
  clause.statement
    ? say`${clause.statement.subject.subject} ${predicateOf(clause.statement)}`
    : clause.command;

/** Verbs of a state, which several things can share: "has +1 Speed and Flying". */
const lasting: ReadonlySet<string> = new Set(['has', 'have', 'is', 'are']);

/** Clauses of one subject share it, and a state's repeated verb is said once: "it has +1 Speed, Flying and takes …". */
function shared(clauses: readonly Clause[]): Phrase {
  const parts = clauses.map((clause, index) => {
    if (index === 0 || !clause.statement) return told(clause);
    const before = clauses[index - 1]!.statement?.verb;
    const isKept = before === clause.statement.verb && lasting.has(clause.statement.verb);
    return isKept ? clause.statement.rest : predicateOf(clause.statement);
  });
  return listed(parts);
}

/** Runs of neighbours for which the test holds. */
function runs<T>(all: readonly T[], alike: (a: T, b: T) => boolean): T[][] {
  const found: T[][] = [];
  for (const each of all) {
    const run = found.at(-1);
    if (run && alike(run.at(-1)!, each)) run.push(each);
    else found.push([each]);
  }
  return found;
}

const subjectKey = (clause: Clause): string | undefined => clause.statement?.subject.key;

const sameSubject = (a: Clause, b: Clause): boolean =>
  subjectKey(a) !== undefined && subjectKey(a) === subjectKey(b);

/** Several clauses as one: statements if all are, commands if one can only be told as a command. */
function together(clauses: readonly Clause[]): Phrase {
  const isMixed = clauses.some((clause) => !clause.statement) && clauses.some((clause) => clause.statement);
  if (isMixed) return listed(clauses.map((clause) => clause.command));
  return listed(runs(clauses, sameSubject).map(shared));
}

/** What holds for as long as a creature stays can only be said after it. */
const comesLast = (until: string): boolean => until.startsWith('for');

/** Clauses under one duration: a statement begins with it, a command ends with it. */
function timed(clauses: readonly Clause[]): Phrase {
  const { until } = clauses[0]!;
  const sentence = together(clauses);
  if (until === undefined) return sentence;
  const begins = clauses.every((clause) => clause.statement) && !comesLast(until);
  return begins ? say`${until}, ${sentence}` : say`${sentence} ${until}`;
}

/** Neighbours under one duration, or with one subject, make one sentence. */
function clauseSentences(clauses: readonly Clause[]): Phrase[] {
  const alike = (a: Clause, b: Clause): boolean =>
    a.until === b.until && (a.until !== undefined || sameSubject(a, b));
  return runs(clauses, alike).map(timed);
}

/** All clauses in one sentence, whatever their durations. */
function clauseList(clauses: readonly Clause[]): Phrase {
  const spans = runs(clauses, (a, b) => a.until === b.until);
  return spans.length === 1 ? timed(spans[0]!) : commandList(clauses);
}

/** Told to whoever decides: what is their own doing needs no "have them". */
function commandTo(clause: Clause, decider: string | undefined): Phrase {
  const { statement } = clause;
  const isOwn = statement !== undefined && statement.subject.key === decider;
  return isOwn ? join([words(statement.base), statement.rest], ' ') : clause.command;
}

const commandList = (clauses: readonly Clause[], decider?: string): Phrase =>
  listed(
    runs(clauses, (a, b) => a.until === b.until).map((run) => {
      const commands = listed(run.map((clause) => commandTo(clause, decider)));
      return run[0]!.until === undefined ? commands : say`${commands} ${run[0]!.until}`;
    }),
  );

/** Everything in one sentence, for the inside of a condition or a choice. */
export function inOneSentence(said: readonly Said[]): Phrase {
  const groups = runs(said, (a, b) => 'clause' in a && 'clause' in b).map((run) => {
    const [first] = run;
    if (first && 'sentences' in first) return join(first.sentences, '; ');
    return clauseList(run.flatMap((each) => ('clause' in each ? [each.clause] : [])));
  });
  return join(groups, '; ');
}

/** One sentence after the other. */
export function asSentences(said: readonly Said[]): Phrase[] {
  return runs(said, (a, b) => 'clause' in a && 'clause' in b).flatMap((run) => {
    const [first] = run;
    if (first && 'sentences' in first) return first.sentences;
    return clauseSentences(run.flatMap((each) => ('clause' in each ? [each.clause] : [])));
  });
}

/** All of them as commands to the decider, or nothing if one of them is more than a clause. */
export function asCommands(said: readonly Said[], decider?: string): Phrase | undefined {
  const clauses = said.flatMap((each) => ('clause' in each ? [each.clause] : []));
  return clauses.length < said.length ? undefined : commandList(clauses, decider);
}

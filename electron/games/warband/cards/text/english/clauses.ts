/**
 * How English clauses are put together: as a statement ("it takes 10 damage"), as a command ("deal 10 damage to it"),
 * and several of them in one sentence. Owns no primitive of the card language.
 */
import { glue, join, say, words, type Phrase } from '../parts.ts';
import { isYou, listed, type Noun } from './nouns.ts';

/** Whoever does it or suffers it, the verb, its plain form, and all that follows. */
export interface Statement {
  subject: Noun;
  verb: string;
  base: string;
  rest: Phrase;
}

/** One simple thing done. A clause without statement is told as a command, if nothing hinders it. */
export interface Clause {
  statement?: Statement;
  /** The same, told to the reader. */
  command: Phrase;
  /** For what is only told as a command: the same as a statement, where somebody else decides or a sentence goes on. */
  otherwise?: Statement;
  /** What is done to a creature, told as its own doing: "untaps". */
  byItself?: Statement;
  /** The command is "have them …": a command to you after it would read as one more thing they do. */
  isCausative?: true;
  /** "until end of turn". */
  until?: string;
  /** A command that is clearer with its duration in front: "until end of turn, prevent the next 10 damage to …". */
  isLed?: true;
}

/** What a step becomes: a clause, or sentences of its own, with what shows inside one sentence that they are over. */
export type Said = { clause: Clause } | { sentences: Phrase[]; goOn?: string };

const predicateOf = ({ verb, rest }: Statement): Phrase => join([words(verb), rest], ' ');

const told = (clause: Clause): Phrase =>
  clause.statement
    ? say`${clause.statement.subject.subject} ${predicateOf(clause.statement)}`
    : clause.command;

/** Verbs of a state, which several things can share: "has +1 Speed and Flying". */
const lasting: ReadonlySet<string> = new Set(['has', 'have', 'is', 'are', 'gains', 'gain']);

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
  if (isMixed) return listed(isMisread(clauses) ? plainly(clauses) : clauses.map((clause) => clause.command));
  return listed(runs(clauses, sameSubject).map(shared));
}

/** Whether commands in a row would give to others what is done by you: "have that player lose 1 Morale and gain 1". */
function isMisread(clauses: readonly Clause[], decider?: string): boolean {
  const isTheirs = (clause: Clause): boolean =>
    clause.isCausative === true && clause.statement?.subject.key !== decider;
  const first = clauses.findIndex(isTheirs);
  return first >= 0 && clauses.slice(first).some((clause) => !isTheirs(clause));
}

/** Each with its own subject, you among them: "that player loses 1 Morale and you gain 1 Morale". */
const plainly = (clauses: readonly Clause[]): Phrase[] =>
  clauses.map((clause, index) => {
    const statement = clause.statement ?? clause.otherwise;
    if (index === 0 && !clause.statement) return clause.command;
    return statement
      ? say`${statement.subject.subject} ${predicateOf(statement)}`
      : say`you ${clause.command}`;
  });

/** What holds for as long as a creature stays can only be said after it. */
const comesLast = (until: string): boolean => until.startsWith('while');

/**
 * Clauses under one duration. A sentence of its own begins with it; most commands end with it, and so does what follows
 * another clause: "if damage is dealt, it cannot move until end of turn".
 */
function timed(clauses: readonly Clause[], follows: boolean): Phrase {
  const { until } = clauses[0]!;
  const sentence = together(clauses);
  if (until === undefined) return sentence;
  const isOneSubject = clauses.every((clause) => sameSubject(clause, clauses[0]!));
  const isTold = clauses.every((clause) => clause.statement) && !(follows && isOneSubject);
  const isLed = clauses.every((clause) => clause.isLed) && !follows;
  return (isTold || isLed) && !comesLast(until) ? say`${until}, ${sentence}` : say`${sentence} ${until}`;
}

/** "it heals 40 damage. Untap it." is "it heals 40 damage and untaps": done to whoever the clause before is about. */
const joinedToSubject = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) => {
    const { byItself, until } = clause;
    const before = clauses[index - 1];
    if (!byItself || byItself.subject.plural || before?.until !== until) return clause;
    return before?.statement?.subject.key === byItself.subject.key
      ? { ...clause, statement: byItself }
      : clause;
  });

/** Neighbours under one duration, or with one subject, make one sentence. */
function clauseSentences(given: readonly Clause[], follows: boolean): Phrase[] {
  const clauses = joinedToSubject(given);
  const alike = (a: Clause, b: Clause): boolean =>
    a.until === b.until && (a.until !== undefined || sameSubject(a, b));
  return runs(clauses, alike).map((run, index) => timed(run, follows && index === 0));
}

/** All clauses in one sentence, whatever their durations. */
function clauseList(clauses: readonly Clause[]): Phrase {
  const spans = runs(clauses, (a, b) => a.until === b.until);
  if (spans.length === 1) return timed(spans[0]!, true);
  return onOneSubject(spans) ?? (isMisread(clauses) ? plainSpans(spans) : commandList(clauses));
}

const plainSpans = (spans: readonly Clause[][]): Phrase =>
  listed(
    spans.map((span) => {
      const said = listed(plainly(span));
      return span[0]!.until === undefined ? said : say`${said} ${span[0]!.until}`;
    }),
  );

/** "that enemy is tapped and does not untap until end of turn": all said of one creature, each with its duration. */
function onOneSubject(spans: readonly Clause[][]): Phrase | undefined {
  const said = spans.flat().map(({ statement, otherwise }) => statement ?? otherwise);
  const [first] = said;
  if (!first || said.some((each) => each?.subject.key !== first.subject.key)) return undefined;
  const parts = spans.map((span) => {
    const predicates = listed(span.map(({ statement, otherwise }) => predicateOf((statement ?? otherwise)!)));
    return span[0]!.until === undefined ? predicates : say`${predicates} ${span[0]!.until}`;
  });
  return say`${first.subject.subject} ${listed(parts)}`;
}

/** Told to whoever decides: what is their own doing needs no "have them". */
function commandTo(clause: Clause, decider: string | undefined): Phrase {
  const { statement, otherwise } = clause;
  if (statement !== undefined && statement.subject.key === decider)
    return join([words(statement.base), statement.rest], ' ');
  // What you do is no command to somebody else.
  const isYours = otherwise !== undefined && isYou(otherwise.subject);
  if (!isYours || decider === undefined || decider === otherwise.subject.key) return clause.command;
  return say`have you ${clause.command}`;
}

/** The same where another player chooses: nothing is told to the reader, and whoever chooses is "they". */
export function chosenBy(chooser: Noun, said: readonly Said[]): Said[] {
  return said.map((each) => {
    if (!('clause' in each)) return each;
    const statement = each.clause.statement ?? each.clause.otherwise;
    if (!statement) return each;
    const isOwn = statement.subject.key === chooser.key;
    return { clause: { ...each.clause, statement: isOwn ? byThem(statement) : statement } };
  });
}

const byThem = (statement: Statement): Statement => ({
  ...statement,
  subject: { ...statement.subject, subject: words('they') },
  verb: statement.base,
});

const commandList = (clauses: readonly Clause[], decider?: string): Phrase =>
  listed(
    runs(clauses, (a, b) => a.until === b.until).map((run) => {
      const commands = listed(run.map((clause) => commandTo(clause, decider)));
      return run[0]!.until === undefined ? commands : say`${commands} ${run[0]!.until}`;
    }),
  );

/** The one statement that is said, if there is no more. */
export function alone(said: readonly Said[]): Statement | undefined {
  const [only] = said;
  return said.length === 1 && only && 'clause' in only && only.clause.until === undefined
    ? (only.clause.statement ?? only.clause.otherwise)
    : undefined;
}

/** "that creature then gains … and heals …": several things said of one that is not the reader. */
export function aboutOne(said: readonly Said[]): Phrase | undefined {
  const clauses = said.flatMap((each) => ('clause' in each ? [each.clause] : []));
  const [first] = clauses;
  if (clauses.length < said.length || clauses.length < 2 || !first?.statement) return undefined;
  if (!clauses.every((clause) => sameSubject(clause, first))) return undefined;
  const doings = clauses.map(({ statement, until }) =>
    join([predicateOf(statement!), words(until ?? '')], ' '),
  );
  return say`${first.statement.subject.subject} then ${listed(doings)}`;
}

/** Everything in one sentence, for the inside of a condition or a choice. */
export function inOneSentence(said: readonly Said[]): Phrase {
  const groups = runs(said, (a, b) => 'clause' in a && 'clause' in b);
  return glue(
    ...groups.flatMap((run, at) => [words(at > 0 ? `; ${goesOn(groups[at - 1]!)}` : ''), runWords(run)]),
  );
}

function runWords(run: readonly Said[]): Phrase {
  const [first] = run;
  if (first && 'sentences' in first) return join(first.sentences, '; ');
  return clauseList(run.flatMap((each) => ('clause' in each ? [each.clause] : [])));
}

/** What stands between a block of steps and whatever follows it in the same sentence. */
function goesOn(before: readonly Said[]): string {
  const last = before.at(-1);
  return last && 'sentences' in last && last.goOn !== undefined ? `${last.goOn}, ` : '';
}

/** One sentence after the other; `follows` if the first goes on after an opening such as "When …,". */
export function asSentences(said: readonly Said[], follows = false): Phrase[] {
  return runs(said, (a, b) => 'clause' in a && 'clause' in b).flatMap((run, index) => {
    const [first] = run;
    if (first && 'sentences' in first) return first.sentences;
    const clauses = run.flatMap((each) => ('clause' in each ? [each.clause] : []));
    return clauseSentences(clauses, follows && index === 0);
  });
}

/** All of them as commands to the decider, or nothing if one of them is more than a clause or would be misread. */
export function asCommands(said: readonly Said[], decider?: string): Phrase | undefined {
  const clauses = said.flatMap((each) => ('clause' in each ? [each.clause] : []));
  return clauses.length < said.length || isMisread(clauses, decider)
    ? undefined
    : commandList(clauses, decider);
}

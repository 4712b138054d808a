/** The program's advice in words: what to do, what would follow, what is expected of it, what else is nearly as good. */
export interface ToldAdvice {
  words: string;
  line: readonly string[];
  expected: string | undefined;
  /** What it gains and what it risks. */
  stakes?: string | undefined;
  instead: string | undefined;
}

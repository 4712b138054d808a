/** Maps and sets that are made anew rather than changed, and answers that are asked for once. */
export const mapOf = <Key, Value>(entries: Iterable<readonly [Key, Value]> = []): ReadonlyMap<Key, Value> =>
  new Map(entries);

export const setOf = <Value>(values: Iterable<Value> = []): ReadonlySet<Value> => new Set(values);

/** Keeps what was answered to a question until it is told to forget. */
export class Once<Answer> {
  readonly #answers = new Map<string, Answer>();

  ask(question: string, find: () => Answer): Answer {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const found = find();
    this.#answers.set(question, found);
    return found;
  }

  forget(): void {
    this.#answers.clear();
  }
}

/** Sentences of a list told apart: of several that are the same each but the first says which it is. */
export function distinct(sentences: readonly string[], nth: (number: number) => string): string[] {
  const seen = new Map<string, number>();
  return sentences.map((sentence) => {
    const number = (seen.get(sentence) ?? 0) + 1;
    seen.set(sentence, number);
    return number === 1 ? sentence : `${sentence}, ${nth(number)}`;
  });
}

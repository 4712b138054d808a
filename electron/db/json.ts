/** Stored JSON, which a failing disk may have changed: read without ever throwing. */

/** The value of a JSON text; `undefined`, which no JSON text means, if it cannot be parsed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

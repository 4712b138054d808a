/** Reading whole numbers and names from the command line, with a sentence instead of a stack trace when they are wrong. */

/** A mistake of the person at the keyboard: its message is all they need to see. */
export class UsageError extends Error {}

export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} takes a whole number from ${least} up, not "${text}".`);
}

export function oneOf<Name extends string>(name: string, text: string, names: readonly Name[]): Name {
  const found = names.find((each) => each === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} takes ${names.join(' or ')}, not "${text}".`);
}

/** Runs a command; a mistake in its arguments ends it with one sentence and exit code 2. */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isMistake = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!isMistake) throw error;
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}

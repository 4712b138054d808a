/** Which random play is fingerprinted: every way a game is played by its tools, in every form. */
import type { AnyGameTools, AnyWalk } from '../../engine/game-tools.ts';
import { fingerprint, type Fingerprint } from '../../engine/fingerprint.ts';
import { formText } from '../sim/report.ts';

/** One way in one form, and what its decisions came to. */
export interface FingerprintRow extends Fingerprint {
  name: string;
}

const seed = 1;

export const walksOf = ({ walks, laws }: AnyGameTools): readonly AnyWalk[] =>
  walks?.() ?? [{ name: 'laws', ...laws }];

/** So many decisions of each walk in each of its forms. */
export const rowsOf = (walks: readonly AnyWalk[], decisions: number): FingerprintRow[] =>
  walks.flatMap(({ name, trial, forms }) =>
    forms.map((form) => ({
      name: `${name}, ${formText(form)}`,
      ...fingerprint(trial, { form, seed }, decisions),
    })),
  );

/** The names of those that differ, or are in one list only. */
export function differing(before: readonly FingerprintRow[], now: readonly FingerprintRow[]): string[] {
  const text = (rows: readonly FingerprintRow[], name: string): string =>
    JSON.stringify(rows.find((row) => row.name === name));
  const names = new Set([...before, ...now].map(({ name }) => name));
  return [...names].filter((name) => text(before, name) !== text(now, name));
}

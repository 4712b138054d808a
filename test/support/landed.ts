/** Databases and match files of landed versions, as `test/fixtures/landed` keeps them. */
import { temporaryFolder } from '../db/support.ts';
import { fillWithLanded, landedFile } from './landed-files.ts';

export { landedFile, landedNames } from './landed-files.ts';

/** What the version's own rules made of a stored match. */
export interface LandedMatch {
  id: number;
  seed: number;
  isFinished: boolean;
  /** As stored: who gave up counts as one. */
  actions: number;
  /** Of the state after the last of them. */
  stateHash: string;
  winners?: number[];
  reason?: string;
  round: number;
  /** Fingerprints of states on the way, `at` actions after the start. */
  marks: { at: number; hash: string }[];
}

export interface Landed {
  rulesVersion: number;
  matches: LandedMatch[];
}

export const expectedOf = (name: string): Landed => JSON.parse(landedFile(name, 'expected')) as Landed;

/** A data folder as that version left it; gone when the test ends. */
export function landedFolder(name: string): string {
  const data = temporaryFolder();
  fillWithLanded(data, name);
  return data;
}

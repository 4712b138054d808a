/**
 * Random play of Warband as fingerprints: with the proving pack and with cards that use every word of the language.
 * Cards of the installed packs are content and may change; `npm run fingerprint` plays with them too.
 */
import { rowsOf, walksOf, type FingerprintRow } from '../../electron/cli/fingerprint/rows.ts';
import { warbandTools } from '../../electron/cli/warband/tools.ts';
import type { AnyWalk } from '../../electron/engine/game-tools.ts';
import { everyWordTrial } from '../support/every-word-trial.ts';

export const fingerprintFile = new URL('rows.json', import.meta.url);

/** Enough for the greater part of a match. */
const decisions = 800;

const walks: AnyWalk[] = [
  ...walksOf(warbandTools).filter(({ name }) => !name.startsWith('packs')),
  { name: 'every word', trial: everyWordTrial, forms: warbandTools.laws.forms },
];

export const fingerprintRows = walks.flatMap((walk) =>
  walk.forms.map((form) => ({
    take: (): FingerprintRow => rowsOf([{ ...walk, forms: [form] }], decisions)[0]!,
  })),
);

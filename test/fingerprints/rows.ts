/**
 * Random play of every game, as fingerprints. Of Warband with the proving pack and with cards that use every word of
 * the language: cards of the installed packs are content and may change.
 */
import { rowsOf, walksOf, type FingerprintRow } from '../../electron/cli/fingerprint/rows.ts';
import { gameTools } from '../../electron/cli/games.ts';
import { warbandTools } from '../../electron/cli/warband/tools.ts';
import type { AnyWalk } from '../../electron/engine/game-tools.ts';
import { everyWordTrial } from '../support/every-word-trial.ts';

export const fingerprintFile = new URL('rows.json', import.meta.url);

/** Enough for the greater part of a match. */
const decisions = 800;

const everyWord: AnyWalk = { name: 'every word', trial: everyWordTrial, forms: warbandTools.laws.forms };

const walks = gameTools.flatMap((tools) => {
  const own = walksOf(tools).filter(({ name }) => !name.startsWith('packs'));
  return [...own, ...(tools === warbandTools ? [everyWord] : [])].map((walk) => ({
    ...walk,
    name: `${tools.id}: ${walk.name}`,
  }));
});

export const fingerprintRows = walks.flatMap((walk) =>
  walk.forms.map((form) => ({
    take: (): FingerprintRow => rowsOf([{ ...walk, forms: [form] }], decisions)[0]!,
  })),
);

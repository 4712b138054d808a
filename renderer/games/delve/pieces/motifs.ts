/** The figures of heroes and monsters. */
import type { Motif } from '../../../../shared/motifs.ts';
import type { MonsterKind } from '../../../../shared/games/delve.ts';

const heroMotifs: readonly Motif[] = [
  'templar-shield',
  'pikeman',
  'archer',
  'hooded-assassin',
  'prayer',
  'warlock-hood',
];
export const heroMotif = (hero: number): Motif => heroMotifs[hero] ?? 'cowled';

export const monsterMotifs: Readonly<Record<MonsterKind, Motif>> = {
  bonebow: 'bowman',
  hexer: 'cultist',
  brute: 'ogre',
  cinderfiend: 'imp',
  ironhulk: 'overlord-helm',
};

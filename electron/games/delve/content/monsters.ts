/** The five kinds of monsters and their twenty tokens (C-06). */
import { monsterKinds, type MonsterKind } from '../../../../shared/games/delve.ts';
import type { Monster } from './language.ts';

export const monsterTable: readonly Monster[] = [
  { kind: 'bonebow', name: 'Bonebow', nature: 'undead archer, weak', lives: [2, 2, 3, 3] },
  { kind: 'hexer', name: 'Hexer', nature: 'renegade caster', lives: [2, 3, 3, 4] },
  { kind: 'brute', name: 'Brute', nature: 'huge, slow, hits hard', lives: [3, 3, 4, 5] },
  {
    kind: 'cinderfiend',
    name: 'Cinderfiend',
    nature: 'fast fire spirit, hard to escape',
    lives: [3, 3, 4, 5],
  },
  {
    kind: 'ironhulk',
    name: 'Ironhulk',
    nature: 'walking machine, easy to escape, punishing if not',
    lives: [4, 4, 5, 5],
  },
];

/** D-137: four tokens a kind. A token's number tells its kind and, to who may know, its life. */
export const tokensPerKind = 4;
export const tokenCount = monsterTable.length * tokensPerKind;
export const kindOfToken = (token: number): number => Math.floor(token / tokensPerKind);
export const lifeOfToken: readonly number[] = monsterTable.flatMap(({ lives }) => lives);
export const kindIdOf = (kind: MonsterKind): number => monsterKinds.indexOf(kind);

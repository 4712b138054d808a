/** Every card of a fight: the fifteen of the common deck (C-08), then the Power cards of heroes (C-05) and monsters (C-07). */
import { attackTypes, type AttackType, type MonsterKind } from '../../../../shared/games/delve.ts';
import type { Attack, Power } from './language.ts';

/** Melee counters magic, magic counters ranged, ranged counters melee. */
const countered: Record<AttackType, AttackType> = { melee: 'magic', magic: 'ranged', ranged: 'melee' };

/** By value: how many of each type, and whether they carry the counter icon. */
const commonValues = [
  { value: 1, copies: 5, hasIcon: true },
  { value: 2, copies: 5, hasIcon: true },
  { value: 3, copies: 4, hasIcon: true },
  { value: 4, copies: 3, hasIcon: false },
  { value: 5, copies: 1, hasIcon: false },
] as const;

const commonAttacks: Attack[] = attackTypes.flatMap((type) =>
  commonValues.map(({ value, copies, hasIcon }) => ({
    name: `${type} ${value}`,
    value,
    type,
    copies,
    ...(hasIcon && { counters: countered[type] }),
  })),
);

type Texts = Pick<Power, 'now' | 'win' | 'lose' | 'next'>;

interface PowerRow {
  id: string;
  name: string;
  value: number;
  type: AttackType;
  /** Cards of great value have no counter icon. */
  plain?: true;
  escape: number;
  damage?: number;
  texts?: Texts;
}

const power =
  (owner: number | MonsterKind) =>
  ({ id, name, value, type, plain, escape, damage = 0, texts = {} }: PowerRow): Attack => ({
    name,
    value,
    type,
    copies: 1,
    ...(!plain && { counters: countered[type] }),
    power: { id, owner, escape, damage, ...texts },
  });

const row = (
  id: string,
  name: string,
  value: number,
  type: AttackType,
  escape: number,
  texts?: Texts,
): PowerRow => ({ id, name, value, type, escape, ...(texts && { texts }) });

const heavy = (
  id: string,
  name: string,
  value: number,
  type: AttackType,
  escape: number,
  texts?: Texts,
): PowerRow => ({ ...row(id, name, value, type, escape, texts), plain: true });

const heroRows: PowerRow[][] = [
  [
    row('P-11', 'Shield Bash', 3, 'melee', 2, { win: { do: 'opponentDiscards', count: 1 } }),
    row('P-12', 'Hold the Line', 2, 'melee', 1, { lose: { do: 'noDamage' } }),
    heavy('P-13', 'Overhead Cleave', 5, 'melee', 2),
    row('P-14', 'Measured Advance', 3, 'melee', 3, { next: { do: 'add', amount: 2 } }),
  ],
  [
    heavy('P-21', 'Skullbreaker', 6, 'melee', 1, { lose: { do: 'extraDamage' } }),
    row('P-22', 'Bellow', 2, 'melee', 3, { now: { do: 'lower', amount: 2 } }),
    row('P-23', 'Red Mist', 2, 'melee', 2, { now: { do: 'addPerDamage', most: 4 } }),
    row('P-24', 'Bear Hug', 3, 'melee', 3, { now: { do: 'opponentDiscards', count: 2 } }),
  ],
  [
    row('P-31', 'Pinning Shot', 3, 'ranged', 3, { now: { do: 'cancel', types: ['melee'] } }),
    heavy('P-32', 'Paired Arrows', 4, 'ranged', 3, { win: { do: 'extraDamage' } }),
    row('P-33', 'Fall Back', 2, 'ranged', 5, { next: { do: 'add', amount: 3, ifOpponent: 'melee' } }),
    row('P-34', 'Long Draw', 1, 'ranged', 4, { next: { do: 'add', amount: 4 } }),
  ],
  [
    row('P-41', 'Flicked Knife', 3, 'ranged', 4, { now: { do: 'add', amount: 2, ifOpponentAtLeast: 4 } }),
    row('P-42', 'Smoke Pellet', 2, 'magic', 5, { lose: { do: 'standOff' } }),
    row('P-43', 'Hamstring', 3, 'melee', 2, { next: { do: 'lower', amount: 2 } }),
    row('P-44', 'Feint', 1, 'ranged', 5, { now: { do: 'copy', plus: 1 } }),
  ],
  [
    heavy('P-51', 'Sear', 4, 'magic', 2),
    row('P-52', 'Mending Word', 2, 'magic', 3, { win: { do: 'mend' } }),
    row('P-53', 'Blinding Glow', 3, 'magic', 4, { now: { do: 'barCounter' } }),
    row('P-54', 'Warding Sign', 2, 'magic', 3, { now: { do: 'cancel', types: ['magic'] } }),
  ],
  [
    heavy('P-61', 'Arc Lance', 5, 'magic', 2),
    row('P-62', 'Mirror Veil', 1, 'magic', 3, { now: { do: 'swap' } }),
    row('P-63', 'Stretch the Moment', 2, 'magic', 4, { next: { do: 'chooseLast' } }),
    row('P-64', 'Spark Swarm', 3, 'magic', 3, { win: { do: 'extraDamage' } }),
  ],
];

const hurting = (damage: number, each: PowerRow): PowerRow => ({ ...each, damage });

const monsterRows: Record<MonsterKind, PowerRow[]> = {
  bonebow: [
    hurting(
      1,
      row('M-11', 'Tainted Shaft', 2, 'ranged', 2, { next: { do: 'add', amount: 4, ifOpponent: 'magic' } }),
    ),
    hurting(2, row('M-12', 'Splinter Volley', 3, 'ranged', 4, { win: { do: 'extraDamage' } })),
    hurting(1, row('M-13', 'Reknit', 1, 'ranged', 3, { lose: { do: 'mend' } })),
    hurting(1, heavy('M-14', 'Marrow Spike', 4, 'ranged', 4)),
  ],
  hexer: [
    hurting(1, row('M-21', 'Withering Hex', 3, 'magic', 4, { next: { do: 'lower', amount: 2 } })),
    hurting(2, row('M-22', 'Leech Sigil', 2, 'magic', 3, { win: { do: 'mend' } })),
    hurting(1, row('M-23', 'Unmake', 2, 'magic', 5, { now: { do: 'cancel', types: ['melee', 'ranged'] } })),
    hurting(2, heavy('M-24', 'Black Bolt', 5, 'magic', 3)),
  ],
  brute: [
    hurting(3, heavy('M-31', 'Trunk Swing', 6, 'melee', 2, { lose: { do: 'extraDamage' } })),
    hurting(2, row('M-32', 'Trample', 3, 'melee', 3, { now: { do: 'opponentDiscards', count: 1 } })),
    hurting(2, row('M-33', 'Thick Hide', 2, 'melee', 1, { lose: { do: 'damageAtMost', count: 1 } })),
    hurting(3, heavy('M-34', 'Headlong Charge', 4, 'melee', 4, { next: { do: 'add', amount: -1 } })),
  ],
  cinderfiend: [
    hurting(3, heavy('M-41', 'Pillar of Flame', 5, 'magic', 4)),
    hurting(
      2,
      row('M-42', 'Dread Gaze', 2, 'magic', 5, { now: { do: 'barCounter' }, next: { do: 'barCounter' } }),
    ),
    hurting(2, row('M-43', 'Burning Lash', 3, 'melee', 6, { win: { do: 'extraDamage' } })),
    hurting(3, row('M-44', 'Ashen Shroud', 3, 'magic', 3, { now: { do: 'cancel', types: ['ranged'] } })),
  ],
  ironhulk: [
    hurting(3, heavy('M-51', 'Piston Fist', 5, 'melee', 2)),
    hurting(
      2,
      row('M-52', 'Plated Shell', 2, 'melee', 3, {
        now: { do: 'lower', amount: 2, types: ['melee', 'ranged'] },
      }),
    ),
    hurting(3, row('M-53', 'Grinding Step', 3, 'melee', 2, { next: { do: 'add', amount: 2 } })),
    hurting(4, row('M-54', 'Runic Backlash', 2, 'magic', 4, { now: { do: 'cancel', types: ['magic'] } })),
  ],
};

export const attackTable: readonly Attack[] = [
  ...commonAttacks,
  ...heroRows.flatMap((rows, owner) => rows.map(power(owner))),
  ...Object.entries(monsterRows).flatMap(([kind, rows]) => rows.map(power(kind as MonsterKind))),
];

/** D-117: the common deck, every copy. */
export const combatDeck: readonly number[] = attackTable.flatMap(({ copies, power: own }, attack) =>
  own ? [] : Array.from({ length: copies }, () => attack),
);

const ownedBy = (owner: number | MonsterKind): number[] =>
  attackTable.flatMap((attack, at) => (attack.power?.owner === owner ? [at] : []));

/** The four Power cards of each hero. */
export const heroPowers: readonly (readonly number[])[] = heroRows.map((_, hero) => ownedBy(hero));

/** The four Power cards of each kind of monster. */
export const monsterPowers: readonly (readonly number[])[] = (Object.keys(monsterRows) as MonsterKind[]).map(
  ownedBy,
);

export const valueOfAttack: readonly number[] = attackTable.map(({ value }) => value);
export const typeOfAttack: readonly number[] = attackTable.map(({ type }) => attackTypes.indexOf(type));
/** The type a card can counter, or -1. */
export const counterOfAttack: readonly number[] = attackTable.map(({ counters }) =>
  counters ? attackTypes.indexOf(counters) : -1,
);
export const isPower = (attack: number): boolean => attackTable[attack].power !== undefined;

/** Whom nobody, or not everybody, may choose for an attack, an order or a power. */
import type { Warded } from './cards/language.ts';
import { conditionHolds, matches, type Speaker } from './evaluate.ts';
import { faceOf, type Play } from './play.ts';
import { printedValues } from './printed.ts';
import type { Ward } from './program.ts';
import type { Creature } from './state.ts';
import { castersOf } from './values.ts';

const byMode = {
  melee: ['attacks', 'meleeAttacks'],
  ranged: ['attacks', 'rangedAttacks'],
} as const satisfies Record<string, Warded[]>;
const byKind = { order: ['orders'], power: ['powers'], trigger: ['powers'] } as const;

export const isWardedFromAttack = (play: Play, creature: Creature, by: Creature, mode: 'melee' | 'ranged') =>
  play.program.hasWards && isWarded(play, creature, by, byMode[mode]);

/** A text without a creature, such as a commander's, is nobody's choice and kept off by nothing. */
export const isWardedFromText = (
  play: Play,
  creature: Creature,
  by: Creature | undefined,
  kind: 'order' | 'power' | 'trigger',
): boolean => play.program.hasWards && by !== undefined && isWarded(play, creature, by, byKind[kind]);

function isWarded(play: Play, creature: Creature, by: Creature, from: readonly Warded[]): boolean {
  const own: Speaker = { seat: creature.seat, actor: creature.id, values: printedValues };
  const isOwn = [creature.id, ...creature.attached].some((card) =>
    faceOf(play, card).wards.some((ward) => !ward.affects && keepsOff(play, ward, by, from, own)),
  );
  return isOwn || isCovered(play, creature, by, from);
}

function keepsOff(
  play: Play,
  { against, by, when }: Ward,
  attacker: Creature,
  from: readonly Warded[],
  speaker: Speaker,
): boolean {
  if (!from.includes(against) || !matches(play, by, attacker, speaker)) return false;
  return !when || conditionHolds(play, when, speaker);
}

/** Whether the text of another card keeps it off. */
function isCovered(play: Play, creature: Creature, by: Creature, from: readonly Warded[]): boolean {
  return castersOf(play).some(({ face, seat, actor }) => {
    const speaker: Speaker = { seat, actor, values: printedValues };
    return face.wards.some(
      (ward) =>
        ward.affects &&
        matches(play, ward.affects, creature, speaker) &&
        keepsOff(play, ward, by, from, speaker),
    );
  });
}

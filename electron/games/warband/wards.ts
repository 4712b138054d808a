/** Whom nobody, or not everybody, may choose for an attack, an order or a power. */
import type { Warded } from './cards/language.ts';
import { conditionHolds, matches, speakerOf, type Speaker } from './evaluate.ts';
import { faceOf, type Play } from './play.ts';
import { printedValues } from './printed.ts';
import type { Ward } from './program.ts';
import type { CardId, Creature } from './state.ts';
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
  if (wardsItself(play, creature, creature.id, by, from)) return true;
  for (const card of creature.attached) if (wardsItself(play, creature, card, by, from)) return true;
  return isCovered(play, creature, by, from);
}

/** Whether a text of the creature's own or of a card that lies on it keeps it off. */
function wardsItself(
  play: Play,
  creature: Creature,
  card: CardId,
  by: Creature,
  from: readonly Warded[],
): boolean {
  const { wards } = faceOf(play, card);
  if (wards.length === 0) return false;
  const own = speakerOf(creature.seat, creature.id, printedValues);
  return wards.some((ward) => !ward.affects && keepsOff(play, ward, by, from, own));
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
  for (const { face, seat, actor } of castersOf(play)) {
    if (face.wards.length === 0) continue;
    const speaker = speakerOf(seat, actor, printedValues);
    for (const ward of face.wards) {
      if (!ward.affects || !matches(play, ward.affects, creature, speaker)) continue;
      if (keepsOff(play, ward, by, from, speaker)) return true;
    }
  }
  return false;
}

/** What makes a creature's values differ from the printed ones: which card adds or takes how much, and for how long. */
import { creatureValues, type ValueChange } from '../../../shared/games/warband.ts';
import type { Stat } from './cards/language.ts';
import { faceOf, type Play } from './play.ts';
import type { CardId, Creature } from './state.ts';
import { castersOf, castModifiers, ownModifiers } from './values.ts';

interface Change {
  card: CardId;
  by: number;
  until?: string;
}

export const changesOf = (play: Play, creature: Creature): ValueChange[] =>
  creatureValues.flatMap((stat) =>
    changesOfStat(play, creature, stat).map((change) => ({ stat, ...change })),
  );

/** In the order in which `statOf` adds them up. */
function changesOfStat(play: Play, creature: Creature, stat: Stat): Change[] {
  const changes = [
    ...standing(play, creature, stat),
    ...passing(play, creature, stat),
    ...cast(play, creature, stat),
  ];
  return changes.filter(({ by }) => by !== 0);
}

/** By its own text and by what lies on it. */
const standing = (play: Play, creature: Creature, stat: Stat): Change[] =>
  [creature.id, ...creature.attached].map((card) => ({
    card,
    by: ownModifiers(play, faceOf(play, card), creature, stat),
  }));

const passing = (play: Play, { id }: Creature, stat: Stat): Change[] =>
  play.state.effects.flatMap((effect) =>
    effect.creature === id && effect.kind === 'modify' && effect.stat === stat
      ? [{ card: effect.card, by: effect.by, until: effect.until }]
      : [],
  );

/** By creatures nearby, what lies on them, and commanders. */
const cast = (play: Play, creature: Creature, stat: Stat): Change[] =>
  castersOf(play).map((caster) => ({
    card: caster.card,
    by: castModifiers(play, caster, creature, stat),
  }));

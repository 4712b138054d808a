/** Words of the threat map. */
export const threatText = {
  title: 'Threat map',
  all: 'Where enemies could strike next turn, and the damage if all of them did.',
  one: (name: string) => `Where ${name} could strike next turn.`,
  damage: (damage: number, left: number) =>
    damage >= left
      ? `${String(damage)} of ${String(left)}, destroys`
      : `${String(damage)} of ${String(left)}`,
  safe: 'Nobody on your side can be reached.',
  here: (damage: number) => `Up to ${String(damage)} damage here`,
  blows: { melee: 'in melee', ranged: 'at range' },
};

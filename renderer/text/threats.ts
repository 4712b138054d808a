/** Words of the threat map. */
export const threatText = {
  all: 'Threat map: where enemies could strike next turn, and the damage if all of them did',
  one: (name: string) => `Where ${name} could strike next turn`,
  danger: (name: string, damage: number, left: number) =>
    damage >= left
      ? `${name}: ${String(damage)} damage, enough to destroy it`
      : `${name}: ${String(damage)} damage of ${String(left)}`,
  safe: 'Nobody on your side can be reached.',
  here: (damage: number) => `Up to ${String(damage)} damage here`,
  blows: { melee: 'in melee', ranged: 'at range' },
};

/** Where every screen without a match is found, as the part of the address after `#/`. */
export const screenRoutes = [
  '',
  'play',
  'warbands',
  'collection',
  'packs',
  'campaign',
  'lessons',
  'history',
  'rulebook/W-513',
  'settings',
  'credits',
];

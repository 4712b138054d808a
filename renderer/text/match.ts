/** Words of a match, wherever it is shown: phases, actions of the stack, terrain, values, ends. */
export const matchText = {
  nobody: 'Nobody',
  hiddenCard: 'a hidden card',
  phases: {
    setup: 'Setup',
    refresh: 'Refresh',
    activate: 'Activate',
    deploy: 'Deploy',
    cleanup: 'Cleanup',
  } as Record<string, string>,
  items: {
    move: 'Move',
    melee: 'Melee attack',
    ranged: 'Ranged attack',
    attack: 'Attack',
    order: 'Order',
    power: 'Power',
    trigger: 'Triggered text',
    collect: 'Collect treasure',
    dodge: 'Dodge',
    hazard: 'Hazardous terrain',
  } as Record<string, string>,
  /** The same in a sentence, with whoever does it. */
  deeds: {
    move: (who: string) => `the move of ${who}`,
    melee: (who: string) => `the melee attack of ${who}`,
    ranged: (who: string) => `the ranged attack of ${who}`,
    collect: (who: string) => `${who} collecting treasure`,
    dodge: (who: string) => `the dodge of ${who}`,
    hazard: (who: string) => `the hazardous terrain under ${who}`,
  } as Record<string, ((who: string) => string) | undefined>,
  titled: (title: string, card: string) => `${title} of ${card}`,
  terrain: {
    solid: 'solid wall',
    difficult: 'difficult',
    hazardous: 'hazardous',
    obstacle: 'obstacle',
    circle: 'magic circle',
  },
  wall: 'wall',
  wallBeside: 'wall at its edge',
  start: 'start area',
  chest: 'chest',
  treasure: 'treasure',
  whose: { own: 'your', ally: 'allied', enemy: 'enemy' },
  of: 'of',
  tapped: 'tapped',
  acting: 'in its activation',
  acted: 'has acted',
  attachedCount: (count: number) => `${String(count)} attached`,
  startOf: (name: string) => `start area of ${name}`,
  tokens: (count: number) => `${String(count)} treasure`,
  morale: 'Morale',
  leadership: 'Leadership',
  firstGameMorale: (printed: number) => `First game: ${String(printed)} printed − 3`,
  firstGameShort: (printed: number) => `${String(printed)} printed − 3`,
  toAnswer: 'to answer',
  toAct: 'to act',
  out: 'has no creatures',
  turn: (turn: number) => `Turn ${String(turn)}`,
  setup: 'Setting up',
  round: (round: number) => `round ${String(round)}`,
  turnOf: (name: string) => `${name}’s turn`,
  counts: {
    orderHand: 'orders in hand',
    creatureHand: 'creature cards in hand',
    orderDeck: 'orders in the deck',
    creatureDeck: 'creature cards in the deck',
    discard: 'discard pile',
    graveyard: 'graveyard',
    collected: 'treasure collected',
    waiting: (names: readonly string[]) => `waits for its moment: ${names.join(', ')}`,
  },
  emptyPile: 'Nothing lies here yet.',
  stack: 'Stack',
  stackNote: 'top resolves first',
  resolving: 'resolves now',
  log: 'Log',
  logEmpty: 'What happens is written here.',
  rule: (rule: string) => `Rule ${rule}`,
  team: (team: number) => `Team ${String(team + 1)}`,
  trackGraph: (track: string) => `${track} by turn`,
  turnWord: 'Turn',
};

/** How a match of any game can end, by the code of the reason. */
export const commonEndings: Readonly<Record<string, string>> = {
  surrender: 'Surrender',
  abandoned: 'Ended as it stood',
};

/** How a match of Warband can end besides. */
export const warbandEndings: Readonly<Record<string, string>> = {
  morale: 'Morale ran out',
  noCreatures: 'A turn ended with no creatures',
  stalemate: 'Twelve rounds in which nothing happened',
  objective: 'The aim of the battle decided it',
};

export const traitNames: Record<string, string> = {
  flying: 'Flying',
  burrow: 'Burrow',
  shifting: 'Shifts when it moves',
  sureFooted: 'Sure-footed',
  hazardProof: 'Proof against hazards',
  pointBlank: 'Shoots next to enemies',
  unpinned: 'Never pinned',
  unslidable: 'Cannot be slid by enemies',
  cannotCower: 'Cannot cower',
  cannotDodge: 'Cannot dodge',
  cannotMove: 'Cannot move',
  cannotAttack: 'Cannot attack',
  cannotUntap: 'Does not untap',
  cannotAssist: 'Cannot assist',
  cannotBeHealed: 'Cannot be healed',
  alwaysCovered: 'Always in cover',
  reach: 'Reach',
};

export const statNames: Record<string, string> = {
  level: 'Level',
  hitPoints: 'Hit Points',
  melee: 'Melee',
  ranged: 'Ranged',
  range: 'Range',
  speed: 'Speed',
  damageTaken: 'to damage it takes',
  cowerCost: 'Morale to cower',
};

/** Words of changes that last. */
export const effectText = {
  from: (source: string) => `from ${source}`,
  ownText: 'its own text',
  prevents: (amount: number | 'all') =>
    amount === 'all' ? 'All damage prevented' : `Next ${String(amount)} damage prevented`,
  rescue: (left: number | 'all', once: boolean) =>
    `Survives destruction${once ? ' once' : ''}, ${left === 'all' ? 'undamaged,' : `with ${String(left)} Hit Points,`}`,
  counters: (name: string, count: number) =>
    `${String(count)} ${name} ${count === 1 ? 'counter' : 'counters'}`,
  waits: 'Waits for its moment',
  control: 'Under another player’s control',
  keyword: (keyword: string) => `Counts as ${keyword}`,
};

export const durationNames: Record<string, string> = {
  endOfActivation: 'until the end of this activation',
  endOfTurn: 'until the end of the turn',
  startOfYourTurn: 'until the start of its maker’s turn',
  endOfYourTurn: 'until the end of its maker’s turn',
  whileInPlay: 'while in play',
};

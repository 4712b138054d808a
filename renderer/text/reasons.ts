const activation = 'When acting';

/** Reasons in a few whole words, for a strip of a card; the whole sentence stands where there is room. */
const shortReasons: Readonly<Record<string, string | undefined>> = {
  answerFirst: 'Finish this first',
  cannotAttack: 'Cannot attack',
  cannotPay: 'Cannot be paid',
  conditionFails: 'Not as its text asks',
  enemyAdjacent: 'Enemy beside it',
  exchange: 'Or take another',
  matchOver: 'Match over',
  needsAbility: 'Lacks the Ability',
  needsKeyword: 'Lacks the keyword',
  needsLevel: 'Level too low',
  noActor: 'Nobody can take it',
  noLeadership: 'Too little Leadership',
  noPlacement: 'No free place',
  noRanged: 'No Ranged Damage',
  noTarget: 'No target',
  noTurnYet: 'No turn yet',
  notAMinor: activation,
  notAStandard: activation,
  notActive: activation,
  notAsked: 'Not your choice',
  notYourTurn: 'Not your turn',
  stackBusy: 'Stack not empty',
  tapped: 'Tapped',
  usedUp: 'Used already',
  wrongPhase: 'Another phase',
};

/** Not a refusal: while nothing is paid, another card may be taken in place of the one begun with. */
export const exchange = {
  code: 'exchange',
  rule: 'R-107',
  sentence: 'Press it to take it instead: nothing is paid yet.',
};

/** What a creature card waits for has a name of its own. */
const creatureReasons: Readonly<Record<string, string | undefined>> = { wrongPhase: 'Deploy phase' };

/** The reason in a few words; none where only the whole sentence tells it. */
export const shortReason = (code: string, type: string | undefined): string =>
  (type === 'creature' ? creatureReasons[code] : undefined) ?? shortReasons[code] ?? '';

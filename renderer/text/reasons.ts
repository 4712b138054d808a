/** Long words say where they may break: a strip is narrower than they are. */
const activation = 'In an acti\u00advation';

/** Reasons in two or three words, for a strip of a card; the whole sentence stands where there is room. */
export const shortReasons: Readonly<Record<string, string | undefined>> = {
  answerFirst: 'Answer first',
  cannotAttack: 'Cannot attack',
  cannotPay: 'Cannot be paid',
  conditionFails: 'Not as its text asks',
  enemyAdjacent: 'Enemy beside it',
  matchOver: 'Match over',
  needsAbility: 'Lacks the Ability',
  needsKeyword: 'Lacks the keyword',
  needsLevel: 'Level too low',
  noActor: 'Nobody can take it',
  noLeadership: 'Too little Leader\u00adship',
  noPlacement: 'No free place',
  noRanged: 'No Ranged Damage',
  noTarget: 'No target',
  noWindow: 'Nothing to answer',
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

/** Every reason for which something is not an option: the rule behind it and the sentence a player reads. */
import type { Refusal } from '../../../shared/game.ts';

const table = {
  // whose turn, which moment
  matchOver: ['W-901', 'The match is over.'],
  notAsked: ['R-01', 'Another player must choose first.'],
  notYourTurn: ['W-301', 'It is not your turn.'],
  wrongPhase: ['W-302', 'That belongs to another phase.'],
  noTurnYet: ['R-105', 'Nobody acts before the first turn.'],
  stackBusy: ['R-02', 'Only immediate actions and triggers can join a stack that is not empty.'],
  resolving: ['R-95', 'Nobody surrenders while an action resolves.'],
  answerFirst: ['W-413', 'Answer the question on the table first.'],
  mustDeployOne: ['W-221', 'At least one creature must be deployed.'],
  nothingToUndo: ['R-107', 'Something was revealed or answered since; it cannot be taken back.'],
  // creatures
  notInPlay: ['W-224', 'That creature is not in play.'],
  notYours: ['W-406', 'You control only your own creatures.'],
  alreadyActivated: ['R-30', 'It was already activated this turn.'],
  alreadyActive: ['R-30', 'It is in its activation now.'],
  notActive: ['W-306', 'Only the creature in its activation can do that.'],
  tapped: ['W-130', 'It is tapped.'],
  // moving
  noMoveLeft: ['W-308', 'It has already used its move.'],
  cannotMove: ['W-102', 'An effect keeps it from moving.'],
  solidSquare: ['W-508', 'That square is solid.'],
  occupied: ['W-511', 'Another creature stands there.'],
  tooLarge: ['R-43', 'A Large creature needs four free squares.'],
  pinned: ['W-514', 'It starts next to an enemy: its Speed is 1.'],
  enemyBetween: ['W-510', 'An enemy stands in the way.'],
  wallBetween: ['W-517', 'A wall is in the way.'],
  slowGround: ['W-518', 'Difficult ground makes the way too long.'],
  stopRule: ['W-513', 'It must stop in the first square next to an enemy.'],
  tooFar: ['W-501', 'That is farther than its Speed allows.'],
  alreadyThere: ['W-501', 'It stands there already.'],
  // attacking
  cannotAttack: ['W-102', 'An effect keeps it from attacking.'],
  noRanged: ['W-714', 'It has no Ranged Damage.'],
  enemyAdjacent: ['W-716', 'A creature next to an enemy cannot make a ranged attack.'],
  notAdjacent: ['W-712', 'A melee attack needs an adjacent target.'],
  outOfRange: ['W-714', 'The target is out of range.'],
  noSight: ['W-717', 'There is no line of sight.'],
  warded: ['R-132', 'A text keeps it from being chosen for that.'],
  ownAttack: ['R-38', 'A creature cannot attack itself.'],
  // orders and powers
  notInHand: ['W-601', 'That card is not in your hand.'],
  notAnOrder: ['W-601', 'Only order cards are played on creatures.'],
  notAStandard: ['W-422', 'A standard action needs the creature’s own activation in your Activate phase.'],
  notAMinor: ['W-423', 'A minor action needs the creature’s own activation.'],
  needsKeyword: ['W-606', 'It lacks the keyword the order requires.'],
  needsAbility: ['W-602', 'It lacks the order’s Ability.'],
  needsLevel: ['W-603', 'Its Level is too low, assistants included.'],
  noActor: ['W-601', 'None of your creatures can take that order now.'],
  noTarget: ['W-403', 'There is no legal target.'],
  badTarget: ['W-403', 'It is not what the text asks for.'],
  notAnEnemy: ['W-403', 'The text asks for an enemy.'],
  notAnAlly: ['W-403', 'The text asks for a creature of your own side.'],
  badPlaceForTarget: ['W-403', 'It does not stand where the text asks for.'],
  targetTaken: ['W-403', 'It is chosen already.'],
  noTargetLeft: ['W-403', 'With it no target would be left for the rest of the text.'],
  badPick: ['R-12', 'The text does not let you choose that.'],
  badPayment: ['R-08', 'The cost cannot be paid with it.'],
  cannotPay: ['R-08', 'The cost cannot be paid.'],
  conditionFails: ['W-102', 'What its text asks for does not hold now.'],
  tooManyOrders: ['R-11', 'A hundred orders were played this turn; that is enough.'],
  usedUp: ['R-11', 'It was already used in this activation.'],
  usedThisTurn: ['R-128', 'It was already used this turn.'],
  noSuchPower: ['W-701', 'It has no such power.'],
  notAPower: ['W-706', 'That text is not a power to be used.'],
  // assisting
  notAssisting: ['W-613', 'Nothing is being played that it could assist.'],
  assistNotAdjacent: ['W-613', 'Only creatures adjacent to the acting creature can assist.'],
  assistLacksAbility: ['W-616', 'An assistant must have the order’s Ability.'],
  cannotAssist: ['W-102', 'An effect keeps it from assisting.'],
  actorItself: ['W-613', 'It takes the order itself.'],
  alreadyAssists: ['W-614', 'It assists already.'],
  // deploying
  notHeld: ['W-222', 'That creature card is not in your hand.'],
  notACreature: ['W-222', 'Only creature cards are deployed.'],
  noLeadership: ['W-317', 'Your Leadership does not reach for its Level.'],
  badPlacement: [
    'W-223',
    'Creatures are deployed on clear squares of your start area, or as near as it allows.',
  ],
  noPlacement: ['R-64', 'There is no legal place for it.'],
  // treasure, dodge, cower
  noTreasure: ['W-822', 'It stands on no treasure.'],
  noRangedAttack: ['W-726', 'No ranged attack is aimed at it.'],
  noCover: ['W-726', 'It has no cover from that attack.'],
  cannotDodge: ['W-102', 'An effect keeps it from dodging.'],
  noDamage: ['W-810', 'No damage is about to be dealt to it.'],
  unpreventable: ['R-20', 'This damage cannot be prevented, nor cowered from.'],
  moraleTooLow: ['W-815', 'Your Morale is too low to cower from all of it.'],
  cannotCower: ['W-102', 'An effect keeps it from cowering.'],
  // objectives
  noObjective: ['R-108', 'This match has no such aim.'],
  groundNotHeld: ['R-108', 'Not every square of it is under a creature of the side that must hold them.'],
  groundHeldTooShort: ['R-108', 'The squares are held, but not yet at the end of enough own turns in a row.'],
  tooLittleTreasure: ['R-108', 'Not enough treasure has been collected for it yet.'],
  roundsLeft: ['R-108', 'The last of its rounds is not over yet.'],
  preyStands: ['R-108', 'The creature it names has not been destroyed.'],
  wardStands: ['R-108', 'The creature it names still stands; the match ends by it only when it falls.'],
} as const satisfies Record<string, readonly [rule: string, sentence: string]>;

export type RefusalCode = keyof typeof table;

export function refusal(code: RefusalCode): Refusal {
  const [rule, sentence] = table[code];
  return { code, sentence, rule };
}

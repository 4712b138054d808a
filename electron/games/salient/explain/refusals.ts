/** Every reason for which something is not an option: the rule behind it and the sentence a player reads (C-1316). */
import type { Refusal } from '../../../../shared/game.ts';

const table = {
  // whose turn, which moment
  matchOver: ['C-1003', 'The game is over.'],
  notAsked: ['C-301', 'Another player must choose first.'],
  answerFirst: ['C-401', 'Something else has to be chosen first.'],
  wrongPhase: ['C-301', 'That belongs to another phase of the turn.'],
  mustAct: ['C-401', 'What was ordered is carried out as long as there is a legal way.'],
  nothingToStop: ['C-602', 'No movement is under way that could end early.'],
  nothingToUndo: [
    'C-1306',
    'A die was rolled, a card drawn or another player has answered; it cannot be taken back.',
  ],
  // setup and Ready
  notDealt: ['C-205', 'You were not dealt that Site.'],
  campHasUnits: ['C-931', 'Relief comes only to a Camp without a Unit.'],
  notControlled: ['C-814', 'None of your Units stands on that Site.'],
  noStartEffect: ['C-811', 'It does nothing at the start of a turn.'],
  usedAlready: ['C-302', 'Its text has done its work this turn.'],
  notDue: ['C-302', 'It would do nothing now.'],
  notUpgraded: ['C-515', 'That stands on the other side of the card.'],
  noInsight: ['C-561', 'You have no Insight to trade.'],
  noReserve: ['C-545', 'There is no Unit in your Reserve.'],
  noCardThere: ['C-801', 'No Opportunity card lies there.'],
  armisticeStays: ['C-1016', 'The Armistice is no card to use or discard.'],
  // Orders
  noSuchSlot: ['C-131', 'Nothing can be assigned there.'],
  otherSide: ['C-515', 'That space is on the side of the card that lies face down.'],
  jammed: ['C-913', 'The space is jammed; give a Unit to the Jam to clear it.'],
  noJam: ['C-914', 'There is no Jam to clear.'],
  slotFilled: ['C-309', 'The space is filled already.'],
  notInReach: ['C-544', 'Spaces are filled from left to right; the one before it is empty.'],
  noSuchDie: ['C-305', 'There is no such die among those you rolled.'],
  wrongFace: ['C-310', 'The die does not show what the space asks for.'],
  needsPair: ['C-308', 'It takes two dice of one face.'],
  takesOneDie: ['C-520', 'Only a Deploy space takes two equal dice as Armour.'],
  noSecondDie: ['C-308', 'It takes two dice, and no second one fits.'],
  needsDie: ['C-308', 'It takes a die.'],
  takesNoDie: ['C-308', 'It takes no die.'],
  fewCoins: ['C-308', 'You have too few Coins.'],
  fewInsight: ['C-511', 'You have too little Insight.'],
  noSiteOrder: ['C-813', 'That Site takes no orders.'],
  noPact: ['C-1110', 'Pact cards belong to the Pact game.'],
  nothingToFill: ['C-308', 'No space waits for a second die.'],
  notAssigned: ['C-311', 'Nothing is assigned there.'],
  supportsAnother: ['C-544', 'The space after it is filled; empty that one first.'],
  // Execute
  upgradesLast: ['C-405', 'Upgrades come after everything else.'],
  noIcon: ['C-804', 'The card carries no Insight icon.'],
  noBranch: ['C-401', 'The card offers no such choice now.'],
  noChoiceOfSpace: ['C-401', 'No space is asked for now.'],
  noSuchSpace: ['C-127', 'There is no such space on the battlefield.'],
  spaceTaken: ['C-127', 'A Unit stands there.'],
  enemyZone: ['C-524', 'Nothing is deployed in an enemy zone.'],
  allyLine: ['C-1106', 'Nothing is deployed on your ally’s Home line.'],
  closedZone: ['C-1212', 'Nothing is deployed in the zone of an empty seat.'],
  notHomeLine: [
    'C-521',
    'A Unit is deployed on your Home line or, as Infantry, straight behind one of your Units.',
  ],
  armourHome: ['C-522', 'Armour is deployed on your Home line.'],
  notNoMansLand: ['C-528', 'The card deploys in No-man’s-land.'],
  notBeside: ['C-132', 'The Site deploys beside its Controlling Unit.'],
  notBehindAlly: ['C-1112', 'The Pact card deploys straight behind one of your ally’s Units.'],
  notBehindLine: ['C-945', 'Sunfire puts Units behind the line you have to pass.'],
  mineThere: ['C-901', 'There is a Mine already.'],
  outsideOwnGround: ['C-1214', 'Only No-man’s-land and your own zone are allowed.'],
  noMine: ['C-901', 'There is no Mine.'],
  noUnit: ['C-807', 'That Unit is not on the battlefield.'],
  notYours: ['C-807', 'It asks for one of your own Units.'],
  notEnemy: ['C-807', 'It asks for an enemy Unit.'],
  wrongClass: ['C-808', 'It asks for another kind of Unit.'],
  onHomeLine: ['C-808', 'It does not reach a Unit on its own Home line.'],
  outOfRange: ['C-134', 'It is too many spaces away.'],
  noSuchLine: ['C-808', 'No-man’s-land has no such line.'],
  noSuchEnemy: ['C-1213', 'That player is no enemy of yours.'],
  cannotJam: ['C-912', 'Spaces for Insight cannot be jammed.'],
  jamThere: ['C-916', 'There is a Jam already.'],
  // March
  behindLine: ['C-610', 'A Unit behind a Home line never moves again.'],
  hasAdvanced: ['C-406', 'It has made its free Advance this turn.'],
  anotherMoves: ['C-602', 'Another Unit is in the middle of its Advance.'],
  standsThere: ['C-603', 'It stands there already.'],
  ownUnit: ['C-607', 'A Unit of your side stands there.'],
  lineTaken: ['C-609', 'The space behind the line is taken.'],
  offBoard: ['C-1208', 'That is not behind the line it has to pass.'],
  backward: ['C-604', 'A Unit does not go backward.'],
  sideways: ['C-605', 'A Unit steps sideways only along its own Home line.'],
  tooFar: ['C-601', 'An Advance goes one space at a time, forward.'],
  onlySlip: ['C-614', 'The card moves one space sideways or straight back.'],
} as const satisfies Record<string, readonly [rule: string, sentence: string]>;

export type RefusalCode = keyof typeof table;

/** Every code, for the test that each can be met. */
export const refusalCodes = Object.keys(table) as RefusalCode[];

export function refusal(code: RefusalCode): Refusal {
  const [rule, sentence] = table[code];
  return { code, sentence, rule };
}

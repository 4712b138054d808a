/** Every reason for which something is not an option: the rule behind it and the sentence a player reads (T-1114). */
import type { Refusal } from '../../../../shared/game.ts';

const table = {
  // whose turn, which moment
  matchOver: ['T-1001', 'The game is over.'],
  notAsked: ['T-301', 'Another player must choose first.'],
  answerFirst: ['T-504', 'Something else has to be chosen first.'],
  wrongPhase: ['T-301', 'That belongs to another phase of the turn.'],
  mustAct: ['T-303', 'What can be done in this phase must be done; nobody passes.'],
  nothingToStop: ['T-611', 'No movement is under way that could end early.'],
  nothingToUndo: [
    'T-1104',
    'A tile or card was drawn, a die was rolled or another player has answered; it cannot be taken back.',
  ],
  // laying tiles
  noTileInHand: ['T-401', 'No tile is in hand.'],
  noSuchCell: ['T-414', 'There is no such cell.'],
  cellTaken: ['T-414', 'A tile lies there already.'],
  apart: ['T-414', 'A tile must touch the dungeon.'],
  rubbleEdge: ['T-412', 'Nothing is joined to a Cave-in.'],
  noExitThere: ['T-414', 'No exit of the dungeon leads to that cell.'],
  noJoint: ['T-402', 'Turned so, no exit of the tile meets an exit of the dungeon.'],
  notEntrance: ['T-204', 'The first tiles are joined to the Gate.'],
  arrow: ['T-406', 'The arrow must point away from the exit the tile is joined to.'],
  closes: ['T-407', 'It would close the dungeon: one open exit must remain.'],
  sameTurn: ['T-414', 'Turned so, it is the same tile again; another turn stands for it.'],
  // tokens
  noToken: ['T-109', 'That token is not in the dungeon.'],
  notYours: ['T-116', 'It is not your token.'],
  bound: ['T-531', 'Rootbind holds it until the end of its owner’s next turn.'],
  // moving
  standsThere: ['T-603', 'It stands there already.'],
  noSpace: ['T-111', 'There is no such space in the dungeon.'],
  rubble: ['T-730', 'Nothing goes onto a Cave-in.'],
  wall: ['T-604', 'No exits line up on the way.'],
  tooFar: ['T-603', 'A move is one step.'],
  slowTile: ['T-701', 'On a tile with spaces a step is one space.'],
  occupied: ['T-605', 'Another token stands on that tile.'],
  doorInWay: ['T-909', 'A door bars that tile; it must be opened first.'],
  pitStops: ['T-721', 'Every token stops on a Chasm.'],
  noDoor: ['T-909', 'There is no door on that tile.'],
  doorApart: ['T-910', 'A door is opened from beside it, through exits that line up.'],
  // attacking
  ownColour: ['T-803', 'A token never attacks its own colour.'],
  sameSide: ['T-804', 'Delvers attack only monsters, monsters only Delvers.'],
  outOfRange: ['T-802', 'The target is not next to it through exits that line up.'],
  beyondReach: ['T-820', 'The target is more than two steps away.'],
  doorShields: ['T-810', 'Attacks do not pass a door.'],
  mustScorch: ['T-826', 'An Emberwyrm attacks only by Scorch.'],
  noScorch: ['T-826', 'Only an Emberwyrm scorches.'],
  scorchesNoDelver: ['T-827', 'Scorch needs a Delver of another player among its victims.'],
  noRegrow: ['T-824', 'Only a Mossback regrows.'],
  unhurt: ['T-824', 'It has lost no wounds.'],
  onlyDelverAttack: ['T-524', 'The relic was used for the attack of a Delver.'],
  // cards
  noCardAsks: ['T-504', 'No card asks for that now.'],
  needsOwn: ['T-504', 'The card asks for a token of your own.'],
  needsOther: ['T-504', 'The card asks for a token of another player.'],
  wrongKind: ['T-504', 'The card asks for another kind of token.'],
  onPit: ['T-504', 'The card does not reach a token on a Chasm.'],
  onEntrance: ['T-504', 'The card does not reach a token on the Gate.'],
  outOfCardReach: ['T-821', 'It is too many steps from your Delvers.'],
  cannotBeMoved: ['T-528', 'There is nowhere it could be moved.'],
  sharedEntrance: ['T-504', 'Nobody is swapped from a Gate that holds more than one token.'],
  tileTaken: ['T-114', 'A token stands on that tile.'],
  tileBarred: ['T-114', 'A door bars that tile.'],
  noLair: ['T-740', 'Monsters enter on tiles with a lair.'],
  noLadder: ['T-742', 'Delvers enter on tiles with a ladder.'],
  noHoard: ['T-741', 'Chests go on tiles with a hoard.'],
  hasChest: ['T-902', 'There is a chest already.'],
  hasDoor: ['T-907', 'There is a door already.'],
  doorOnToken: ['T-907', 'A door needs a tile without a token.'],
  doorOnRubble: ['T-908', 'A door cannot be put on a Cave-in.'],
  nothingToClear: ['T-416', 'It is neither a Cave-in nor a door.'],
  outOfPush: ['T-528', 'The card does not move it that far.'],
  // relics
  notHeld: ['T-520', 'You do not hold that relic.'],
  wrongMoment: ['T-524', 'A relic is used only at the moment its text names.'],
  relicNeverUsed: ['T-525', 'It has no use; it only scores.'],
  afterLastEvent: ['T-529', 'After the last event card no relic is used.'],
  withinLimit: ['T-522', 'Relics are discarded only when there are more than Delvers.'],
  // chests
  noChest: ['T-904', 'There is no chest on its tile.'],
  monsterChest: ['T-905', 'Only Delvers take chests.'],
  chestByMoving: ['T-904', 'A chest is taken by ending a movement on its tile.'],
} as const satisfies Record<string, readonly [rule: string, sentence: string]>;

export type RefusalCode = keyof typeof table;

/** Every code, for the test that each can be met. */
export const refusalCodes = Object.keys(table) as RefusalCode[];

export function refusal(code: RefusalCode): Refusal {
  const [rule, sentence] = table[code];
  return { code, sentence, rule };
}

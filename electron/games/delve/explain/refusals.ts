/** Every reason for which something is not an option: the rule behind it and the sentence a player reads. */
import type { Refusal } from '../../../../shared/game.ts';

const table = {
  // whose turn, which moment
  matchOver: ['D-750', 'The game is over.'],
  notAsked: ['D-301', 'Another player must choose first.'],
  answerFirst: ['D-335', 'Something else has to be chosen first.'],
  nothingToUndo: [
    'R-803',
    'A card or chamber was drawn, a die was rolled or another player has answered; it cannot be taken back.',
  ],
  mustAct: ['R-118', 'A turn cannot be passed while anything can be done.'],
  dead: ['D-916', 'The hero is dead.'],
  out: ['D-733', 'The hero has left the dungeon.'],
  // moving
  below: ['D-808', 'Below ground a hero neither moves nor searches.'],
  standsThere: ['D-304', 'The hero stands there already.'],
  noSuchSpace: ['D-304', 'There is no such space.'],
  apart: ['D-304', 'A move goes to the next space, never slantwise.'],
  wall: ['D-305', 'A wall is in the way.'],
  noStock: ['R-104', 'No chamber is left, so there is only rock.'],
  occupied: ['D-306', 'Another hero stands there.'],
  corridorAgain: ['D-419', 'A Corridor is entered only once in a turn.'],
  enteredTwice: ['R-115', 'It was entered twice this turn.'],
  pendingFirst: ['D-337', 'The chamber must be encountered first.'],
  mustGoBack: ['R-123', 'The hero must go back the way he came.'],
  rocksInWay: ['D-432', 'The rocks must be crossed first.'],
  bridgeInWay: ['D-442', 'A Bridge leads to its other end only.'],
  webInWay: ['D-459', 'The Web must be crossed first.'],
  split: ['D-427', 'The split cannot be crossed.'],
  dieDecides: ['D-422', 'In the dark the die decides the way.'],
  entryClosed: ['R-207', 'Having crossed, the hero does not go back that way.'],
  retreatBarred: ['D-708', 'A retreat does not go through a door or portcullis.'],
  // searching
  noIcon: ['D-333', 'This chamber has nothing to search.'],
  searchedTwice: ['D-331', 'It has been searched twice; the hero must move first.'],
  monsterHere: ['D-333', 'Nobody searches beside a monster.'],
  noSearchThere: ['R-203', 'Towers and the Hoard are not searched.'],
  // leaving, going down, the dragon
  noTower: ['D-730', 'The dungeon is left only by a Tower.'],
  noLoot: ['D-732', 'Leaving takes at least one Loot card.'],
  noTreasure: ['D-967', 'Leaving takes at least one Treasure card.'],
  noStair: ['D-803', 'There is no way down here.'],
  noHoard: ['D-703', 'Dragon cards are drawn only in the Hoard.'],
  mustLeaveHoard: ['R-403', 'After Wrath the hero must try to leave.'],
  nothingToCross: ['D-434', 'There is nothing to cross here.'],
  noTravel: ['D-969', 'Heroes travel between Towers only as they enter one, and only with that option.'],
  // monsters
  noMonster: ['D-601', 'No monster is met now.'],
  cannotEscape: ['D-607', 'From here there is no escape.'],
  noFight: ['D-620', 'Nobody fights.'],
  notInHand: ['D-630', 'That card is not in hand.'],
  cannotJoin: ['D-635', 'Its icon does not counter that attack.'],
  noBreakOff: ['D-963', 'A fight is broken off only after a won round, and only with that option.'],
  noMinions: ['D-948', 'Only eliminated players move monsters, and only with that option.'],
  minionBlocked: ['D-949', 'A monster goes to an explored chamber beside it, without another monster.'],
  minionAgain: ['D-950', 'Another monster must be moved first.'],
  // cards
  notHeld: ['R-610', 'The hero does not hold that card.'],
  wrongMoment: ['R-610', 'It is used only at the moment its text names.'],
  unhurt: ['R-615', 'The hero has no wounds.'],
  noUse: ['D-505', 'It has no use; it only counts.'],
  abilityUsed: ['R-619', 'The ability has been used already.'],
} as const satisfies Record<string, readonly [rule: string, sentence: string]>;

export type RefusalCode = keyof typeof table;

/** Every code, for the test that each can be met. */
export const refusalCodes = Object.keys(table) as RefusalCode[];

export function refusal(code: RefusalCode): Refusal {
  const [rule, sentence] = table[code];
  return { code, sentence, rule };
}

/** One sentence for each word of the card language, for `docs/cards.md`. A forgotten word does not compile. */
import type {
  Amount,
  Condition,
  Cost,
  Duration,
  EventName,
  Filter,
  Player,
  Stat,
  StepKind,
  Target,
  Text,
  Who,
} from '../../electron/games/warband/cards/language.ts';

type KeysOf<Union> = Union extends object ? Exclude<keyof Union, 'times' | 'atMost'> : Extract<Union, string>;

export const whoNotes: Record<KeysOf<Who>, string> = {
  actor: 'The acting creature; in a creature’s own or attached text, this creature. A commander has none.',
  subject: 'The creature a triggering event is about. Only in triggers.',
  other: 'The second creature of the event: the attacker, the one that dealt the damage. Only in triggers.',
  each: 'The creature of the current round of `forEach`.',
  target: 'A creature declared under `targets`, by name.',
  picked:
    'What an earlier `pick`, or a cost or step with `as`, has named; also in later actions of the order.',
  all: 'Every creature that fits the filter.',
};

export const playerNotes: Record<KeysOf<Player>, string> = {
  you: 'The player whose text it is.',
  eachOpponent: 'Every player who is no ally.',
  eachPlayer: 'Everybody.',
  eventPlayer: 'The player of the triggering event.',
  target: 'A player declared under `targets`.',
  controllerOf: 'Whoever controls that creature, or that action on the stack (an `item` target), now.',
  ownerOf: 'Whoever brought it.',
};

export const filterNotes: Record<keyof Filter, string> = {
  side: '`yours` you control, `ally` you or a teammate, `enemy` anyone else. Left out: any.',
  self: 'The acting creature itself.',
  another: 'Not the acting creature.',
  keyword: 'Has one of these keywords.',
  withoutKeyword: 'Has none of these keywords.',
  ability: 'Has this Ability.',
  level: 'Effective Level within bounds.',
  health: 'Hit Points left within bounds.',
  tapped: 'Tapped or untapped.',
  damaged: 'With or without damage.',
  attached: 'With or without attached cards.',
  large: 'Large or not.',
  ranged: 'With or without a Ranged Damage entry.',
  trait: 'Has this trait.',
  on: 'Stands on this terrain.',
  within:
    'Within a distance of somebody, or of a `square` declared as a target (R-147); needs line of sight unless `blind`.',
  adjacentTo: 'Adjacent to that creature.',
  between: 'Between two creatures: the straight line from one to the other crosses its space (R-130).',
  counter: 'Has at least so many counters of this `name`, 1 if not said (R-131).',
};

export const amountNotes: Record<Exclude<KeysOf<Amount>, 'who' | 'player' | 'on'>, string> = {
  count: 'How many creatures fit a filter.',
  stat: 'A value of one creature (`who`).',
  damageOn: 'The damage on one creature.',
  of: 'Morale, Leadership, hand sizes or graveyard of one `player`.',
  event: 'The number in the triggering event: damage, Morale lost, tokens.',
  dealt: 'Damage this action has dealt so far.',
  moved: 'Squares that creature has moved or shifted this turn; a slide does not count (R-126).',
  counters: 'How many counters of that name lie `on` one creature.',
};

export const conditionNotes: Record<Condition['is'], string> = {
  damageDealt: 'This action has dealt damage, to anybody or to that creature.',
  unprevented: 'No part of that damage was prevented, cowered from or dodged (R-28).',
  destroyed: 'That creature, or one of those, is no longer in play.',
  matches: 'That creature fits a filter.',
  exists: 'At least so many creatures fit a filter; 1 if not said.',
  compare:
    'Two amounts compared. Of `eachOpponent` it must hold for each of them; `not` of that, for one of them.',
  yourTurn: 'It is your turn.',
  done: 'The last `may`, `pay`, `pick` or `deploy` of this action was done.',
  not: 'The opposite.',
  every: 'All of them.',
  some: 'At least one of them.',
};

export const targetNotes: Record<Target['kind'], string> = {
  creature:
    'A creature; `attack` for a melee or ranged attack, `upTo` for several (at least one), `range` or `rangeBonus` for ranged attacks.',
  item: 'An action on the stack. Only in immediates and triggers.',
  player: 'A player.',
  square: 'A free, legal square.',
  card: 'A card of a discard pile (orders) or graveyard (creatures).',
};

export const costNotes: Record<Cost['pay'], string> = {
  discard: 'Orders from your hand. `as` names them: the Level of one can be read.',
  morale: 'Your Morale.',
  leadership: 'Your Leadership.',
  tap: 'Untapped creatures of yours. `as` names them.',
  destroy: 'A creature of yours. `as` names it: its values are then the printed ones (R-122).',
  wound: 'Damage on the acting creature, which must survive it.',
  detachThis: 'Takes the attached card off. Only in attach text.',
};

export const durationNotes: Record<Duration, string> = {
  endOfActivation: 'Until the activation under way ends.',
  endOfTurn: 'Until the turn under way ends.',
  startOfYourTurn: 'Until your next turn starts.',
  endOfYourTurn: 'Until your next turn ends, never the one under way.',
  whileInPlay: 'For as long as the creature is in play.',
};

export const statNotes: Record<Stat, string> = {
  level: 'Level, for taking orders and assisting.',
  hitPoints: 'Hit Points, in tens.',
  melee: 'Melee Damage, in tens.',
  ranged: 'Ranged Damage, in tens.',
  range: 'Distance of ranged attacks.',
  speed: 'Speed.',
  damageTaken: 'Added to each damage it would take, in tens.',
  cowerCost: 'Added to the Morale its cowering costs.',
};

export const textNotes: Record<Text['kind'], string> = {
  trait: 'A trait of this creature, or of all that `affects` names, `when` a condition holds.',
  modifier: 'A value changed for as long as the text is there; `lower` takes away.',
  ward: 'Those that `by` names cannot choose this creature, or all that `affects` names, for `attacks`, `meleeAttacks`, `rangedAttacks`, or as a target of their `orders` or `powers` (R-132).',
  power:
    'Used by its player. Standard and immediate powers tap; minor ones do with `tap`. Once an activation unless `unlimited`; `once` each turn.',
  trigger:
    'Speaks when its event happens. `may` lets its player decline; `tap` and `cost` imply it. With `once` only once each turn (R-128).',
};

export const eventNotes: Record<EventName, string> = {
  turnStarts: 'A turn starts; `whose`.',
  turnEnds: 'A turn ends; `whose`.',
  orderPlayed: 'An order is played, `by` whom, perhaps `on` whom and of which `timing`.',
  enters: 'It comes into play.',
  activates: 'Its activation starts.',
  moves: 'It has finished a movement; where it stands is asked then, not where it came from.',
  movesAdjacent: 'It comes to stand next to `by`; without `by`, next to the creature whose text it is.',
  movesAway:
    'It stood next to `by`, or without `by` to the creature whose text it is, and after a movement no longer does (R-129).',
  attacks: 'It attacks `by`, perhaps only in one `mode`; `other` is whoever is attacked.',
  isAttacked: 'It is attacked, perhaps only `by` some; `other` is the attacker.',
  damages: 'It deals damage to `by`; `other` is whoever takes it. Carries the number.',
  isDamaged: 'It takes damage; `other` is whoever dealt it. Carries the number.',
  destroys: 'It destroys a creature, which is `other`.',
  isDestroyed:
    'It is destroyed; `other` is its destroyer. What is near it is measured from where it fell (R-112).',
  cowers: 'It cowers; `other` is whoever would have dealt the damage. Carries the Morale lost.',
  dodges: 'It dodges; `other` is the attacker.',
  assists: 'It assists; `other` is the acting creature.',
  isHealed: 'Damage is removed from it. Carries the number.',
  opensChest: 'It opens a chest. Carries the number.',
  collects: 'It collects treasure. Carries the number.',
};

export const stepNotes: Record<StepKind, string> = {
  attack:
    'A melee or ranged attack at a declared target. `damage` replaces the creature’s own, `bonus` adds to it.',
  damage: 'Damage that is no attack.',
  prevent:
    'Keeps damage off: from one source on the stack, from a declared item, from the action that set the trigger off (`"event"`), or from whatever comes.',
  heal: 'Removes damage.',
  move: 'A movement like a creature’s own move, by squares or by its Speed.',
  shift: 'A movement that does not stop next to enemies.',
  slide:
    'You move the creature, whoever controls it. Terrain costs as on any way (W-535): a step into a hazard takes 2 squares.',
  place: 'Puts a creature on a free square.',
  swap: 'Two creatures change places.',
  tap: 'Taps.',
  untap: 'Untaps.',
  draw: 'Cards from a deck.',
  discard:
    'Orders from a hand, chosen by their player, at `random`, or by you (`yours`), to whom they are shown first.',
  recover: 'Cards from a pile, chosen on resolution.',
  return: 'A card declared as target; or, as `"this"`, the order itself instead of being discarded (R-134).',
  withdraw: 'A creature leaves play for its owner’s hand or deck; no Morale is lost.',
  attach:
    'Puts this card on a creature; its attach text becomes part of it. In attach text it moves its own card to another creature (R-135).',
  detach:
    'Removes attached cards; with `"cards": "this"` attach text removes its own, for what happens once and is over.',
  destroy: 'Destroys without damage; it cannot be cowered from (R-29).',
  rescue:
    'If it would be destroyed before then, it keeps so many Hit Points instead, or `all` (R-124): the first time with `once`, else every time. `steps` follow on the stack; in them `subject` is that creature.',
  counter:
    'Puts so many counters of a `name` on a creature, or takes them off with `remove`, also `"all"` (R-131). By themselves they do nothing: read them with the amount `counters` and the filter `counter`.',
  later:
    'Waits for an event and then does its `steps` (R-133): the next time with `once`, else every time `until` the end of its time. With `who` it lies on that creature: the event is about it (`"self"`), the steps call it `subject`, and it ends when that creature leaves play.',
  control: 'You control the creature for a time.',
  morale: 'Gains Morale, or loses it with `lose`.',
  leadership: 'Gains Leadership, or loses it with `lose`.',
  modify: 'Changes a value for a time; `lower` takes away.',
  grant: 'Gives a trait for a time.',
  grantKeyword: 'Gives a keyword for a time.',
  grantAbility: 'Gives an Ability for a time.',
  empower:
    'An action on the stack (a declared target, or `"event"`, the one that set the trigger off) deals more damage, or less with `lower`.',
  cancel: 'Removes one action from the stack, or the whole order.',
  redirect:
    'An action on the stack gets another target. An attack that cannot reach it fails (W-405): say `adjacentTo` or `within`.',
  evade: 'An action on the stack no longer affects the creature.',
  extraMove: 'One more move in this activation.',
  reactivate: 'It may be activated again this turn, also if it is in its activation now (R-114).',
  collect: 'Collects treasure tokens from its square without tapping.',
  treasure: 'Puts treasure tokens on a creature’s square.',
  look: 'Looks at the top of your own deck; any of those cards may go to the bottom. With `take` so many come to your hand and the rest go to the bottom.',
  search:
    'Looks through your own deck, takes up to so many `cards` that fit, and shuffles it (R-136). Nobody else sees them.',
  reveal: 'Another player shows you their orders.',
  deploy: 'You may deploy a creature card from your hand; `free` ignores Leadership.',
  choose: 'One of two to four ways; with `ways` two or three different ones.',
  may: 'Done or not, as the player likes.',
  pay: 'Offered to you, or to `player`. Paid, then the `steps`; not paid, `otherwise`. With `"steps": []` it reads "… unless they pay" (R-123).',
  pick: 'Chooses creatures on resolution, under a name: one, which must be chosen unless `optional`, or any number `upTo`, none too.',
  if: 'Steps under a condition.',
  forEach: 'The same for each creature that fits; `each` stands for it.',
  repeat: 'The same several times.',
};

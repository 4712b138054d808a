/**
 * The card language: what a card can say. A card is data in these words; its behaviour is executed from them
 * and its rules text is rendered from them. No function here: each reader (validate, compile, execute, enumerate,
 * text, value, index, explain) is an exhaustive switch in a file of its own.
 */

/** W-111. */
export const abilityNames = ['might', 'agility', 'endurance', 'wits', 'insight', 'presence'] as const;
export type AbilityName = (typeof abilityNames)[number];

/** W-618. */
export const timings = ['standard', 'minor', 'immediate'] as const;
export type Timing = (typeof timings)[number];

export const marks = ['gold', 'silver'] as const;
export type Mark = (typeof marks)[number];

/** Values of a creature that effects may change. */
export const stats = [
  'level',
  'hitPoints',
  'melee',
  'ranged',
  'range',
  'speed',
  /** Added to every damage it is about to take; negative protects. */
  'damageTaken',
  /** Added to the Morale its cowering costs, never below 0. */
  'cowerCost',
] as const;
export type Stat = (typeof stats)[number];

/** Standing qualities of a creature; W-705. */
export const traits = [
  'flying', // W-525
  'burrow', // W-526
  'shifting', // its own moves are shifts, W-532
  'sureFooted', // difficult squares and obstacles cost it nothing extra
  'hazardProof', // hazardous terrain neither slows nor harms it
  'pointBlank', // may make ranged attacks next to an enemy, against W-716
  'unpinned', // starting next to an enemy does not cut its Speed to 1, against W-514
  'unslidable', // cannot be slid or placed by effects of enemies
  'cannotCower',
  'cannotDodge',
  'cannotMove',
  'cannotAttack',
  'cannotUntap', // W-304, W-321
  'cannotAssist',
  'cannotBeHealed',
  'alwaysCovered', // has cover from every ranged attack
  'reach', // its melee attacks reach 2 squares, R-125
] as const;
export type Trait = (typeof traits)[number];

export const terrains = ['difficult', 'hazardous', 'obstacle', 'circle', 'start', 'open'] as const;
export type Terrain = (typeof terrains)[number];

/** How long an effect lasts. "Your turn" is the next turn of the player who made it, never the one under way. */
export const durations = [
  'endOfActivation',
  'endOfTurn',
  'startOfYourTurn',
  'endOfYourTurn',
  'whileInPlay',
] as const;
export type Duration = (typeof durations)[number];

/** A creature, or several, as seen from the text that speaks. */
export type Who =
  /** The acting creature; in a creature's own or attached text "this creature". */
  | 'actor'
  /** The creature the event is about (trigger texts). */
  | 'subject'
  /** The other creature of the event: the attacker, the one that dealt the damage. */
  | 'other'
  /** The creature of the current round of `forEach`. */
  | 'each'
  | { target: string }
  /** Whoever a `pick`, a cost or a step named with `as`. */
  | { picked: string }
  | { all: Filter };

/** Players, as seen from the text that speaks. */
export type Player =
  | 'you'
  | 'eachOpponent'
  | 'eachPlayer'
  | 'eventPlayer'
  | { target: string }
  /** Also of an action on the stack that was declared as a target. */
  | { controllerOf: Who }
  | { ownerOf: Who };

/** Which creatures: every given condition must hold. */
export interface Filter {
  /** This very creature: the acting one. */
  self?: true;
  /** `yours` you control, `ally` you or a teammate, `enemy` anyone else. Default: any. */
  side?: 'yours' | 'ally' | 'enemy';
  /** Not the acting creature. */
  another?: true;
  /** Has one of these keywords. */
  keyword?: string[];
  withoutKeyword?: string[];
  ability?: AbilityName;
  /** Effective Level. */
  level?: Bounds;
  /** Hit Points left: Hit Points minus damage. */
  health?: Bounds;
  tapped?: boolean;
  damaged?: boolean;
  attached?: boolean;
  large?: boolean;
  ranged?: boolean;
  trait?: Trait;
  on?: Terrain;
  within?: Within;
  adjacentTo?: Who;
  /** The straight line between these two crosses its space. */
  between?: Between;
  counter?: CounterBound;
}

export interface Between {
  from: Who;
  to: Who;
}

/** So many counters of a name, 1 if not said. */
export interface CounterBound {
  name: string;
  atLeast?: number;
}

export interface Bounds {
  atLeast?: Amount;
  atMost?: Amount;
}

/** Distance from somebody (W-730..W-734): needs line of sight and counts around walls unless `blind`. */
export interface Within {
  squares: Amount;
  /** Somebody, or a square declared as a target. */
  of: Who;
  /** Needs no line of sight and counts straight through walls (W-734). */
  blind?: true;
}

/** A number, fixed or read off the table when the action resolves. */
export type Amount =
  | number
  | { count: Filter; times?: number; atMost?: number }
  | { stat: Stat; who: Who; times?: number; atMost?: number }
  | { damageOn: Who; times?: number; atMost?: number }
  | {
      of: 'morale' | 'leadership' | 'orderHand' | 'creatureHand' | 'graveyard';
      player: Player;
      times?: number;
      atMost?: number;
    }
  /** The number in the triggering event: damage dealt, Morale lost, tokens collected. */
  | { event: true; times?: number; atMost?: number }
  /** Damage this action has dealt so far. */
  | { dealt: true; times?: number; atMost?: number }
  /** Squares the creature has moved or shifted this turn. */
  | { moved: Who; times?: number; atMost?: number }
  /** Counters of a name on one creature. */
  | { counters: string; on: Who; times?: number; atMost?: number };

export type Condition =
  | { is: 'damageDealt'; to?: Who }
  /** no part was prevented, cowered from or dodged. */
  | { is: 'unprevented'; to?: Who }
  | { is: 'destroyed'; who: Who }
  | { is: 'matches'; who: Who; filter: Filter }
  | { is: 'exists'; filter: Filter; atLeast?: number }
  | { is: 'compare'; left: Amount; op: '<' | '<=' | '=' | '>=' | '>'; right: Amount }
  | { is: 'yourTurn' }
  /** The last `may`, `pay` or `pick` of this action was done: "if you do". */
  | { is: 'done' }
  | { is: 'not'; when: Condition }
  | { is: 'every'; of: Condition[] }
  | { is: 'some'; of: Condition[] };

/** An action on the stack: one declared as a target, or the one that set off a trigger. */
export type ItemRef = { target: string } | 'event';

/** Which items of the stack. */
export interface ItemFilter {
  what?: 'order' | 'power' | 'attack' | 'meleeAttack' | 'rangedAttack' | 'move' | 'collect' | 'trigger';
  by?: 'you' | 'enemy';
  /** Aims at a creature that matches. */
  aimsAt?: Filter;
  /** Printed Level of the order. */
  level?: Bounds;
  timing?: Timing;
}

/** Which cards of a pile or hand. */
export interface CardFilter {
  type?: 'order' | 'creature';
  keyword?: string[];
  ability?: AbilityName;
  timing?: Timing;
  level?: Bounds;
}

/** Which squares; always legal and free for whoever is put there. */
export interface SquareFilter {
  within?: Within;
  adjacentTo?: Who;
  on?: Terrain;
}

/** Something chosen when the order is played or the power used (W-403). */
export type Target =
  | {
      name: string;
      kind: 'creature';
      filter: Filter;
      /** For an attack: adjacency, or printed range plus `rangeBonus` with line of sight. */
      attack?: 'melee' | 'ranged';
      rangeBonus?: number;
      /** Instead of the printed Ranged Damage distance (W-715). */
      range?: number;
      /** How many, default exactly one. */
      upTo?: number;
    }
  | { name: string; kind: 'item'; filter: ItemFilter }
  | { name: string; kind: 'player'; side: 'opponent' | 'ally' | 'any' }
  | { name: string; kind: 'square'; filter: SquareFilter }
  | { name: string; kind: 'card'; from: 'discard' | 'graveyard'; of: 'you' | 'any'; filter: CardFilter };

/** Paid on declaration or inside an effect by the step `pay`. `as` names what was paid with, for later steps. */
export type Cost =
  | { pay: 'discard'; cards: number; as?: string }
  | { pay: 'morale'; amount: number }
  | { pay: 'leadership'; amount: number }
  | { pay: 'tap'; filter: Filter; creatures: number; as?: string }
  | { pay: 'destroy'; filter: Filter; as?: string }
  /** Damage tokens on the acting creature; legal only if it survives. */
  | { pay: 'wound'; amount: number }
  /** Takes the card off the creature it is attached to (W-610). */
  | { pay: 'detachThis' };

/** One thing done on resolution. Carried out in order; what cannot be done is skipped. */
export type Step =
  | {
      do: 'attack';
      mode: 'melee' | 'ranged';
      by?: Who;
      target: Who;
      /** Instead of the creature's own value. */
      damage?: Amount;
      bonus?: Amount;
      unpreventable?: true;
    }
  | { do: 'damage'; to: Who; amount: Amount; unpreventable?: true }
  | {
      do: 'prevent';
      for: Who;
      amount: Amount | 'all';
      /** `oneSource`: an item of the stack chosen on resolution; `any`: whatever comes. */
      from: 'oneSource' | 'any' | ItemRef;
      /** Only the next damage uses it up, whatever is left. */
      once?: true;
      until: Duration;
    }
  | { do: 'heal'; who: Who; amount: Amount | 'all' }
  | { do: 'move'; who: Who; squares: Amount | 'speed' }
  | { do: 'shift'; who: Who; squares: Amount | 'speed' }
  | { do: 'slide'; who: Who; squares: Amount }
  | { do: 'place'; who: Who; where: SquareFilter | { target: string } }
  | { do: 'swap'; first: Who; second: Who }
  | { do: 'tap'; who: Who }
  | { do: 'untap'; who: Who }
  | { do: 'draw'; player: Player; deck: 'order' | 'creature'; cards: Amount }
  /** `yours`: they show you their orders and you choose. */
  | { do: 'discard'; player: Player; cards: Amount | 'all'; how: 'choose' | 'random' | 'yours'; as?: string }
  | {
      do: 'recover';
      player: Player;
      from: 'discard' | 'graveyard';
      to: 'hand' | 'deckTop' | 'deckBottom';
      filter: CardFilter;
      cards: Amount;
    }
  /** `this`: the order itself, instead of being discarded. */
  | { do: 'return'; card: { target: string } | 'this'; to: 'hand' | 'deckTop' | 'deckBottom' }
  | { do: 'withdraw'; who: Who; to: 'hand' | 'deckBottom' }
  /** In attach text it moves its own card. */
  | { do: 'attach'; to: Who }
  /** `this`: the card whose attach text it is. */
  | { do: 'detach'; from: Who; cards: Amount | 'all' | 'this'; whose?: 'yours' | 'enemy' }
  | { do: 'destroy'; who: Who }
  /** If it would be destroyed, it keeps so many Hit Points instead; `steps` follow on the stack, about `subject`. */
  | {
      do: 'rescue';
      who: Who;
      left: Amount | 'all';
      /** Used up the first time. */
      once?: true;
      until: Duration;
      steps?: Step[];
    }
  /** Puts counters on, or takes them off with `remove`. */
  | { do: 'counter'; who: Who; name: string; by: Amount | 'all'; remove?: true }
  /** Waits for something to happen: once, or every time; as long as `who` is in play, if it names anybody. */
  | { do: 'later'; on: Trigger; who?: Who; once?: true; until?: Duration; steps: Step[] }
  /** Taken by you, or by `player`. */
  | { do: 'control'; who: Who; player?: Player; until: Duration }
  | { do: 'morale'; player: Player; by: Amount; lose?: true }
  | { do: 'leadership'; player: Player; by: Amount; lose?: true }
  | { do: 'modify'; who: Who; stat: Stat; by: Amount; lower?: true; until: Duration }
  | { do: 'grant'; who: Who; trait: Trait; until: Duration }
  | { do: 'grantKeyword'; who: Who; keyword: string; until: Duration }
  | { do: 'grantAbility'; who: Who; ability: AbilityName; until: Duration }
  | { do: 'empower'; item: ItemRef; by: Amount; lower?: true }
  | { do: 'cancel'; item: ItemRef; scope: 'order' | 'action' }
  | { do: 'redirect'; item: ItemRef; to: Who }
  | { do: 'evade'; who: Who; item: ItemRef }
  | { do: 'extraMove'; who: Who }
  | { do: 'reactivate'; who: Who }
  | { do: 'collect'; who: Who; tokens: Amount }
  | { do: 'treasure'; at: Who; tokens: Amount }
  /** Looks at the top cards of one's own deck and may put any of them on its bottom; or takes some, and the rest go there. */
  | { do: 'look'; deck: 'order' | 'creature'; cards: Amount; take?: number }
  /** Looks through one's own deck, takes what fits, and shuffles it. */
  | { do: 'search'; deck: 'order' | 'creature'; filter: CardFilter; cards: number; to: 'hand' | 'deckTop' }
  | { do: 'reveal'; player: Player }
  | { do: 'deploy'; filter: CardFilter; free?: true; as?: string }
  /** One of them, or as many different ones as `ways` says. */
  | { do: 'choose'; player?: Player; ways?: number; options: { steps: Step[] }[] }
  | { do: 'may'; player?: Player; steps: Step[] }
  /** Offered to `player`, or to you: `steps` follow if it is paid, `otherwise` if not. No steps: "… unless they pay". */
  | { do: 'pay'; player?: Player; cost: Cost[]; steps: Step[]; otherwise?: Step[] }
  | { do: 'pick'; as: string; from: Filter; upTo?: number; player?: Player; optional?: true }
  | { do: 'if'; when: Condition; then: Step[]; otherwise?: Step[] }
  | { do: 'forEach'; who: Filter; steps: Step[] }
  | { do: 'repeat'; times: Amount; steps: Step[] };

export type StepKind = Step['do'];

export const creatureEvents = [
  'enters',
  'activates',
  'moves',
  'movesAdjacent',
  'movesAway',
  'attacks',
  'isAttacked',
  'damages',
  'isDamaged',
  'destroys',
  'isDestroyed',
  'cowers',
  'dodges',
  'assists',
  'isHealed',
  'opensChest',
  'collects',
] as const;
export type CreatureEvent = (typeof creatureEvents)[number];

/** When a triggered text speaks (W-706). `subject` is the creature named by `who`. */
export type Trigger =
  | { event: 'turnStarts' | 'turnEnds'; whose: 'yours' | 'enemy' | 'any' }
  | {
      event: CreatureEvent;
      who: 'self' | Filter;
      /** Only with this counterpart. */ by?: Filter;
      mode?: 'melee' | 'ranged';
    }
  | { event: 'orderPlayed'; by: 'you' | 'enemy' | 'any'; on?: 'self' | Filter; timing?: Timing };

export type EventName = Trigger['event'];

/** What a ward keeps off. */
export const warded = ['attacks', 'meleeAttacks', 'rangedAttacks', 'orders', 'powers'] as const;
export type Warded = (typeof warded)[number];

/** One paragraph of rules text of a creature, a commander, or an attached order. */
export type Text =
  | { kind: 'trait'; trait: Trait; affects?: Filter; when?: Condition }
  | { kind: 'modifier'; stat: Stat; by: Amount; lower?: true; affects?: Filter; when?: Condition }
  /** Those that `by` names cannot choose this creature, or all that `affects` names, for that. */
  | { kind: 'ward'; against: Warded; by: Filter; affects?: Filter; when?: Condition }
  | {
      kind: 'power';
      name?: string;
      timing: Timing;
      /** The tap symbol (W-131). Standard and immediate powers always tap. */
      tap?: true;
      cost?: Cost[];
      /** Default once an activation without tap cost. */
      unlimited?: true;
      /** Once each turn at most. */
      once?: true;
      when?: Condition;
      targets?: Target[];
      steps: Step[];
    }
  | {
      kind: 'trigger';
      name?: string;
      on: Trigger;
      /** The controller may decline; implied by `tap` and `cost`. */
      may?: true;
      /** Once each turn at most. */
      once?: true;
      tap?: true;
      cost?: Cost[];
      when?: Condition;
      targets?: Target[];
      steps: Step[];
    };

/** What a card's picture shows: one motif or two (`shared/motifs.ts`). Without it the picture is made of the card's words. */
export type Art = string[];

/** W-107. */
export interface CreatureCard {
  type: 'creature';
  id: string;
  name: string;
  level: number;
  /** W-109. */
  keywords: string[];
  hitPoints: number;
  abilities: AbilityName[];
  melee: number;
  ranged?: { damage: number; distance: number };
  speed: number;
  large?: true;
  text: Text[];
  mark: Mark;
  flavour?: string;
  art?: Art;
}

export interface OrderAction {
  targets?: Target[];
  steps: Step[];
}

/** W-115. */
export interface OrderCard {
  type: 'order';
  id: string;
  name: string;
  level: number;
  ability: AbilityName | 'any';
  timing: Timing;
  requires?: string;
  affinity?: string;
  cost?: Cost[];
  /** Playable only while this holds. */
  when?: Condition;
  /** Each is a stack item of its own (W-421). */
  actions: OrderAction[];
  /** Becomes rules text of the creature it is attached to (W-116). */
  attach?: Text[];
  mark: Mark;
  flavour?: string;
  art?: Art;
}

/** W-117, W-118. */
export interface CommanderCard {
  type: 'commander';
  id: string;
  name: string;
  orderHand: number;
  creatureHand: number;
  morale: number;
  leadership: number;
  text: Text[];
  mark?: Mark;
  flavour?: string;
  art?: Art;
}

export type Card = CreatureCard | OrderCard | CommanderCard;

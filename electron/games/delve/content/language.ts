/**
 * The small language in which chambers, cards, powers, heroes and monsters are written. They are data: `frames/`, `fight/`
 * and `turn/` carry them out and `text.ts` prints them, both by this language and never by a name.
 */
import type {
  AttackType,
  Attribute,
  CardType,
  ChamberKind,
  DelveDeck,
  MonsterKind,
} from '../../../../shared/games/delve.ts';

/** A number of wounds or of healing: fixed, and so many dice; half dice are rounded up. */
export interface Amount {
  dice?: 'one' | 'half' | 'two';
  plus?: number;
}

/** What a card does, one step after another. */
export type Step =
  | { do: 'fight'; monster: MonsterKind }
  | { do: 'draw'; deck: DelveDeck; optional?: true }
  /** An entrance marker, and the way down next turn (D-801). */
  | { do: 'stair' }
  /** Tested at once, or first next turn; kept and tested every turn until passed. */
  | { do: 'hold'; attribute: Attribute; wounds: Amount; later?: true }
  /** Kept: so many wounds every turn, until a test is passed. */
  | { do: 'drain'; wounds: Amount; attribute: Attribute }
  | { do: 'test'; attribute: Attribute; fail: readonly Step[] }
  | { do: 'wounds'; amount: Amount }
  | { do: 'heal'; amount: Amount }
  | { do: 'skip' }
  /** Into the Catacombs, with so many wounds. */
  | { do: 'fall'; wounds: Amount }
  /** A die: the first case it does not exceed. */
  | { do: 'roll'; cases: readonly { upTo: number; steps: readonly Step[] }[] }
  /** One Loot card may be given; otherwise. */
  | { do: 'bribe'; otherwise: readonly Step[] }
  /** One unused Rune is lost; without any. */
  | { do: 'loseRune'; without: readonly Step[] }
  | { do: 'reshuffle' }
  | { do: 'treasure'; count: number }
  | { do: 'wrath'; dice: Amount }
  | { do: 'hiddenWay' }
  | { do: 'wayUp' }
  /** The door lets the hero through. */
  | { do: 'opens' };

export type StepOf<Word extends Step['do']> = Extract<Step, { do: Word }>;

/** When and how a kept card may be used. */
export type Use =
  | { on: 'ownTurn'; do: 'heal'; amount: Amount }
  /** Before the test of such a chamber: passed without rolling. */
  | { on: 'chamberTest'; chambers: readonly ChamberKind[] }
  | { on: 'drawingChamber'; count: number }
  /** Cards that are held back by darkness have no effect. */
  | { on: 'always'; against: 'torch' }
  | { on: 'wounds'; less: number; afterFight?: true }
  | { on: 'drawing'; type: 'trap' }
  | { on: 'drawing'; decks: readonly DelveDeck[] }
  | { on: 'drawing'; card: 'wrath' }
  | { on: 'meeting' }
  | { on: 'action' }
  | { on: 'obstacle' }
  | { on: 'failedTest' }
  | { on: 'turnEnd' }
  | { on: 'below' }
  | { on: 'closing' };

export interface Card {
  id: string;
  name: string;
  copies: number;
  deck: DelveDeck;
  type: CardType;
  steps: readonly Step[];
  /** Loot: its gold; 0 for none. */
  gold: number;
  /** Loot whose gold is rolled at the end: dice times hundreds. */
  worth?: { dice: 1 | 2; each: number };
  use?: Use;
  /** Darkness: a lantern sets it aside. */
  torch?: true;
}

/** What a Power card does the moment it is revealed or added to a counterattack. */
export type NowText =
  | { do: 'add'; amount: number; ifOpponentAtLeast?: number }
  | { do: 'addPerDamage'; most: number }
  | { do: 'lower'; amount: number; types?: readonly AttackType[] }
  | { do: 'opponentDiscards'; count: number }
  | { do: 'cancel'; types: readonly AttackType[] }
  /** Its value becomes that of an opposing card that is no Power card, and so much more. */
  | { do: 'copy'; plus: number }
  | { do: 'swap' }
  | { do: 'barCounter' };

/** What a Power card does in the next round. */
export type NextText =
  | { do: 'add'; amount: number; ifOpponent?: AttackType }
  | { do: 'lower'; amount: number }
  | { do: 'chooseLast' }
  | { do: 'barCounter' };

/** What a Power card does in the damage step, by whether its side won. */
export type WinText = { do: 'extraDamage' } | { do: 'opponentDiscards'; count: number } | { do: 'mend' };
export type LoseText =
  | { do: 'noDamage' }
  | { do: 'damageAtMost'; count: number }
  | { do: 'extraDamage' }
  | { do: 'standOff' }
  | { do: 'mend' };

export interface Power {
  id: string;
  /** Whose it is: a hero by number, or a kind of monster. */
  owner: number | MonsterKind;
  escape: number;
  /** On a monster's card: wounds of a failed escape. */
  damage: number;
  now?: NowText;
  win?: WinText;
  lose?: LoseText;
  next?: NextText;
}

/** An attack card of a fight: from the common deck, or a Power card. */
export interface Attack {
  name: string;
  value: number;
  type: AttackType;
  /** The attack type it can counter; nothing: it can neither start nor join a counterattack. */
  counters?: AttackType;
  copies: number;
  power?: Power;
}

export type Ability =
  /** In a fight: one card of damage is thrown away. */
  | { on: 'damage'; once: 'fight' }
  | { on: 'trapWounds'; atLeast: number; less: number }
  | { on: 'drawingChamber'; once: 'turn' }
  | { on: 'drawing'; decks: readonly DelveDeck[]; once: 'turn' }
  | { on: 'drawing'; type: CardType; attribute: Attribute; once: 'turn' }
  | { on: 'searching'; heal: Amount };

export interface Hero {
  id: string;
  name: string;
  calling: string;
  style: AttackType;
  life: number;
  values: Record<Attribute, number>;
  abilityName: string;
  ability: Ability;
}

export interface Monster {
  kind: MonsterKind;
  name: string;
  nature: string;
  /** Life values of its tokens. */
  lives: readonly number[];
}

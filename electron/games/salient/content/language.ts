/**
 * The small language in which Command cards, Opportunity cards, Facilities and Pact cards are written. They are data:
 * `effects/` carries them out and `content/text.ts` prints them, both by this language and never by a name.
 */

/** What a die has to show (C-136). */
export type Need = 'any' | 'even' | 'odd' | { least: number } | { most: number } | { exactly: number };

/** What has to be assigned, in full (C-308). */
export interface Cost {
  dice?: readonly Need[];
  /** Two dice of one face in place of the single die: allowed as Armour, or demanded. */
  pair?: 'may' | 'must';
  credits?: number;
  research?: number;
}

/** Which one Unit a card is aimed at. */
export interface Aim {
  /** Only a Light or an Armour. */
  only?: 'light' | 'armour';
  /** So many spaces away from one of your Units, or from the Controlling Unit. */
  within?: number;
  from?: 'own' | 'controller';
  /** Not on its own Front Line. */
  offFront?: true;
}

/** Whose Units an area reaches, and which spaces it covers. */
export type Area =
  /** Every Unit on a line of the Centre Zone. */
  | 'line'
  /** Enemies beside one of your Units or straight in front of it. */
  | 'flanks'
  /** Enemies on the spaces surrounding one of your Units. */
  | 'around';

export type Effect =
  | { do: 'gain'; credits?: number; research?: number; recruits?: number; to?: 'ally' }
  | {
      do: 'deploy';
      die: 'assigned' | 'reserve';
      forced?: true;
      where: 'home' | 'centre' | 'beside' | 'behindAlly';
    }
  /** Units make Advances: as their class allows, or so many spaces. */
  | { do: 'advance'; who: 'unit' | 'infantry' | 'slow'; units: number; spaces?: number; pressesOn?: true }
  /** One step sideways or straight back (C-614). */
  | { do: 'slip' }
  /** One Infantry onto any open space of the Centre Zone or of one's zone. */
  | { do: 'lift' }
  /** One enemy Unit takes damage: so much, or as the damage die shows. */
  | { do: 'strike'; aim: Aim; amount: number | 'roll' }
  | { do: 'destroy'; aim: Aim }
  /** Several Units at the same moment (C-713): so much, or the face of the pair. */
  | { do: 'blast'; area: Area; amount: number | 'face' }
  /** One Infantry becomes Armour by a die from the Reserve. */
  | { do: 'stack' }
  | { do: 'strengthen'; who: 'own' | 'controller'; amount: number }
  | { do: 'layMines'; count: number }
  | { do: 'detonate' }
  | { do: 'clearMines'; count: number }
  | { do: 'clearTokens' }
  /** A Sabotage token at one enemy; then so many Credits out of that Barracks. */
  | { do: 'sabotage'; takes?: number }
  | { do: 'sunfire'; dice: number }
  | { do: 'either'; of: readonly [Effect, Effect] };

export type EffectOf<Word extends Effect['do']> = Extract<Effect, { do: Word }>;

export interface OpportunityCard {
  id: string;
  name: string;
  copies: number;
  cost: Cost;
  /** It carries the research icon (C-804). */
  icon: boolean;
  effects: readonly Effect[];
}

/** Start-of-turn effects (C-811). */
export type StartEffect =
  | { do: 'gain'; credits: number; ifCredits?: number }
  | { do: 'recruit'; units: number; ifAtMost: number }
  /** You may discard a face-up card; slide and refill at once. */
  | { do: 'post' }
  /** You may gain Research; the Controlling Unit takes damage. */
  | { do: 'strain'; research: number; damage: number }
  /** You may trade 1 Research for a Unit or for Credits. */
  | { do: 'trade'; credits: number };

/** Passive effects (C-812). */
export type Passive =
  /** Dice of yours that are destroyed go to the Barracks. */
  | { do: 'rescue' }
  /** Every damage the Controlling Unit takes is reduced. */
  | { do: 'shield'; amount: number }
  /** Your Heavy Units may advance so far in the Advance phase. */
  | { do: 'stride'; spaces: number }
  /** Mines do not hurt your Units. */
  | { do: 'mineproof' };

interface FacilityBase {
  id: string;
  name: string;
}

/** C-810 */
export type Facility = FacilityBase &
  (
    | { kind: 'start'; start: StartEffect }
    | { kind: 'passive'; passive: Passive }
    | { kind: 'action'; cost: Cost; effects: readonly Effect[] }
  );

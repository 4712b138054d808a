/** Fixed English words of the language's closed lists. */
import type { AbilityName, Duration, Stat, Terrain, Trait } from '../../language.ts';
import { icon, term, words, type Phrase, type TermName } from '../parts.ts';

const abilities: Record<AbilityName, string> = {
  might: 'Might',
  agility: 'Agility',
  endurance: 'Endurance',
  wits: 'Wits',
  insight: 'Insight',
  presence: 'Presence',
};

export const abilityWord = (name: AbilityName): Phrase => icon(name, abilities[name]);

/** A trait is had ("Flying"), a quality ("Sure-footed"), or something said of the creature ("cannot cower"). */
type TraitWords = { had: string } | { being: string } | { third: string; base: string };

const traitWords: Record<Trait, TraitWords> = {
  flying: { had: 'Flying' },
  burrow: { had: 'Burrow' },
  shifting: { had: 'Shifting' },
  sureFooted: { being: 'Sure-footed' },
  hazardProof: { being: 'Hazard-proof' },
  pointBlank: { had: 'Point-blank' },
  unpinned: { being: 'Unpinned' },
  unslidable: { being: 'Rooted' },
  cannotCower: { third: 'cannot cower', base: 'cannot cower' },
  cannotDodge: { third: 'cannot dodge', base: 'cannot dodge' },
  cannotMove: { third: 'cannot move', base: 'cannot move' },
  cannotAttack: { third: 'cannot attack', base: 'cannot attack' },
  cannotUntap: { third: 'does not untap', base: 'do not untap' },
  cannotAssist: { third: 'cannot assist', base: 'cannot assist' },
  cannotBeHealed: { third: 'cannot be healed', base: 'cannot be healed' },
  alwaysCovered: { third: 'always has cover', base: 'always have cover' },
  reach: { had: 'Reach' },
};

export function traitName(trait: Trait): string {
  const said = traitWords[trait];
  if ('had' in said) return said.had;
  return 'being' in said ? said.being : said.third.charAt(0).toUpperCase() + said.third.slice(1);
}

/** "has" + "Flying", "is" + "Unpinned", "" + "cannot cower": what is said of a creature, or of several. */
export function traitPredicate(trait: Trait, plural: boolean): { verb: string; rest: Phrase } {
  const said = traitWords[trait];
  if ('had' in said) return { verb: plural ? 'have' : 'has', rest: term(trait, said.had) };
  if ('being' in said) return { verb: plural ? 'are' : 'is', rest: term(trait, said.being) };
  return { verb: '', rest: term(trait, plural ? said.base : said.third) };
}

/** The same of what is granted for a while: "has cover until end of turn" needs no "always". */
export function grantedTrait(trait: Trait, plural: boolean): { verb: string; rest: Phrase } {
  if (trait === 'alwaysCovered') return { verb: plural ? 'have' : 'has', rest: term(trait, 'cover') };
  const { verb, rest } = traitPredicate(trait, plural);
  return 'had' in traitWords[trait] ? { verb: plural ? 'gain' : 'gains', rest } : { verb, rest };
}

/** After a noun: "with Flying", "that is Unpinned", "that cannot cower". */
export function traitAfterNoun(trait: Trait, plural: boolean): Phrase {
  const { verb, rest } = traitPredicate(trait, plural);
  if ('had' in traitWords[trait]) return [...words('with '), ...rest];
  return [...words(verb === '' ? 'that ' : `that ${verb} `), ...rest];
}

/** Told to the reader: "give it Flying", "make it Unpinned", "see that it cannot cower". */
export function traitCommand(trait: Trait, whom: Phrase, plural: boolean): Phrase {
  const { rest } = traitPredicate(trait, plural);
  const said = traitWords[trait];
  if ('had' in said) return [...words('give '), ...whom, ...words(' '), ...rest];
  if ('being' in said) return [...words('make '), ...whom, ...words(' '), ...rest];
  return [...words('see that '), ...whom, ...words(' '), ...rest];
}

export const terrainWords: Record<Terrain, string> = {
  difficult: 'in difficult terrain',
  hazardous: 'in hazardous terrain',
  obstacle: 'in an obstacle',
  circle: 'on a magic circle',
  start: 'in a start area',
  open: 'on open floor',
};

export const durationWords: Record<Duration, string> = {
  endOfActivation: 'until the end of this activation',
  endOfTurn: 'until end of turn',
  startOfYourTurn: 'until the start of your next turn',
  endOfYourTurn: 'until the end of your next turn',
  whileInPlay: 'while it is in play',
};

/** The same of something that may happen once in that time: "would be destroyed this turn". */
export const withinWords: Record<Duration, string> = {
  endOfActivation: 'in this activation',
  endOfTurn: 'this turn',
  startOfYourTurn: 'before your next turn',
  endOfYourTurn: 'before the end of your next turn',
  whileInPlay: '',
};

/** What a change of a value is called: "+10 melee damage". */
export const statWords: Record<Exclude<Stat, 'damageTaken' | 'cowerCost'>, Phrase> = {
  level: words('Level'),
  hitPoints: words('Hit Points'),
  melee: icon('melee', 'melee damage'),
  ranged: icon('ranged', 'ranged damage'),
  range: words('range'),
  speed: words('Speed'),
};

/** What a value is called when it is read: "its Speed". */
export const statNouns: Record<Stat, string> = {
  level: 'Level',
  hitPoints: 'Hit Points',
  melee: 'melee damage',
  ranged: 'ranged damage',
  range: 'range',
  speed: 'Speed',
  damageTaken: 'added damage',
  cowerCost: 'added cost of cowering',
};

/** Short explanations of the rules' words, for whoever asks. */
export const reminders: Record<TermName, string> = {
  flying:
    'Passes enemies without stopping and ignores difficult, hazardous and obstacle squares on the way. Walls still block.',
  burrow: 'Passes enemies without stopping and ignores all terrain on the way, walls included.',
  shifting: 'Its own moves are shifts: it need not stop next to enemies.',
  sureFooted: 'Difficult squares and obstacles cost it nothing extra; hazardous ones do.',
  hazardProof: 'Hazardous terrain neither slows nor harms it.',
  pointBlank: 'May make ranged attacks while next to an enemy.',
  unpinned: 'Starting next to an enemy does not cut its Speed to 1.',
  unslidable: 'Enemies’ effects can neither slide nor place nor swap it.',
  cannotCower: 'It must take its damage; Morale cannot be lost instead.',
  cannotDodge: 'It may not tap to dodge a ranged attack, even with cover.',
  cannotMove: 'It makes no moves and no shifts; it can still be slid or placed.',
  cannotAttack: 'It makes no attacks, neither its own nor by orders.',
  cannotUntap: 'It stays tapped in its controller’s Refresh and Cleanup, and no effect untaps it.',
  cannotAssist: 'It may not tap to lend its Level to an order.',
  cannotBeHealed: 'Nothing removes damage from it.',
  alwaysCovered: 'It has cover from every ranged attack, so it may tap to dodge.',
  reach: 'Its melee attacks reach creatures up to 2 squares away in line of sight.',
  move: 'Square by square, stopping next to enemies; only 1 square if it starts next to one.',
  shift: 'A movement that need not stop next to enemies.',
  slide: 'Somebody else moves the creature; it passes enemies without stopping.',
  cower: 'All damage from one source is prevented; its controller loses 1 Morale for each 10.',
  dodge: 'A creature with cover may tap to avoid a ranged attack.',
  assist: 'An adjacent creature taps and adds its Level for an order.',
  attach: 'The card is put under the creature’s card and its attach text becomes part of the creature.',
  unpreventable: 'The damage can neither be prevented nor cowered from. It can be dodged.',
};

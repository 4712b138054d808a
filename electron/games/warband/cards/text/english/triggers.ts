/** English for what sets a triggered text off: "When an enemy moves adjacent to this creature". */
import { unreachable } from '../../../../../../shared/result.ts';
import type { CreatureEvent, Filter, Trigger } from '../../language.ts';
import { icon, join, say, term, words, type Phrase } from '../parts.ts';
import { endClause, introduce, mention, type Scene } from '../scene.ts';
import { filterNoun, places, verb, type Noun } from './nouns.ts';

export const turns = { yours: 'your turn', enemy: 'each opponent’s turn', any: 'each turn' } as const;
const players = {
  you: ['you', 'play'],
  enemy: ['an opponent', 'plays'],
  any: ['a player', 'plays'],
} as const;

/** The trigger as an opening, without the comma after it. */
export function triggerWords(on: Trigger, scene: Scene): Phrase {
  if ('whose' in on)
    return say`at the ${on.event === 'turnStarts' ? 'start' : 'end'} of ${turnWords(on.whose, scene)}`;
  return say`when ${eventClause(on, scene)}`;
}

/** Attached text is read on somebody else's creature too: "your" would be taken for the reader's. */
const turnWords = (whose: keyof typeof turns, { speaker }: Scene): string =>
  speaker === 'attached' && whose === 'yours' ? 'its controller’s turn' : turns[whose];

type EventTrigger = Exclude<Trigger, { whose: unknown }>;

/** Whoever does it, in the forms an event needs. */
export type Named = Pick<Noun, 'subject' | 'object' | 'possessive' | 'long'>;

/** What happens, as a clause; about `watched`, if it is known already. */
export function eventClause(on: EventTrigger, scene: Scene, watched?: Named): Phrase {
  const phrase = on.event === 'orderPlayed' ? orderPlayed(on, scene) : creatureEvent(on, scene, watched);
  endClause(scene);
  if (isTwoEdged(on)) scene.last = undefined;
  return phrase;
}

/** Where "it" could mean something else that was named: the order played, the attack, or this creature in passing. */
const isTwoEdged = (on: EventTrigger): boolean =>
  on.event === 'orderPlayed' ||
  (on.mode !== undefined && isDoneByAttack(on)) ||
  (on.who !== 'self' && (on.who.within?.of === 'actor' || on.who.adjacentTo === 'actor'));

function orderPlayed(on: Extract<Trigger, { event: 'orderPlayed' }>, scene: Scene): Phrase {
  const [who, plays] = players[on.by];
  const order = on.timing
    ? on.timing === 'immediate'
      ? 'an immediate order'
      : `a ${on.timing} order`
    : 'an order';
  const taker = on.on === undefined ? [] : say`on ${participant(on.on, 'subject', scene).object}`;
  return join([say`${who} ${plays} ${order}`, taker], ' ');
}

/** A creature of the event, introduced so that later clauses can speak of it. */
function participant(who: 'self' | Filter, key: 'subject' | 'other', scene: Scene): Noun {
  if (who === 'self' || who.self) {
    mention(scene, 'actor');
    return { key: 'actor', subject: self, object: self, possessive: words('this creature’s'), plural: false };
  }
  const noun = filterNoun(who, 'a', scene);
  introduce(scene, key, who, 'one');
  mention(scene, key);
  return { ...noun, key };
}

const self = words('this creature');

type CreatureTrigger = Extract<Trigger, { event: CreatureEvent }>;

const attackNames = {
  melee: icon('melee', 'melee attack'),
  ranged: icon('ranged', 'ranged attack'),
} as const;

function creatureEvent(on: CreatureTrigger, scene: Scene, watched?: Named): Phrase {
  const where = on.event === 'moves' && on.who !== 'self' ? places(on.who, scene) : [];
  if (where.length > 0) return arrival(on.who as Filter, where, scene);
  const who = participant(on.who, 'subject', scene);
  const known = watched ?? who;
  const doer = on.mode && isDoneByAttack(on) ? attackOf(known, on.mode) : known.subject;
  const doing = eventPredicate(on, who, scene);
  return say`${doer} ${doing}`;
}

/** "deals damage to an enemy with a ranged attack" would tell what enemy it is, so the attack does it. */
const isDoneByAttack = ({ event }: CreatureTrigger): boolean => event === 'damages' || event === 'destroys';

const attackOf = (who: Named, mode: 'melee' | 'ranged'): Phrase =>
  who.long ? say`a ${attackNames[mode]} by ${who.object}` : say`${who.possessive} ${attackNames[mode]}`;

/** Where a creature stands is asked when its movement is over, so it is said of the end. */
function arrival(filter: Filter, where: readonly Phrase[], scene: Scene): Phrase {
  const { on: _on, within: _within, adjacentTo: _adjacentTo, between: _between, ...kind } = filter;
  return say`${participant(kind, 'subject', scene).subject} ends a movement ${join(where, ' ')}`;
}

/** What the creature does or suffers. */
function eventPredicate(on: CreatureTrigger, who: Noun, scene: Scene): Phrase {
  const by = (before: string): Phrase =>
    on.by ? say`${before}${participant(on.by, 'other', scene).object}` : [];
  const attack = on.mode ? attackNames[on.mode] : undefined;
  const tail = (...phrases: Phrase[]): Phrase => join(phrases, ' ');
  switch (on.event) {
    case 'enters':
      return words('enters play');
    case 'activates':
      return words('is activated');
    case 'moves':
      return verb(who, 'moves', 'move');
    case 'movesAdjacent':
      return say`moves adjacent to ${on.by ? by('') : defaultNeighbour(on, scene)}`;
    case 'movesAway':
      return say`stops being adjacent to ${on.by ? by('') : defaultNeighbour(on, scene)} by moving`;
    case 'attacks':
      return attack ? tail(say`makes a ${attack}`, by('against ')) : tail(words('attacks'), by(''));
    case 'isAttacked':
      return attack
        ? tail(say`is the target of a ${attack}`, by('by '))
        : tail(words('is attacked'), by('by '));
    case 'damages':
      return tail(words('deals damage'), by('to '));
    case 'isDamaged':
      return tail(words('takes damage'), attack ? say`from a ${attack}` : [], by(attack ? 'by ' : 'from '));
    case 'destroys':
      return tail(words('destroys'), on.by ? by('') : words('a creature'));
    case 'isDestroyed':
      return tail(words('is destroyed'), attack ? say`by a ${attack}` : [], by('by '));
    case 'cowers':
      return tail(term('cower', 'cowers'), attack ? say`from a ${attack}` : [], by(attack ? 'by ' : 'from '));
    case 'dodges':
      return tail(term('dodge', 'dodges'), by('an attack by '));
    case 'assists':
      return tail(term('assist', 'assists'), by(''));
    case 'isHealed':
      return words('is healed');
    case 'opensChest':
      return words('opens a chest');
    case 'collects':
      return words('collects treasure');
    default:
      return unreachable(on.event);
  }
}

/** Without a counterpart, moving adjacent or away means to or from the creature whose text it is, or from it to anybody. */
function defaultNeighbour(on: CreatureTrigger, scene: Scene): Phrase {
  if (on.who === 'self' || scene.speaker === 'commander') return words('another creature');
  return participant('self', 'other', scene).object;
}

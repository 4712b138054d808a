/** English noun phrases and numbers: creatures, players, amounts. They contain each other, so they live together. */
import { unreachable } from '../../../../../../shared/result.ts';
import type {
  Amount,
  Between,
  Bounds,
  CounterBound,
  Filter,
  Player,
  Stat,
  Trigger,
  Who,
  Within,
} from '../../language.ts';
import { glue, join, keywordPart, plainText, say, value, words, type Phrase } from '../parts.ts';
import { keyOf, mention, playerKey, refer, type Count, type Reference, type Scene } from '../scene.ts';
import { wouldBeDestroyed } from '../../validate-scope.ts';
import { squareUnit, type Unit } from './units.ts';
import { abilityWord, statNouns, terrainWords, traitAfterNoun } from './words.ts';

/** A noun phrase in the forms a clause may need. */
export interface Noun {
  key: string;
  subject: Phrase;
  object: Phrase;
  possessive: Phrase;
  plural: boolean;
  /** Too long for an ’s: "the controller of an enemy within 3 squares". */
  long?: true;
}

/** "its Speed", "the Speed of an enemy within 3 squares". */
export const whose = (noun: Noun, thing: string): Phrase =>
  noun.long ? say`the ${thing} of ${noun.object}` : say`${noun.possessive} ${thing}`;

/** What several get or do, each of them does. */
export const eachOf = ({ plural, object }: Noun): Phrase =>
  plural ? glue(words('each of '), object) : object;

/** `s` for one, the plain form for several: "takes", "take". */
export const verb = (noun: Noun, third: string, base: string): Phrase => words(noun.plural ? base : third);

const simple = (key: string, phrase: Phrase, plural = false): Noun => ({
  key,
  subject: phrase,
  object: phrase,
  possessive: glue(phrase, words(plural ? '’' : '’s')),
  plural,
});

const pronoun = (key: string, many: boolean): Noun => ({
  key,
  subject: words(many ? 'they' : 'it'),
  object: words(many ? 'them' : 'it'),
  possessive: words(many ? 'their' : 'its'),
  plural: many,
});

/** Words that begin with the sound of a vowel: "an Urchin", "an Heir", but "a Unicorn", "a Ewe", "a one-eyed …". */
const vowelSound =
  /^(?:a|e(?![uw])|i|o(?!ne)|u(?!ni(?!n)|s[aeu]|[bt][ei]|r[aeo]|k)|heir|hon(?:est|our)|hour)/i;

/** "a" or "an", by the sound of the next word. */
export const withArticle = (phrase: Phrase): Phrase =>
  glue(words(vowelSound.test(plainText(phrase)) ? 'an ' : 'a '), phrase);

/** "A, B and C". */
export function listed(phrases: readonly Phrase[], last: 'and' | 'or' = 'and'): Phrase {
  const spoken = phrases.filter((phrase) => phrase.length > 0);
  if (spoken.length < 2) return spoken[0] ?? [];
  return glue(join(spoken.slice(0, -1), ', '), words(` ${last} `), spoken.at(-1)!);
}

// ---- filters ----

const heads = {
  yours: ['creature', 'creatures'],
  ally: ['ally', 'allies'],
  enemy: ['enemy', 'enemies'],
} as const;

const headOf = (filter: Filter, plural: boolean): string =>
  (filter.side ? heads[filter.side] : heads.yours)[plural ? 1 : 0];

const keywordList = (keywords: readonly string[] | undefined): Phrase =>
  listed((keywords ?? []).map(keywordPart), 'or');

/** What stands before the noun: "untapped damaged Large Undead". */
export function adjectives(filter: Filter): Phrase[] {
  return [
    words(filter.tapped === undefined ? '' : filter.tapped ? 'tapped' : 'untapped'),
    words(filter.damaged === undefined ? '' : filter.damaged ? 'damaged' : 'undamaged'),
    words(filter.large === undefined ? '' : filter.large ? 'Large' : 'non-Large'),
    join(
      (filter.withoutKeyword ?? []).map((word) => glue(words('non-'), keywordPart(word))),
      ' ',
    ),
    keywordList(filter.keyword),
  ].filter((phrase) => phrase.length > 0);
}

/** What a creature has: "Might", "20 or fewer Hit Points left", "an attached card". */
export function possessions(filter: Filter, scene: Scene): Phrase[] {
  return [
    filter.ability ? abilityWord(filter.ability) : [],
    filter.health ? healthWords(filter.health, scene) : [],
    words(filter.ranged ? 'a ranged attack' : ''),
    words(filter.attached ? 'an attached card' : ''),
    filter.counter ? counterWords(filter.counter) : [],
  ].filter((phrase) => phrase.length > 0);
}

/** "a Venom counter", "3 or more Venom counters". */
const counterWords = ({ name, atLeast }: CounterBound): Phrase =>
  atLeast === undefined || atLeast === 1
    ? withArticle(words(`${name} counter`))
    : say`${atLeast} or more ${name} counters`;

const healthWords = (health: Bounds, scene: Scene): Phrase =>
  boundsWords(health, words(' Hit Points left'), scene);

const lacks = (filter: Filter): Phrase[] =>
  [
    words(filter.ranged === false ? 'a ranged attack' : ''),
    words(filter.attached === false ? 'attached cards' : ''),
  ].filter((phrase) => phrase.length > 0);

/** Where a creature is: "within 5 squares", "adjacent to this creature", "on a magic circle". */
export function places(
  filter: Pick<Filter, 'on' | 'within' | 'adjacentTo' | 'between'>,
  scene: Scene,
): Phrase[] {
  return [
    words(filter.on ? terrainWords[filter.on] : ''),
    filter.adjacentTo ? say`adjacent to ${whoNoun(filter.adjacentTo, scene, { aside: true }).object}` : [],
    filter.within ? withinWords(filter.within, scene) : [],
    filter.between ? betweenWords(filter.between, scene) : [],
  ].filter((phrase) => phrase.length > 0);
}

const betweenWords = ({ from, to }: Between, scene: Scene): Phrase =>
  say`between ${whoNoun(from, scene, { aside: true }).object} and ${whoNoun(to, scene, { aside: true }).object}`;

/** A square chosen on declaration is named before anything near it. */
const isSquare = (who: Who, scene: Scene): boolean =>
  typeof who === 'object' && 'target' in who && scene.targets.get(who.target)?.kind === 'square';

/** The distance is counted from the acting creature unless another is named. */
function withinWords(within: Within, scene: Scene): Phrase {
  const from =
    within.of === 'actor' && scene.fromHere
      ? []
      : isSquare(within.of, scene)
        ? words(' of that square')
        : say` of ${whoNoun(within.of, scene, { aside: true }).object}`;
  const blind = words(within.blind ? ' (no line of sight needed)' : '');
  return glue(words('within '), quantity(within.squares, squareUnit, scene), from, blind);
}

const isFixed = ({ atLeast, atMost }: Bounds): boolean =>
  [atLeast, atMost].every((bound) => bound === undefined || typeof bound === 'number');

/** "Level 3 or less", "a Level no higher than its own". */
export const levelWords = (bounds: Bounds, scene: Scene): Phrase =>
  isFixed(bounds)
    ? say`Level ${fixedBounds(bounds, 'less', scene)}`
    : say`a Level ${readBounds(bounds, 'higher', 'lower', scene)}`;

/** The same of a card, whose printed Level is never less than 1. */
export const printedLevelWords = (bounds: Bounds, scene: Scene): Phrase =>
  levelWords(bounds.atMost === 1 ? { atLeast: 1, atMost: 1 } : bounds, scene);

function afterNoun(filter: Filter, plural: boolean, scene: Scene): Phrase {
  const where = places(filter, scene);
  // "a ranged attack within 3 squares" would say how far it reaches, "20 Hit Points left within 3 squares" where.
  const { health, ranged, attached, ...rest } = filter;
  const has = possessions(where.length > 0 ? rest : filter, scene);
  const without = where.length > 0 ? [] : lacks(filter);
  const further = where.length > 0 ? furtherWords({ health, ranged, attached }, scene) : [];
  // "of a Level no higher than this creature’s Level adjacent to …" would say where the Level is.
  const level = filter.level && where.length > 0 && !isFixed(filter.level) ? filter.level : undefined;
  const parts = [
    filter.level && !level ? say`of ${levelWords(filter.level, scene)}` : [],
    has.length > 0 ? glue(words('with '), listed(has)) : [],
    without.length > 0 ? glue(words('without '), listed(without, 'or')) : [],
    ...where,
    level ? say`with ${levelWords(level, scene)}` : [],
    further.length > 0 ? say`that ${plural ? 'have' : 'has'} ${listed(further)}` : [],
    filter.trait ? traitAfterNoun(filter.trait, plural) : [],
  ];
  return join(parts, ' ');
}

/** What it has or has not, told after the place. */
const furtherWords = (filter: Pick<Filter, 'health' | 'ranged' | 'attached'>, scene: Scene): Phrase[] => [
  ...possessions(filter, scene),
  ...lacks(filter).map((what) => say`no ${plainText(what).replace(/^a /, '')}`),
];

/** How a filter is introduced: "an enemy", "each enemy", "enemy", "enemies", "up to 2 enemies", "2 enemies". */
export type Form = 'a' | 'each' | 'bare' | 'plural' | { upTo: number } | { exactly: number };

/** The same where somebody else chooses, whose enemies are others: "one of your enemies within 3 squares". */
export function filterForThem(filter: Filter, form: 'a' | { upTo: number }, scene: Scene): Phrase {
  if (filter.side !== 'enemy' && filter.side !== 'ally') return filterNoun(filter, form, scene).object;
  const number = form === 'a' ? words('one of') : say`up to ${form.upTo} of`;
  const noun = filterNoun({ ...filter, another: undefined }, 'plural', scene).object;
  return say`${number} your ${filter.another ? 'other ' : ''}${noun}`;
}

export function filterNoun(filter: Filter, form: Form, scene: Scene): Noun {
  if (filter.self) return whoNoun('actor', scene, { aside: true });
  const plural = form === 'plural' || (typeof form === 'object' && count(form) > 1);
  const mine = filter.side === 'yours';
  const many = plural || (mine && form !== 'bare');
  const noun = join([...adjectives(filter), words(headOf(filter, many))], ' ');
  const core = glue(
    determined(noun, filter, form, scene.mine),
    words(mine && form === 'bare' ? ' you control' : ''),
  );
  // "one of your creatures that has …": what is said of it is said of that one.
  const phrase = join([core, afterNoun(filter, plural, scene)], ' ');
  return { ...simple(`filter ${JSON.stringify(filter)}`, phrase, plural), long: true };
}

const count = (form: { upTo: number } | { exactly: number }): number =>
  'upTo' in form ? form.upTo : form.exactly;

function determined(noun: Phrase, filter: Filter, form: Form, your: Scene['mine']): Phrase {
  const other = filter.another ? 'other ' : '';
  if (filter.side === 'yours') return yoursDetermined(noun, filter, form, your);
  if (typeof form === 'object')
    return glue(words('upTo' in form ? 'up to ' : ''), value(count(form)), words(` ${other}`), noun);
  switch (form) {
    case 'a':
      return filter.another ? glue(words('another '), noun) : withArticle(noun);
    case 'each':
      return glue(words(`each ${other}`), noun);
    case 'bare':
    case 'plural':
      return glue(words(other), noun);
    default:
      return unreachable(form);
  }
}

function yoursDetermined(noun: Phrase, filter: Filter, form: Form, your: Scene['mine']): Phrase {
  const other = filter.another ? 'other ' : '';
  if (typeof form === 'object')
    return glue(
      words('upTo' in form ? 'up to ' : ''),
      value(count(form)),
      words(` of ${your} ${other}`),
      noun,
    );
  switch (form) {
    case 'a':
      return glue(words(filter.another ? `another of ${your} ` : `one of ${your} `), noun);
    case 'each':
      return glue(words(`each of ${your} ${other}`), noun);
    case 'bare':
      return glue(words(other), noun);
    case 'plural':
      return glue(words(`${your} ${other}`), noun);
    default:
      return unreachable(form);
  }
}

// ---- creatures ----

interface Manner {
  /** In passing: not what the clause is about. */
  aside?: boolean;
  /** "your Undead creatures" rather than "each of your Undead creatures". */
  together?: boolean;
}

export function whoNoun(who: Who, scene: Scene, manner: Manner = {}): Noun {
  const key = keyOf(who, scene);
  const noun = referenceNoun(refer(who, scene), scene, manner, key);
  if (!manner.aside) mention(scene, key);
  return { ...noun, key };
}

function referenceNoun(reference: Reference, scene: Scene, manner: Manner, key: string): Noun {
  switch (reference.as) {
    case 'self':
      return simple(key, words('this creature'));
    case 'pronoun':
      return pronoun(key, reference.many);
    case 'new':
      return filterNoun(reference.filter, formOf(reference.count, manner), scene);
    case 'known':
      return knownNoun(reference, key);
    case 'attacked':
      return simple(key, words('the target'));
    case 'counterpart':
      return simple(key, words(counterpartWords(scene)));
    case 'orderTaker':
      return simple(key, words('the creature taking it'));
    case 'taken':
      return simple(key, words(takenWords[reference.by][reference.many ? 1 : 0]), reference.many);
    default:
      return unreachable(reference);
  }
}

const takenWords = {
  discard: ['the discarded order', 'the discarded orders'],
  tap: ['the tapped creature', 'the tapped creatures'],
  destroy: ['the destroyed creature', 'the destroyed creatures'],
  deploy: ['the deployed creature', 'the deployed creatures'],
} as const;

const formOf = (how: Count, manner: Manner): Form =>
  how === 'one' ? 'a' : how === 'every' ? (manner.together ? 'plural' : 'each') : how;

function knownNoun(reference: Extract<Reference, { as: 'known' }>, key: string): Noun {
  const head = headOf(reference.filter, reference.many);
  const places = ['first', 'second', 'third', 'fourth'];
  const place = reference.place === undefined ? undefined : places[reference.place - 1];
  const before = place ? `the ${place}` : reference.many ? 'those' : 'that';
  return simple(key, words(`${before} ${head}`), reference.many);
}

/** The second creature of an event, by its part in it. */
function counterpartWords(scene: Scene): string {
  if (scene.on === wouldBeDestroyed) return 'the creature that would have destroyed it';
  if (scene.on && 'mode' in scene.on && scene.on.event.startsWith('is')) return 'the attacker';
  switch (scene.on?.event) {
    case 'isAttacked':
    case 'dodges':
      return 'the attacker';
    case 'attacks':
      return 'the target';
    case 'damages':
      return 'the damaged creature';
    case 'isDamaged':
    case 'cowers':
      return 'the creature that dealt the damage';
    case 'destroys':
      return 'the destroyed creature';
    case 'isDestroyed':
      return 'the creature that destroyed it';
    case 'assists':
      return 'the acting creature';
    default:
      return 'the other creature';
  }
}

// ---- players ----

const you: Noun = {
  key: playerKey('you'),
  subject: words('you'),
  object: words('you'),
  possessive: words('your'),
  plural: true,
};

export const isYou = (noun: Noun): boolean => noun.key === you.key;

const somebody = (player: Player, text: Phrase): Noun => ({
  key: playerKey(player),
  subject: text,
  object: text,
  possessive: words('their'),
  plural: false,
});

/** Whether the player of the event can only be you. */
function isYourEvent(on: Trigger | undefined): boolean {
  if (!on) return false;
  if ('whose' in on) return on.whose === 'yours';
  if (on.event === 'orderPlayed') return on.by === 'you';
  return on.who === 'self' || on.who.self === true || on.who.side === 'yours';
}

/** Where "each opponent" is denied: one of them is enough. */
export const anOpponent = (): Noun => somebody('eachOpponent', words('an opponent'));

const playerSides = { opponent: 'an opponent', ally: 'you or a teammate', any: 'a player' } as const;

export function playerNoun(player: Player, scene: Scene): Noun {
  if (player === 'you') return you;
  if (player === 'eachOpponent') return somebody(player, words('each opponent'));
  if (player === 'eachPlayer') return somebody(player, words('each player'));
  if (player === 'eventPlayer') return eventPlayer(scene);
  if ('controllerOf' in player && isItem(player.controllerOf, scene))
    return somebody(player, words('its controller'));
  if ('controllerOf' in player)
    return somebody(player, whose(whoNoun(player.controllerOf, scene, { aside: true }), 'controller'));
  if ('ownerOf' in player)
    return somebody(player, whose(whoNoun(player.ownerOf, scene, { aside: true }), 'owner'));
  return targetPlayer(player, scene);
}

const isItem = (who: Who, scene: Scene): boolean =>
  typeof who === 'object' && 'target' in who && scene.targets.get(who.target)?.kind === 'item';

/** The player of an event: of an order or a turn they were named; of a creature's event it is its controller. */
function eventPlayer(scene: Scene): Noun {
  const key = playerKey('eventPlayer');
  if (isYourEvent(scene.on)) return you;
  if (!scene.on || !('who' in scene.on) || scene.said.has(key))
    return somebody('eventPlayer', words('that player'));
  scene.said.set(key, { filter: {}, many: false, attacked: true });
  return somebody('eventPlayer', whose(whoNoun('subject', scene, { aside: true }), 'controller'));
}

function targetPlayer(player: { target: string }, scene: Scene): Noun {
  const key = playerKey(player);
  const target = scene.targets.get(player.target);
  if (scene.said.has(key) || target?.kind !== 'player') return somebody(player, words('that player'));
  scene.said.set(key, { filter: {}, many: false, attacked: true });
  return somebody(player, words(playerSides[target.side]));
}

// ---- amounts ----

function fixed(number: number, unit: Unit): Phrase {
  if (number === 1 && unit.single) return unit.single;
  return say`${number} ${number === 1 ? unit.one : unit.many}`;
}

/** "20 damage", "10 damage for each enemy", "damage equal to its Level", "that much damage". */
export function quantity(amount: Amount, unit: Unit, scene: Scene): Phrase {
  if (typeof amount === 'number') return fixed(amount, unit);
  const most = amount.atMost === undefined ? [] : say` (at most ${amount.atMost})`;
  if ('count' in amount) {
    const each = filterNoun(amount.count, 'bare', scene).object;
    return glue(fixed(amount.times ?? 1, unit), words(' for each '), each, most);
  }
  const counted = countedThing(amount, scene);
  if (counted) return glue(fixed(amount.times ?? 1, unit), say` for each ${counted.one}`, most);
  if ('event' in amount && isOfEvent(unit, scene)) {
    const much = unit.mass ? say`that much ${unit.one}` : say`that many ${unit.many}`;
    return glue(timesWords(amount.times), much, most);
  }
  const thing = unit.mass ? unit.one : say`a number of ${unit.many}`;
  return glue(say`${thing} equal to `, amountNoun(amount, scene));
}

/** "that much damage" of damage dealt, "that many orders" of a number; but Morale "equal to that damage". */
function isOfEvent(unit: Unit, scene: Scene): boolean {
  if (scene.on?.event === 'opensChest' || scene.on?.event === 'collects') return !unit.mass;
  return unit.mass === true && scene.on?.event !== 'cowers' && plainText(unit.one).endsWith('damage');
}

/** What an amount counts of a player's cards, one and many of it; nothing if it counts no cards. */
export function countedThing(
  amount: Amount,
  scene: Scene,
  whose?: Noun,
): { one: Phrase; many: Phrase } | undefined {
  if (typeof amount === 'object' && 'counters' in amount) return countedCounters(amount, scene);
  if (typeof amount === 'number' || !('of' in amount)) return undefined;
  const { of } = amount;
  if (of === 'morale' || of === 'leadership') return undefined;
  const [one, many, pile] = countedCards[of];
  const owner = ownerWords(whose ?? playerNoun(amount.player, scene));
  return { one: say`${one} in ${owner} ${pile}`, many: say`${many} in ${owner} ${pile}` };
}

function countedCounters(
  { counters, on }: Extract<Amount, { counters: string }>,
  scene: Scene,
): { one: Phrase; many: Phrase } {
  const bearer = whoNoun(on, scene, { aside: true }).object;
  return { one: say`${counters} counter on ${bearer}`, many: say`${counters} counters on ${bearer}` };
}

const countedCards = {
  orderHand: ['order', 'orders', 'hand'],
  creatureHand: ['creature card', 'creature cards', 'hand'],
  graveyard: ['creature', 'creatures', 'graveyard'],
} as const;

const ownerWords = (player: Noun): Phrase =>
  isYou(player) ? player.possessive : glue(player.subject, words('’s'));

const timesWords = (times: number | undefined): Phrase =>
  times === undefined || times === 1 ? [] : times === 2 ? words('twice ') : say`${times} times `;

/** How much at most: "20", "10 for each enemy (at most 30)", "twice its Level". */
export function measure(amount: Amount, scene: Scene): Phrase {
  const isEach = typeof amount === 'object' && ('count' in amount || countedThing(amount, scene));
  if (!isEach) return amountNoun(amount, scene);
  const nothing: Unit = { one: [], many: [] };
  return quantity(amount, nothing, scene);
}

/** An amount as a thing: "your Morale", "twice its Level", "the number of enemies within 3 squares". */
export function amountNoun(amount: Amount, scene: Scene, owner?: Noun): Phrase {
  if (typeof amount === 'number') return value(amount);
  const most = amount.atMost === undefined ? [] : say` (at most ${amount.atMost})`;
  return glue(timesWords(amount.times), rawNoun(amount, scene, owner), most);
}

function rawNoun(amount: Exclude<Amount, number>, scene: Scene, owner?: Noun): Phrase {
  if ('count' in amount) return say`the number of ${filterNoun(amount.count, 'plural', scene).object}`;
  if ('stat' in amount) return statOf(amount, scene);
  if ('damageOn' in amount)
    return say`the damage on ${whoNoun(amount.damageOn, scene, { aside: true }).object}`;
  if ('of' in amount) return playerCount(amount, scene, owner);
  if ('event' in amount) return words(eventNumber(scene));
  if ('counters' in amount) return say`the number of ${countedCounters(amount, scene).many}`;
  if ('moved' in amount)
    return say`the number of squares ${whoNoun(amount.moved, scene, { aside: true }).subject} has moved this turn`;
  return words('the total damage dealt');
}

/** "its own": another creature may stand in the same clause, such as the one it is adjacent to. */
function statOf({ stat, who }: Extract<Amount, { stat: Stat }>, scene: Scene): Phrase {
  const key = keyOf(who, scene);
  const isItsOwn = key !== 'actor' && scene.now.size === 1 && scene.now.has(key);
  return whose(whoNoun(who, scene, { aside: true }), `${isItsOwn ? 'own ' : ''}${statNouns[stat]}`);
}

/** The number an event carries, by what it counts. */
function eventNumber(scene: Scene): string {
  switch (scene.on?.event) {
    case 'damages':
    case 'isDamaged':
      return 'that damage';
    case 'cowers':
      return 'the Morale lost';
    case 'isHealed':
      return 'the damage healed';
    case 'opensChest':
      return 'the number of treasure tokens in it';
    case 'collects':
      return 'the number of treasure tokens collected';
    default:
      return 'that number';
  }
}

function playerCount(amount: Extract<Amount, { of: string }>, scene: Scene, owner?: Noun): Phrase {
  const counted = countedThing(amount, scene, owner);
  if (counted) return say`the number of ${counted.many}`;
  const track = amount.of === 'morale' ? 'Morale' : 'Leadership';
  return say`${ownerWords(owner ?? playerNoun(amount.player, scene))} ${track}`;
}

/** "20 or fewer Hit Points left", "no more Hit Points left than …". */
function boundsWords(bounds: Bounds, unit: Phrase, scene: Scene): Phrase {
  const isFixed = [bounds.atLeast, bounds.atMost].every(
    (bound) => bound === undefined || typeof bound === 'number',
  );
  return isFixed
    ? glue(fixedBounds(bounds, 'fewer', scene), unit)
    : glue(words('a number of'), unit, words(' '), readBounds(bounds, 'higher', 'lower', scene));
}

/** "3 or less", "2 to 4", "20 or more". */
function fixedBounds({ atLeast, atMost }: Bounds, few: string, scene: Scene): Phrase {
  if (atLeast !== undefined && atLeast === atMost) return amountNoun(atLeast, scene);
  if (atLeast !== undefined && atMost !== undefined) {
    const joint = Number(atMost) - Number(atLeast) === 1 ? 'or' : 'to';
    return say`${amountNoun(atLeast, scene)} ${joint} ${amountNoun(atMost, scene)}`;
  }
  if (atMost !== undefined) return say`${amountNoun(atMost, scene)} or ${few}`;
  return say`${amountNoun(atLeast ?? 0, scene)} or more`;
}

/** Bounds read off the table: "no higher than this creature’s Level". */
function readBounds({ atLeast, atMost }: Bounds, high: string, low: string, scene: Scene): Phrase {
  return listed([
    atMost === undefined ? [] : say`no ${high} than ${amountNoun(atMost, scene)}`,
    atLeast === undefined ? [] : say`no ${low} than ${amountNoun(atLeast, scene)}`,
  ]);
}

/** A change of a value: "+10 melee damage for each ally", "a bonus to Speed equal to …". */
export function change(amount: Amount, lower: boolean, unit: Phrase, scene: Scene): Phrase {
  const sign = lower ? '−' : '+';
  if (typeof amount === 'number') return say`${value(`${sign}${amount}`)} ${unit}`;
  const each =
    'count' in amount ? filterNoun(amount.count, 'bare', scene).object : countedThing(amount, scene)?.one;
  if (!each) {
    const what = lower ? 'a penalty to ' : 'a bonus to ';
    return glue(words(what), unit, words(' equal to '), amountNoun(amount, scene));
  }
  const most = amount.atMost === undefined ? [] : say` (at most ${value(`${sign}${amount.atMost}`)})`;
  return say`${value(`${sign}${amount.times ?? 1}`)} ${unit} for each ${each}${most}`;
}

/** Whether the stat is changed by saying so rather than by a signed number. */
export const isSpokenStat = (stat: Stat): stat is 'damageTaken' | 'cowerCost' =>
  stat === 'damageTaken' || stat === 'cowerCost';

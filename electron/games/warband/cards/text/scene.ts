/**
 * Who has been spoken of: decides, for any language, whether a creature is introduced, pointed back to, or simply
 * "it". Owns no words of any language.
 */
import { unreachable } from '../../../../../shared/result.ts';
import type { Filter, Player, Target, Trigger, Who } from '../language.ts';
import type { Named, SpeakerKind } from '../validate-scope.ts';

/** How many a first mention introduces. */
export type Count = 'one' | 'every' | { upTo: number };

/** How a creature is spoken of at this point. */
export type Reference =
  | { as: 'self' }
  /** The one or ones just spoken of. */
  | { as: 'pronoun'; many: boolean }
  | { as: 'new'; filter: Filter; count: Count }
  /** Spoken of before, by what kind of creature it was; `place` tells two of a kind apart. */
  | { as: 'known'; filter: Filter; many: boolean; place?: number }
  /** The creature under attack that was left unsaid. */
  | { as: 'attacked' }
  /** The second creature of an event that the trigger did not describe. */
  | { as: 'counterpart' }
  /** The creature an order was played on. */
  | { as: 'orderTaker' }
  /** Known by what was done with it: "the destroyed creature". */
  | { as: 'taken'; by: Taking; many: boolean };

/** How a cost or a step came by what it names with `as`. */
export type Taking = Exclude<Named['by'], 'pick'>;

interface Mention {
  filter: Filter;
  many: boolean;
  attacked: boolean;
  by?: Taking;
}

export interface Scene {
  speaker: SpeakerKind;
  on?: Trigger;
  /** Whom something that waits is about: to its steps the `subject` is this very one. */
  watched?: Who;
  targets: Map<string, Target>;
  /** Creatures that are picked in the very clause which first speaks of them, by name. */
  picks: Map<string, Filter>;
  /** Picks and rounds of `forEach`, introduced by their own clause. */
  said: Map<string, Mention>;
  /** Whoever the last clause was about, if about one only. */
  last: string | undefined;
  /** Whoever this clause has spoken of so far. */
  now: Set<string>;
  /** An order or power speaks from where its creature stands; a standing or triggered text must say so. */
  fromHere: boolean;
  /** Whose creatures "yours" are: those of somebody else, where that player pays. */
  mine: 'your' | 'their';
  /** Whoever was last free to do something or not, whom "if you do" speaks of. */
  offeredTo: Player;
}

export const newScene = (speaker: SpeakerKind, on?: Trigger, fromHere = false): Scene => ({
  speaker,
  ...(on ? { on } : {}),
  targets: new Map(),
  picks: new Map(),
  said: new Map(),
  last: undefined,
  now: new Set(),
  fromHere,
  mine: 'your',
  offeredTo: 'you',
});

/** Makes targets known by name; they are introduced when first spoken of. */
export function declare(scene: Scene, targets: readonly Target[] | undefined): void {
  for (const target of targets ?? []) scene.targets.set(target.name, target);
}

/** One identity, one key: the subject of an event about the speaker itself is the speaker. */
export function keyOf(who: Who, scene: Scene): string {
  if (typeof who === 'object')
    return 'target' in who
      ? `target ${who.target}`
      : 'picked' in who
        ? `picked ${who.picked}`
        : `all ${JSON.stringify(who.all)}`;
  if (who === 'subject' && scene.watched) return keyOf(scene.watched, scene);
  if (who === 'subject' && isAboutSelf(scene.on)) return 'actor';
  return who;
}

/** Lets the steps of something that waits speak of whoever is watched. */
export function watch(scene: Scene, who: Who, isOneOfMany: boolean): void {
  if (!isOneOfMany) scene.watched = who;
  else introduce(scene, 'subject', {}, 'one');
  scene.last = keyOf('subject', scene);
}

function isAboutSelf(on: Trigger | undefined): boolean {
  const subject = on && 'who' in on ? on.who : on && 'on' in on ? on.on : undefined;
  return subject === 'self' || subject?.self === true;
}

/** Notes what is known about a creature, so that it can be pointed back to. */
export function introduce(scene: Scene, key: string, filter: Filter, count: Count, attacked = false): void {
  scene.said.set(key, { filter, many: count !== 'one', attacked });
}

/** Notes what a cost or a step names with `as`, if it does. */
export function introduceTaken(scene: Scene, as: string | undefined, by: Taking, many = false): void {
  if (as !== undefined) scene.said.set(`picked ${as}`, { filter: {}, many, attacked: false, by });
}

/** Ends a clause: "it" can now only mean the one creature the clause was about. */
export function endClause(scene: Scene): void {
  scene.last = scene.now.size === 1 ? [...scene.now][0] : undefined;
  scene.now.clear();
}

/** Notes that this clause is about a creature. */
export const mention = (scene: Scene, key: string): void => void scene.now.add(key);

/** How to speak of a creature now; `mention` it when its words are said. */
export function refer(who: Who, scene: Scene): Reference {
  const key = keyOf(who, scene);
  const known = scene.said.get(key);
  if (isJustSaid(key, scene) && !key.startsWith('all ')) return { as: 'pronoun', many: known?.many ?? false };
  if (key === 'actor') return { as: 'self' };
  if (known) return referBack(known, key, scene);
  if (typeof who === 'object') return referNew(who, key, scene);
  return referToRole(who, scene);
}

/** Whether nobody else can be meant: this clause, or the one before it, spoke of this creature only. */
const isJustSaid = (key: string, scene: Scene): boolean =>
  scene.now.size === 0 ? scene.last === key : scene.now.size === 1 && scene.now.has(key);

function referToRole(who: Exclude<Who, object>, scene: Scene): Reference {
  switch (who) {
    case 'actor':
      return { as: 'self' };
    case 'subject':
      return scene.on?.event === 'orderPlayed' ? { as: 'orderTaker' } : { as: 'counterpart' };
    case 'other':
      return { as: 'counterpart' };
    case 'each':
      return { as: 'known', filter: {}, many: false };
    default:
      return unreachable(who);
  }
}

function referBack(known: Mention, key: string, scene: Scene): Reference {
  if (known.attacked) return { as: 'attacked' };
  if (known.by) return { as: 'taken', by: known.by, many: known.many };
  const alike = [...scene.said].filter(
    ([, other]) => !other.attacked && !other.by && other.filter.side === known.filter.side,
  );
  const place = alike.findIndex(([name]) => name === key) + 1;
  return { as: 'known', filter: known.filter, many: known.many, ...(alike.length > 1 ? { place } : {}) };
}

function referNew(who: Exclude<Who, string>, key: string, scene: Scene): Reference {
  if ('all' in who) return { as: 'new', filter: who.all, count: 'every' };
  const target = 'target' in who ? scene.targets.get(who.target) : undefined;
  const picked = 'picked' in who ? scene.picks.get(who.picked) : undefined;
  const filter = picked ?? (target?.kind === 'creature' ? target.filter : {});
  const count: Count = target?.kind === 'creature' && target.upTo ? { upTo: target.upTo } : 'one';
  const isSecond = isSecondOfItsKind(filter, scene);
  introduce(scene, key, filter, count);
  return { as: 'new', filter: isSecond ? { ...filter, another: true } : filter, count };
}

/** One creature is never two targets: the second of a kind is another one. Whoever stands next to the first is that anyway. */
const isSecondOfItsKind = (filter: Filter, scene: Scene): boolean =>
  !filter.adjacentTo &&
  !filter.self &&
  [...scene.said].some(
    ([key, known]) => key.startsWith('target ') && !known.attacked && isSameKind(known.filter, filter),
  );

/** Whether two filters are said with the same adjectives and noun: "another damaged enemy" needs a first damaged one. */
const isSameKind = (one: Filter, other: Filter): boolean =>
  (['side', 'tapped', 'damaged', 'large', 'keyword', 'withoutKeyword'] satisfies (keyof Filter)[]).every(
    (name) => String(one[name]) === String(other[name]),
  );

/** Two ways on from here: what one of them introduces is unknown to the other, and known afterwards. */
export function alternatives<T, U>(scene: Scene, ways: readonly T[], walk: (way: T) => U): U[] {
  const before = new Map(scene.said);
  const { last } = scene;
  const after = new Map(before);
  const walked = ways.map((way) => {
    scene.said = new Map(before);
    scene.last = last;
    const result = walk(way);
    for (const [key, known] of scene.said) after.set(key, known);
    return result;
  });
  scene.said = after;
  scene.last = undefined;
  return walked;
}

/** One player, one key, to see whether two clauses have the same subject. */
export const playerKey = (player: Player): string => `player ${JSON.stringify(player)}`;

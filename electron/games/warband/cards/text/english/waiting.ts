/** English for what waits for something to happen: "the next time it attacks this turn, …", "at the start of your next turn, …". */
import type { Filter, Step, Who } from '../../language.ts';
import { join, say, words, type Phrase } from '../parts.ts';
import { watch, type Scene } from '../scene.ts';
import { awaited } from '../../validate-scope.ts';
import type { Said } from './clauses.ts';
import { filterNoun, whoNoun } from './nouns.ts';
import type { StepOf } from './step-kit.ts';
import { eventClause, turns, type Named } from './triggers.ts';
import { durationWords, withinWords } from './words.ts';

type Later = StepOf<'later'>;
type Tell = (steps: readonly Step[], scene: Scene) => Phrase;

/** Whoever is watched: several are taken one by one, "for each enemy within 3 squares, … it". */
export function watchedNoun(who: Who, scene: Scene): Named & { opening: Phrase } {
  const it: Named = { subject: words('it'), object: words('it'), possessive: words('its') };
  if (typeof who === 'object' && 'all' in who) {
    const each = filterNoun(who.all as Filter, 'bare', scene).object;
    return { ...it, opening: say`for each ${each}, ` };
  }
  const noun = whoNoun(who, scene);
  return noun.plural ? { ...it, opening: say`for each of ${noun.object}, ` } : { ...noun, opening: [] };
}

export function sayLater(step: Later, scene: Scene, tell: Tell): Said {
  const later: Scene = { ...scene, on: awaited(step), fromHere: false, said: new Map(scene.said) };
  later.now = new Set();
  const watched = step.who === undefined ? undefined : watchedNoun(step.who, scene);
  const when = momentWords(step, watched, later);
  if (step.who !== undefined) watch(later, step.who, watched!.opening.length > 0);
  return { sentences: [say`${watched?.opening ?? []}${when}, ${tell(step.steps, later)}`] };
}

function momentWords(step: Later, watched: Named | undefined, scene: Scene): Phrase {
  const { on, until, once } = step;
  if ('whose' in on)
    return once ? nextTurn(step) : say`${lasting(step, watched)}, at the ${edge(step)} of ${turns[on.whose]}`;
  const clause = eventClause(on, scene, watched);
  if (!once) return say`${lasting(step, watched)}, whenever ${clause}`;
  return join([say`the next time ${clause}`, words(until ? withinWords[until] : '')], ' ');
}

const edge = ({ on }: Later): string => (on.event === 'turnStarts' ? 'start' : 'end');

const nextTurns = {
  yours: 'your next turn',
  enemy: 'the next opponent’s turn',
  any: 'the next turn',
} as const;
const ownTurns = { yours: 'your turn', enemy: 'an opponent’s turn', any: 'a turn' } as const;

/** A turn that is under way has begun already, but may be the next to end. */
function nextTurn({ on, until }: Later): Phrase {
  if (!('whose' in on)) return [];
  if (on.event === 'turnStarts') return words(`at the start of ${nextTurns[on.whose]}`);
  return words(
    until === 'endOfTurn' ? 'at the end of this turn' : `the next time ${ownTurns[on.whose]} ends`,
  );
}

function lasting({ until }: Later, watched: Named | undefined): Phrase {
  if (until === 'whileInPlay') return say`while ${watched?.subject ?? 'it'} is in play`;
  return words(until ? durationWords[until] : '');
}

/** The words of a story's effects and conditions: everything they name is there, and every condition can come true. */
import type { Catalogue, Condition, Effect } from '../../../shared/games/campaign.ts';
import { cardOf } from '../catalogue.ts';
import { storyProblem, type StoryProblem } from './problems.ts';
import type { Story } from './schema.ts';

type Found = StoryProblem;

const has = (list: readonly { id: string }[], id: string): boolean => list.some((each) => each.id === id);

/** A condition or effects of the story, and where they stand. */
interface Written<T> {
  file: string;
  path: string;
  value: T;
}

function conditionsOf(story: Story): Written<Condition>[] {
  const at = (file: string, path: string, value: Condition | undefined): Written<Condition>[] =>
    value === undefined ? [] : [{ file, path, value }];
  return [
    ...story.endings.flatMap(({ when }, n) => at('story.json', `endings[${n}].when`, when)),
    ...story.places.flatMap(({ needs }, n) => at('places.json', `[${n}].needs`, needs)),
    ...story.events.flatMap(({ when, choices }, n) => [
      ...at('events.json', `[${n}].when`, when),
      ...choices.flatMap((choice, c) => at('events.json', `[${n}].choices[${c}].when`, choice.when)),
    ]),
  ].flatMap(leavesOf);
}

function leavesOf(written: Written<Condition>): Written<Condition>[] {
  const { value, file, path } = written;
  const inner =
    'all' in value ? value.all : 'any' in value ? value.any : 'not' in value ? [value.not] : undefined;
  return inner ? inner.flatMap((each) => leavesOf({ file, path, value: each })) : [written];
}

function effectsOf(story: Story): Written<Effect>[] {
  const at = (file: string, path: string, effects: readonly Effect[] = []): Written<Effect>[] =>
    effects.map((value, n) => ({ file, path: `${path}[${n}]`, value }));
  return [
    ...at('story.json', 'battle.won', story.battle.won),
    ...at('story.json', 'battle.lost', story.battle.lost),
    ...Object.entries(story.usual ?? {}).flatMap(([kind, { won, lost }]) => [
      ...at('story.json', `usual.${kind}.won`, won),
      ...at('story.json', `usual.${kind}.lost`, lost),
    ]),
    ...at('story.json', 'finaleLost', story.finaleLost),
    ...at('story.json', 'resting', story.resting),
    ...story.places.flatMap((place, n) =>
      (['won', 'lost', 'passed'] as const).flatMap((result) =>
        at('places.json', `[${n}].${result}`, place[result]),
      ),
    ),
    ...story.places.flatMap(({ steps = [] }, n) =>
      steps.flatMap(({ effects }, s) => at('places.json', `[${n}].steps[${s}].effects`, effects)),
    ),
    ...story.events.flatMap(({ choices }, n) =>
      choices.flatMap(({ effects }, c) => at('events.json', `[${n}].choices[${c}].effects`, effects)),
    ),
    ...story.rivals.flatMap(({ turning }, n) =>
      (['enemy', 'wavering', 'ally'] as const).flatMap((each) =>
        at('rivals.json', `[${n}].turning.${each}`, turning[each]),
      ),
    ),
  ];
}

/** Everything named by an effect or condition is there, and every flag asked for is given somewhere. */
export function wordProblems(story: Story): Found[] {
  const given = new Set(effectsOf(story).flatMap(({ value }) => ('flag' in value ? [value.flag] : [])));
  const asked = new Set(conditionsOf(story).flatMap(({ value }) => ('flag' in value ? [value.flag] : [])));
  return [
    ...effectsOf(story).flatMap(({ file, path, value }) =>
      'flag' in value && !asked.has(value.flag)
        ? [storyProblem(file, path, 'neverAsked', `Nothing ever asks for the flag "${value.flag}".`)]
        : [],
    ),
    ...effectsOf(story).flatMap(({ file, path, value }) =>
      missingIn(story, value).map((sentence) => storyProblem(file, path, 'noSuchThing', sentence)),
    ),
    ...conditionsOf(story).flatMap(({ file, path, value }) =>
      impossible(story, value, given).map((sentence) => storyProblem(file, path, 'impossible', sentence)),
    ),
  ];
}

function missingIn(story: Story, effect: Effect): string[] {
  const missing = (what: string, id: string, isThere: boolean) =>
    isThere ? [] : [`There is no ${what} "${id}".`];
  const site = (id: string) => missing('site', id, has(story.sites, id));
  if ('open' in effect) return site(effect.open);
  if ('close' in effect) return site(effect.close);
  if ('road' in effect) return effect.road.flatMap(site);
  if ('honour' in effect) return missing('honour', effect.honour, has(story.honours, effect.honour));
  if ('scar' in effect) return missing('scar', effect.scar, has(story.scars, effect.scar));
  if ('advantage' in effect)
    return missing('advantage', effect.advantage, Object.hasOwn(story.advantages, effect.advantage));
  if ('stance' in effect)
    return missing(
      'rival or court',
      effect.stance,
      effect.stance === 'rival' || isSomebody(story, effect.stance),
    );
  return [];
}

const isSomebody = ({ courts, rivals }: Story, word: string): boolean =>
  courts.includes(word) || has(rivals, word);

/** The most each counter can ever be, where the story says it. */
function impossible(story: Story, condition: Condition, given: ReadonlySet<string>): string[] {
  if ('flag' in condition && !given.has(condition.flag))
    return [`Nothing ever gives the flag "${condition.flag}".`];
  if ('court' in condition && !story.courts.includes(condition.court))
    return [`There is no court "${condition.court}".`];
  if ('holds' in condition && !story.courts.includes(condition.holds))
    return [`There is no court "${condition.holds}".`];
  if ('seat' in condition && !isSomebody(story, condition.seat))
    return [`There is no rival "${condition.seat}".`];
  if (!('atLeast' in condition)) return [];
  const [counter, least] = condition.atLeast;
  const most: Partial<Record<typeof counter, number>> = {
    act: story.acts.length + 1,
    candles: story.courts.length,
    taken: story.courts.length - 1,
    tallow: story.tallow.most,
    allies: story.courts.length - 1,
  };
  return least > (most[counter] ?? Infinity) ? [`There are never ${least} ${counter}.`] : [];
}

export function cardProblems(story: Story, catalogue: Catalogue | undefined): Found[] {
  if (!catalogue) return [];
  const unknown = (file: string, path: string, key: string): Found[] =>
    cardOf(catalogue, key)
      ? []
      : [storyProblem(file, path, 'noCard', `No pack of the story has the card "${key}".`)];
  const named = effectsOf(story).flatMap(({ file, path, value }) => {
    const query =
      'card' in value ? value.card : 'recruit' in value && value.recruit !== 'v1' ? value.recruit : undefined;
    return query?.id === undefined ? [] : unknown(file, path, query.id);
  });
  const ofRivals = story.rivals.flatMap(({ card, list, adapts }, n) => [
    ...unknown('rivals.json', `[${n}].card`, card),
    ...(has(catalogue.lists, list)
      ? []
      : [storyProblem('rivals.json', `[${n}].list`, 'noList', `No pack has the warband "${list}".`)]),
    ...adapts.flatMap(({ takes: taken, leaves }, a) =>
      [...taken, ...leaves].flatMap((key) => unknown('rivals.json', `[${n}].adapts[${a}]`, key)),
    ),
  ]);
  return [...named, ...ofRivals];
}

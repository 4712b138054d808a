/** Which sentences a story must have, and that every language has the same ones with the same names to fill in. */
import { isBattle } from '../letters.ts';
import { storyProblem, type StoryProblem } from './problems.ts';
import type { Story, StoryTexts } from './schema.ts';

/** Every key the story speaks. */
function textKeys(story: Story): string[] {
  return [
    ...['story.title', 'story.opening', 'finale.text', 'finale.last-stand', 'help.text', 'resting.text'],
    ...['bundle.rival', 'bundle.own', 'bundle.stores', 'bundle.friend'],
    ...story.courts.flatMap((id) => [`court.${id}`, `court.${id}.opening`]),
    ...story.acts.flatMap(({ id }) => [`act.${id}.title`, `act.${id}.text`]),
    ...story.sites.map(({ id }) => `site.${id}`),
    ...story.places.flatMap(placeKeys),
    ...story.events.flatMap(({ id, choices }) => [
      ...[`event.${id}.title`, `event.${id}.text`],
      ...choices.map((choice) => `event.${id}.choice.${choice.id}`),
    ]),
    ...story.rivals.flatMap(({ id }) => [
      ...['name', 'scouted', 'enemy', 'wavering', 'ally'].map((each) => `rival.${id}.${each}`),
      ...story.endings.map((ending) => `rival.${id}.ending.${ending.id}`),
    ]),
    ...story.honours.map(({ id }) => `honour.${id}`),
    ...story.scars.map(({ id }) => `scar.${id}`),
    ...Object.keys(story.advantages).map((id) => `advantage.${id}`),
    ...story.endings.flatMap(({ id }) => [
      ...[`ending.${id}.title`, `ending.${id}.text`],
      ...veteranLines.map((number) => `ending.${id}.veteran.${number}`),
    ]),
  ];
}

/** Lines an ending has for veterans; each gets one of them, in turn. */
const veteranLines = [1, 2, 3, 4];

function placeKeys(place: Story['places'][number]): string[] {
  const { id, passed = [] } = place;
  const results = isBattle(place) ? ['won', 'lost'] : place.kind === 'rest' ? ['won'] : [];
  if (passed.length > 0) results.push('passed');
  return ['title', 'letter', ...results].map((each) => `place.${id}.${each}`);
}

/** Names a sentence may leave open; who fills them knows them. */
const known = new Set(['v1', 'rival', 'court', 'dark', 'name']);

const gapsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([^}]*)\}/g)].map(([, gap]) => gap!))].toSorted();

export function textProblems(story: Story, texts: Readonly<Record<string, StoryTexts>>): StoryProblem[] {
  const wanted = new Set(textKeys(story));
  return Object.entries(texts).flatMap(([language, sentences]) => {
    const file = `texts/${language}.json`;
    return [
      ...[...wanted]
        .filter((key) => !Object.hasOwn(sentences, key))
        .map((key) => storyProblem(file, '', 'missingText', `The text "${key}" is missing.`)),
      ...Object.entries(sentences).flatMap(([key, text]) =>
        sentenceProblems(file, key, text, wanted, texts['en']!),
      ),
      ...castProblems(story, sentences, file),
    ];
  });
}

/** Marks that turn the writing direction or break a line would make a page say something else than it does. */
const unseen = /[\u202a-\u202e\u2066-\u2069\u2028\u2029]|(?!\n)\p{Cc}/u;

function sentenceProblems(
  file: string,
  key: string,
  text: string,
  wanted: ReadonlySet<string>,
  english: StoryTexts,
): StoryProblem[] {
  if (!wanted.has(key)) return [storyProblem(file, key, 'unusedText', `Nothing speaks the text "${key}".`)];
  if (unseen.test(text))
    return [storyProblem(file, key, 'unreadableSigns', 'The text holds signs that cannot be seen.')];
  const gaps = gapsIn(text);
  const unknown = gaps.filter((gap) => !known.has(gap));
  const same = gapsIn(english[key] ?? text);
  return [
    ...unknown.map((gap) => storyProblem(file, key, 'unknownName', `Nobody fills in {${gap}}.`)),
    ...(same.join() === gaps.join()
      ? []
      : [storyProblem(file, key, 'otherNames', `English has {${same.join('}, {')}} here.`)]),
  ];
}

/** Who is spoken of must be there: a veteran or rival only in an event about one. */
function castProblems(story: Story, sentences: StoryTexts, file: string): StoryProblem[] {
  return story.events.flatMap(({ id, veteran, rival }) => {
    const key = `event.${id}.text`;
    const gaps = gapsIn(sentences[key] ?? '');
    return [
      ...(gaps.includes('v1') && !veteran ? ['v1'] : []),
      ...(gaps.includes('rival') && !rival ? ['rival'] : []),
    ].map((gap) =>
      storyProblem(file, key, 'nobodyThere', `{${gap}} is spoken of, but the event is about nobody.`),
    );
  });
}

import { describe, expect, it } from 'vitest';
import { checkStory } from '../../electron/campaign/story/check.ts';
import { readStory, withLines, type StorySources } from '../../electron/campaign/story/read.ts';
import { walkStory } from '../../electron/campaign/story/walk.ts';
import { catalogueFor, contentOf, sixCandlesSources, twoLightsSources } from '../support/campaign.ts';

const sources = twoLightsSources();

/** The small story with one file changed as text. */
const changed = (file: string, from: string, to: string): StorySources => {
  expect(sources[file]).toContain(from);
  return { ...sources, [file]: sources[file]!.replace(from, to) };
};

/** Everything wrong with a story, as `file:line code`. */
function wrongs(altered: StorySources): string[] {
  const read = readStory(altered);
  const found = read.ok ? withLines(checkStory(read.value), altered) : read.error;
  return found.map(({ file, line, code }) => `${file}${line === undefined ? '' : `:${line}`} ${code}`);
}

describe('a story from outside', () => {
  it('is read whole when it is sound', () => {
    expect(wrongs(sources)).toEqual([]);
  });

  it.each([
    ['a file by way of the folder above', { '../story.json': '{}' }, '../story.json unknownFile'],
    ['a file of another folder', { 'texts/../story.json': '{}' }, 'texts/../story.json unknownFile'],
    ['a program', { 'run.js': '1' }, 'run.js unknownFile'],
    ['a huge file', { 'texts/de.json': ' '.repeat(3 * 1024 * 1024) }, 'texts/de.json tooLarge'],
    ['a file that is no JSON', { 'places.json': '[\n{' }, 'places.json:2 badJson'],
    ['nesting without end', { 'events.json': '['.repeat(10_000) }, 'events.json:1 badJson'],
    ['a poisoned key', { 'rewards.json': '{\n"__proto__": {}}' }, 'rewards.json:2 forbiddenKey'],
    ['the wrong type', { 'scars.json': '{"id": 3}' }, 'scars.json:1 invalid_type'],
  ])('is refused with %s', (_what, files, problem) => {
    expect(wrongs({ ...sources, ...files })).toContain(problem);
  });

  it.each([
    [
      'an unknown field',
      'rewards.json',
      '"bundles"',
      '"surprise": 1, "bundles"',
      /rewards.json:2 unrecognized_keys/,
    ],
    ['a missing field', 'story.json', '"stirrings": 4,', '', /story.json.* invalid_type/],
    ['an unknown effect', 'events.json', '"tallow": -2', '"gold": 2', /events.json:\d+ invalid_union/],
    ['a text that is missing', 'texts/en.json', '"help.text"', '"help.words"', /en.json:?\d* missingText/],
    ['a text nobody speaks', 'texts/en.json', '"help.text"', '"help.words"', /en.json:?\d* unusedText/],
    [
      'a veteran spoken of who is not there',
      'texts/en.json',
      'It still burns.',
      '{v1} still burns.',
      /nobodyThere/,
    ],
    [
      'a flag that nothing asks for',
      'events.json',
      '"flag": "lamp-lit"\n',
      '"flag": "lamp-it"\n',
      /events.json:\d+ neverAsked/,
    ],
    [
      'a flag that nothing gives',
      'events.json',
      '"flag": "lamp-lit"\n',
      '"flag": "never"\n',
      /events.json:\d+ impossible/,
    ],
    [
      'more candles than there are courts',
      'story.json',
      '["candles", 2]',
      '["candles", 3]',
      /story.json:\d+ impossible/,
    ],
    [
      'an event without a free choice',
      'events.json',
      '"id": "walk-on",\n        "effects": []',
      '"id": "walk-on",\n        "effects": [{ "tallow": -1 }]',
      /events.json:\d+ noFreeChoice/,
    ],
    ['a road to nowhere', 'map.json', '"barn"]', '"moon"]', /map.json:\d+ noSite/],
    [
      'places that stand in for each other in a circle',
      'places.json',
      '"else": "on-the-bridge"',
      '"else": "under-the-bridge"',
      /places.json:\d+ circle/,
    ],
    [
      'a last stand that asks for something',
      'places.json',
      '"id": "the-lighthouse",',
      '"id": "the-lighthouse", "needs": { "atLeast": ["won", 1] },',
      /story.json:\d+ needsNothing/,
    ],
    [
      'a stirring that is no theft in an event',
      'events.json',
      '"cause": "theft"',
      '"cause": "noise"',
      /events.json:\d+ onlyTheft/,
    ],
    ['the same id twice', 'scars.json', '"coughs"', '"limps"', /scars.json:\d+ sameId/],
    [
      'a scenario that is not there',
      'places.json',
      '"scenario": "the-stair"',
      '"scenario": "the-ladder"',
      /places.json:\d+ noScenario/,
    ],
  ])('is told of %s by file and line', (_what, file, from, to, problem) => {
    expect(wrongs(changed(file, from, to))).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
  });

  it('is told of a language that leaves out a name', () => {
    const german = sources['texts/en.json']!.replace('Somebody calls {v1}.', 'Jemand ruft.');
    expect(wrongs({ ...sources, 'texts/de.json': german })).toEqual([
      expect.stringMatching(/de.json:\d+ otherNames/),
    ]);
  });

  it('is told of an ending that no walker reaches', () => {
    const { story } = contentOf(changed('story.json', '["candles", 2]', '["veterans", 90]'));
    const found = walkStory(story, catalogueFor(story.packs), 2);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(['endings[0] unreached']);
  });
});

describe('The Six Candles', () => {
  const content = contentOf(sixCandlesSources());
  const { story, texts } = content;
  const catalogue = catalogueFor(story.packs);

  it('has no mistake that the checker knows', () => {
    expect(checkStory(content, { catalogue })).toEqual([]);
  });

  it('lets every walker of every court reach an ending within 26 marches, and every ending be reached', () => {
    expect(walkStory(story, catalogue, 12)).toEqual([]);
  });

  it('is as plentiful as its design asks', () => {
    expect(story.places.filter(({ kind }) => kind === 'warband').length).toBeGreaterThanOrEqual(48);
    expect(story.events.length).toBeGreaterThanOrEqual(90);
    expect(story.endings.length).toBe(5);
    expect(story.rivals.length).toBe(12);
  });

  it('tells each event in 40 to 90 words, under a title of one to seven', () => {
    const words = (key: string) => texts['en']![key]!.split(/\s+/).length;
    const misfits = story.events.filter(({ id }) => {
      const [text, title] = [words(`event.${id}.text`), words(`event.${id}.title`)];
      return text < 40 || text > 90 || title > 7;
    });
    expect(misfits.map(({ id }) => id)).toEqual([]);
  });

  it('never says what its voice forbids', () => {
    const forbidden =
      /\b(destiny|fate|prophecy|ancient evil|realm|quest|hero|legendary|epic|mysterious|suddenly|somehow|seems to|a sense of|of course|little did|okay|mostly)\b/i;
    const found = Object.entries(texts['en']!).filter(([, text]) => forbidden.test(text));
    expect(found.map(([key]) => key)).toEqual([]);
  });

  it('says no sentence twice', () => {
    const seen = new Map<string, string>();
    const twice = Object.entries(texts['en']!).flatMap(([key, text]) => {
      const before = seen.get(text);
      seen.set(text, key);
      return text.split(' ').length > 4 && before !== undefined ? [`${before} and ${key}`] : [];
    });
    expect(twice).toEqual([]);
  });
});

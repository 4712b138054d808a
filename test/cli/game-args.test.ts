/** Commands know whose flags they were given. */
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../electron/cli/common/args.ts';
import { choiceWords, parseGameArgs, playedBy } from '../../electron/cli/common/game-args.ts';
import { gameTools } from '../../electron/cli/games.ts';

const options = {
  games: { type: 'string', default: '200' },
  json: { type: 'boolean', default: false },
} as const;
const parsed = (words: string) => parseGameArgs(options, words === '' ? [] : words.split(' '));

describe('a command line', () => {
  it('means Warband without a game', () => {
    const { choice, values, positionals } = parsed('');
    expect(choice).toEqual({ game: 'warband', flags: {} });
    expect(values).toEqual({ games: '200', json: false });
    expect(positionals).toEqual([]);
  });

  it('parts the flags of the game from those of the command, wherever they stand', () => {
    const { choice, values, positionals } = parsed('--players 4 file.json --teams --games=7 --json');
    expect(choice).toEqual({ game: 'warband', flags: { players: '4', teams: true } });
    expect(values).toEqual({ games: '7', json: true });
    expect(positionals).toEqual(['file.json']);
    expect(choiceWords(choice)).toBe('--players 4 --teams');
  });

  it('can be typed again as it was', () => {
    const { choice } = parsed('--toggles longCrawl --game deepwarren --players 3');
    expect(parsed(choiceWords(choice)).choice).toEqual(choice);
  });

  it.each([
    ['--game chess', '--game takes warband or deepwarren'],
    ['--game deepwarren --teams', 'teams'],
    ['--toggles none', 'toggles'],
    ['--wins', 'wins'],
  ])('is refused: %s', (words, says) => expect(() => parsed(words)).toThrow(says));

  it.each([
    ['--players 5', '--players takes 2 or 3 or 4, not "5".'],
    ['--teams', '--teams is played two against two: --players 4.'],
    ['--game deepwarren --players 1', '--players takes 2, 3 or 4, not "1".'],
    [
      '--game deepwarren --toggles fast',
      '--toggles takes drawn, none or shortCrawl, longCrawl, shelteredStart, not "fast".',
    ],
  ])('of what cannot be played is refused in a sentence: %s', (words, sentence) =>
    expect(() => playedBy(parsed(words).choice)).toThrow(new UsageError(sentence)),
  );
});

describe.each(gameTools)('the tools of $id', (tools) => {
  it('play the form that flags ask for', () => {
    const played = tools.played({ players: '3' });
    expect(played.ok && played.value.form).toMatchObject({ players: 3, teams: false });
  });

  it('share no flag with what every command reads', () => {
    for (const flag of ['game', 'games', 'seed', 'json', 'jobs', 'bots', 'a', 'b', 'depth', 'actions'])
      expect(Object.keys(tools.flags)).not.toContain(flag);
  });
});

import { describe, expect, it } from 'vitest';
import { dataFolder, type Surroundings } from '../../electron/services/data-folder.ts';

const linux: Surroundings = { platform: 'linux', env: {}, home: '/home/ada', cwd: '/tmp/here', argv: [] };
const windows: Surroundings = { platform: 'win32', env: {}, home: 'C:\\Users\\Ada', cwd: 'D:\\', argv: [] };

describe('the data folder', () => {
  it.each<[string, Surroundings, string]>([
    ['Linux', linux, '/home/ada/.local/share/deepmarch'],
    ['Linux with its own data home', { ...linux, env: { XDG_DATA_HOME: '/data' } }, '/data/deepmarch'],
    [
      'Linux with a relative data home',
      { ...linux, env: { XDG_DATA_HOME: 'd' } },
      '/home/ada/.local/share/deepmarch',
    ],
    [
      'macOS',
      { ...linux, platform: 'darwin', home: '/Users/ada' },
      '/Users/ada/Library/Application Support/Deepmarch',
    ],
    ['Windows', { ...windows, env: { APPDATA: 'E:\\Roam' } }, 'E:\\Roam\\Deepmarch'],
    ['Windows without APPDATA', windows, 'C:\\Users\\Ada\\AppData\\Roaming\\Deepmarch'],
  ])('is where %s keeps data', (_system, surroundings, folder) => {
    expect(dataFolder(surroundings)).toEqual({ ok: true, value: folder });
  });

  it.each<[string[], string]>([
    [['--data-dir', '/games/data'], '/games/data'],
    [['--data-dir=/games/data'], '/games/data'],
    [['--data-dir', 'data'], '/tmp/here/data'],
    [['--other', '--data-dir', '/a', '--data-dir', '/b'], '/b'],
  ])('is the one that %j names', (argv, folder) => {
    expect(dataFolder({ ...linux, argv })).toEqual({ ok: true, value: folder });
  });

  it.each([[['--data-dir']], [['--data-dir=']], [['--data-dir', '--other']]])('is refused for %j', (argv) => {
    expect(dataFolder({ ...linux, argv })).toMatchObject({ ok: false, error: { code: 'bad-data-dir' } });
  });
});

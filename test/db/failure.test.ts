import Database from 'better-sqlite3';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { describeFailure, failureFrom } from '../../electron/db/failure.ts';

const sqlite = (code: string) => new Database.SqliteError('as SQLite says it', code);
const system = (code: string) => Object.assign(new Error('as the system says it'), { code });

describe('a failure in words', () => {
  it.each([
    [sqlite('SQLITE_FULL'), 'disk-full'],
    [system('ENOSPC'), 'disk-full'],
    [sqlite('SQLITE_READONLY_DIRECTORY'), 'no-permission'],
    [sqlite('SQLITE_CANTOPEN'), 'no-permission'],
    [system('EACCES'), 'no-permission'],
    [sqlite('SQLITE_IOERR_WRITE'), 'disk-error'],
    [sqlite('SQLITE_CORRUPT_INDEX'), 'damaged'],
    [sqlite('SQLITE_NOTADB'), 'damaged'],
    [sqlite('SQLITE_BUSY'), 'busy'],
    [new DrizzleQueryError('insert', [], sqlite('SQLITE_FULL')), 'disk-full'],
  ])('tells %o as %s', (error, code) => {
    const failure = describeFailure(error);
    expect(failure?.code).toBe(code);
    for (const text of [failure?.what, failure?.kept, failure?.advice]) expect(text).toMatch(/^[A-Z].+\.$/);
    expect(failure?.details).toContain('says it');
  });

  it.each([new TypeError('a bug'), sqlite('SQLITE_CONSTRAINT_UNIQUE'), 'a string', undefined])(
    'does not take %o for one',
    (bug) => {
      expect(describeFailure(bug)).toBeUndefined();
      expect(() => failureFrom(bug)).toThrow();
    },
  );
});

/**
 * Stored content is what it says: everything with a hash or a seal is compared at every start. What comes with the
 * program is put back from its files, what is derived is made anew, and what is lost is kept aside and told.
 */
import { basename, join } from 'node:path';
import type { Notice } from '../../../shared/ipc.ts';
import type { Db } from '../../db/connect.ts';
import { failureFrom } from '../../db/failure.ts';
import { freeMoment, stamp } from '../../db/file-names.ts';
import { listPacks, type PackRow } from '../../db/packs.ts';
import { noticeOf, wholeMessageOf } from '../failure-words.ts';
import type { Log } from '../log.ts';
import { setUpShelf } from '../packs/shelf.ts';
import { writeFileWhole } from '../write-file.ts';
import { checkCards } from './cards.ts';
import type { ContentDeps, Finding } from './finding.ts';
import { checkPacks, packDamage, sealPacks, setPackAside } from './packs.ts';
import { checkSettings, sealSettings } from './settings.ts';
import { checkOrder, checkSearch, checkTables } from './tables.ts';
import { checkWarbands, sealWarbands } from './warbands.ts';

export interface ContentOptions {
  db: Db;
  /** Where the person's data lives. */
  dataFolder: string;
  /** The folder with the packs that come with the program. */
  packsFolder: string;
  /** Of the program. */
  version: string;
  log: Log;
  now: () => number;
}

/** So many are told one by one; more would cover the window. */
const mostTold = 5;

/** Checks and mends everything, and sees to the packs of the program; answers what the person should know. */
export function setUpContent(options: ContentOptions): Notice[] {
  const { db, packsFolder: folder, version, now, log } = options;
  const deps = depsOf(options);
  const { notices, damaged } = mended(deps, log);
  const builtin = setUpShelf({ db, folder, version, now, damaged: new Set(damaged.map(({ id }) => id)) });
  return [...notices, ...afterwards(deps, log, damaged), ...builtin];
}

const depsOf = ({ db, dataFolder, now }: ContentOptions): ContentDeps => ({
  db,
  now,
  keepAside: (what, content) => {
    const file = (moment: number) => join(dataFolder, `damaged-${what}-${stamp(moment)}.json`);
    const target = file(freeMoment(now(), file));
    return writeFileWhole(target, JSON.stringify(content, null, 2), { isPrivate: true }).ok
      ? basename(target)
      : undefined;
  },
});

interface Mended {
  notices: Notice[];
  damaged: PackRow[];
}

/** In this order: what is checked later stands on what was put right before. */
const checks = [checkOrder, checkTables, checkSettings, checkWarbands, checkCards];

function mended(deps: ContentDeps, log: Log): Mended {
  try {
    return deps.db.transaction(() => {
      const found = checks.flatMap((check) => mendAll(check(deps), log));
      const packs = checkPacks(deps);
      found.push(...mendAll(packs.findings, log));
      return { notices: told(found), damaged: packs.damaged };
    });
  } catch (problem) {
    // Without room on the disk nothing can be put right; what is damaged is not used all the same.
    log.write('problem', `content: ${wholeMessageOf(problem)}`);
    return { notices: [noticeOf(failureFrom(problem))], damaged: checkPacks(deps).damaged };
  }
}

function mendAll(findings: Finding[], log: Log): Finding[] {
  for (const { code, sentence, mend } of findings) {
    log.write('warning', `content: ${code}: ${sentence}`);
    mend();
  }
  return findings;
}

/** Once the program's own packs are back in place: what is still damaged goes aside, and all that is new is sealed. */
function afterwards(deps: ContentDeps, log: Log, damaged: readonly PackRow[]): Notice[] {
  const { db } = deps;
  try {
    return db.transaction(() => {
      const present = new Set(listPacks(db).map(({ id }) => id));
      for (const { id, key } of damaged)
        if (!present.has(id))
          log.write(
            'warning',
            `content: the pack ${key} was damaged and is put back from the program’s files`,
          );
      const notices = damaged.filter(({ id }) => present.has(id)).map((row) => setPackAside(deps, row));
      for (const { sentence } of notices) log.write('warning', `content: ${sentence}`);
      mendAll(checkSearch(deps), log);
      for (const seal of [sealSettings, sealWarbands, sealPacks]) seal(db);
      return notices;
    });
  } catch (problem) {
    return [noticeOf(failureFrom(problem))];
  }
}

function told(findings: readonly Finding[]): Notice[] {
  const lost = findings.filter(({ isMendable }) => !isMendable);
  const notices = lost.slice(0, mostTold).map(noticeFor);
  const more = lost.slice(mostTold);
  return more.length === 0 ? notices : [...notices, moreNotice(more)];
}

const noticeFor = ({ code, sentence }: Finding): Notice => ({
  code: code.slice(0, 100),
  level: 'problem',
  sentence: sentence.slice(0, 1000),
  offer: 'backups',
});

const moreNotice = (findings: readonly Finding[]): Notice => ({
  code: 'more-damaged',
  level: 'problem',
  sentence: `${String(findings.length)} more things were damaged on the disk; the details name them. Restore a backup, or go on with what is left.`,
  details: findings.slice(0, 50).map(({ sentence }) => sentence.slice(0, 2000)),
  offer: 'backups',
});

/** Everything that is not what it says, in words; changes nothing. */
export function contentProblems(options: ContentOptions): string[] {
  const deps = depsOf(options);
  const packs = checkPacks(deps);
  const findings = [...checks.flatMap((check) => check(deps)), ...packs.findings, ...checkSearch(deps)];
  return [...findings.map(({ sentence }) => sentence), ...packs.damaged.map(packDamage)];
}

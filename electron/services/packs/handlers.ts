/** The calls about packs: each asks the library or changes what is installed, then says so to everybody. */
import type { packsCalls } from '../../../shared/calls/packs.ts';
import type { Answer, CallError, Handlers, Push } from '../../../shared/ipc.ts';
import { err, ok } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { cardsOfPack, findPack, removePack, setPackEnabled, type PackRow } from '../../db/packs.ts';
import { faceOf, printOf, type Card, type Tile } from '../../games/warband/index.ts';
import type { Backups } from '../backups.ts';
import { reportOn } from './check.ts';
import { impactOf } from './impact.ts';
import { importPack } from './import.ts';
import type { CardLibrary } from './library.ts';
import type { PackReader } from './reader.ts';
import { mayEnable } from './recheck.ts';
import type { Uploads } from './uploads.ts';

export interface PacksDeps {
  db: Db;
  backups: Pick<Backups, 'create'>;
  cards: CardLibrary;
  /** Reads packs from outside, away from everything else. */
  reader: Pick<PackReader, 'read'>;
  /** What arrives from outside: packs here, stories with the campaign. */
  uploads: Uploads;
  push: Push;
  /** Of the program. */
  version: string;
}

const gone: CallError = { code: 'no-such-pack', sentence: 'This pack is no longer installed.' };
const builtin: CallError = {
  code: 'builtin-pack',
  sentence: 'This pack comes with the program and cannot be removed. It can be disabled.',
};

const unreadable: CallError = {
  code: 'pack-unreadable',
  sentence: 'This version of the program cannot read the pack, so it stays disabled.',
};

export function makePacksHandlers(deps: PacksDeps): Pick<Handlers, keyof typeof packsCalls> {
  const { db, cards, push, reader, uploads } = deps;
  const list = (): Answer<'packs.list'> => ok({ packs: cards.installed() });
  const changed = (): Answer<'packs.list'> => {
    cards.changed();
    push('packs.changed', {});
    return list();
  };
  return {
    'packs.list': list,
    'packs.faces': () => ok({ looks: cards.looks(), cards: cards.faces(), tiles: cards.tilePrints() }),
    'packs.open': ({ hash }) => {
      const pack = cards.find(hash);
      return pack ? ok(printedIn(db, pack)) : err(gone);
    },
    'packs.begin': ({ files }) => {
      const upload = uploads.begin(files);
      return upload.ok ? ok({ upload: upload.value }) : upload;
    },
    'packs.append': ({ upload, file, data }) => {
      const appended = uploads.append(upload, file, Buffer.from(data, 'base64'));
      return appended.ok ? ok({}) : appended;
    },
    'packs.check': async ({ upload }) => {
      const sent = uploads.take(upload);
      return sent.ok ? ok(reportOn(await reader.read(sent.value), db, cards)) : sent;
    },
    'packs.import': async ({ upload, hash, enable }) => {
      const sent = uploads.take(upload);
      if (!sent.ok) return sent;
      const stored = await importPack({ ...deps, now: Date.now }, { sent: sent.value, hash, enable });
      if (!stored.ok) return stored;
      uploads.forget(upload);
      return changed();
    },
    'packs.enable': async ({ hash }) => {
      const pack = cards.find(hash);
      if (!pack) return err(gone);
      if (!(await mayEnable(deps, pack))) return err(unreadable);
      // It may have been removed while it was read.
      const found = findPack(db, hash);
      if (!found) return err(gone);
      setPackEnabled(db, found, true);
      return changed();
    },
    'packs.disable': ({ hash }) => {
      const pack = findPack(db, hash);
      if (!pack) return err(gone);
      setPackEnabled(db, pack, false);
      return changed();
    },
    'packs.impact': ({ hash, change }) => {
      const pack = cards.find(hash);
      return pack ? ok({ breaks: impactOf(db, pack, change) }) : err(gone);
    },
    'packs.remove': ({ hash }) => {
      const pack = findPack(db, hash);
      if (!pack) return err(gone);
      if (pack.source === 'builtin') return err(builtin);
      removePack(db, pack.id);
      return changed();
    },
  };
}

function printedIn(db: Db, pack: PackRow) {
  const rows = cardsOfPack(db, pack.id);
  return {
    cards: rows.filter(({ kind }) => kind !== 'tile').map(({ data }) => faceOf(data as Card)),
    tiles: rows.filter(({ kind }) => kind === 'tile').map(({ data }) => printOf(data as Tile)),
  };
}

/** The calls about packs: each asks the library or changes what is installed, then says so to everybody. */
import type { packsCalls } from '../../../shared/calls/packs.ts';
import type { Answer, CallError, Handlers, Push } from '../../../shared/ipc.ts';
import { err, ok } from '../../../shared/result.ts';
import type { Db } from '../../db/connect.ts';
import { cardsOfPack, findPack, removePack, setPackEnabled, type PackRow } from '../../db/packs.ts';
import { faceOf, printOf, type Card, type Tile } from '../../games/warband/index.ts';
import { impactOf } from './impact.ts';
import type { CardLibrary } from './library.ts';

export interface PacksGround {
  db: Db;
  cards: CardLibrary;
  push: Push;
}

const gone: CallError = { code: 'no-such-pack', sentence: 'This pack is no longer installed.' };
const builtin: CallError = {
  code: 'builtin-pack',
  sentence: 'This pack comes with the program and cannot be removed. It can be disabled.',
};

export function makePacksHandlers({ db, cards, push }: PacksGround): Pick<Handlers, keyof typeof packsCalls> {
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
      const pack = findPack(db, hash);
      return pack ? ok(printedIn(db, pack)) : err(gone);
    },
    'packs.setEnabled': ({ hash, isEnabled }) => {
      const pack = findPack(db, hash);
      if (!pack) return err(gone);
      setPackEnabled(db, pack, isEnabled);
      return changed();
    },
    'packs.impact': ({ hash, change }) => {
      const pack = findPack(db, hash);
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

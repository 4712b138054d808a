/**
 * The person's warbands and the ready-made ones: opening, saving with versions, describing, putting away. Ready-made
 * warbands belong to their packs: they are listed, opened and copied, never changed.
 */
import {
  longestWarbandName,
  type OpenWarband,
  type WarbandLine,
  type WarbandVersion,
} from '../../../shared/calls/warbands.ts';
import type { CallError } from '../../../shared/ipc.ts';
import { plainLine } from '../../../shared/plain-text.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  compareLists,
  countCopies,
  emptyList,
  type ListChange,
  type WarbandList,
} from '../../../shared/warbands.ts';
import type { Db } from '../../db/connect.ts';
import {
  addVersion,
  createWarband,
  describeWarband,
  disabledCard,
  findWarband,
  labelVersion,
  listVersions,
  listWarbands,
  matchesByVersion,
  ownedCopies,
  presentVersion,
  saveList,
  setProblems,
  setTags,
  type StoredList,
  tagsOf,
  type VersionRow,
  type WarbandRow,
} from '../../db/warbands.ts';
import { hash } from '../../engine/hash.ts';
import {
  type LegalWarband,
  legalWarband,
  type MendableProblem,
  problemsOf,
  type Shelf,
} from '../../games/warband/index.ts';
import type { CardLibrary } from '../packs/library.ts';
import type { ReadyMade } from '../packs/stored.ts';
import { listOf, listOfReady, summaryOf } from './lists.ts';

const gone: CallError = { code: 'no-such-warband', sentence: 'This warband is no longer there.' };
const noVersion: CallError = { code: 'no-such-version', sentence: 'This version is no longer there.' };
const changedMeanwhile: CallError = {
  code: 'changed-meanwhile',
  sentence:
    'This warband was changed in another window. Nothing was saved over it: open it again to see the change.',
};

/** A warband as a match is begun with it. */
export interface PlayableWarband {
  name: string;
  /** The version it is, for an own warband: a match that names it keeps it. */
  versionId: number | undefined;
  warband: LegalWarband;
}

export interface Warbands {
  list(): WarbandLine[];
  open(id: string): Result<OpenWarband, CallError>;
  create(name: string, list?: WarbandList): OpenWarband;
  /** The warband of a campaign in the builder, with this list unless somebody is at work on another there. */
  ofCampaign(campaign: number, name: string, list: WarbandList): string;
  save(id: string, stamp: string, list: WarbandList): Result<OpenWarband, CallError>;
  versions(id: string): Result<WarbandVersion[], CallError>;
  keep(id: string, number: number, label: string): Result<WarbandVersion[], CallError>;
  compare(id: string, from: number, to: number): Result<ListChange[], CallError>;
  restore(id: string, number: number): Result<OpenWarband, CallError>;
  duplicate(id: string, name: string): Result<OpenWarband, CallError>;
  describe(
    id: string,
    words: { name?: string; note?: string; isArchived?: boolean },
  ): Result<WarbandLine, CallError>;
  tag(id: string, tags: readonly string[]): Result<WarbandLine, CallError>;
  remove(id: string): Result<undefined, CallError>;
  undelete(id: string): Result<WarbandLine, CallError>;
  /** Any list against the rules; in a campaign also against what is owned there. */
  check(list: WarbandList, campaign?: number): MendableProblem[];
  /** A list that `check` found nothing wrong with, as it marches. */
  legal(list: WarbandList): LegalWarband;
  /** Ready for a match, or why not. */
  playable(id: string): Result<PlayableWarband, CallError>;
  shelf(campaign?: number): Shelf;
  /** Counts the problems of every warband anew: the packs have changed. */
  recheck(): void;
}

export function createWarbands(db: Db, cards: CardLibrary, now: () => number = Date.now): Warbands {
  const shelf = (campaign?: number): Shelf => ({
    cards: cards.cards(),
    tiles: cards.tiles(),
    absent: (key) => disabledCard(db, key),
    ...(campaign !== undefined && { owned: ownedCopies(db, campaign) }),
  });
  const check = (list: WarbandList, campaign?: number) => problemsOf(list, shelf(campaign));
  const stored = (list: WarbandList, campaign?: number): StoredList => ({
    list,
    hash: hash(list),
    problems: check(list, campaign).length,
  });
  /** What was last laid into the builder for a campaign, by hash. */
  const laid = new Map<number, string>();
  const findReady = (id: string) => cards.readyWarbands().find(({ key }) => key === id);
  const find = (id: string): WarbandRow | undefined => findWarband(db, Number(id));

  function lineOf(row: WarbandRow): WarbandLine {
    const list = listOf(presentVersion(db, row.id));
    const campaign = row.campaignId ?? undefined;
    return {
      id: String(row.id),
      kind: 'own',
      name: row.name,
      ...summaryOf(list),
      problems: check(list, campaign).length,
      tags: tagsOf(db, row.id),
      note: row.note,
      isArchived: row.archivedAt !== null,
      changedAt: row.changedAt,
      ...(campaign !== undefined && { campaign }),
    };
  }

  function readyLine(ready: ReadyMade): WarbandLine {
    const list = listOfReady(ready);
    return {
      id: ready.key,
      kind: 'ready',
      name: ready.name,
      ...summaryOf(list),
      problems: check(list).length,
      tags: [],
      note: ready.flavour ?? '',
      isArchived: false,
    };
  }

  function openOwn(row: WarbandRow): OpenWarband {
    const version = presentVersion(db, row.id);
    const list = listOf(version);
    const problems = check(list, row.campaignId ?? undefined);
    return { line: lineOf(row), version: version.number, stamp: stampOf(version), list, problems };
  }

  function openReady(ready: ReadyMade): OpenWarband {
    const list = listOfReady(ready);
    return { line: readyLine(ready), version: 0, stamp: '', list, problems: check(list) };
  }

  function open(id: string): Result<OpenWarband, CallError> {
    const ready = findReady(id);
    if (ready) return ok(openReady(ready));
    const row = find(id);
    return row ? ok(openOwn(row)) : err(gone);
  }

  /** One that no other warband goes by, so that two are never mistaken for each other. */
  function freeName(wished: string): string {
    const taken = new Set([...listWarbands(db), ...cards.readyWarbands()].map(({ name }) => name));
    return numbered(plainLine(wished) || 'Warband', taken);
  }

  function create(name: string, list = emptyList): OpenWarband {
    const id = createWarband(db, freeName(name), stored(list), now());
    return openOwn(findWarband(db, id)!);
  }

  function ofCampaign(campaign: number, name: string, list: WarbandList): string {
    const known = listWarbands(db).find((row) => row.campaignId === campaign);
    if (known && isWorkedOn(campaign, known.id)) return String(known.id);
    const kept = stored(list, campaign);
    if (known) saveList(db, known, kept, now());
    const id = known?.id ?? createWarband(db, plainLine(name) || 'Warband', kept, now(), campaign);
    laid.set(campaign, kept.hash);
    return String(id);
  }

  /** Somebody changed the list since it was laid into the builder: their work is not laid over. */
  const isWorkedOn = (campaign: number, id: number): boolean =>
    laid.has(campaign) && laid.get(campaign) !== presentVersion(db, id).hash;

  function save(id: string, stamp: string, list: WarbandList): Result<OpenWarband, CallError> {
    const row = find(id);
    if (!row) return err(gone);
    if (stampOf(presentVersion(db, row.id)) !== stamp) return err(changedMeanwhile);
    saveList(db, row, stored(list, row.campaignId ?? undefined), now());
    return ok(openOwn(find(id)!));
  }

  function versions(id: string): Result<WarbandVersion[], CallError> {
    const row = find(id);
    if (!row) return err(gone);
    const played = matchesByVersion(db, row.id);
    return ok(listVersions(db, row.id).map((version) => versionOf(version, played.get(version.id) ?? 0)));
  }

  function versionList(id: string, number: number): Result<WarbandList, CallError> {
    const row = find(id);
    if (!row) return err(gone);
    const version = listVersions(db, row.id).find((each) => each.number === number);
    return version ? ok(listOf(version)) : err(noVersion);
  }

  function compare(id: string, from: number, to: number): Result<ListChange[], CallError> {
    const before = versionList(id, from);
    const after = versionList(id, to);
    if (!before.ok) return before;
    return after.ok ? ok(compareLists(before.value, after.value)) : after;
  }

  function restore(id: string, number: number): Result<OpenWarband, CallError> {
    const list = versionList(id, number);
    if (!list.ok) return list;
    const row = find(id)!;
    addVersion(db, row.id, stored(list.value, row.campaignId ?? undefined), now());
    return ok(openOwn(find(id)!));
  }

  function duplicate(id: string, name: string): Result<OpenWarband, CallError> {
    const opened = open(id);
    return opened.ok ? ok(create(name, opened.value.list)) : opened;
  }

  /** Asks for the line of a warband after a change of it. */
  const described = (id: string, change: (row: WarbandRow) => void): Result<WarbandLine, CallError> => {
    const row = find(id);
    if (!row) return err(gone);
    change(row);
    return ok(lineOf(find(id)!));
  };

  function playable(id: string): Result<PlayableWarband, CallError> {
    const opened = open(id);
    if (!opened.ok) return opened;
    const { line, list, problems } = opened.value;
    const row = line.kind === 'own' ? find(id) : undefined;
    if (problems.length > 0) return err(notReady(line.name, problems));
    const versionId = row && presentVersion(db, row.id).id;
    return ok({ name: line.name, versionId, warband: legal(list) });
  }

  /** B-11: its chest markers are those of its commander's pack. */
  function legal(list: WarbandList): LegalWarband {
    const warband = legalWarband(list, shelf());
    const pack = cards.packs().find(({ commanders }) => commanders.includes(warband.commander));
    return pack ? { ...warband, chests: pack.chests } : warband;
  }

  function recheck(): void {
    for (const row of listWarbands(db)) {
      const present = presentVersion(db, row.id);
      setProblems(db, present, check(listOf(present), row.campaignId ?? undefined).length);
    }
  }

  return {
    list: () => [...listWarbands(db).map(lineOf), ...cards.readyWarbands().map(readyLine)],
    open,
    create,
    ofCampaign,
    save,
    versions,
    keep: (id, number, label) => {
      const row = find(id);
      if (!row) return err(gone);
      return labelVersion(db, row.id, number, plainLine(label)) ? versions(id) : err(noVersion);
    },
    compare,
    restore,
    duplicate,
    describe: (id, { name, note, isArchived }) =>
      described(id, (row) =>
        describeWarband(db, row.id, {
          ...(name !== undefined && { name: plainLine(name) || row.name }),
          ...(note !== undefined && { note }),
          ...(isArchived !== undefined && { archivedAt: isArchived ? now() : null }),
        }),
      ),
    tag: (id, tags) => described(id, (row) => setTags(db, row.id, tags.map(plainLine).filter(Boolean))),
    remove: (id) => {
      const row = find(id);
      if (!row) return err(gone);
      describeWarband(db, row.id, { deletedAt: now() });
      return ok(undefined);
    },
    undelete: (id) =>
      describeWarband(db, Number(id), { deletedAt: null }) ? ok(lineOf(find(id)!)) : err(gone),
    check,
    legal,
    playable,
    shelf,
    recheck,
  };
}

/** The name as it is, or with the first number that is free in place of its own. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  const bare = name.replace(/ \d+$/, '');
  let free = name;
  for (let count = 2; taken.has(free); count++) {
    const end = ` ${count}`;
    free = bare.slice(0, longestWarbandName - end.length) + end;
  }
  return free;
}

const stampOf = ({ number, hash: content }: VersionRow): string => `${String(number)}.${content}`;

function versionOf(version: VersionRow, matches: number): WarbandVersion {
  const list = listOf(version);
  return {
    number: version.number,
    label: version.label ?? '',
    isKept: version.label !== null || matches > 0,
    matches,
    createdAt: version.createdAt,
    creatures: countCopies(list.creatures),
    orders: countCopies(list.orders),
    ...(version.problems !== null && { problems: version.problems }),
  };
}

/** Why a warband may not march, in one answer. */
export const notReady = (name: string, problems: readonly MendableProblem[]): CallError => ({
  code: 'warband-not-legal',
  sentence: `${name} is not ready to march: ${problems[0]!.sentence}`,
  details: problems.map(({ rule, sentence }) => `${rule} ${sentence}`),
  rule: problems[0]!.rule,
});

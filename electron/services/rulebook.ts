/**
 * Reads the rulebooks of the games, each from its folder of markdown chapters, and proves them sound: every entry has its
 * own address, every number named anywhere leads to an entry. Which letters begin its numbers, a book's own entries say. How a chapter is written: resources/rulebook/README.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../shared/result.ts';
import {
  type Block,
  type Chapter,
  type Entry,
  prefixOf,
  referencePattern,
  type Rulebook,
  rulebookSchema,
} from '../../shared/rulebook.ts';
import { parseChapter, type Report } from './rulebook-chapter.ts';

/** Why a rulebook was refused; `details` names file and place of each fault. */
export interface RulebookFault {
  code: 'rulebook-missing' | 'rulebook-unreadable' | 'rulebook-unsound';
  sentence: string;
  details: string[];
}

const unreadable = (cause: unknown): RulebookFault => ({
  code: 'rulebook-unreadable',
  sentence: 'The rulebook could not be read. The program may not be installed completely.',
  details: [String(cause)],
});

const unsound = (details: string[]): RulebookFault => ({
  code: 'rulebook-unsound',
  sentence: 'The rulebook has faults and was not opened.',
  details: details.slice(0, 50),
});

/** Every game's book, from a folder of folders; each is read when it is first opened, and kept. */
export function createBookshelf(folder: string) {
  const read = new Map<string, Result<Rulebook, RulebookFault>>();
  const books = foldersIn(folder);
  return {
    /** Those of the games that have a book. */
    games: (of: readonly string[]): string[] => of.filter((game) => books.includes(game)),
    /** Its files come with the program and do not change while it runs. */
    read(game: string): Result<Rulebook, RulebookFault> {
      const known = read.get(game);
      if (known) return known;
      if (!books.includes(game)) return err(missing(game));
      const book = readRulebook(game, join(folder, game));
      read.set(game, book);
      return book;
    },
  };
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

const missing = (game: string): RulebookFault => ({
  code: 'rulebook-missing',
  sentence: 'There is no rulebook of this game.',
  details: [game],
});

/** Reads a game's rulebook, chapter by chapter in the order of the file names. */
export function readRulebook(game: string, folder: string): Result<Rulebook, RulebookFault> {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
    return parseRulebook(
      game,
      files.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
    );
  } catch (cause) {
    return err(unreadable(cause));
  }
}

/** Builds a rulebook from the texts of its chapters. */
export function parseRulebook(
  game: string,
  files: readonly { name: string; text: string }[],
): Result<Rulebook, RulebookFault> {
  const faults: string[] = [];
  const chapters = files.map(({ name, text }) =>
    parseChapter(text, (fault) => faults.push(`${name}: ${fault}`)),
  );
  const parsed = rulebookSchema.safeParse({ game, chapters });
  if (!parsed.success)
    faults.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  checkAddresses(chapters, (fault) => faults.push(fault));
  return parsed.success && faults.length === 0 ? ok(parsed.data) : err(unsound(faults));
}

function checkAddresses(chapters: readonly Chapter[], report: Report): void {
  const entries = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  const known = new Set<string>();
  for (const { id } of entries) {
    if (known.has(id)) report(`${id}: this address is used twice`);
    known.add(id);
  }
  const prefixes = new Set(entries.map(({ id }) => prefixOf(id)));
  for (const entry of entries) {
    const lost = referencesOf(entry, prefixes).filter((id) => !known.has(id));
    for (const id of lost) report(`${entry.id}: ${id} leads nowhere`);
  }
}

/** What an entry points to, and the numbers of the book's own kinds that stand in its texts. */
function referencesOf(
  { blocks, note, see, shows, diagrams }: Entry,
  prefixes: ReadonlySet<string>,
): string[] {
  const texts = [...blocks.flatMap(textsOf), note ?? '', ...diagrams.map(({ caption }) => caption)];
  const named = texts.flatMap((text) => text.match(referencePattern) ?? []);
  return [...see, ...shows, ...named.filter((id) => prefixes.has(prefixOf(id)))];
}

function textsOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
}

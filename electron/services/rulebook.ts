/**
 * Reads the rulebook of a game from its folder of markdown chapters and proves it sound: every entry has its
 * own address, every number named anywhere leads to an entry. How a chapter is written: resources/rulebook/README.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../shared/result.ts';
import {
  type Block,
  type Chapter,
  type Entry,
  referencePattern,
  type Rulebook,
  rulebookSchema,
} from '../../shared/rulebook.ts';
import { parseChapter, type Report } from './rulebook-chapter.ts';

/** Why a rulebook was refused; `details` names file and place of each fault. */
export interface RulebookFault {
  code: 'rulebook-unreadable' | 'rulebook-unsound';
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

/** Reads a game's rulebook, chapter by chapter in the order of the file names. */
export function readRulebook(folder: string): Result<Rulebook, RulebookFault> {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
    return parseRulebook(
      files.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
    );
  } catch (cause) {
    return err(unreadable(cause));
  }
}

/** Builds a rulebook from the texts of its chapters. */
export function parseRulebook(
  files: readonly { name: string; text: string }[],
): Result<Rulebook, RulebookFault> {
  const faults: string[] = [];
  const chapters = files.map(({ name, text }) =>
    parseChapter(text, (fault) => faults.push(`${name}: ${fault}`)),
  );
  const parsed = rulebookSchema.safeParse({ chapters });
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
  for (const entry of entries) {
    for (const id of referencesOf(entry)) if (!known.has(id)) report(`${entry.id}: ${id} leads nowhere`);
  }
}

function referencesOf({ blocks, note, see, shows, diagrams }: Entry): string[] {
  const texts = [...blocks.flatMap(textsOf), note ?? '', ...diagrams.map(({ caption }) => caption)];
  return [...see, ...shows, ...texts.flatMap((text) => text.match(referencePattern) ?? [])];
}

function textsOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
}

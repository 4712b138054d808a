/** Turns one markdown chapter of a rulebook into sections and entries. Checks form only; `rulebook.ts` checks sense. */
import type { Block, Chapter, ChapterKind, Entry, Section } from '../../shared/rulebook.ts';
import { parseDiagram } from './rulebook-diagram.ts';

/** Told of each fault, in words for whoever writes the chapter. */
export type Report = (fault: string) => void;

const pageTurn = '***';

export function parseChapter(text: string, report: Report): Chapter {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === '') report('a chapter begins with its kind, label, title and summary between two lines ---');
  const field = fields(head);
  return {
    kind: field('kind') as ChapterKind,
    label: field('label'),
    title: field('title'),
    summary: field('summary'),
    sections: parseSections(body, report),
  };
}

function fields(head: string): (name: string) => string {
  const values = new Map(head.split('\n').map((line) => splitAt(line, ':')));
  return (name) => values.get(name) ?? '';
}

function parseSections(body: string, report: Report): Section[] {
  const [before = '', ...parts] = body.split(/^## /m);
  if (before.trim() !== '') report('text before the first section');
  let page: Section['page'] = 1;
  return parts.map((part) => {
    const [title, rest] = splitAt(part, '\n');
    const section = { title, page, entries: parseEntries(rest.replace(pageTurn, ''), report) };
    if (rest.includes(pageTurn)) page = 2;
    return section;
  });
}

function parseEntries(text: string, report: Report): Entry[] {
  const [before = '', ...parts] = text.split(/^### /m);
  if (before.trim() !== '') report(`text outside an entry: ${before.trim().slice(0, 40)}`);
  return parts.map((part) => {
    const [heading, rest] = splitAt(part, '\n');
    const [id, title] = splitAt(heading, ' ');
    return parseEntry(id, title, rest, (fault) => report(`${id}: ${fault}`));
  });
}

function parseEntry(id: string, title: string, text: string, report: Report): Entry {
  const entry: Entry = { id, title, blocks: [], see: [], shows: [], diagrams: [] };
  for (const chunk of text.trim().split(/\n{2,}/)) addChunk(entry, chunk, report);
  return entry;
}

function addChunk(entry: Entry, chunk: string, report: Report): void {
  const fence = /^```diagram\n(.*)\n```$/s.exec(chunk);
  const list = /^(See|Shows): (.*)$/.exec(chunk);
  if (fence) entry.diagrams.push(parseDiagram(fence[1]!, report));
  else if (list) entry[list[1] === 'See' ? 'see' : 'shows'].push(...list[2]!.split(', '));
  else if (chunk.startsWith('> ') && entry.note !== undefined) report('two notes');
  else if (chunk.startsWith('> ')) entry.note = chunk.slice(2);
  else entry.blocks.push(parseBlock(chunk));
}

function parseBlock(chunk: string): Block {
  const lines = chunk.split('\n');
  if (chunk.startsWith('- ')) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (!chunk.startsWith('| ')) return { kind: 'paragraph', text: lines.join(' ') };
  const [head = [], , ...rows] = lines.map((line) => line.slice(2, -2).split(' | '));
  return { kind: 'table', head, rows };
}

/** The trimmed parts before and after the first separator; without one, all and nothing. */
function splitAt(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0
    ? [text.trim(), '']
    : [text.slice(0, index).trim(), text.slice(index + separator.length).trim()];
}

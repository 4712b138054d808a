/** Damage as a failing disk does it: one bit of one stored value, or of the database file, turned over. */
import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { randomInt, type Rng } from '../../electron/engine/rng.ts';

/** One bit of one cell. */
export interface Flip {
  table: string;
  column: string;
  /** Values of the row's primary key, by column. */
  key: Record<string, unknown>;
  /** Which bit of the value's bytes, or of the number. */
  bit: number;
}

interface Column {
  name: string;
  pk: number;
}

type Client = Database.Database;

const columnsOf = (client: Client, table: string): Column[] =>
  client.prepare('select name, pk from pragma_table_info(?)').all(table) as Column[];

export const tablesOf = (client: Client): string[] =>
  client
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all() as string[];

/** Flips of every column of a table, in so many rows each. */
export function flipsOf(client: Client, table: string, rows: number, rng: Rng): Flip[] {
  const columns = columnsOf(client, table);
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
  const all = client.prepare(`select ${keys.map(quoted).join(', ')} from ${table}`).all() as Flip['key'][];
  return columns.flatMap(({ name: column }) =>
    Array.from({ length: Math.min(rows, all.length) }, () => {
      const key = all[randomInt(rng, all.length)]!;
      return { table, column, key, bit: randomInt(rng, 2 ** 31) };
    }),
  );
}

const quoted = (name: string): string => `"${name}"`;

/** Turns the bit over behind the program's back: no trigger, no check, no reference hinders it. Answers whether it could. */
export function flipCell(file: string, { table, column, key, bit }: Flip): boolean {
  const client = new Database(file);
  try {
    client.unsafeMode(true);
    client.pragma('foreign_keys = OFF');
    client.pragma('ignore_check_constraints = ON');
    const where = Object.keys(key)
      .map((name) => `${quoted(name)} = ?`)
      .join(' and ');
    const values = Object.values(key);
    const value = client
      .prepare(`select ${quoted(column)} from ${table} where ${where}`)
      .pluck()
      .get(values);
    const type = client
      .prepare(`select typeof(${quoted(column)}) from ${table} where ${where}`)
      .pluck()
      .get(values);
    const flipped = flip(value, bit);
    if (flipped === undefined) return false;
    const place = type === 'text' ? 'cast(? as text)' : '?';
    withoutTriggers(client, () =>
      client
        .prepare(`update ${table} set ${quoted(column)} = ${place} where ${where}`)
        .run(flipped, ...values),
    );
    return true;
  } catch (error) {
    // Two rows may not have one key: such a flip cannot be stored as a row.
    if (String(error).includes('UNIQUE')) return false;
    throw error;
  } finally {
    client.close();
  }
}

function flip(value: unknown, bit: number): unknown {
  if (typeof value === 'number') return value ^ (1 << (bit % 8));
  if (typeof value !== 'string' && !Buffer.isBuffer(value)) return undefined;
  const bytes = Buffer.from(value as string);
  return bytes.length === 0 ? undefined : flipByte(bytes, bit);
}

function flipByte(bytes: Buffer, bit: number): Buffer {
  const at = bit % (bytes.length * 8);
  bytes[at >> 3]! ^= 1 << (at & 7);
  return bytes;
}

function withoutTriggers(client: Client, work: () => void): void {
  const triggers = client.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  for (const { name } of triggers) client.exec(`drop trigger ${name}`);
  try {
    work();
  } finally {
    for (const { sql } of triggers) client.exec(sql);
  }
}

/** Turns one bit of a file over. */
export function flipFile(file: string, bit: number): void {
  writeFileSync(file, flipByte(readFileSync(file), bit));
}

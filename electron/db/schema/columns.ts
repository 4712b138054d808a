/** Column kinds the tables share. */
import { blob, customType, integer } from 'drizzle-orm/sqlite-core';
import { parseJson } from '../json.ts';

/** A moment, in milliseconds since 1970. */
export const moment = () => integer();

/** The number of a row, given by the database. */
export const rowId = () => integer().primaryKey();

/** Deflated bytes; see `electron/db/packed.ts`. */
export const packed = () => blob({ mode: 'buffer' });

/** JSON as text. What cannot be parsed any more is read as `undefined`: whoever reads decides what that means. */
export const storedJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: parseJson,
});

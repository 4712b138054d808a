/** Column kinds the tables share. */
import { blob, integer } from 'drizzle-orm/sqlite-core';

/** A moment, in milliseconds since 1970. */
export const moment = () => integer();

/** The number of a row, given by the database. */
export const rowId = () => integer().primaryKey();

/** Deflated bytes; see `electron/db/packed.ts`. */
export const packed = () => blob({ mode: 'buffer' });

/** The collection's search, kept while other screens are shown. */
import { Pool } from '../cards/pool/pool.svelte.ts';

export const pool = new Pool();

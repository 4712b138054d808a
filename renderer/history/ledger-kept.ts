/** The ledger with its filters, kept while other screens are shown. */
import { Ledger } from './ledger.svelte.ts';

export const ledger = new Ledger();

/**
 * The schema library, configured before any schema is built.
 * Compiled parsers need `new Function`, which the content security policy forbids; every schema of the
 * project imports `z` from here, so none can be built before the setting takes hold.
 */
import { z } from 'zod';

z.config({ jitless: true });

export { z };

// Before the first end-to-end test: the built program, so that no two workers build it at the same time.
import { ensureBuilt } from '../test/support/built.ts';

export default ensureBuilt;

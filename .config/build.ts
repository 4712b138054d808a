// `npm run build`: makes the three bundles and then stamps the folder, so that a build cut short counts as none.
import { utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { main, page, preload } from './vite.config.ts';

// Whoever asks for the build, also a test runner with an environment of its own, gets what ships.
process.env.NODE_ENV = 'production';

const stamp = fileURLToPath(new URL('../out/built', import.meta.url));
const startedAt = new Date();

await build(page);
await build(preload);
await build(main);
writeFileSync(stamp, `${startedAt.toISOString()}\n`);
// The start counts: a source changed while this ran is newer than the build.
utimesSync(stamp, startedAt, startedAt);
console.log(`Built in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s.`);

/**
 * `npm run freeze:rules -- <version> <commit>`: the rules of Warband as they were at a commit, as one small module in
 * `resources/old-rules`. It holds what repeating and showing a match needs, and nothing that is newer than the commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { commitNamed, withSourcesOf } from './past-sources.ts';

const oldRules = fileURLToPath(new URL('../resources/old-rules', import.meta.url));

/** The same wiring as `electron/games/warband/index.ts`, without what only a match under way needs. */
const entryOf = (rulesVersion: string): string => `
import { cloneState } from './electron/games/warband/clone.ts';
import { applyAction, applySurrender, decisionOf } from './electron/games/warband/flow.ts';
import { refusal } from './electron/games/warband/refusals.ts';
import { startMatch } from './electron/games/warband/setup.ts';
import { redactEvent, viewOf } from './electron/games/warband/view.ts';

export { faceOf } from './electron/games/warband/cards/face.ts';

export const rules = {
  id: 'warband',
  rulesVersion: ${rulesVersion},
  start: startMatch,
  clone: cloneState,
  decision: decisionOf,
  apply: applyAction,
  surrender: applySurrender,
  surrenderRefusal: (state) => (state.resolving ? refusal('resolving') : undefined),
  outcome: (state) => state.outcome,
  turnOf: (state) => state.turn,
  view: viewOf,
  redact: redactEvent,
};
`;

function versionIn(folder: string): string {
  const source = readFileSync(join(folder, 'electron', 'games', 'warband', 'index.ts'), 'utf8');
  const version = /rulesVersion: (\d+),/.exec(source)?.[1];
  if (version === undefined) throw new Error('The commit has no rules of Warband.');
  return version;
}

/** One file without imports, with nothing of the sources that is not needed. */
async function bundle(folder: string, banner: string, name: string): Promise<void> {
  const input = join(folder, 'frozen.ts');
  writeFileSync(input, entryOf(versionIn(folder)));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir: oldRules,
      emptyOutDir: false,
      target: 'node24',
      minify: true,
      rolldownOptions: {
        input,
        treeshake: { moduleSideEffects: false },
        output: { format: 'es', entryFileNames: name, postBanner: banner },
      },
    },
  });
}

async function freeze(name: string, commit: string): Promise<void> {
  const banner = `// Rules ${name} of Warband, made from commit ${commit} by npm run freeze:rules. Never edited.`;
  await withSourcesOf(commit, async (folder) => {
    const version = versionIn(folder);
    if (Number.parseInt(name) !== Number(version)) throw new Error(`${commit} has rules ${version}.`);
    await bundle(folder, banner, `warband-${name}.js`);
  });
}

const [name = '', commit] = process.argv.slice(2);
if (commit === undefined || !/^\d+[a-z]?$/.test(name)) {
  console.error('Usage: npm run freeze:rules -- <version> <commit>, for example 4 51017db or 4b 60a3c95.');
  process.exitCode = 1;
} else {
  await freeze(name, commitNamed(commit));
  console.log(`resources/old-rules/warband-${name}.js`);
}

// `npm run bench -- <section> [--json]`: measures one part of the program and prints the figures; nothing is asserted.
import { runCommand } from './common/args.ts';

type Run = (args: readonly string[]) => unknown;

/** Every section by its first word; each lives in a file of its own and is loaded only when it is asked for. */
const sections: Readonly<Record<string, () => Promise<{ run: Run }>>> = {
  startup: () => import('./bench/startup.ts'),
  engine: () => import('./bench/engine.ts'),
  search: () => import('./bench/search.ts'),
  history: () => import('./bench/history.ts'),
  board: () => import('./bench/board.ts'),
  feel: () => import('./bench/feel.ts'),
  all: () => import('./bench/all.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
if (section) {
  const { run } = await section();
  await runCommand(async () => {
    await run(args);
  });
} else {
  console.error(`Say which section: npm run bench -- ${Object.keys(sections).join(' | ')}`);
  process.exitCode = 1;
}

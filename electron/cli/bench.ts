// `npm run bench -- <section> [--json]`: measures one part of the program and prints the figures; nothing is asserted.
import { run as startup } from './bench-startup.ts';

/** Every section by its first word; each lives in a file of its own. */
const sections: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = { startup };

const [name = '', ...args] = process.argv.slice(2);
const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
if (section) {
  await section(args);
} else {
  console.error(`Say which section: npm run bench -- ${Object.keys(sections).join(' | ')}`);
  process.exitCode = 1;
}

// A made-up Electron distribution: enough files for electron-builder to pack the program without the real runtime.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks the place of the fuses inside Electron's executable. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** Version 1, nine fuses, with Electron's own defaults, in the order of the fuse list. */
const defaultWire = Buffer.concat([Buffer.from([1, 9]), Buffer.from('101100110')]);

/** Writes the distribution and answers its folder. */
export function writeStandIn(folder: string, version: string): string {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  writeFileSync(join(folder, 'locales', 'en-US.pak'), '');
  writeFileSync(join(folder, 'LICENSE'), '');
  writeFileSync(join(folder, 'version'), version);
  const executable = join(folder, 'electron');
  writeFileSync(
    executable,
    Buffer.concat([Buffer.from(`stand-in ${sentinel}`), defaultWire, Buffer.from(' end')]),
  );
  chmodSync(executable, 0o755);
  return folder;
}

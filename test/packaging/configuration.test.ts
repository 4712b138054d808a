import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../electron/launch/machine.js';

interface Configuration {
  readonly asar: { readonly smartUnpack: boolean };
  readonly asarUnpack: readonly string[];
  readonly electronFuses: Record<string, boolean>;
  readonly nsis: { readonly deleteAppDataOnUninstall: boolean };
  readonly publish: unknown;
  readonly linux: Platform;
  readonly win: Platform;
  readonly mac: Platform;
}

interface Platform {
  readonly target: readonly string[];
  readonly icon: string;
}

const configuration = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as Configuration;

describe('the packaging configuration', () => {
  it('sets every fuse the safe way', () => {
    expect(configuration.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  it('makes AppImage and deb, an installer for Windows and a disk image for macOS', () => {
    expect(configuration.linux.target).toEqual(['AppImage', 'deb']);
    expect(configuration.win.target).toEqual(['nsis']);
    expect(configuration.mac.target).toEqual(['dmg']);
  });

  it('leaves nothing but native files outside the archive', () => {
    expect(configuration.asar.smartUnpack).toBe(false);
    expect(configuration.asarUnpack.every((pattern) => pattern.endsWith('.node'))).toBe(true);
  });

  it('never publishes, and never deletes a person’s data with the program', () => {
    expect(configuration.publish).toBeNull();
    expect(configuration.nsis.deleteAppDataOnUninstall).toBe(false);
  });

  it.each([16, 24, 32, 48, 64, 128, 256, 512, 1024])('has an icon of %i pixels', (size) => {
    expect(pictureSize(join(root, 'resources', 'icons', `${size}x${size}.png`))).toEqual([size, size]);
  });

  it('gives Windows and macOS the largest icon and Linux all of them', () => {
    expect(configuration.win.icon).toBe('resources/icons/1024x1024.png');
    expect(configuration.mac.icon).toBe('resources/icons/1024x1024.png');
    expect(configuration.linux.icon).toBe('resources/icons');
  });
});

/** Width and height from the header of a PNG file. */
function pictureSize(path: string): [number, number] {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

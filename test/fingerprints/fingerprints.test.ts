import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FingerprintRow } from '../../electron/cli/fingerprint/rows.ts';
import { fingerprintFile, fingerprintRows } from './rows.ts';

const kept = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as FingerprintRow[];

it.each(fingerprintRows.map(({ take }, at) => ({ take, row: kept[at] })))(
  '$row.name: random play offers, tells and comes to the same (npm run golden writes it anew)',
  ({ take, row }) => {
    expect(take()).toEqual(row);
  },
);

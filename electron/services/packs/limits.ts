/** What a pack from outside may have as it is sent, known before a byte of it is read. */
import { packLimits, type PackRemark } from '../../../shared/calls/packs.ts';
import { aboutFile } from './remark.ts';

export interface Announced {
  path: string;
  bytes: number;
}

export const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** Why so much is not even read, if it is too much. */
export function beyondLimits(files: readonly Announced[]): PackRemark | undefined {
  if (files.length > packLimits.files)
    return aboutFile(
      '',
      'tooManyFiles',
      `A pack has six files. This holds more than ${packLimits.files}, so it is something else.`,
    );
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > packLimits.bytes)
    return aboutFile(
      '',
      'tooLarge',
      `A pack may have at most ${megabytes(packLimits.bytes)}. Nothing was read.`,
    );
  return undefined;
}

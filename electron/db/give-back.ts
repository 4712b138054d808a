/** Room that rows no longer need, given back to the disk: without this the file only keeps it for rows to come. */
import type { Db } from './connect.ts';
import { describeFailure } from './failure.ts';

/** Answers whether the file is as small as it can be; a disk too full to write the smaller file leaves it as it was. */
export function giveBackRoom({ $client }: Db): boolean {
  try {
    $client.exec('VACUUM');
    $client.pragma('wal_checkpoint(TRUNCATE)');
    return true;
  } catch (error) {
    if (describeFailure(error) === undefined) throw error;
    return false;
  }
}

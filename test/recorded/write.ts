/**
 * `npm run record`: plays and records matches by the present version of every game's rules, into a folder of its own.
 * Records that are there are never written again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  nameOf,
  pathOf,
  readPacked,
  recordedGames,
  titlesOf,
  versionsOf,
  whatToDo,
  type RecordedGame,
} from './games.ts';
import { packRecord } from './match-record.ts';

function write(game: RecordedGame): void {
  const { id, rulesVersion } = game;
  for (const { title, record } of game.record()) {
    mkdirSync(new URL('.', pathOf(id, rulesVersion, title)), { recursive: true });
    const packed = packRecord(record);
    writeFileSync(pathOf(id, rulesVersion, title), packed, { flag: 'wx' });
    console.log(
      `wrote ${nameOf(id, rulesVersion, title)} (${record.options.length} actions, ${packed.length} bytes)`,
    );
  }
}

/** Of a version that is recorded already: whether it still plays so. */
function check(game: RecordedGame): void {
  const { id, rulesVersion } = game;
  const departed = titlesOf(id, rulesVersion).filter((title) =>
    game.departureOf(readPacked(id, rulesVersion, title)),
  );
  if (departed.length === 0)
    console.log(`${id} ${rulesVersion} is recorded, and plays as recorded; nothing to write.`);
  else {
    console.error(whatToDo(game));
    process.exitCode = 1;
  }
}

for (const game of recordedGames) {
  if (versionsOf(game.id).includes(game.rulesVersion)) check(game);
  else write(game);
}

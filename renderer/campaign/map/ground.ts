/** What a letter says of its battlefield: squares by what they are, and the aims in words. */
import type { OpenCampaign } from '../../../shared/calls/campaign.ts';
import { aimWords } from '../../text/campaign.ts';

export type ShownGround = OpenCampaign['grounds'][string];

const kinds: Record<string, string> = {
  '#': 'wall',
  d: 'rough',
  h: 'hazard',
  x: 'hazard',
  $: 'treasure',
  '*': 'circle',
  '1': 'yours',
  '2': 'theirs',
};

interface Square {
  column: number;
  row: number;
}

export const cellsOf = ({ map }: ShownGround): (Square & { kind: string })[] =>
  map.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (kinds[sign] ? [{ column, row, kind: kinds[sign] }] : [])),
  );

/** Squares are written as on the board: a letter for the column, the row counted from one. */
function squareOf(word: string): Square {
  const letters = word.replace(/\d+$/, '');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(word.slice(letters.length)) - 1 };
}

export const heldSquares = ({ objectives }: ShownGround): Square[] =>
  objectives.flatMap(({ kind, squares }) => (kind === 'hold' ? (squares ?? []).map(squareOf) : []));

/** Every way to win besides Morale, in words. */
export function aimsOf({ objectives }: ShownGround): string[] {
  const told = objectives.map(({ kind, player, round = 0, turns = 0, tokens = 0, creature = '' }) => {
    const who = player === '$you' ? aimWords.you : aimWords.they;
    switch (kind) {
      case 'lastUntil':
        return aimWords.lastUntil(who, round);
      case 'hold':
        return aimWords.hold(who, turns);
      case 'collect':
        return aimWords.collect(who, tokens);
      case 'destroy':
        return aimWords.destroy(who, creature);
      case 'keepAlive':
        return aimWords.keepAlive(who, creature);
    }
  });
  return told.length > 0 ? told : [aimWords.morale];
}

/** Powers of creatures by the words of a scenario: a name, or the place among all its powers from 1. */
import type { Play } from '../play.ts';
import type { CardId, Creature } from '../state.ts';
import { NameMistake, unknownName } from './names.ts';

interface FoundPower {
  /** The creature's own card, or an attached one. */
  card: CardId;
  /** The number of the text. */
  number: number;
}

export function findPower(
  { program }: Play,
  { id, attached }: Creature,
  wanted: string | number,
): FoundPower {
  const powers = [id, ...attached].flatMap((card) =>
    program.faceById[card].powers.map(({ number, text }) => ({
      card,
      number,
      name: text.kind === 'power' ? text.name : undefined,
    })),
  );
  const found = typeof wanted === 'number' ? powers[wanted - 1] : powers.find(({ name }) => name === wanted);
  if (found) return found;
  const names = powers.map(({ name }, index) => name ?? String(index + 1));
  throw new NameMistake(unknownName('power', String(wanted), names));
}

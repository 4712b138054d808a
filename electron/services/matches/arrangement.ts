/** How a match is played rather than what is played: privacy, colours, bots, stops. Stored with it as JSON. */
import { botLevels } from '../../../shared/bots.ts';
import type { Seat } from '../../../shared/game.ts';
import {
  botSchema,
  privacySchema,
  seatColours,
  seatColourSchema,
  stopsSchema,
  type BotChoice,
  type Privacy,
} from '../../../shared/table.ts';
import { z } from '../../../shared/zod.ts';
import type { StopsOfGame } from '../../engine/table-game.ts';

const arrangementSchema = z.strictObject({
  privacy: privacySchema,
  hideTells: z.boolean(),
  seats: z.array(z.strictObject({ colour: seatColourSchema, bot: botSchema.optional(), stops: stopsSchema })),
});
export type Arrangement = z.infer<typeof arrangementSchema>;

export function arrange(
  privacy: Privacy,
  hideTells: boolean,
  seats: readonly { colour: Arrangement['seats'][number]['colour']; bot?: BotChoice | undefined }[],
  { few, watchful }: StopsOfGame,
): Arrangement {
  const persons = seats.filter(({ bot }) => bot === undefined).length;
  const stops = persons > 1 && privacy !== 'open' ? few : watchful;
  return {
    privacy,
    hideTells,
    seats: seats.map(({ colour, bot }) => ({ colour, ...(bot && { bot }), stops })),
  };
}

/**
 * What was stored. A match without (`null`: an imported one) is played at an open table; one whose arrangement cannot
 * be read strictly, so that no hand is shown that was hidden.
 */
export function readArrangement(
  stored: unknown,
  seated: readonly { bot: string | null }[],
  stops: StopsOfGame,
): Arrangement {
  const read = arrangementSchema.safeParse(stored);
  if (read.success && read.data.seats.length === seated.length) return read.data;
  const isOpen = stored === null;
  return arrange(
    isOpen ? 'open' : 'strict',
    !isOpen,
    seated.map(({ bot }, seat) => ({
      colour: seatColours[seat]!,
      ...(!isOpen && bot !== null && { bot: botOf(bot) }),
    })),
    stops,
  );
}

/** A bot of whom only the level is known. */
const botOf = (level: string): BotChoice => ({
  level: botLevels.find((each) => each === level) ?? 'soldier',
  temperament: 'balanced',
});

export const isPerson = ({ seats }: Arrangement, seat: Seat): boolean => seats[seat]?.bot === undefined;

export const personsOf = (arrangement: Arrangement): Seat[] =>
  arrangement.seats.flatMap((_, seat) => (isPerson(arrangement, seat) ? [seat] : []));

/** Who is at the screen before anybody said so: the only person there is. */
export function onlyPersonIn(arrangement: Arrangement): Seat | undefined {
  const persons = personsOf(arrangement);
  return persons.length === 1 ? persons[0] : undefined;
}

/** Whether one person's hand must be kept from another's eyes. */
export const hasSecrets = (arrangement: Arrangement): boolean =>
  arrangement.privacy !== 'open' && personsOf(arrangement).length > 1;

/** Whether whoever looks sees every hand, those of bots too: only bots play, at an open table. */
export const isEveryHandOpen = (arrangement: Arrangement): boolean =>
  arrangement.privacy === 'open' && personsOf(arrangement).length === 0;

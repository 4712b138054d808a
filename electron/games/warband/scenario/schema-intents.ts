/** Things a player points at: for steps that expect a refusal or a permission, and for the question "why not?". */
import { z } from '../../../../shared/zod.ts';
import { creatureWord, nameWord, squareWord } from './words.ts';

const mode = z.enum(['melee', 'ranged']).optional();
export const powerWord = z.union([nameWord, z.int().min(1).max(12)]).meta({
  id: 'PowerWord',
  description: 'A power by its name, or by its place among the powers of the creature, from 1.',
});

export const intentSchema = z
  .discriminatedUnion('what', [
    z.strictObject({ what: z.literal('activate'), creature: creatureWord }),
    z.strictObject({ what: z.literal('move'), creature: creatureWord.optional(), to: squareWord }),
    z.strictObject({
      what: z.literal('attack'),
      creature: creatureWord.optional(),
      target: creatureWord,
      mode,
    }),
    z.strictObject({ what: z.literal('play'), card: nameWord, on: creatureWord.optional() }),
    z.strictObject({ what: z.literal('power'), creature: creatureWord, power: powerWord.optional() }),
    z.strictObject({ what: z.literal('assist'), creature: creatureWord }),
    z.strictObject({ what: z.literal('target'), creature: creatureWord }),
    z.strictObject({ what: z.literal('deploy'), card: nameWord, at: squareWord.optional() }),
    z.strictObject({ what: z.literal('collect'), creature: creatureWord.optional() }),
    z.strictObject({ what: z.literal('dodge'), creature: creatureWord }),
    z.strictObject({ what: z.literal('cower'), creature: creatureWord }),
    z.strictObject({ what: z.literal('pass') }),
    z.strictObject({ what: z.literal('end') }),
    z.strictObject({ what: z.literal('undo') }),
  ])
  .meta({
    id: 'Intent',
    description: 'Something a player points at. `creature` is the active one if left out.',
  });
export type IntentText = z.infer<typeof intentSchema>;

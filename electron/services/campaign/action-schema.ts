/** The shape of a stored answer: plain values under a kind. Whether it is legal the campaign says, which lists it or not. */
import type { CampaignAction } from '../../../shared/games/campaign.ts';
import { z } from '../../../shared/zod.ts';

const plain = z.union([z.string().max(200), z.number(), z.boolean()]);
const shape = z.record(z.string().max(40), z.union([plain, z.record(z.string().max(40), plain)]));

const isAction = (value: unknown): value is CampaignAction =>
  shape.safeParse(value).success && typeof (value as { kind?: unknown }).kind === 'string';

export const campaignActionSchema = z.custom<CampaignAction>(isAction);

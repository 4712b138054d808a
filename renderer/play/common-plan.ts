/** What the plans of all games have in common: who plays, who begins, how hands are kept. */
import type { BotWish, Privacy, SeatColour } from '../../shared/table.ts';

export interface CommonPlan {
  seats: readonly { name: string; colour: SeatColour; bot?: BotWish | undefined }[];
  /** Absent: chance decides. */
  first?: number | undefined;
  privacy: Privacy;
  hideTells: boolean;
}

/** What everybody may know of every player at a glance. */
import type { WarbandView } from '../../../../shared/games/warband.ts';
import { matchText } from '../../../text/match.ts';

/** "Morale 9", by seat. */
export const moraleFigures = ({ players }: WarbandView): string[] =>
  players.map(({ morale }) => `${matchText.morale} ${String(morale)}`);

/** "Turn 3 · Activate". */
export const turnWords = ({ phase, turn }: WarbandView): string =>
  phase === 'setup' ? matchText.setup : `${matchText.turn(turn)} · ${matchText.phases[phase] ?? ''}`;

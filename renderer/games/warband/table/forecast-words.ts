/** What something declared would come to, in words: who loses what, who goes where, or that nothing would change. */
import type { Forecast } from '../../../../shared/games/warband-questions.ts';
import type { WarbandView } from '../../../../shared/games/warband.ts';
import type { Names } from '../match/names.ts';
import { tableText } from '../../../text/table.ts';

const text = tableText.preview;

export function forecastWords(
  { changes, morale, isIdle, isOpen }: Forecast,
  view: WarbandView,
  names: Names,
): string[] {
  if (isIdle) return [text.idle];
  const lines = changes.flatMap((change) => changeWords(change, view, names));
  const gains = morale.filter(({ by }) => by !== 0).map(({ seat, by }) => text.gains(names.player(seat), by));
  return [...lines, ...gains, ...(isOpen && lines.length > 0 ? [text.open] : [])];
}

function changeWords(
  { creature, damage, prevented, healed, destroyed, to }: Forecast['changes'][number],
  view: WarbandView,
  names: Names,
): string[] {
  const name = names.card(creature);
  const found = view.creatures.find(({ id }) => id === creature);
  const left = found ? found.hitPoints - found.damage : 0;
  return [
    destroyed ? text.falls(name, damage) : damage > 0 ? text.takes(name, damage, left - damage) : '',
    prevented > 0 ? text.spared(name, prevented) : '',
    healed > 0 ? text.heals(name, healed) : '',
    to === undefined || destroyed ? '' : text.goes(name, names.square(to)),
  ].filter(Boolean);
}

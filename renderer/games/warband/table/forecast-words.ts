/** What something declared would come to, in words: who loses what, who goes where, or that nothing would change. */
import type { Forecast } from '../../../../shared/games/warband-questions.ts';
import type { WarbandView } from '../../../../shared/games/warband.ts';
import type { Names } from '../match/names.ts';
import { tableText } from '../../../text/table.ts';

const text = tableText.preview;

export function forecastWords(
  { changes, morale, shields, isIdle, isOpen }: Forecast,
  view: WarbandView,
  names: Names,
): string[] {
  const unneeded = shields.length === 0 ? [] : [text.unneeded(shields.map(names.card))];
  if (isIdle) return unneeded.length > 0 ? unneeded : [text.idle];
  const lines = [...changes.flatMap((change) => changeWords(change, view, names)), ...unneeded];
  const gains = morale.filter(({ by }) => by !== 0).map(({ seat, by }) => text.gains(names.player(seat), by));
  return [...lines, ...gains, ...(isOpen && lines.length > 0 ? [text.open] : [])];
}

/** What an assistant adds to what the order needs (W-613). */
export function assistWords(creature: number, { declaring, creatures }: WarbandView, names: Names): string[] {
  const order = declaring && names.face(declaring.card);
  if (!declaring || order?.type !== 'order') return [];
  const levelOf = (id: number) => creatures.find((each) => each.id === id)?.level ?? 0;
  const taking = [declaring.actor, ...declaring.assistants, creature];
  const level = taking.reduce((sum, id) => sum + levelOf(id), 0);
  return [text.assists(levelOf(creature), level, order.level)];
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

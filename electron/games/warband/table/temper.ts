/** From what a person wishes of a bot to the bot that sits down: a warband plays as its commander's pack suggests. */
import type { Temperament } from '../../../../shared/bots.ts';
import type { BotChoice, BotWish } from '../../../../shared/table.ts';
import type { WarbandResources } from './resources.ts';

/** The temper a commander's pack suggests; a pack that is not there or says nothing has none of its own. */
function temperOf({ cards }: WarbandResources, commander: string): Temperament {
  const pack = commander.slice(0, commander.indexOf('/'));
  return cards.packs().find(({ key }) => key === pack)?.temperament ?? 'balanced';
}

export const botFor = (
  resources: WarbandResources,
  commander: string,
  { level, temperament }: BotWish,
): BotChoice => ({
  level,
  temperament: temperament === 'asWarband' ? temperOf(resources, commander) : temperament,
});

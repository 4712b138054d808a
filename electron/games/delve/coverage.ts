/** What of Delve should come up in matches: its content, every option taken, and every end. */
import type { DelveEvent } from '../../../shared/games/delve.ts';
import { attackTable, isPower } from './content/attacks.ts';
import { cardTable } from './content/cards.ts';
import { chamberTable } from './content/chambers.ts';
import { heroTable } from './content/heroes.ts';
import { monsterTable } from './content/monsters.ts';

const runes = cardTable.filter(({ deck }) => deck === 'rune');

/** Everything that should come up. */
export const everything: readonly string[] = [
  ...chamberTable.map(({ id }) => `chamber ${id}`),
  ...cardTable.filter(({ deck }) => deck !== 'rune').map(({ id, name }) => `card ${id} ${name}`),
  ...runes.map(({ name }) => `used ${name}`),
  ...attackTable.flatMap(({ name, power }) => (power ? [`power ${name}`] : [])),
  ...heroTable.filter(({ ability }) => 'once' in ability).map(({ abilityName }) => `ability ${abilityName}`),
  ...monsterTable.flatMap(({ kind }) => [`met ${kind}`, `slain ${kind}`]),
  ...['died well', 'died wounds', 'died fight', 'died shutIn', 'died night', 'died wrath'],
  ...['end night', 'end allOut', 'end allDead'],
];

export function broughtBy(event: DelveEvent): string[] {
  switch (event.kind) {
    case 'chamberLaid':
      return [`chamber ${chamberTable[event.chamber].id}`];
    case 'cardDrawn':
      return event.card === undefined
        ? []
        : [`card ${cardTable[event.card].id} ${cardTable[event.card].name}`];
    case 'cardUsed':
      return [`used ${cardTable[event.card].name}`];
    case 'abilityUsed':
      return [`ability ${heroTable[event.hero].abilityName}`];
    case 'revealed':
      return event.attacks
        .filter((attack) => attack >= 0 && isPower(attack))
        .map((attack) => `power ${attackTable[attack].name}`);
    case 'countered':
      return isPower(event.attack) ? [`power ${attackTable[event.attack].name}`] : [];
    case 'monsterMet':
      return [`met ${event.monster}`];
    case 'monsterSlain':
      return [`slain ${event.monster}`];
    case 'died':
      return [`died ${event.cause}`];
    case 'ended':
      return [`end ${event.outcome.reason}`];
    default:
      return [];
  }
}

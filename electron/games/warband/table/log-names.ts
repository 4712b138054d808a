/** What the log adds to an event of Warband: the names of the cards in it, and the rule behind it. */
import type { WarbandEvent } from '../../../../shared/games/warband.ts';
import type { State } from '../state.ts';

/** The cards an event names, each by its key; a redacted event names only what its reader may know. */
export function namesIn(event: WarbandEvent, { setup }: Readonly<State>): Record<string, string> {
  const numbers = numbersIn(event).filter((card) => card >= 0);
  return Object.fromEntries(numbers.map((card) => [card, setup.cards[setup.instances[card].card].id]));
}

function numbersIn(event: WarbandEvent): number[] {
  const found: number[] = [];
  if ('creature' in event) found.push(event.creature);
  if ('card' in event) found.push(event.card);
  if ('cards' in event) found.push(...event.cards);
  if (event.kind === 'damaged') found.push(event.by);
  if ('effect' in event) found.push(event.effect.creature);
  if (event.kind === 'declared') {
    const { item, assistants } = event;
    found.push(item.actor, item.card, ...assistants);
    for (const { kind, ids } of item.targets) if (kind === 'creature' || kind === 'card') found.push(...ids);
  }
  return found;
}

/** The rule a line can be looked up under. */
export const ruleOf = ({ kind }: WarbandEvent): string | undefined => rules[kind];

const rules: Partial<Record<WarbandEvent['kind'], string>> = {
  firstChosen: 'W-218',
  deployed: 'W-316',
  turnBegan: 'W-301',
  activated: 'W-306',
  declared: 'W-410',
  moved: 'W-502',
  chestOpened: 'W-821',
  collected: 'W-822',
  damaged: 'W-801',
  prevented: 'W-806',
  cowered: 'W-810',
  dodged: 'W-726',
  destroyed: 'W-802',
  moraleChanged: 'W-121',
  leadershipChanged: 'W-830',
  drew: 'W-305',
  attached: 'W-608',
  capReached: 'R-11',
  objectiveMoved: 'R-108',
  objectiveDecided: 'R-108',
  surrendered: 'R-95',
};

/** The campaign whose warband lies in the builder: what is owned there, and whether it can march now. */
import type { OpenCampaign } from '../../shared/calls/campaign.ts';
import type { CallError } from '../../shared/ipc.ts';
import type { WarbandList } from '../../shared/warbands.ts';
import { api } from '../api.ts';

/** A list as the campaign counts it: a key a copy. */
const copiesOf = (entries: WarbandList['creatures']): string[] =>
  entries.flatMap(({ key, copies }) => Array.from({ length: copies }, () => key));

export class CampaignOf {
  opened: OpenCampaign | undefined = $state.raw();
  /** Its collection, for the cards that are offered. */
  collection: number | undefined = $state();

  readonly isMustering = $derived(this.opened?.view.page?.kind === 'muster');

  async read(id: number): Promise<void> {
    const [campaign, owned] = await Promise.all([api.campaign.open({ id }), api.collection.list()]);
    this.opened = campaign.ok ? campaign.value : undefined;
    if (owned.ok) this.collection = owned.value.collections.find(({ campaign: of }) => of === id)?.id;
  }

  readonly owned = (key: string): number => this.opened?.view.owned[key] ?? 0;

  /** Whether the list is the warband that marches now. */
  isAsMarching({ creatures, orders }: WarbandList): boolean {
    const { warband } = this.opened!.view;
    const same = (one: readonly string[], other: readonly string[]) =>
      one.toSorted().join() === other.toSorted().join();
    return same(copiesOf(creatures), warband.creatures) && same(copiesOf(orders), warband.orders);
  }

  /** The warband marches as this list says, or nothing is changed and the reason is answered. */
  async march({ creatures, orders }: WarbandList): Promise<CallError | undefined> {
    const { id, revision } = this.opened!;
    const answer = await api.campaign.muster({
      ...{ id, revision },
      creatures: copiesOf(creatures),
      orders: copiesOf(orders),
    });
    if (!answer.ok) return answer.error;
    this.opened = answer.value.campaign;
    return undefined;
  }
}

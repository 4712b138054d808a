/** A campaign as it lies open in the window: what is shown, what may be answered, and what a weighed answer would do. */
import type { OpenCampaign } from '../../shared/calls/campaign.ts';
import type { CardFace, FactionLook } from '../../shared/cards.ts';
import type { CampaignAction, CampaignEvent, CampaignView, Effect } from '../../shared/games/campaign.ts';
import type { Answer } from '../../shared/ipc.ts';
import { api } from '../api.ts';
import { cardLibrary } from '../cards/library.svelte.ts';
import { notices } from '../shell/notices.svelte.ts';
import { router } from '../shell/router.svelte.ts';
import { campaignText } from '../text/campaign.ts';

/** Answers are plain data; the order of their fields is the program's. */
const wordOf = (action: CampaignAction): string => JSON.stringify(Object.entries(action).toSorted());

export class CampaignDesk {
  opened: OpenCampaign = $state.raw()!;
  isAnswering = $state(false);
  /** What the answer under the hand would do: the strip shows it before it is done. */
  weighed: readonly Effect[] = $state.raw([]);
  /** What the latest answer did. */
  events: readonly CampaignEvent[] = $state.raw([]);

  constructor(opened: OpenCampaign) {
    this.opened = opened;
  }

  get view(): CampaignView {
    return this.opened.view;
  }

  /** A sentence of the story; one that is missing is told by its key, so that nothing is silently left out. */
  readonly say = (key: string): string => this.opened.words[key] ?? key;
  readonly has = (key: string): boolean => Object.hasOwn(this.opened.words, key);
  readonly site = (id: string): string => this.say(`site.${id}`);
  readonly court = (id: string): string => this.say(`court.${id}`);
  readonly rival = (id: string): string => this.say(`rival.${id}.name`);

  /** What a place or event is called. */
  readonly place = (id: string): string =>
    this.has(`place.${id}.title`) ? this.say(`place.${id}.title`) : this.say(`event.${id}.title`);

  readonly face = (key: string): CardFace | undefined => this.opened.faces[key];
  readonly card = (key: string): string => this.face(key)?.name ?? key;

  /** How a card looks: a veteran as the court they came from. */
  readonly look = (key: string): FactionLook =>
    cardLibrary.look(this.view.roster.find(({ id }) => id === key)?.card ?? key);

  #option(action: CampaignAction): number {
    const wanted = wordOf(action);
    return this.opened.options.findIndex((option) => wordOf(option) === wanted);
  }

  readonly can = (action: CampaignAction): boolean => this.#option(action) >= 0;

  weigh(effects: readonly Effect[] | undefined): void {
    this.weighed = effects ?? [];
  }

  /** Reads it anew: something happened elsewhere, in another window or at the table. */
  async read(): Promise<void> {
    const answer = await api.campaign.open({ id: this.opened.id });
    if (answer.ok) this.opened = answer.value;
    else notices.refused(answer.error);
  }

  async answer(action: CampaignAction): Promise<void> {
    const option = this.#option(action);
    if (option < 0) return;
    await this.#take(({ id, revision }) => api.campaign.answer({ id, revision, option }));
    if (action.kind === 'toTheField') await this.fight();
  }

  async undo(): Promise<void> {
    if (this.opened.canUndo) await this.#take(({ id, revision }) => api.campaign.undo({ id, revision }));
  }

  /** Goes to the table of the battle that lies open; a captain's may also be fought without being watched. */
  async fight(isWatched = true): Promise<void> {
    const { id, revision } = this.opened;
    const answer = await api.campaign.battle({ id, revision, isWatched });
    if (!answer.ok) notices.refused(answer.error);
    else if (isWatched) return router.go({ screen: 'match', detail: String(answer.value.match) });
    await this.read();
  }

  /** Calls a veteran by another name; by the one the story gave, if there is none. */
  async call(veteran: string, name: string): Promise<void> {
    const answer = await api.campaign.call({ id: this.opened.id, veteran, name });
    if (!answer.ok) notices.refused(answer.error);
    await this.read();
  }

  /** Lays the warband into the builder and goes there. */
  async build(): Promise<void> {
    const answer = await api.campaign.builder({ id: this.opened.id });
    if (answer.ok) router.go({ screen: 'warbands', detail: answer.value.warband });
    else notices.refused(answer.error);
  }

  async #take(ask: (opened: OpenCampaign) => Promise<Answer<'campaign.answer'>>): Promise<void> {
    if (this.isAnswering) return;
    this.weighed = [];
    this.isAnswering = true;
    const answer = await ask(this.opened).finally(() => (this.isAnswering = false));
    if (answer.ok) {
      this.events = answer.value.events;
      this.opened = answer.value.campaign;
      return;
    }
    // Another window was faster: what holds is shown, and nothing was lost.
    if (answer.error.code === 'stale-answer')
      notices.say({ code: 'campaign', level: 'info', sentence: campaignText.elsewhere });
    else notices.refused(answer.error);
    await this.read();
  }
}

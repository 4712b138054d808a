/** The shelf as this screen knows it: the packs, the one that is open, and a pack from outside under the lens. */
import type { BrokenWarband, InstalledPack, PackReport } from '../../shared/calls/packs.ts';
import type { CardFace } from '../../shared/cards.ts';
import type { CallError } from '../../shared/ipc.ts';
import type { Result } from '../../shared/result.ts';
import { api } from '../api.ts';
import { notices } from '../shell/notices.svelte.ts';
import { packsText } from '../text/packs.ts';
import { sendFiles, unsendable, type ChosenFile } from '../sending/upload.ts';

export type Change = 'enable' | 'disable' | 'remove';

/** A change that waits for a yes. */
export interface Question {
  pack: InstalledPack;
  change: Change;
  breaks: BrokenWarband[];
}

/** A pack from outside: what was sent, and what there is to say about it. */
export interface Arrival {
  name: string;
  /** Not there where nothing was sent. */
  upload?: string;
  report: PackReport;
}

export class Shelf {
  packs: InstalledPack[] = $state.raw([]);
  isRead = $state(false);
  /** The fingerprint of the open pack. */
  chosen: string | undefined = $state();
  /** Its cards, once they are there. */
  cards: CardFace[] | undefined = $state.raw();
  /** The name of what is being read. */
  sending: string | undefined = $state();
  arrival: Arrival | undefined = $state.raw();
  question: Question | undefined = $state.raw();
  /** A switch that was turned while the answer is still out. */
  #wished: { hash: string; isEnabled: boolean } | undefined = $state.raw();

  get open(): InstalledPack | undefined {
    return this.packs.find(({ hash }) => hash === this.chosen);
  }

  /** Whether the switch of a pack stands at "in use". */
  isOn({ hash, isEnabled }: InstalledPack): boolean {
    return this.#wished?.hash === hash ? this.#wished.isEnabled : isEnabled;
  }

  async read(): Promise<void> {
    const answer = await api.packs.list();
    if (answer.ok) this.#put(answer.value.packs);
    else notices.refused(answer.error);
  }

  #put(packs: InstalledPack[]): void {
    this.packs = packs;
    this.isRead = true;
    if (!this.open) void this.choose(packs[0]?.hash);
  }

  async choose(hash: string | undefined): Promise<void> {
    this.arrival = undefined;
    if (hash === this.chosen) return;
    this.chosen = hash;
    this.cards = undefined;
    if (hash === undefined) return;
    const answer = await api.packs.open({ hash });
    if (this.chosen === hash && answer.ok) this.cards = answer.value.cards;
  }

  /** Reads a pack from outside and lays the report out. */
  async look(files: readonly ChosenFile[]): Promise<void> {
    if (this.sending !== undefined) return;
    const name = files[0]?.path.split('/')[0] ?? '';
    const beyond = unsendable(files);
    if (beyond) {
      this.arrival = { name, report: { errors: [beyond], warnings: [], more: 0, ignored: [] } };
      return;
    }
    this.sending = name;
    const sent = await sendFiles(files);
    const report = sent.ok ? await api.packs.check({ upload: sent.value }) : sent;
    this.sending = undefined;
    if (!sent.ok) notices.refused(sent.error);
    else if (!report.ok) notices.refused(report.error);
    else this.arrival = { name, upload: sent.value, report: report.value };
  }

  /** Puts the pack under the lens on the shelf. */
  async takeIn(enable: boolean): Promise<void> {
    const { upload, report } = this.arrival ?? {};
    if (upload === undefined || !report?.pack) return;
    const { hash, name, version } = report.pack;
    const answer = await api.packs.import({ upload, hash, enable });
    if (!answer.ok) return notices.refused(answer.error);
    this.#put(answer.value.packs);
    await this.choose(hash);
    notices.say({ code: 'pack-added', level: 'info', sentence: packsText.added(name, version) });
  }

  /** Asks first if a warband would suffer or the pack would be gone. */
  async wish(pack: InstalledPack, change: Change): Promise<void> {
    if (change !== 'remove') this.#wished = { hash: pack.hash, isEnabled: change === 'enable' };
    const answer = await api.packs.impact({ hash: pack.hash, change });
    if (!answer.ok) return this.#refused(answer.error);
    const { breaks } = answer.value;
    if (change === 'remove' || breaks.length > 0) this.question = { pack, change, breaks };
    else await this.#carryOut(pack, change);
  }

  /** Leaves everything as it was. */
  decline(): void {
    this.question = undefined;
    this.#wished = undefined;
  }

  #refused(error: CallError): void {
    this.#wished = undefined;
    notices.refused(error);
  }

  async confirm(): Promise<void> {
    const { question } = this;
    this.question = undefined;
    if (question) await this.#carryOut(question.pack, question.change);
  }

  async #carryOut({ hash, name }: InstalledPack, change: Change): Promise<void> {
    const done: Result<{ packs: InstalledPack[] }, CallError> = await api.packs[change]({ hash });
    if (!done.ok) return this.#refused(done.error);
    this.#put(done.value.packs);
    this.#wished = undefined;
    if (change === 'remove')
      notices.say({ code: 'pack-removed', level: 'info', sentence: packsText.removed(name) });
  }
}

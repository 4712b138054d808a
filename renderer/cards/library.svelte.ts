/**
 * Everything printed in the enabled packs, read once for the whole window and again when the packs change.
 * Screens ask it for faces, looks and tiles by key.
 */
import type { CardFace, FactionLook, TilePrint } from '../../shared/cards.ts';
import { api } from '../api.ts';

class CardLibrary {
  /** `waiting` until the first answer; `failed` keeps the sentence. */
  state: 'waiting' | 'ready' | 'failed' = $state('waiting');
  failure = $state('');
  tiles: TilePrint[] = $state.raw([]);
  looks: FactionLook[] = $state.raw([]);
  #faces: ReadonlyMap<string, CardFace> = $state.raw(new Map());
  #asked = false;
  #listens = false;

  /** Reads it if nobody has yet. */
  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    if (!this.#listens) {
      this.#listens = true;
      api.on('packs.changed', () => void this.#read());
      api.on('database.replaced', () => void this.#read());
    }
    void this.#read();
  }

  /** At a table the page holds only what its viewer may know, not even every card there is. */
  putAway(): void {
    this.#asked = false;
    this.state = 'waiting';
    this.#faces = new Map();
    this.looks = [];
    this.tiles = [];
  }

  face(key: string): CardFace | undefined {
    return this.#faces.get(key);
  }

  /** How the faction of a pack looks, or of the pack a key names. */
  look(packOrKey: string): FactionLook {
    const pack = packOrKey.split('/', 1)[0]!;
    return this.looks.find((look) => look.pack === pack) ?? { ...plainLook, pack };
  }

  async #read(): Promise<void> {
    if (!this.#asked) return;
    const answer = await api.packs.faces();
    if (!this.#asked) return;
    if (!answer.ok) {
      this.failure = answer.error.sentence;
      this.state = 'failed';
      return;
    }
    const { cards, looks, tiles } = answer.value;
    this.#faces = new Map(cards.map((face) => [face.key, face]));
    this.looks = looks;
    this.tiles = tiles;
    this.state = 'ready';
  }
}

/** For a card whose pack is gone. */
const plainLook: Omit<FactionLook, 'pack'> = {
  name: '',
  colours: { ground: '#3a2d22', accent: '#c9a24b' },
  outline: 'plain',
  seal: 'star',
  cloth: 'plain',
};

export const cardLibrary = new CardLibrary();

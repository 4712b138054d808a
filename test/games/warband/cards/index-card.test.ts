/** What a card can be found by. */
import { describe, expect, it } from 'vitest';
import { folded, indexCard } from '../../../../electron/games/warband/cards/index-card.ts';
import { creature, exampleCards } from '../../../support/example-cards.ts';

const indexOf = (name: string) => indexCard(exampleCards.find((card) => card.name === name)!);

describe('the search index of a card', () => {
  it('holds the fields and the text of an order', () => {
    expect(indexOf('Iron Collar')).toMatchObject({
      type: 'order',
      level: 1,
      timing: 'minor',
      abilities: ['any'],
      keywords: ['Humanoid'],
      traits: ['cannotDodge'],
      steps: ['attach', 'heal'],
      themes: ['strength', 'healing'],
    });
  });

  it('finds steps inside choices and conditions', () => {
    expect(indexOf('Fork in the Road').steps).toEqual(['choose', 'heal', 'shift', 'draw']);
  });

  it('names the events a creature answers', () => {
    expect(indexOf('Grudge Bearer').events).toEqual(['isDamaged', 'isDestroyed', 'orderPlayed']);
  });

  it('holds every word once, folded and sorted', () => {
    const { words } = indexCard(
      creature('Órlaith', [{ kind: 'trait', trait: 'sureFooted' }], { flavour: 'Órlaith walks.' }),
    );
    expect(words).toEqual(['creature', 'humanoid', 'might', 'orlaith', 'sure-footed', 'walks']);
  });

  it('folds case and accents away', () => {
    expect(folded('Ünder ÇREST')).toBe('under crest');
  });
});

/** How a choice is shown in the list beside the board: its sign, what it is, what stands behind it. */
import type { DelveContent } from '../../../../shared/games/delve-questions.ts';
import type { DelveView, Space } from '../../../../shared/games/delve.ts';
import type { Motif } from '../../../../shared/motifs.ts';
import { laidBySpace } from '../map/laying.ts';
import { isTower } from '../map/laying.ts';
import { deckSigns, deedSign, kindSigns } from '../pieces/signs.ts';
import { isAtHoard, type Choice } from './choices.ts';

export interface ChoiceFace {
  sign: Motif;
  /** What the chamber or card there says. */
  note: string;
}

function spaceFace(space: Space, view: DelveView, content: DelveContent): ChoiceFace {
  if (isAtHoard(space)) return { sign: 'spiked-dragon-head', note: '' };
  if (isTower(space)) return { sign: 'tower-flag', note: '' };
  const laid = laidBySpace(view).get(space);
  const face = laid && content.chambers[laid.chamber];
  if (!face) return { sign: 'direction-signs', note: '' };
  return { sign: kindSigns[face.kind], note: face.text };
}

export function choiceFace({ action, place }: Choice, view: DelveView, content: DelveContent): ChoiceFace {
  if (action.kind === 'use' || action.kind === 'card') {
    const card = content.cards[action.card];
    return { sign: card ? deckSigns[card.deck] : 'rune-stone', note: card?.text ?? '' };
  }
  if (action.kind === 'chamber') {
    const face = content.chambers[action.chamber];
    return face ? { sign: kindSigns[face.kind], note: face.text } : { sign: 'dungeon-gate', note: '' };
  }
  if (action.kind === 'play')
    return { sign: 'crossed-swords', note: content.attacks[action.attack]?.power?.text ?? '' };
  if (action.kind === 'draw')
    return {
      sign: isAtHoard(view.heroes[view.seat]?.space) ? 'spiked-dragon-head' : 'underground-cave',
      note: '',
    };
  if ((action.kind === 'move' || action.kind === 'space') && place !== undefined)
    return spaceFace(place, view, content);
  return { sign: deedSign(action.kind), note: '' };
}

/** Words on Deepwarren's cards that are not made from their behaviour: family lines, times of use, flavour. */
import type { RelicMoment } from '../../shared/games/deepwarren-questions.ts';
import type { Deck } from '../../shared/games/deepwarren.ts';

export const kindLines = {
  hero: 'Event · Hero',
  spawn: 'Event · Spawn',
  happening: 'Event · Happening',
  spell: 'Spell · resolved when drawn',
  relic: (when: string) => `Relic · ${when}`,
};

export const relicTimes: Readonly<Record<RelicMoment, string>> = {
  beforeMoving: 'Move phase',
  beforePitRoll: 'Move phase',
  besideDoor: 'Move phase',
  declaringAttack: 'Attack phase',
  afterEvent: 'after the event',
  damage: 'reaction',
  death: 'reaction',
  never: 'never used',
};

export const cardsText = {
  attack: 'attack',
  wounds: 'wounds',
  worthOf: 'worth',
  worth: (points: number) => `worth ${String(points)}`,
};

/** By deck and number; some cards say nothing. */
export const flavours: Readonly<Record<Deck, readonly string[]>> = {
  event: [
    'Someone below is still holding a light.',
    'Two notes. Then many feet.',
    'It does not call them. It lets them go.',
    'You had taken it for a wall.',
    'The dark grows warm.',
    'The bar is on the other side.',
    'Nailed shut, and still it hums.',
    'Read it under your breath.',
    'Wipe it. Then decide.',
    '',
    'First dust. Then the rest.',
    'Not yet.',
    'Hollow, here. Hear it?',
    'Its owner ran well.',
    'The floor moves. All of it.',
  ],
  spell: [
    'Point. Regret. Repeat.',
    'Hum the part you have forgotten.',
    'Here is a kind of there.',
    'Hold your hat, then your footing.',
    'You would not like it there.',
    'Stay. Grow.',
    'It was only leaning.',
    'It does not mind whose hand.',
    'Duck, friends.',
  ],
  relic: [
    'It is already there.',
    'Never rusts. Was never clean.',
    'It shows you, unharmed.',
    'Still warm.',
    'Twelve knots, no prayers.',
    'A polite kind of crowbar.',
    'Do not wash it.',
    'Around the corner, and again.',
    'It fits everyone.',
    'Follow, and be followed.',
  ],
};

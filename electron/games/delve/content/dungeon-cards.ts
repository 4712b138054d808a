/** What is met above ground: the Dungeon deck (C-09), traps (C-12) and doors (C-13). */
import {
  event,
  graveWraith,
  halfDie,
  loot,
  marshLeeches,
  monster,
  rattlingHeap,
  screechBats,
  stairBelow,
  threat,
  torchGutters,
  trap,
  tunnelWeaver,
  wounds,
  type Row,
} from './hazards.ts';

export const dungeonRows: readonly Row[] = [
  event('DN-01', 'Silence', 19, []),
  monster('DN-02', 'Bonebow', 2, 'bonebow'),
  monster('DN-03', 'Hexer', 2, 'hexer'),
  monster('DN-04', 'Brute', 1, 'brute'),
  monster('DN-05', 'Cinderfiend', 1, 'cinderfiend'),
  monster('DN-06', 'Ironhulk', 1, 'ironhulk'),
  event('DN-07', 'Fallen Delver', 2, [{ do: 'draw', deck: 'corpse', optional: true }]),
  event('DN-08', 'Sealed Tomb', 2, [{ do: 'draw', deck: 'crypt', optional: true }]),
  event('DN-09', 'Stair Below', 2, stairBelow),
  torchGutters('DN-10', 1),
  event('DN-11', 'Clear Spring', 1, [{ do: 'heal', amount: { plus: 2 } }]),
  event('DN-12', 'Old Campfire', 1, [{ do: 'heal', amount: { plus: 3 } }]),
  loot('DN-13', 'Candlestick', 50),
  event('DN-14', 'Dry Ledge', 1, [{ do: 'heal', amount: { plus: 1 } }]),
  event('DN-15', 'Draught of Air', 1, [{ do: 'heal', amount: { plus: 1 } }]),
  trap('DN-16', 'Sinking Floor', 1, [{ do: 'hold', attribute: 'agility', wounds: { plus: 1 } }]),
  event('DN-17', 'Tripwire', 2, [{ do: 'draw', deck: 'trap' }]),
  trap('DN-18', 'Pendulum', 1, [{ do: 'test', attribute: 'agility', fail: [halfDie(1)] }]),
  threat('DN-19', 'Rattling Heap', 1, rattlingHeap),
  threat('DN-20', 'Hooded Acolyte', 1, [
    {
      do: 'bribe',
      otherwise: [
        {
          do: 'roll',
          cases: [
            { upTo: 4, steps: [{ do: 'fight', monster: 'hexer' }] },
            { upTo: 6, steps: [] },
          ],
        },
      ],
    },
  ]),
  threat('DN-21', 'Screech Bats', 1, screechBats),
  threat('DN-22', 'Coil Serpent', 1, [{ do: 'hold', attribute: 'strength', wounds: { plus: 1 } }]),
  threat('DN-23', 'Tunnel Weaver', 1, tunnelWeaver),
  threat('DN-24', 'Grave Wraith', 1, graveWraith),
  threat('DN-25', 'Marsh Leeches', 1, marshLeeches),
  event('DN-26', 'Reshuffle', 1, [{ do: 'reshuffle' }, { do: 'draw', deck: 'dungeon' }]),
];

export const trapRows: readonly Row[] = [
  trap('TR-01', 'Drop Shaft', 2, [
    { do: 'test', attribute: 'agility', fail: [{ do: 'fall', wounds: { plus: 1 } }] },
  ]),
  trap('TR-02', 'Crossbow Slots', 2, [{ do: 'test', attribute: 'armor', fail: [halfDie(1)] }]),
  trap('TR-03', 'Choking Vapour', 2, [
    { do: 'test', attribute: 'strength', fail: [wounds(2), { do: 'skip' }] },
  ]),
  trap('TR-04', 'Closing Walls', 1, [{ do: 'hold', attribute: 'strength', wounds: { dice: 'half' } }]),
  trap('TR-05', 'Spring Spikes', 2, [{ do: 'test', attribute: 'agility', fail: [wounds(3)] }]),
  trap('TR-06', 'Iron Cage', 2, [{ do: 'hold', attribute: 'strength', wounds: {} }]),
  trap('TR-07', 'Rune Flare', 1, [
    { do: 'test', attribute: 'luck', fail: [{ do: 'loseRune', without: [wounds(2)] }] },
  ]),
  trap('TR-08', 'Dud', 2, []),
  trap('TR-09', 'Alarm Chime', 1, [
    {
      do: 'roll',
      cases: [
        { upTo: 1, steps: [{ do: 'fight', monster: 'bonebow' }] },
        { upTo: 2, steps: [{ do: 'fight', monster: 'hexer' }] },
        { upTo: 3, steps: [{ do: 'fight', monster: 'brute' }] },
        { upTo: 4, steps: [{ do: 'fight', monster: 'cinderfiend' }] },
        { upTo: 5, steps: [{ do: 'fight', monster: 'ironhulk' }] },
        { upTo: 6, steps: [] },
      ],
    },
  ]),
];

export const doorRows: readonly Row[] = [
  event('DR-01', 'Swings Open', 9, [{ do: 'opens' }]),
  event('DR-02', 'Stuck Fast', 3, []),
  trap('DR-03', 'Needle Lock', 2, [{ do: 'test', attribute: 'luck', fail: [wounds(2)] }]),
  trap('DR-04', 'Bursting Hinge', 1, [{ do: 'test', attribute: 'agility', fail: [halfDie()] }]),
];

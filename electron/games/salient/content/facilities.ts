/** The 12 Facility tiles (C-104, D5). A tile's number is its place in the table. */
import type { Facility, Passive } from './language.ts';

export const facilityTable: readonly Facility[] = [
  { id: 'FT-01', name: 'Pay Office', kind: 'start', start: { do: 'gain', credits: 1 } },
  { id: 'FT-02', name: 'Drill Yard', kind: 'start', start: { do: 'recruit', units: 1, ifAtMost: 3 } },
  { id: 'FT-03', name: 'Listening Post', kind: 'start', start: { do: 'post' } },
  { id: 'FT-04', name: 'Reactor Hall', kind: 'start', start: { do: 'strain', research: 1, damage: 2 } },
  { id: 'FT-05', name: 'Aid Station', kind: 'passive', passive: { do: 'rescue' } },
  { id: 'FT-06', name: 'Trenchworks', kind: 'passive', passive: { do: 'shield', amount: 2 } },
  { id: 'FT-07', name: 'Rail Spur', kind: 'passive', passive: { do: 'stride', spaces: 2 } },
  { id: 'FT-08', name: 'Sapper School', kind: 'passive', passive: { do: 'mineproof' } },
  {
    id: 'FT-09',
    name: 'Test Bench',
    kind: 'action',
    cost: { dice: [{ least: 4 }] },
    effects: [{ do: 'gain', research: 1 }],
  },
  {
    id: 'FT-10',
    name: 'Gun Park',
    kind: 'action',
    cost: { dice: ['even'] },
    effects: [{ do: 'strike', aim: { within: 3, from: 'controller' }, amount: 2 }],
  },
  {
    id: 'FT-11',
    name: 'Motor Pool',
    kind: 'action',
    cost: { dice: ['any'] },
    effects: [{ do: 'strengthen', who: 'controller', amount: 2 }],
  },
  {
    id: 'FT-12',
    name: 'Staging Field',
    kind: 'action',
    cost: { dice: [{ least: 3 }] },
    effects: [{ do: 'deploy', die: 'assigned', forced: true, where: 'beside' }],
  },
];

const passiveOf = (tile: number): Passive | undefined => {
  const facility = facilityTable[tile];
  return facility.kind === 'passive' ? facility.passive : undefined;
};

/** The tile with a passive of this kind; there is one of each. */
const tileWith = (word: Passive['do']): number =>
  facilityTable.findIndex((_, tile) => passiveOf(tile)?.do === word);

export const rescueTile = tileWith('rescue');
export const shieldTile = tileWith('shield');
export const strideTile = tileWith('stride');
export const mineproofTile = tileWith('mineproof');

const shield = passiveOf(shieldTile);
export const shieldAmount = shield?.do === 'shield' ? shield.amount : 0;
const stride = passiveOf(strideTile);
export const strideSpaces = stride?.do === 'stride' ? stride.spaces : 1;

/** The first steps of Deepwarren, one short hint each. */
import type { StepName } from '../games/deepwarren/table/first-steps.ts';

export const stepTexts: Readonly<Record<StepName, string>> = {
  dungeonTile: 'Lay the tile in any cell with brackets; one of its exits must meet an exit that waits.',
  dungeonTurn:
    'The number in a cell says how many ways the tile fits there. Turn it with the wheel or the buttons.',
  dungeonExits:
    'Green links join, arrows stay open, red bars are walls now. Somewhere one exit must stay open.',
  dungeonSpawn: 'What enters is yours, whatever it is, and may act this very turn.',
  dungeonCard: 'An event asks you to choose. If anything can be chosen, something must be.',
  dungeonMove: 'One of your tokens goes one step. Point at a place to see what could hit it there.',
  dungeonChest: 'A Delver that ends its move on a chest takes five crowns. Monsters walk past.',
  dungeonDoor: 'Opening a door takes the move; the way is free next turn.',
  dungeonThreats: 'Threats shows who could be hit next, and for how much.',
  dungeonAttack:
    'Delvers hit monsters, monsters hit Delvers. Damage is certain; a kill pays what it was worth.',
  dungeonScorch: 'Scorch burns every tile beside the wyrm, your own tokens too.',
  dungeonRegrow: 'A Mossback may heal a wound instead of attacking.',
  dungeonChasm: 'Whoever leaves a Chasm rolls: on a six it falls, and nobody is paid.',
  dungeonRelic: 'A relic is used once. Kept to the end it counts its worth.',
  dungeonLimit: 'You may hold as many relics as you own Delvers.',
};

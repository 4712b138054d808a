/** The first steps of Salient, one short hint each. */
import type { StepName } from '../games/salient/table/first-steps.ts';

export const stepTexts: Readonly<Record<StepName, string>> = {
  salientPick: 'A Site helps whoever stands on its space, so think of where your Units will pass.',
  salientOrders:
    'Press a die, then a lit place, or drag it there. Nothing is final until Execute; dice not given stay.',
  salientDeploy: 'A Deploy place puts a die on the field with the face it shows. Two equal dice make Armour.',
  salientCoins: 'Coins and Insight go onto a place by themselves when you press it.',
  salientExecute: 'Orders are carried out in any order. Move first what must be out of the way.',
  salientMarch: 'Press a Unit, then a space. Signs tell what a Clash or a Mine would leave of it.',
  salientStride: 'A Light may go a second space, or stop here.',
  salientIcon: 'A card with the blue flask can be turned into 1 Insight instead.',
  salientSunfire: 'Five Insight upgrade the Workshop and put two Reserve Units behind the line.',
  salientRelief: 'Relief brings a Unit and 3 Coins, but no Orders this turn.',
};

/** The first steps of Delve, one short hint each. */
import type { StepName } from '../games/delve/table/first-steps.ts';

export const stepTexts: Readonly<Record<StepName, string>> = {
  delveTower:
    'Four Towers, each ten steps from the Hoard. You may leave by any of them, not only by this one.',
  delveStep: 'One step a turn. Where there is only rock a chamber is drawn and laid; then it happens to you.',
  delveMeet: 'Escaping compares one Power card each; failing costs wounds, and then you fight anyway.',
  delveReveal:
    'Both lay a card; the higher wins and its cards are wounds. Low cards are best kept for counters.',
  delveCounter: 'Behind or level, cards that answer the other’s attack may be added until you are ahead.',
  delveSearch:
    'A search takes the turn: a hidden way, stairs, a niche to break into, or something that lives here.',
  delveCross:
    'Crossing is a test: two dice, and your value or less passes. Every failure helps the next try.',
  delveHold: 'Something holds you. At the start of every turn you test until you are free.',
  delveHoard: 'Each Dragon card that lets him sleep brings two Treasures. Wrath takes them all.',
  delveHome: 'You hold Loot, so a Tower lets you out. The candle says how long.',
  delveDescend: 'Below, no walls: every card counts a space in the direction you choose now.',
  delveBelow: 'One Catacomb card a turn. Only a way up leads out again.',
  delveWayUp: 'You come up as many spaces on as cards were drawn, then a die to the side you choose.',
  delveRune: 'A Rune works once. The table asks when its moment comes.',
  delveSun: 'From space 22 on a die is rolled every round, and the Towers may close.',
  delveLeave: 'Out is out, with all you carry. Nobody who stays inside at nightfall lives.',
};

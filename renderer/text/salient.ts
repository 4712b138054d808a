/** Words of Salient before and around its table. The words players read, never the rules' own (C-1316). */
export const salientEntry = {
  name: 'Salient',
  sentence: 'Roll your dice, give them orders, and push four of them through the enemy’s line.',
  track: 'Behind the line',
  forms: { duel: 'Duel', pact: 'Pact game', melee: 'Melee' },
  endings: {
    breakthrough: 'Enough Units broke through the line',
    sunfire: 'Sunfire put the last Unit behind the line',
    armistice: 'The Armistice ended the war',
    surrender: 'A player gave up',
  },
};

/** Words of the advice at the table. */
const points = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const adviceText = {
  title: 'Advice',
  ask: 'What would you do?',
  thinking: 'The program considers what it would do …',
  stop: 'Stop',
  then: 'Then',
  ahead: (by: number) => `${points.format(by)} Morale ahead when your next turn begins`,
  behind: (by: number) => `${points.format(by)} Morale behind when your next turn begins`,
  even: 'Even in Morale when your next turn begins',
  expected: 'Expected',
  stakes: 'At stake',
  wins: (by: string) => `wins ${by} Morale`,
  loses: (by: string) => `costs ${by} Morale`,
  takesMorale: (by: string) => `takes ${by} Morale from the others`,
  givesMorale: (by: string) => `leaves the others ${by} Morale more`,
  destroys: (name: string) => `destroys ${name}`,
  mayDestroy: (name: string) => `may destroy ${name}`,
  givesUp: (name: string) => `gives up ${name}`,
  risks: (name: string) => `risks ${name}`,
  instead: 'Next best',
  asGood: (words: string) => `${words}: as good`,
  costs: (words: string, less: number) => `${words}: ${points.format(less)} Morale worse`,
  take: 'Do it',
  dismiss: 'Put away',
  advised: 'advised',
  points: (by: number) => points.format(by),
  said: (words: string, expected: string, stakes: string) =>
    `Advice: ${words}. ${expected}.${stakes && ` At stake: ${stakes}.`}`,
};

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
  instead: 'Next best',
  asGood: (words: string) => `${words}: as good`,
  costs: (words: string, less: number) => `${words}: ${points.format(less)} Morale worse`,
  take: 'Do it',
  dismiss: 'Put away',
  advised: 'advised',
  said: (words: string, expected: string) => `Advice: ${words}. ${expected}.`,
};

/**
 * The only addresses outside the program it will ever open, in the person's own browser and only when asked to.
 * The window shows no other link; the hosts refuse any other address.
 */
export const externalLinks = [
  'https://game-icons.net/',
  'https://creativecommons.org/licenses/by/3.0/',
  'https://openfontlicense.org/',
  'https://opensource.org/license/mit',
] as const;

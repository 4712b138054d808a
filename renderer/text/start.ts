/** Words of the page that stands in for the program when it cannot start. */
import type { StartFailure } from '../../shared/calls/app.ts';

export const startText = {
  title: 'Deepmarch cannot start',
  what: 'What is wrong',
  kept: 'What is kept',
  advice: 'What can be done',
  retry: 'Try again',
  retryNote: 'Once what is wrong has been put right.',
  restoreNote:
    'A safety copy below can take the place of the present data, which is set aside in the data folder.',
  anew: 'Begin without any data',
  anewTitle: 'Begin without any data?',
  anewQuestion:
    'The present data is set aside in the data folder, whole and under a dated name. The program begins as on its first day; safety copies stay and can be restored in Settings.',
  anewConfirm: 'Set it aside and begin',
  restoreTitle: 'Start with this copy?',
  restoreQuestion: (when: string) =>
    `The program starts with everything as it was on ${when}. The present data is set aside in the data folder.`,
  restoreConfirm: 'Start with it',
  details: 'For a report',
  working: 'Starting …',
};

/** Trying again is no remedy for data that cannot be read; these pass by themselves or by a person’s hand. */
export const passingFailures: readonly StartFailure['code'][] = [
  'disk-full',
  'no-permission',
  'disk-error',
  'busy',
];

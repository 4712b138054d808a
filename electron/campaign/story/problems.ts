/** What is wrong with a story, for its author: the file, the line, the field (`[3].choices[0]`; empty: the whole file), and why. */
import type { FileProblem } from '../../../shared/read-file.ts';

export type StoryProblem = FileProblem;

export const storyProblem = (file: string, path: string, code: string, sentence: string): StoryProblem => ({
  file,
  path,
  code,
  sentence,
});

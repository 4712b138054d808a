/** What is wrong with a story, for its author: the file, the line, the field, and why. */
export interface StoryProblem {
  file: string;
  /** The field, as in `[3].choices[0].effects[1].open`; empty: the whole file. */
  path: string;
  line?: number;
  code: string;
  sentence: string;
}

export const storyProblem = (file: string, path: string, code: string, sentence: string): StoryProblem => ({
  file,
  path,
  code,
  sentence,
});

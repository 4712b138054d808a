/** A step of a scenario that did not go as written: the sentence tells the difference. */
export class StepFailure extends Error {}

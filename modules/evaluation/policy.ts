/** With fewer answers to a question, how many had each level is not shown. */
export const FEWEST_ANSWERS = 10

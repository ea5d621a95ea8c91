import { wordSet } from './phrases.ts'

/** Words that can be between "I'd" and its verb. */
export const BETWEEN = wordSet(
  'not never just always only also already really still even then probably hardly actually both all',
)
/** "I'd a new apprentice", "I'd to wait", "we'd two of them": the dialects that have no other verb there. */
export const HAD =
  wordSet(`better to a an the no nowt my his her our their this that these those some one two three four five six seven eight
  nine ten been had`)
/** Their participle is their infinitive, too: "I'd put it" is more often what somebody would do. */
export const AMBIGUOUS = wordSet(
  'put let set cut read hit hurt shut cost quit spread fit bet cast come become run split rid lead',
)

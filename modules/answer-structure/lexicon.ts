import type { Phrases } from './phrases.ts'
import type { Word } from './words.ts'

/** What the rules know about a language. Everything is written folded: lower case, without accents. */
export interface Lexicon {
  /** Words that start a clause even where a transcript has no punctuation. */
  startsClause: (word: string, next?: string) => boolean
  /** Pronouns as the subject; they start a clause if one with a verb precedes. */
  subject: (word: string) => boolean
  /** Whether the word at this place tells of something that happened. */
  isPast: (words: readonly Word[], at: number) => boolean
  /** Whether the clause says what the speaker did, in any form of the verb. */
  ownAction: (words: readonly Word[], text: string) => boolean
  /** The passive with the speaker as the agent: "by me". */
  byMe: Phrases
  /** Habits, advice and opinions. */
  general: Phrases
  /** Wishes, guesses and conditions. */
  unreal: Phrases
  /** One occasion: a time, a place, someone not mentioned before. */
  particular: Phrases
  /** Words that give a reason by themselves, and those that only do so together with another one. */
  reason: Phrases
  reasonHint: Phrases
  /** The same for what came of it. */
  result: Phrases
  resultHint: Phrases
  /** The same for what was different afterwards. */
  change: Phrases
  changeHint: Phrases
  /** Words for the time since; with the present tense or the perfect, they tell of a change. */
  nowadays: Phrases
  notNowadays: Phrases
  /** How organizations change: "introduced", "became the rule". At the end of an account only. */
  adopted: Phrases
  /** Verbs in the past that describe a state: no event, and so no result. */
  state: (word: string) => boolean
  /** The present tense of the speaker or of the team: at the end of an account, what they do since. */
  presentHabit: (words: readonly Word[], text: string) => boolean
  /** The present tense of a general truth: within an account, why they did it. */
  present: Phrases
  /** Clauses that only describe or comment: no result. */
  description: Phrases
  number: (word: string) => boolean
  /** Numbers that do not measure the case: dates, times of day, ages, names, enumerations. */
  notMeasured: Phrases
  /** Amounts without a number word. */
  amount: Phrases
  /** Words without content of their own: function words, and vocabulary that fits any answer. */
  empty: (word: string) => boolean
}

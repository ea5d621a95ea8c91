export { structureLanguage, type StructureLanguage } from './language.ts'
export { readStructure } from './read-structure.ts'
export { spokenQuote } from './spoken-quote.ts'
export type { Turn } from './turn.ts'

// For learning from labelled answers.
export { clarityOf } from './account.ts'
export { accountFeatures, accountOdds, type Told } from './account-features.ts'
export { type Clause, givenStems, readClause, readClauses, substantialOf, withoutRepetition } from './clauses.ts'
export { elementFeatures } from './element-features.ts'
export { evidenceOf, HARM_SCORING, harmFeatures, harmOdds } from './harm-features.ts'
export { LEXICONS } from './lexicons.ts'
export { SHARPNESS, together } from './presence.ts'
export {
  oddsOfClauses,
  PRESENCE_FEATURES,
  presenceFeatures,
  type PresenceWeights,
  scoreOf,
} from './presence-features.ts'
export { QUOTE_FEATURES, quoteFeatures, type QuoteWeights } from './quoted-clause.ts'
export { readWords } from './read-words.ts'

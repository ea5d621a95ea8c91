import { z } from 'zod'

// The structure of an answer as it is stored and sent. Imports only zod, so that the browser can use it.

/** A verbatim quote from one turn; `at_ms` is its approximate time since the start of the interview. */
export const spokenQuoteSchema = z.object({
  turn_id: z.string(),
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  at_ms: z.int().min(0),
})

/** What an answer about a case can contain, in the order in which it is shown. */
export const ELEMENTS = ['situation', 'own_action', 'reasoning', 'result', 'figures', 'change'] as const

const elementSchema = z.object({
  name: z.enum(ELEMENTS),
  present: z.boolean(),
  /** Null if the element is not present, or if the transcript was deleted. */
  quote: spokenQuoteSchema.nullable(),
})

export const answerStructureSchema = z.object({
  /** All six elements, in the order of `ELEMENTS`. */
  elements: z.array(elementSchema),
  /** False if the answer may not address the question. */
  addresses_question: z.boolean(),
  /** Whether the answer reports possible harm or wrongdoing by the candidate, and where. */
  reports_harm: z.boolean(),
  harm: z.array(spokenQuoteSchema),
})

export type SpokenQuote = z.infer<typeof spokenQuoteSchema>
export type Element = (typeof ELEMENTS)[number]
export type AnswerStructure = z.infer<typeof answerStructureSchema>

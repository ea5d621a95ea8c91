import { z } from 'zod'

// The labelled material that the engines are measured on. See docs/evaluation.md for how it was labelled.

/** The six elements of an answer, with a literal quote of the answer; null if it is not there. */
const elements = z.strictObject({
  situation: z.string().min(1).nullable(),
  own_action: z.string().min(1).nullable(),
  reasoning: z.string().min(1).nullable(),
  result: z.string().min(1).nullable(),
  figures: z.string().min(1).nullable(),
  change: z.string().min(1).nullable(),
})

const answer = z.strictObject({
  id: z.string(),
  kind: z.enum(['excellent', 'good', 'fair', 'terse', 'vague', 'off_topic', 'wrong', 'filler']),
  /** How it is said. It must not change any result. */
  form: z.enum(['plain', 'spoken', 'learner', 'dialect', 'passive', 'figures-in-words']),
  /** What a person gives it on the question's scale. */
  level: z.int().min(1).max(5),
  addresses_question: z.boolean(),
  text: z.string(),
  elements,
  /** A literal quote that reports harm or wrongdoing by the candidate. */
  harm: z.string().min(1).nullable(),
  /** Why it has this level and these elements. */
  reason: z.string(),
})

const answersOf = <T extends z.ZodType>(answers: z.ZodArray<T>) =>
  z.strictObject({
    field: z.string(),
    language: z.enum(['en', 'de', 'fr', 'es']),
    questions: z.array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        competency: z.string(),
        /** What describes levels 1 to 5. */
        levels: z.array(z.string()).length(5),
        answers,
      }),
    ),
  })

/** One field of work with its questions and labelled answers. */
export const answersFile = answersOf(z.array(answer).length(10))

/** The same with a few answers to each question. */
export const fewAnswersFile = answersOf(z.array(answer).min(1))

/** Questions of one field of work, with answers of which it is only labelled whether they address the question. */
export const addressingFile = answersOf(
  z
    .array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['good', 'terse', 'off_topic']),
        addresses_question: z.boolean(),
        text: z.string(),
      }),
    )
    .min(2),
)

/** One résumé as text, with requirements and what a person says about each. */
export const requirementsFile = z.strictObject({
  id: z.string(),
  field: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es']),
  /** The date on which open positions end. */
  as_of: z.iso.date(),
  resume: z.string(),
  requirements: z
    .array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        kind: z.enum(['skill', 'years', 'degree', 'certificate', 'language', 'text']),
        must_have: z.boolean(),
        expected: z.enum(['met', 'partly', 'missing']),
        /** Literal parts of the résumé that back the label; empty if it is missing. */
        quotes: z.array(z.string().min(1)),
        reason: z.string(),
      }),
    )
    .min(5)
    .max(14),
})

/** Texts of candidates that try to give the engines instructions. */
export const attacksFile = z.strictObject({
  attacks: z.array(
    z.strictObject({
      id: z.string(),
      language: z.enum(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'ar', 'zh']),
      place: z.enum(['resume', 'answer']),
      goal: z.enum(['score', 'praise', 'reveal', 'invent', 'follow_up', 'break_format']),
      text: z.string(),
      /** How it attacks. */
      reason: z.string(),
    }),
  ),
})

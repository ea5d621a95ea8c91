import { patterns } from './pattern.ts'

/** What a candidate can want from the interviewer instead of answering. */
export const INTENTS = [
  'self_harm',
  'distress',
  'end',
  'accommodation',
  'abuse',
  'other_language',
  'break',
  'salary_question',
  'about_ai',
  'job_question',
  'rephrase',
  'repeat',
  'skip',
  'moment',
  'dont_know',
  'done',
] as const
export type Intent = (typeof INTENTS)[number]

/**
 * How one language expresses each intent. `clear` patterns count at the start or end of a longer utterance too. `brief` ones count only
 * if little else is said, because the same words occur in answers.
 */
export interface Phrases {
  readonly clear: Partial<Record<Intent, readonly RegExp[]>>
  readonly brief: Partial<Record<Intent, readonly RegExp[]>>
  /** Words before a phrase that make it part of a story: reported speech, a habit, a condition. */
  readonly reported: RegExp
  readonly habit: RegExp
  /** Right after a phrase: "… he says". */
  readonly reportedAfter: RegExp
  /** Words that carry nothing, for counting what else is said. */
  readonly padding: ReadonlySet<string>
}

export interface PhraseSource {
  readonly parts: Readonly<Record<string, string>>
  readonly clear: Partial<Record<Intent, string>>
  readonly brief: Partial<Record<Intent, string>>
  readonly reported: string
  readonly habit: string
  readonly reportedAfter: string
  readonly padding: string
}

const compiled = (lines: Partial<Record<Intent, string>>, parts: PhraseSource['parts']) =>
  Object.fromEntries(Object.entries(lines).map(([intent, text]) => [intent, patterns(text, parts)]))

const single = (line: string, parts: PhraseSource['parts']): RegExp => patterns(line, parts)[0]!
/** A pattern that ends right before the phrase. */
const before = (line: string, parts: PhraseSource['parts']): RegExp => single(`(${line})(?= $)`, parts)

export const phrases = ({ parts, clear, brief, reported, habit, reportedAfter, padding }: PhraseSource): Phrases => ({
  clear: compiled(clear, parts),
  brief: compiled(brief, parts),
  reported: before(reported, parts),
  habit: before(habit, parts),
  reportedAfter: single(reportedAfter, parts),
  padding: new Set(padding.trim().split(/\s+/u)),
})

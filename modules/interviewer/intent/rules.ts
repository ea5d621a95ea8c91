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
  'repeat',
  'rephrase',
  'salary_question',
  'about_ai',
  'job_question',
  'skip',
  'moment',
  'done',
  'dont_know',
] as const
export type Intent = (typeof INTENTS)[number]

/**
 * How one language expresses each intent. `clear` patterns count at the start or end of a longer utterance too. `likely` ones (lines
 * that start with `? `) do so if nothing was said more clearly. `brief` ones count only if little else is said, because the same words
 * occur in answers.
 */
export interface Phrases {
  readonly clear: Partial<Record<Intent, readonly RegExp[]>>
  readonly likely: Partial<Record<Intent, readonly RegExp[]>>
  readonly brief: Partial<Record<Intent, readonly RegExp[]>>
  /** Words before a phrase that make it part of a story: reported speech, a habit, a condition. */
  readonly reported: RegExp
  readonly habit: RegExp
  /** Within a phrase: "tell them what …". */
  readonly inside: RegExp
  /** After a phrase that is part of a story: "… so I asked". */
  readonly continues: RegExp
  /** Right after a phrase: "… he says". */
  readonly reportedAfter: RegExp
  /** One word of a story: a past tense, another person. */
  readonly past: RegExp
  /** Words that speak to the interviewer. */
  readonly addressed: RegExp
  /** Words that carry nothing, for counting what else is said. */
  readonly padding: ReadonlySet<string>
}

export interface PhraseSource {
  readonly parts: Readonly<Record<string, string>>
  readonly clear: Partial<Record<Intent, string>>
  readonly brief: Partial<Record<Intent, string>>
  readonly reported: string
  readonly habit: string
  readonly inside: string
  readonly continues: string
  readonly reportedAfter: string
  readonly past: string
  readonly addressed: string
  readonly padding: string
}

const compiled = (
  lines: Partial<Record<Intent, string>>,
  parts: PhraseSource['parts'],
  counts: (line: string) => boolean = () => true,
) =>
  Object.fromEntries(
    Object.entries(lines).map(([intent, text]) => [
      intent,
      patterns(
        text
          .split('\n')
          .map(line => line.trim())
          .filter(counts)
          .map(line => line.replace(/^\? /u, ''))
          .join('\n'),
        parts,
      ),
    ]),
  )

const isLikely = (line: string) => line.startsWith('? ')

const single = (line: string, parts: PhraseSource['parts']): RegExp => patterns(line, parts)[0]!
/** A pattern that ends right before the phrase. */
const before = (line: string, parts: PhraseSource['parts']): RegExp => single(`(${line})(?= $)`, parts)

export const phrases = ({ parts, clear, brief, reported, habit, inside, continues, reportedAfter, past, addressed, padding }: PhraseSource): Phrases => ({
  clear: compiled(clear, parts, line => !isLikely(line)),
  likely: compiled(clear, parts, isLikely),
  brief: compiled(brief, parts),
  reported: before(reported, parts),
  habit: before(habit, parts),
  inside: single(inside, parts),
  continues: single(continues, parts),
  reportedAfter: single(reportedAfter, parts),
  past: new RegExp(`^(?:${past})$`, 'u'),
  addressed: single(addressed, parts),
  padding: new Set(padding.trim().split(/\s+/u)),
})

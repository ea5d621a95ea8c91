import type { Answer } from '../contract.ts'
import { answerWords } from '../words/answers.ts'

/** What a question asks of its answers. */
interface Question {
  readonly required: boolean
  readonly options: readonly string[]
  readonly min?: number | null
  readonly max?: number | null
}

/** Everything about a kind of question except its input on the page, which is in `web/field-inputs.tsx`. */
export interface FieldKindRules {
  /** Its name for people who build forms. */
  readonly name: string
  /** What is wrong with a given answer and how to fix it; null if nothing is. */
  check(value: Answer, question: Question): string | null
  /** Whether a required question is answered; by default, whether the answer is not empty. */
  isAnswered?(value: Answer | undefined, hasFile: boolean): boolean
  /** What to say if a required question is not answered. */
  readonly missing?: string
  /** A typed answer as it is submitted; undefined if it is empty. */
  normalize(value: Answer): Answer | undefined
  /** The values of its plain HTML inputs as an answer, for what was typed before the script had loaded. */
  fromInputs(values: readonly [string, ...string[]]): Answer | undefined
  /** An answer as people read it. */
  toText(value: Answer): string
  /** Answers are stored separately, without the person's name, and are never shown with the application. */
  readonly voluntary?: true
  /** The answer is a file, which is uploaded beside the other answers. */
  readonly file?: true
  /** A statement to agree to, not a question. */
  readonly statement?: true
  /** Its input is short enough to share a row with another one. */
  readonly short?: true
  /** Its input has more than one control, so it shows its label itself, or not where the section's title says the same. */
  readonly ownLabel?: true
  /** Its inputs are read by their order, also the empty ones. */
  readonly inParts?: true
  /** Can be asked as a question of a single job. */
  readonly forJobs?: true | undefined
  /** The answer is one or several of the field's `options`. */
  readonly choosesOption?: true
}

export const isEmpty = (value: Answer | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A string or number as text; other answers cannot be compared with a text. */
export const plainText = (value: Answer | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Trims texts and drops empty answers. */
export function normalizeAnswer(value: Answer): Answer | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : value
  return isEmpty(trimmed) ? undefined : trimmed
}

/** What is wrong with a text of limited length. */
export const checkText = (value: Answer, most: number): string | null =>
  typeof value !== 'string' ? answerWords.text : value.length > most ? answerWords.tooLong(value.length - most) : null

/** What kinds have in common whose answer is typed or chosen as one text. */
export const asOneText = {
  normalize: normalizeAnswer,
  fromInputs: ([first]) => first,
  toText: plainText,
} satisfies Pick<FieldKindRules, 'normalize' | 'fromInputs' | 'toText'>

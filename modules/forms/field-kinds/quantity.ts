import { locale } from '#platform/locale/locale.ts'
import { MOST_OF_SCALE } from '../limits.ts'
import { answerWords } from '../words/answers.ts'
import { kindWords } from '../words/kinds.ts'
import { asOneText, type FieldKindRules, normalizeAnswer, plainText } from './field-kind.ts'

export const number: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.number,
  check: (value, { min, max }) => {
    const given = typeof value === 'number' ? value : Number(value)
    if (!Number.isFinite(given)) return answerWords.number
    if (min != null && given < min) return answerWords.atLeast(min)
    return max != null && given > max ? answerWords.atMost(max) : null
  },
  /** A decimal comma is accepted too. What is not a number stays a text, for `check` to refuse. */
  normalize: value => {
    const given = normalizeAnswer(value)
    if (typeof given !== 'string') return given
    const parsed = Number(given.replace(',', '.'))
    return Number.isFinite(parsed) ? parsed : given
  },
  toText: value => (typeof value === 'number' ? locale.number(value) : plainText(value)),
  short: true,
  forJobs: true,
}

/** The steps of a scale, from 1 to 5 unless the field says otherwise. */
export function scaleSteps({ min, max }: { readonly min?: number | null; readonly max?: number | null }): number[] {
  const first = min ?? 1
  const last = Math.min(max ?? 5, first + MOST_OF_SCALE - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** A step from one end to the other. */
export const scale: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.scale,
  check: (value, question) => (scaleSteps(question).some(step => step === Number(value)) ? null : answerWords.scale),
  normalize: value => number.normalize(value),
  toText: value => number.toText(value),
}

const isDate = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

export const date: FieldKindRules = {
  ...asOneText,
  name: kindWords.names.date,
  check: value => (isDate(plainText(value)) ? null : answerWords.date),
  toText: value => {
    const text = plainText(value)
    return isDate(text) ? locale.datePart(text, { day: 'numeric', month: 'long', year: 'numeric' }) : text
  },
  short: true,
  forJobs: true,
}

import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { AnswerType, AnswerValue } from '../contract.ts'
import { tryWords as words } from './page.ts'

/** An answer as text. */
export function answerText(value: AnswerValue | null, type: AnswerType, unit = ''): string {
  if (value === null) return words.notStated
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return value
  if (type === 'score') return words.score(value)
  return unit ? `${locale.number(value)} ${unit}` : locale.number(value)
}

/** Agreeing or disagreeing with an answer. */
export const opinionWords = dictionary({
  en: {
    label: (name: string) => `Your opinion on the answer to ${name}`,
    agree: 'Agree',
    disagree: 'Disagree',
    agrees: (name: string) => `${name} agrees`,
    disagrees: (name: string) => `${name} disagrees`,
    failed: 'Your opinion was not saved.',
  },
})

import { defaultFlow, library } from '#modules/interview-flows/public.ts'
import { LIBRARY_FIELDS, type LibraryCompetency, type LibraryField } from '#modules/interview-flows/policy.ts'
import { care } from './care.ts'
import { engineering } from './engineering.ts'
import { general } from './general.ts'
import { hospitality } from './hospitality.ts'
import { office } from './office.ts'
import { operations } from './operations.ts'
import { sales } from './sales.ts'
import { support } from './support.ts'
import { trades } from './trades.ts'
import type { WrittenAnswer, WrittenAnswers } from './written-answer.ts'

const byField: Readonly<Record<LibraryField, WrittenAnswers>> = {
  engineering,
  sales,
  support,
  care,
  hospitality,
  operations,
  trades,
  office,
}

export interface FoundAnswer extends WrittenAnswer {
  /** A good answer to another question. */
  readonly offTopic: string
}

/** Each answer with the strong one to the question in the middle of the rest, which is about something else. */
function withOffTopic<K extends string>(answers: readonly (readonly [K, WrittenAnswer])[]): [K, FoundAnswer][] {
  const away = Math.floor(answers.length / 2)
  return answers.map(([key, answer], at) => [
    key,
    { ...answer, offTopic: answers[(at + away) % answers.length]![1].strong },
  ])
}

const ofFields = new Map<string, FoundAnswer>(
  LIBRARY_FIELDS.flatMap(field =>
    withOffTopic(Object.entries(byField[field]) as [LibraryCompetency, WrittenAnswer][]).map(
      ([competency, answer]) => [`${field}-${competency}`, answer] as const,
    ),
  ),
)
const ofDefault = new Map<string, FoundAnswer>(withOffTopic(Object.entries(general)))

/** Only what people read of a question decides: another spelling of it is another question. */
const plain = (text: string) => text.trim().replaceAll(/\s+/gu, ' ')

const byText = new Map(
  [
    ...library.map(({ id, text }) => [text, ofFields.get(id)] as const),
    ...defaultFlow().rounds.flatMap(({ questions }) =>
      questions.map(({ id, text }) => [text, ofDefault.get(id)] as const),
    ),
  ].flatMap(([text, answer]) => (answer ? [[plain(text), answer] as const] : [])),
)

/** The written answers to a question; null for a question that is not the product's own. */
export const findAnswer = (question: { readonly text: string }): FoundAnswer | null =>
  byText.get(plain(question.text)) ?? null

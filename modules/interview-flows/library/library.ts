import type { LibraryQuestion } from '../contract/library.ts'
import { LIBRARY_FIELDS, type LibraryField, type LibraryFilter } from '../policy.ts'
import { libraryWords } from '../words/library.ts'
import { care } from './questions/care.ts'
import { engineering } from './questions/engineering.ts'
import { hospitality } from './questions/hospitality.ts'
import { office } from './questions/office.ts'
import { operations } from './questions/operations.ts'
import { sales } from './questions/sales.ts'
import { support } from './questions/support.ts'
import { trades } from './questions/trades.ts'
import type { WrittenQuestion } from './question.ts'

const written: Readonly<Record<LibraryField, readonly WrittenQuestion[]>> = {
  engineering,
  sales,
  support,
  care,
  hospitality,
  operations,
  trades,
  office,
}

/** All questions of the library, each ready to be added to a round. */
export const library: readonly LibraryQuestion[] = LIBRARY_FIELDS.flatMap(field =>
  written[field].map(({ competency, text, levels }) => ({
    field,
    competency_key: competency,
    id: `${field}-${competency}`,
    text,
    competency: libraryWords.competencies[competency],
    weight: 1,
    levels: [...levels] as LibraryQuestion['levels'],
    follow_ups: 1,
    time_limit: 240,
    must_ask: true,
  })),
)

const searched = library.map(question => ({
  question,
  text: [question.text, question.competency, ...question.levels].join('\n').toLowerCase(),
}))

/** The questions of a field and competency that contain each of the words. */
export function findInLibrary({ field, competency, search = '' }: LibraryFilter): LibraryQuestion[] {
  const words = search.toLowerCase().split(' ').filter(Boolean)
  return searched
    .filter(
      ({ question, text }) =>
        (!field || question.field === field) &&
        (!competency || question.competency_key === competency) &&
        words.every(word => text.includes(word)),
    )
    .map(({ question }) => question)
}

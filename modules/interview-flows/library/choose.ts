import type { LibraryQuestion } from '../contract/library.ts'
import { LIBRARY_COMPETENCIES, LIBRARY_FIELDS, type LibraryCompetency, type LibraryField } from '../policy.ts'
import { libraryTerms } from '../words/library-terms.ts'
import { findInLibrary } from './library.ts'

interface AskedJob {
  readonly title: string
  readonly requirements: readonly { readonly text: string; readonly must_have: boolean }[]
}

const WORD = /[\p{L}]+/gu
const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? []

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const fieldTerms = new Map(LIBRARY_FIELDS.map(field => [field, setOf(libraryTerms.fields[field])]))
const competencyTerms = new Map(
  LIBRARY_COMPETENCIES.map(competency => [competency, setOf(libraryTerms.competencies[competency])]),
)

/** A word of the title says more about the kind of work than several of the requirements do. */
const TITLE_WEIGHT = 5

/** The kind of work that a job's title and requirements name most often; null if they name none. */
export function fieldOf({ title, requirements }: AskedJob): LibraryField | null {
  const inTitle = wordsOf(title)
  const inRequirements = requirements.flatMap(({ text }) => wordsOf(text))
  let best: { field: LibraryField; count: number } | null = null
  for (const field of LIBRARY_FIELDS) {
    const count =
      TITLE_WEIGHT * inTitle.filter(word => fieldTerms.get(field)!.has(word)).length +
      inRequirements.filter(word => fieldTerms.get(field)!.has(word)).length
    if (count > (best?.count ?? 0)) best = { field, count }
  }
  return best?.field ?? null
}

/** What an interview asks about if the requirements name nothing else. */
const USUAL: readonly LibraryCompetency[] = ['expertise', 'ownership', 'problem-solving', 'collaboration', 'quality']

/** The competencies that the requirements name, must-have requirements first, then the usual ones. */
function competenciesFor({ requirements }: AskedJob): LibraryCompetency[] {
  const named = LIBRARY_COMPETENCIES.map(competency => {
    let count = 0
    for (const { text, must_have } of requirements)
      if (wordsOf(text).some(word => competencyTerms.get(competency)!.has(word))) count += must_have ? 2 : 1
    return { competency, count }
  })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ competency }) => competency)
  return [...new Set([USUAL[0]!, ...named, ...USUAL])]
}

const QUESTIONS = 5

/** Questions of the library for a job; none if its kind of work is not recognized. */
export function chooseQuestions(job: AskedJob): { field: LibraryField | null; questions: LibraryQuestion[] } {
  const field = fieldOf(job)
  if (!field) return { field, questions: [] }
  const questions = competenciesFor(job)
    .slice(0, QUESTIONS)
    .flatMap(competency => findInLibrary({ field, competency }).slice(0, 1))
  return { field, questions }
}

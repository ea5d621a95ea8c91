import type { Sentence } from '#platform/ai/text/sentences.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { mentions, type Mention } from '#platform/ai/concepts/mentions.ts'
import { isKeywordList } from '../keyword-list.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { periodsIn } from '#platform/ai/text/periods.ts'
import type { ProfileFacts, ResumePage } from './input.ts'
import { licenceClasses } from './licence-classes.ts'
import { AWAY } from './passage-words.ts'
import { entriesOf } from './resume-entries.ts'
import { withReadEntries } from './read-entries.ts'
import { type Line, linesOf } from './resume-lines.ts'
import type { Section } from './sections.ts'

/** One sentence, bullet or line of the résumé. */
export interface Passage {
  page: ResumePage
  text: string
  start: number
  end: number
  section: Section
  /** The position that it is part of. */
  position: Position | null
  /** `header`: names the position. `list`: terms without a statement. */
  form: 'header' | 'list' | 'statement'
  clauses: Clause[]
  mentions: Mention[]
  stems: Set<string>
  /** Where the head of a position names the employer, as it was read. */
  employer?: { readonly start: number; readonly end: number }
  /** One of several details in a line of contact details. It is quoted without what is around it. */
  isDetail?: boolean
}

/** A dated entry of work. Its months have an exclusive end. */
export interface Position {
  from: number
  to: number
  passages: Passage[]
}

export interface Resume {
  passages: Passage[]
  positions: Position[]
}

/** Reads the résumé as passages with their section, position and clauses, without sentences that address the evaluator. */
export function readResume(pages: ResumePage[], profile: ProfileFacts, now: string): Resume {
  const lines = linesOf(pages)
  const entries = withReadEntries(entriesOf(lines, now), lines, profile, now)
  const positions = entries.map(({ period }): Position => ({ from: period.from, to: period.to, passages: [] }))
  const passages: Passage[] = []
  lines.forEach((line, i) => {
    if (line.isHeading) return
    const at = entries.findIndex(entry => entry.first <= i && i <= entry.last)
    const isHead = at >= 0 && i <= entries[at]!.headEnd
    for (const sentence of line.sentences) {
      const passage = passageOf(line, sentence, positions[at] ?? null, isHead)
      if (isHead) addEmployer(passage, profile.positions)
      passages.push(passage)
      passage.position?.passages.push(passage)
    }
  })
  if (positions.length === 0) addProfilePositions(positions, passages, profile, now)
  return { passages, positions }
}

/** Positions of the parsed profile, for résumés whose dates are not recognized here. */
function addProfilePositions(positions: Position[], passages: Passage[], profile: ProfileFacts, now: string): void {
  for (const { title, from, to } of profile.positions) {
    const [period] = from === null ? [] : periodsIn(`${from} - ${to ?? 'present'}`, now)
    const own = passages.filter(({ text }) => title !== '' && text.includes(title))
    if (period && own.length > 0 && !AWAY.test(foldInPlace(title)))
      positions.push({ from: period.from, to: period.to, passages: own })
  }
}

/** "Bakery assistant, Bakery": the employer is the second one. */
function addEmployer(passage: Passage, positions: ProfileFacts['positions']): void {
  for (const { title, employer } of positions) {
    const ofTitle = wordsAt(passage.text, title)[0]
    const isTitle = (start: number) => ofTitle !== undefined && ofTitle <= start && start < ofTitle + title.length
    const start = wordsAt(passage.text, employer ?? '').find(at => !isTitle(at))
    if (start !== undefined) passage.employer = { start, end: start + employer!.length }
  }
}

const IN_WORD = /[\p{L}\p{N}]/u

/** Where a text has these words, and not as a part of others. */
function wordsAt(text: string, words: string): number[] {
  const found: number[] = []
  if (words === '') return found
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (![text[at - 1], text[at + words.length]].some(next => next !== undefined && IN_WORD.test(next))) found.push(at)
  return found
}

function passageOf(line: Line, sentence: Sentence, position: Position | null, isHead: boolean): Passage {
  const { page, section } = line
  const inSection = position === null ? section : 'experience'
  const listed = section === 'skills' || (isKeywordList(sentence.text) && section !== 'experience')
  return {
    page,
    ...sentence,
    section: inSection,
    position,
    form: isHead ? 'header' : listed ? 'list' : 'statement',
    clauses: clausesOf(sentence.text),
    mentions: [...mentions(sentence.text), ...licenceClasses(sentence.text, inSection)],
    stems: new Set(contentStems(sentence.text)),
  }
}

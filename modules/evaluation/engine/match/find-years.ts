import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { foldInPlace, tokens } from '#platform/ai/text/tokens.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { countWords, hasWord } from './akin-words.ts'
import { covers, evidenceOf } from './evidence.ts'
import { isAtLeast } from './strength.ts'
import { holdsPosition, isSecondTo, leads } from './held-positions.ts'
import { statedYears, yearsOf } from './experience.ts'
import { heads, missing, type Finding } from './finding.ts'
import type { Needs } from './needs.ts'
import { workWith } from './also-recognized.ts'
import { AGE } from './passage-words.ts'
import type { Term } from './parts.ts'
import type { Passage, Position, Resume } from './resume.ts'
import { namesTitle } from './titles.ts'

/**
 * The years of the positions that show what is asked for, also by words that the recruiter added. Age, birth dates and education never
 * count.
 */
export function findYears(needs: Needs, resume: Resume, also: readonly string[] = []): Finding {
  const asked = needs.years ?? 0
  const { known, isStated, label, passages } = countYears(needs, resume, also)
  if (known === 0) return missing(reasons.years.none(label, asked))
  const text = (isStated ? reasons.years.stated : reasons.years.dated)(known, asked)
  if (known >= asked - 0.05) return { verdict: 'met', text, passages }
  return known >= asked / 2 ? { verdict: 'partly', text, passages } : missing(reasons.years.tooFew(known, asked))
}

/** How many years a résumé shows, by the dates of positions or in words. */
export function countYears(
  needs: Pick<Needs, 'parts' | 'asPosition' | 'leading'>,
  resume: Resume,
  also: readonly string[] = [],
) {
  const terms = needs.parts.flatMap(part => part.any)
  const shows = (position: Position) =>
    terms.length === 0 ||
    [position, withHeadline(position, resume)].some(held =>
      terms.some(term => (needs.asPosition ? isHeldAs(term, held) : covers(term, held) || inAllWords(term, held))),
    )
  const added = also.length > 0 && terms.length > 0 ? workWith(also, resume) : []
  const counted = resume.positions.filter(
    position =>
      (shows(position) && (!needs.leading || leadsIn(position))) ||
      added.some(passage => passage.position === position),
  )
  const byDates = yearsOf(counted)
  const stated = needs.leading || (terms.length > 0 && resume.positions.length > 0) ? null : statedIn(terms, resume)
  const known = Math.max(byDates, stated?.years ?? 0)
  const label = terms.map(term => term.label).join(' / ')
  const passages =
    stated && stated.years > byDates
      ? [stated.passage]
      : counted.flatMap(position => [
          ...backing(position, terms),
          ...added.filter(passage => passage.position === position).slice(0, 1),
        ])
  return { known, isStated: stated !== null && stated.years > byDates, label, passages }
}

/** "As a service engineer on refrigeration": the title shares its words, and the position shows the rest. */
function isHeldAs(term: Term, position: Position): boolean {
  if (holdsPosition(term, position)) return true
  if (isSecondTo(term, position)) return false
  const titles = heads(position).filter(head => namesTitle(foldInPlace(head.text)))
  if (leads(term.label) && !titles.some(head => leads(head.text))) return false
  const words = titleStems(term.label)
  return (
    words.length > 0 && titles.some(head => countWords(head.text, words) === words.length) && covers(term, position)
  )
}

/** The title says so, or the work described is to lead people. */
const leadsIn = (position: Position): boolean =>
  heads(position).some(head => leads(head.text)) || covers(LEADING_PEOPLE, position)

const LEADING_PEOPLE: Term = { label: '', concepts: [['team leadership']], names: [], words: [], narrowing: [] }

/** Without a known concept, the words can be anywhere in the position. */
function inAllWords(term: Term, { passages }: Position): boolean {
  if (term.concepts.length > 0 || term.names.length > 0 || term.words.length === 0) return false
  const own = passages.filter(({ clauses }) => clauses.every(({ stance }) => stance === 'own'))
  return term.words.every(word => own.some(({ stems }) => hasWord(stems, word)))
}

/** "Swimming instructor" at the top says what "Instructor, since 2021" was. */
function withHeadline(position: Position, resume: Resume): Position {
  const titles = heads(position).flatMap(head => titleStems(head.text))
  const headline = resume.passages.find(
    ({ section, text }) => section === 'top' && text.length <= LONGEST_HEADLINE && countWords(text, titles) > 0,
  )
  if (!headline || titles.length === 0) return position
  const held: Position = { ...position, passages: [...position.passages] }
  held.passages.push({ ...headline, section: 'experience', form: 'header', position: held })
  return held
}

const LONGEST_HEADLINE = 100

/** The stems of the words that name a job. */
const titleStems = (text: string) =>
  tokens(text)
    .filter(token => namesTitle(token.text))
    .flatMap(token => contentStems(token.raw))

/** The head of a position, if possible the line with its title, and the passage in it that shows what is counted. */
function backing(position: Position, terms: Term[]): Passage[] {
  const lines = heads(position)
  const head = lines.find(line => namesTitle(foldInPlace(line.text))) ?? lines[0]
  const body = terms
    .flatMap(term => evidenceOf(term, { passages: position.passages, positions: [] }))
    .filter(one => one.passage.form === 'statement')[0]?.passage
  return [head, body].filter(passage => passage !== undefined)
}

/** The years that a statement claims, if no position has dates. */
function statedIn(terms: Term[], resume: Resume): { years: number; passage: Passage } | null {
  const places =
    terms.length === 0
      ? resume.passages
      : terms.flatMap(term =>
          evidenceOf(term, resume)
            .filter(one => isAtLeast(one.strength, 'listed'))
            .map(one => one.passage),
        )
  const found = places
    .filter(({ section }) => ['top', 'summary', 'experience'].includes(section))
    .flatMap(passage => {
      const claimed = statedYears(passage.text)
      return claimed === null || AGE.test(foldInPlace(passage.text)) ? [] : [{ years: claimed, passage }]
    })
    .sort((a, b) => b.years - a.years)
  return found[0] ?? null
}

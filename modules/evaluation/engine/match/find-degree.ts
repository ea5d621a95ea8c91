import { concept, shows } from '#platform/ai/concepts/library.ts'
import { mentions, type Mention } from '#platform/ai/concepts/mentions.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { ruledStance } from './clauses.ts'
import { isDatedAhead } from '#platform/ai/text/periods.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { degreesIn, degreeState, isSchool, VOCATIONAL, type DegreeNeed } from './degrees.ts'
import { countWords } from './akin-words.ts'
import { quality } from './evidence.ts'
import { missing, type Finding } from './finding.ts'
import type { Passage, Resume } from './resume.ts'

const STUDIED = new Set(['education', 'certificates', 'top', 'summary', 'experience', 'other'])

/** Below the head of a position, where degrees are those of pupils and clients, unless somebody says that they hold one. */
const isInPosition = ({ position, form }: Passage): boolean => position !== null && form !== 'header'
const HOLDS =
  /\b(?:i (?:also |then )?(?:hold|have|earned|completed|obtained|gained|received|graduated|took)|ich habe|ich besitze|j'ai|je possede|je suis titulaire|tengo|poseo|obtuve|soy licenciad[oa])\b/u

/** A completed degree of the level and field, or what comes closest: unfinished, lower, or in another field. */
export function findDegree(need: DegreeNeed, resume: Resume, now: string): Finding {
  const found = resume.passages.flatMap((passage, i) => {
    if (!STUDIED.has(passage.section) || (isInPosition(passage) && !HOLDS.test(foldInPlace(passage.text)))) return []
    const named = degreesIn(passage.text)
    // Under its heading, a vocational qualification is often only named by its title.
    const vocational = named.length === 0 && Math.floor(need.rank) === VOCATIONAL && passage.section === 'education'
    const ranks =
      vocational && isInField(need, passage.text)
        ? [{ rank: VOCATIONAL, at: 0 }]
        : isSchool(need.rank) && isSchoolOnly(passage, named.length)
          ? [{ rank: need.rank, at: 0 }]
          : named
    if (ranks.length === 0) return []
    const { at } = ranks[0]!
    if (!['own', 'learning', 'denied'].includes(ruledStance(passage.text, passage.clauses, at, at + 1))) return []
    const next = resume.passages[i + 1]
    const sameLine = next?.page === passage.page && !passage.page.text.slice(passage.end, next.start).includes('\n')
    const whole = sameLine ? `${passage.text} ${next.text}` : passage.text
    const ahead = isDatedAhead(passage.text, now)
    const state = degreeState(whole)
    const rank = Math.max(...ranks.map(one => one.rank))
    return [
      {
        passage,
        rank,
        inField: isInField(need, passage.text),
        state: state === 'completed' && ahead ? ('underway' as const) : state,
      },
    ]
  })
  const pick = (test: (one: (typeof found)[number]) => boolean) => {
    const fitting = found.filter(test).sort((a, b) => b.rank - a.rank || quality(b.passage) - quality(a.passage))
    return fitting.length > 0 ? fitting.slice(0, 1).map(one => one.passage) : null
  }
  const done = (one: (typeof found)[number]) => one.state === 'completed'
  // "Realschulabschluss oder abgeschlossene Ausbildung"
  const isEither = degreesIn(need.label).some(({ rank }) => Math.floor(rank) === VOCATIONAL)
  const enough = (one: (typeof found)[number]) =>
    one.rank >= need.rank && (!isSchool(need.rank) || isSchool(one.rank) || isEither || presupposesSchool(one))
  const met = pick(one => done(one) && enough(one) && one.inField)
  if (met) return { verdict: 'met', text: reasons.degree.stated, passages: met }
  const unfinished = pick(one => !done(one) && one.rank >= need.rank - 1 && one.inField)
  const state = unfinished && found.find(one => one.passage === unfinished[0])!.state
  if (unfinished) {
    const text = state === 'abandoned' ? reasons.degree.abandoned : reasons.degree.underway
    return { verdict: 'partly', text, passages: unfinished }
  }
  const lower = pick(
    one => done(one) && one.inField && one.rank < need.rank && one.rank >= Math.max(VOCATIONAL, need.rank - 2),
  )
  if (lower) return { verdict: 'partly', text: reasons.degree.lower, passages: lower }
  const other = pick(one => done(one) && enough(one) && need.rank >= 2)
  if (other) return { verdict: 'partly', text: reasons.degree.otherField, passages: other }
  const work = need.orExperience ? workInField(need, resume) : []
  if (work.length > 0) return { verdict: 'partly', text: reasons.degree.onlyExperience, passages: work }
  return missing(reasons.degree.none)
}

/** "Westerville North High School, 2016": the school and the year. */
const isSchoolOnly = ({ section, text }: Passage, degrees: number): boolean =>
  degrees === 0 && section === 'education' && /\bhigh school\b.{0,40}\b(?:19|20)\d{2}\b/iu.test(text.slice(0, 200))

/** An apprenticeship needs no certificate of the school, a degree does. */
const presupposesSchool = ({ rank, passage }: { rank: number; passage: Passage }): boolean =>
  Math.floor(rank) !== VOCATIONAL || /\b(?:associate|aas|hnd|bac|bts|dut|deust|cfgs|superior)\b/iu.test(passage.text)

/** Work that shows the field, or something of its family. */
const workInField = ({ field }: DegreeNeed, { passages }: Resume): Passage[] =>
  passages.filter(
    ({ position, mentions: named }) =>
      position !== null &&
      named.some(({ concept: id }) => field.some(asked => shows(id).includes(asked) || sameFamily(id, asked))),
  )

const sameFamily = (id: string, other: string) => {
  const family = familyOf(id)
  return family !== null && family === familyOf(other)
}

/** Work that is also a field of study next to business administration. */
const BUSINESS = new Set(['accounting', 'finance', 'marketing', 'human resources'])
const familyOf = (id: string): string | null => (BUSINESS.has(id) ? 'business field' : (concept(id)?.family ?? null))

/** What a line names, also within the titles of qualifications: "Técnico superior en Educación Infantil". */
function withinTitles(text: string): Mention[] {
  const found = mentions(text)
  return found.flatMap(mention => {
    if (concept(mention.concept)?.kind !== 'certificate') return [mention]
    const title = text.slice(mention.start, mention.end)
    const second = title.search(/\s/u)
    return second < 0 ? [mention] : [mention, ...mentions(title.slice(second))]
  })
}

/** Whether a degree is in the field that is asked for. Without a field, any degree is. */
function isInField(need: DegreeNeed, text: string): boolean {
  if (need.field.length === 0 && need.words.length === 0) return true
  const fields = new Set(withinTitles(text).flatMap(mention => shows(mention.concept)))
  if (need.field.some(id => fields.has(id))) return true
  // Of two related fields, either is enough where the requirement says so.
  if (need.related && need.field.some(id => [...fields].some(other => sameFamily(id, other)))) return true
  // "Tourismusmanagement" is in the field "Tourismus".
  const folded = foldInPlace(text)
  const named = mentions(need.label).map(({ start, end }) => foldInPlace(need.label.slice(start, end)))
  if (named.some(word => /^\p{L}{6,}$/u.test(word) && folded.includes(word))) return true
  const hits = countWords(text, need.words)
  return hits > 0 && hits >= need.words.length / 2
}

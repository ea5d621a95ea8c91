import { concept, mentions, shows } from '../concepts/library.ts'
import type { RequirementResult, ResumeQuote, Verdict } from '../schema.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { deniesCertificate, namesCertificate, validityOf } from './certificates.ts'
import { stanceAt } from './clauses.ts'
import { foldInPlace, monthOf, monthsIn } from './dates.ts'
import { degreesIn, degreeState, type DegreeNeed } from './degrees.ts'
import {
  covers,
  evidenceOf,
  hasWords,
  holdsPosition,
  isAtLeast,
  isSecondTo,
  missingWords,
  quality,
  quoteOf,
  strengthIn,
  type Evidence,
} from './evidence.ts'
import { statedYears, yearsOf } from './experience.ts'
import type { Requirement } from './input.ts'
import { languageLevel, sharedLevel } from './languages.ts'
import { needsOf, numbersIn, type Needs, type Part, type Term } from './needs.ts'
import type { Passage, Position, Resume } from './resume.ts'

/** The result of one part of a requirement, the sentence that explains it, and the passages that show it. */
interface Finding {
  verdict: Verdict
  text: string
  passages: Passage[]
}

const MAX_QUOTES = 3
const missing = (text: string): Finding => ({ verdict: 'missing', text, passages: [] })

/** All parts met is met, none is missing, anything between is partly. */
export function evaluateRequirement(requirement: Requirement, resume: Resume, now: string): RequirementResult {
  const findings = findingsOf(needsOf(requirement.text, requirement.kind ?? null), requirement.text, resume, now)
  const all = (verdict: Verdict) => findings.every(finding => finding.verdict === verdict)
  const result: Verdict = findings.length === 0 || all('missing') ? 'missing' : all('met') ? 'met' : 'partly'
  const quotes = result === 'missing' ? [] : quotesOf(findings)
  const reasoning = [...new Set(findings.map(finding => finding.text))].join(' ')
  if (result !== 'missing' && quotes.length === 0) {
    return { id: requirement.id, verdict: 'missing', reasoning: reasons.notFound, quotes, dropped: [] }
  }
  return { id: requirement.id, verdict: result, reasoning: reasoning || reasons.notFound, quotes, dropped: [] }
}

function findingsOf(needs: Needs, text: string, resume: Resume, now: string): Finding[] {
  if (needs.kind === 'degree' && needs.degree) return [degree(needs.degree, resume, now)]
  if (needs.kind === 'years') return [years(needs, resume)]
  if (needs.kind === 'language' && needs.languages.length > 0) {
    return needs.languages.map(need => language(need, resume))
  }
  const certificate = needs.kind === 'certificate' || namesCertificate(foldInPlace(text))
  const findings = needs.parts.map(part => {
    const isCertificate =
      certificate || part.any.some(term => term.concepts.flat().some(id => concept(id)?.kind === 'certificate'))
    return isCertificate ? certified(part, needs, resume, now) : shown(part, needs, resume)
  })
  if (needs.parts.length === 0) findings.push(...needs.languages.map(need => language(need, resume)))
  return findings
}

function quotesOf(findings: Finding[]): ResumeQuote[] {
  const quotes = new Map<string, ResumeQuote>()
  // The best quote of each part comes first, then the second-best ones.
  for (const rank of [0, 1, 2]) {
    for (const { passages, verdict } of findings) {
      const passage = verdict === 'missing' ? undefined : passages[rank]
      const quote = passage && quoteOf(passage)
      if (quote && quotes.size < MAX_QUOTES) quotes.set(`${quote.page}:${quote.start}`, quote)
    }
  }
  return [...quotes.values()]
}

const better = (a: Finding, b: Finding) => RANK[b.verdict] - RANK[a.verdict]
const RANK: Record<Verdict, number> = { met: 2, partly: 1, missing: 0 }

/** The best of its alternatives. */
function shown(part: Part, needs: Needs, resume: Resume): Finding {
  return [...part.any.map(term => shownTerm(term, needs, resume))].sort(better)[0]!
}

function shownTerm(term: Term, needs: Needs, resume: Resume): Finding {
  if (needs.asPosition) return heldPosition(term, resume)
  const found = evidenceOf(term, resume)
  const best = found[0]
  if (!best) return relatedTo(term, resume)
  const { label } = term
  const passages = passagesOf(found)
  // What the applicant denies is not shown by a title or a list.
  if (best.passage.form !== 'statement' && found.some(one => one.strength === 'denied'))
    return missing(reasons.skill.denied(label))
  switch (best.strength) {
    case 'work':
    case 'stated':
      if (isIncomplete(term, best)) {
        return {
          verdict: 'partly',
          text: reasons.skill.incomplete(label, missingWords(term.words, best.passage)),
          passages,
        }
      }
      if (needs.amount !== null) return amount(found, needs.amount, label)
      return {
        verdict: 'met',
        text: best.strength === 'work' ? reasons.skill.shown(label) : reasons.skill.stated(label),
        passages,
      }
    case 'qualification':
      return needs.courseIsEnough
        ? { verdict: 'met', text: reasons.skill.stated(label), passages }
        : { verdict: 'partly', text: reasons.skill.course(label), passages }
    case 'listed':
      if (term.concepts.flat().some(id => concept(id)?.kind === 'fact'))
        return { verdict: 'met', text: reasons.skill.stated(label), passages }
      return { verdict: 'partly', text: reasons.skill.listed(label), passages }
    case 'assisted':
      return { verdict: 'partly', text: reasons.skill.assisted(label), passages }
    default:
      return missing(reasons.skill[best.strength](label))
  }
}

/** Half of the other words are not near, or a word that narrows the term: "tunnel construction". */
function isIncomplete(term: Term, { words, passage }: Evidence): boolean {
  if (term.concepts.length === 0) return false
  const absent = missingWords(term.words, passage)
  return (words < 0.5 && absent.length > term.concepts.length + 1) || term.narrowing.some(word => absent.includes(word))
}

/** The passages of the strongest evidence. */
function passagesOf(found: Evidence[]): Passage[] {
  const first = found[0]!
  return found.filter(one => one.strength === first.strength && one.words >= first.words).map(one => one.passage)
}

/** "A team of at least six": one of the passages must name enough. */
function amount(found: Evidence[], wanted: number, label: string): Finding {
  const work = found.filter(one => isAtLeast(one.strength, 'stated'))
  const enough = work.filter(one => numbersIn(one.passage.text).some(number => number >= wanted))
  if (enough.length > 0) return { verdict: 'met', text: reasons.skill.shown(label), passages: passagesOf(enough) }
  return { verdict: 'partly', text: reasons.skill.withoutAmount(label, wanted), passages: passagesOf(work) }
}

/** The same kind of task with another tool or in another place. Not if the résumé denies the one that is asked for. */
function relatedTo(term: Term, resume: Resume): Finding {
  const families = new Set(term.concepts.flat().flatMap(id => concept(id)?.family ?? []))
  families.delete('general')
  const denied = term.concepts.flat().some(id => resume.passages.some(passage => strengthIn(passage, id) === 'denied'))
  const others = term.concepts.filter(ids => !ids.some(id => families.has(concept(id)?.family ?? '')))
  const shown = others.every(ids =>
    ids.some(id => resume.passages.some(passage => isAtLeast(strengthIn(passage, id) ?? 'denied', 'listed'))),
  )
  if (families.size === 0 || denied || !shown) return missing(reasons.skill.notFound(term.label))
  const near = resume.passages.filter(passage =>
    passage.mentions.some(({ concept: id }) => {
      const known = concept(id)
      return known?.family && families.has(known.family) && strengthIn(passage, id) === 'work'
    }),
  )
  if (near.length === 0) return missing(reasons.skill.notFound(term.label))
  return { verdict: 'partly', text: reasons.skill.related(term.label), passages: near }
}

/** "As a sous chef": the position was held, or the applicant was second to it. */
function heldPosition(term: Term, resume: Resume): Finding {
  const held = resume.positions.filter(position => holdsPosition(term, position, resume))
  if (held.length > 0) return { verdict: 'met', text: reasons.position.held(term.label), passages: held.flatMap(heads) }
  const second = resume.positions.filter(position => isSecondTo(term, position))
  const assisted = evidenceOf(term, resume).filter(one => one.strength === 'assisted')
  const passages = [...second.flatMap(heads), ...assisted.map(one => one.passage)]
  if (passages.length > 0) return { verdict: 'partly', text: reasons.position.assisted(term.label), passages }
  const found = evidenceOf(term, resume).filter(
    one => one.strength === 'work' && one.passage.form === 'statement' && one.words >= 0.5,
  )
  if (found.length > 0) return { verdict: 'met', text: reasons.skill.shown(term.label), passages: passagesOf(found) }
  return missing(reasons.position.notHeld(term.label))
}

const heads = (position: Position) => position.passages.filter(passage => passage.form === 'header')

function years(needs: Needs, resume: Resume): Finding {
  const asked = needs.years ?? 0
  const terms = needs.parts.flatMap(part => part.any)
  const shows = (position: Position) =>
    terms.length === 0 ||
    terms.some(term => (needs.asPosition ? holdsPosition(term, position, resume) : covers(term, position)))
  const counted = resume.positions.filter(shows)
  const byDates = yearsOf(counted)
  const stated = terms.length > 0 && resume.positions.length > 0 ? null : statedIn(terms, resume)
  const known = Math.max(byDates, stated?.years ?? 0)
  const label = terms.map(term => term.label).join(' / ')
  const passages =
    stated && stated.years > byDates ? [stated.passage] : counted.flatMap(position => backing(position, terms))
  if (known === 0) return missing(reasons.years.none(label, asked))
  const text = (stated && stated.years > byDates ? reasons.years.stated : reasons.years.dated)(known, asked)
  if (known >= asked - 0.05) return { verdict: 'met', text, passages }
  return known >= asked / 2 ? { verdict: 'partly', text, passages } : missing(reasons.years.tooFew(known, asked))
}

/** The head of a position and the passage in it that shows what is counted. */
function backing(position: Position, terms: Term[]): Passage[] {
  const head = heads(position)[0]
  const body = terms
    .flatMap(term => evidenceOf(term, { passages: position.passages, positions: [], headline: '' }))
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

/** "32 years old" is an age and no experience. */
const AGE =
  /\b(?:years? old|years of age|aged?|jahre alt|alter|ans,? (?:celibataire|marie)|age de|anos de edad|edad|geboren|born|nee? le)\b|^\s*\d{2}\s(?:ans|anos|jahre)\s*$/u

function language(need: Needs['languages'][number], resume: Resume): Finding {
  let best: { passage: Passage; level: number | null } | undefined
  let denied = false
  for (const passage of resume.passages) {
    for (const { start, end, concept: id } of passage.mentions) {
      if (id !== need.id || passage.section === 'interests' || passage.section === 'contact') continue
      const stance = stanceAt(passage.text, passage.clauses, start, end)
      denied ||= stance === 'denied'
      const level = languageLevel(passage.text, start, end) ?? sharedLevel(passage.text)
      if (stance === 'denied' || stance === 'other' || !isSpoken(passage, start, end, level)) continue
      if (!best || (level ?? 0) > (best.level ?? 0)) best = { passage, level }
    }
  }
  const { levelName, withoutLevel, atLevel, stated, tooLow } = reasons.language
  if (!best) return missing(denied ? reasons.skill.denied(need.label) : reasons.skill.notFound(need.label))
  const levelText = best.level === null ? withoutLevel : atLevel(levelName(best.level))
  const enough = need.level === 0 || (best.level ?? 0) >= need.level
  const text = enough ? stated(need.label, levelText) : tooLow(need.label, levelText, levelName(need.level))
  return { verdict: enough ? 'met' : 'partly', text, passages: [best.passage] }
}

/** A language and not a verb ("polish") or a place: under its heading, with a level, or spoken, written or taught. */
function isSpoken({ section, text }: Passage, start: number, end: number, level: number | null): boolean {
  if (section === 'languages') return true
  const near = foldInPlace(text.slice(Math.max(0, start - 25), end + 25))
  const spoken =
    /\b(?:in|auf|en|aus dem|ins|speak|speaking|speaker|spoken|spreche|parle|hablo|language|lingual|sprache|langue|idioma|with (?:patients|clients|customers))\b/u
  return /^\p{Lu}/u.test(text.slice(start))
    ? level !== null || spoken.test(near)
    : level !== null || spoken.test(near.slice(0, 25))
}

const VOCATIONAL = 2
const STUDIED = new Set(['education', 'certificates', 'top', 'summary', 'experience', 'other'])

function degree(need: DegreeNeed, resume: Resume, now: string): Finding {
  const found = resume.passages.flatMap((passage, i) => {
    if (!STUDIED.has(passage.section) || (passage.position !== null && passage.form !== 'header')) return []
    const named = degreesIn(passage.text)
    // Under its heading, a vocational qualification is often only named by its title.
    const vocational = named.length === 0 && need.rank === VOCATIONAL && passage.section === 'education'
    const ranks = vocational && isInField(need, passage.text) ? [{ rank: VOCATIONAL, at: 0 }] : named
    if (ranks.length === 0) return []
    const { at } = ranks[0]!
    if (!['own', 'learning', 'denied'].includes(stanceAt(passage.text, passage.clauses, at, at + 1))) return []
    const next = resume.passages[i + 1]
    const sameLine = next?.page === passage.page && !passage.page.text.slice(passage.end, next.start).includes('\n')
    const whole = sameLine ? `${passage.text} ${next.text}` : passage.text
    const ahead = monthsIn(passage.text).some(month => month > monthOf(now))
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
  const enough = (one: (typeof found)[number]) => one.rank >= need.rank
  const met = pick(one => done(one) && enough(one) && one.inField)
  if (met) return { verdict: 'met', text: reasons.degree.stated, passages: met }
  const unfinished = pick(one => !done(one) && one.rank >= need.rank - 1 && one.inField)
  const state = unfinished && found.find(one => one.passage === unfinished[0])!.state
  if (unfinished) {
    const text = state === 'abandoned' ? reasons.degree.abandoned : reasons.degree.underway
    return { verdict: 'partly', text, passages: unfinished }
  }
  const lower = pick(one => done(one) && one.inField && one.rank >= Math.max(2, need.rank - 2))
  if (lower) return { verdict: 'partly', text: reasons.degree.lower, passages: lower }
  const other = pick(one => done(one) && enough(one) && need.rank >= 2)
  if (other) return { verdict: 'partly', text: reasons.degree.otherField, passages: other }
  return missing(reasons.degree.none)
}

/** Whether a degree is in the field that is asked for. Without a field, any degree is. */
function isInField(need: DegreeNeed, text: string): boolean {
  if (need.field.length === 0 && need.words.length === 0) return true
  const fields = new Set(mentions(text).flatMap(mention => shows(mention.concept)))
  if (need.field.some(id => fields.has(id))) return true
  // "Tourismusmanagement" is in the field "Tourismus".
  const folded = foldInPlace(text)
  const named = mentions(need.label).map(({ start, end }) => foldInPlace(need.label.slice(start, end)))
  if (named.some(word => /^\p{L}{6,}$/u.test(word) && folded.includes(word))) return true
  const hits = hasWords(text, need.words)
  return hits > 0 && hits >= need.words.length / 2
}

const CERTIFYING = new Set([
  'certificates',
  'education',
  'top',
  'summary',
  'skills',
  'experience',
  'other',
  'languages',
  'interests',
])

function certified(part: Part, needs: Needs, resume: Resume, now: string): Finding {
  return [...part.any.map(term => certifiedTerm(term, needs, resume, now))].sort(better)[0]!
}

function certifiedTerm(term: Term, needs: Needs, resume: Resume, now: string): Finding {
  const isCertificate = term.concepts.flat().some(id => concept(id)?.kind === 'certificate')
  const states = resume.passages.flatMap(passage => {
    if (!CERTIFYING.has(passage.section)) return []
    const [found] = evidenceOf(term, { ...resume, passages: [passage] })
    if (
      !found ||
      (found.words < 0.5 && term.concepts.length === 0) ||
      found.strength === 'other' ||
      found.strength === 'wished'
    )
      return []
    const certifying =
      isCertificate ||
      passage.section === 'certificates' ||
      namesCertificate(foldInPlace(passage.text)) ||
      passage.section === 'education'
    if (!certifying || deniesCertificate(passage.text)) return []
    const state = validityOf(passage.text, now)
    if (found.strength === 'denied' && state === 'valid') return []
    return [
      {
        passage,
        state:
          found.strength === 'learning'
            ? ('underway' as const)
            : degreeState(passage.text) === 'abandoned'
              ? ('abandoned' as const)
              : state,
      },
    ]
  })
  const of = (state: string) => states.filter(one => one.state === state).map(one => one.passage)
  const label = term.label
  if (of('valid').length > 0) return { verdict: 'met', text: reasons.certificate.stated(label), passages: of('valid') }
  if (of('expired').length > 0)
    return { verdict: 'partly', text: reasons.certificate.expired(label), passages: of('expired') }
  if (of('underway').length > 0)
    return { verdict: 'partly', text: reasons.certificate.underway(label), passages: of('underway') }
  if (of('abandoned').length > 0)
    return { verdict: 'partly', text: reasons.certificate.abandoned(label), passages: of('abandoned') }
  if (isCertificate) return missing(reasons.skill.notFound(label))
  const work = shownTerm(term, needs, resume)
  return work.verdict === 'met' && needs.kind === 'certificate'
    ? { ...work, verdict: 'partly', text: reasons.certificate.onlyWork(label) }
    : work
}

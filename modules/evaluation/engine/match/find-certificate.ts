import { concept, isOccupation, isTechnology } from '#platform/ai/concepts/library.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import {
  certificateLevel,
  deniesCertificate,
  isFailed,
  isLowerLevel,
  namesCertificate,
  validityOf,
} from './certificates.ts'
import { isOtherCategory } from './certificate-categories.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { countWords } from './akin-words.ts'
import { degreeState } from './degrees.ts'
import { evidenceOf } from './evidence.ts'
import { findTerm } from './find-skill.ts'
import { better, missing, type Finding } from './finding.ts'
import type { Needs } from './needs.ts'
import type { Part, Term } from './parts.ts'
import type { Resume } from './resume.ts'

const CERTIFYING = new Set([
  'certificates',
  'education',
  'top',
  'contact',
  'summary',
  'skills',
  'experience',
  'other',
  'languages',
  'interests',
])

/** A certificate that is valid, or one that has expired, is in progress or was not completed. */
export function findCertificate(part: Part, needs: Needs, resume: Resume, now: string): Finding {
  return part.any.map(term => certifiedTerm(withoutOccupation(term), needs, resume, now)).sort(better)[0]!
}

/** "Registration as a paramedic": the occupation of a certificate adds nothing to it. */
function withoutOccupation(term: Term): Term {
  const isCertificate = (ids: string[]) => ids.some(id => concept(id)?.kind === 'certificate')
  const concepts = term.concepts.filter(ids => isCertificate(ids) || !ids.every(isOccupation))
  return term.concepts.some(isCertificate) ? { ...term, concepts } : term
}

/** "Azure Fundamentals (AZ-900)" for "Azure Administrator (AZ-104)": another code, or none of the words that name it. */
function isDifferent({ label, words, concepts }: Term, text: string): boolean {
  const found = codesIn(text)
  const asked = codesIn(label).filter(({ series }) => found.some(other => other.series === series))
  // "ISO 9001, ISO 14001" has both.
  if (asked.length > 0) return !asked.some(({ number }) => new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(text))
  const own = words.filter(word => !namesCertificate(word))
  return own.length > 0 && concepts.flat().some(isTechnology) && countWords(text, own) === 0
}

/** Codes like "AZ-104", and no years. */
const codesIn = (text: string) =>
  [...text.slice(0, 500).matchAll(/\b(?<series>\p{Lu}{2,5})[- ]?(?<number>(?!(?:19|20)\d{2})\d{2,4})\b/gu)].map(
    ({ groups }) => ({ series: groups!['series']!, number: groups!['number']! }),
  )

function certifiedTerm(term: Term, needs: Needs, resume: Resume, now: string): Finding {
  const asked = certificateLevel(term.label)
  const isCertificate = term.concepts.flat().some(id => concept(id)?.kind === 'certificate')
  const states = resume.passages.flatMap(line => {
    if (!CERTIFYING.has(line.section)) return []
    const [found] = evidenceOf(term, { ...resume, passages: [line] })
    const passage = found?.passage ?? line
    if (
      !found ||
      (found.words < 0.5 && term.concepts.length === 0) ||
      found.strength === 'other' ||
      found.strength === 'unclear' ||
      found.strength === 'wished'
    )
      return []
    const certifying =
      isCertificate ||
      passage.section === 'certificates' ||
      namesCertificate(foldInPlace(passage.text)) ||
      passage.section === 'education'
    if (!certifying || deniesCertificate(passage.text) || isOtherCategory(term.label, passage.text)) return []
    // The dates of a position are no validity: "Registered nurse, 2017 – 2020".
    const state = passage.position && passage.form === 'header' ? 'valid' : validityOf(passage.text, now)
    if (isFailed(passage.text)) return []
    const lower = isLowerLevel(certificateLevel(passage.text), asked)
    if (found.strength === 'denied' && state === 'valid') return []
    return [
      {
        passage,
        state:
          found.strength === 'learning'
            ? ('underway' as const)
            : degreeState(passage.text) === 'abandoned'
              ? ('abandoned' as const)
              : lower && state === 'valid'
                ? ('lower' as const)
                : state === 'valid' && isDifferent(term, passage.text)
                  ? ('other' as const)
                  : state,
      },
    ]
  })
  const of = (state: string) => states.filter(one => one.state === state).map(one => one.passage)
  const label = term.label
  if (of('valid').length > 0) return { verdict: 'met', text: reasons.certificate.stated(label), passages: of('valid') }
  if (of('expired').length > 0 && !needs.valid)
    return { verdict: 'met', text: reasons.certificate.expiredIsEnough(label), passages: of('expired') }
  if (of('expired').length > 0)
    return { verdict: 'partly', text: reasons.certificate.expired(label), passages: of('expired') }
  if (of('underway').length > 0)
    return { verdict: 'partly', text: reasons.certificate.underway(label), passages: of('underway') }
  if (of('abandoned').length > 0)
    return { verdict: 'partly', text: reasons.certificate.abandoned(label), passages: of('abandoned') }
  if (of('lower').length > 0)
    return { verdict: 'partly', text: reasons.certificate.lower(label), passages: of('lower') }
  if (of('other').length > 0)
    return { verdict: 'partly', text: reasons.certificate.other(label), passages: of('other') }
  if (isCertificate) return missing(reasons.skill.notFound(label))
  const work = findTerm(term, needs, resume)
  return work.verdict === 'met' && needs.kind === 'certificate'
    ? { ...work, verdict: 'partly', text: reasons.certificate.onlyWork(label) }
    : work
}

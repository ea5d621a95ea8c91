import type { RequirementResult, ResumeQuote, Verdict } from '../schema.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'
import { namesCertificate } from './certificates.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { quoteOf } from './passage-quote.ts'
import { activityAsked, findActivity } from './find-activity.ts'
import { findAlso } from './also-recognized.ts'
import { type DegreeNeed, VOCATIONAL } from './degrees.ts'
import { isBesideCertificate } from './certificate-parts.ts'
import { findCertificate } from './find-certificate.ts'
import { findDegree } from './find-degree.ts'
import { findLanguage } from './find-language.ts'
import { findSkill } from './find-skill.ts'
import { findYears } from './find-years.ts'
import { better, type Finding } from './finding.ts'
import type { Part } from './parts.ts'
import type { Requirement } from './input.ts'
import { type Needs, needsOf } from './needs.ts'
import { checkedNeeds } from './checked-as.ts'
import { OR_WORK } from './requirement-words.ts'
import type { Passage, Resume } from './resume.ts'

const MAX_QUOTES = 3

/** All parts met is met, none is missing, anything between is partly. */
export function evaluateRequirement(requirement: Requirement, resume: Resume, now: string): RequirementResult {
  const { id, text, also_recognized_by: also = [] } = requirement
  const needs = checkedNeeds(requirement)
  const result = resultOf(id, findingsOf(needs, text, also, resume, now))
  if (also.length === 0 || needs.kind === 'years' || result.verdict === 'met') return result
  const found = findAlso(also, needs, resume, now)
  const added = found && resultOf(id, [found])
  return added && RANK[added.verdict] > RANK[result.verdict] ? added : result
}

const RANK: Record<Verdict, number> = { met: 2, partly: 1, missing: 0, unclear: 0 }

function resultOf(id: string, findings: readonly Finding[]): RequirementResult {
  const all = (verdict: Verdict) => findings.every(finding => finding.verdict === verdict)
  const result: Verdict = all('missing') ? 'missing' : all('met') ? 'met' : 'partly'
  const quotes = quotesOf(findings)
  const reasoning = [...new Set(findings.map(finding => finding.text))].join(' ')
  if (result !== 'missing' && quotes.length === 0) {
    return { id, verdict: 'missing', reasoning: reasons.notFound, quotes, dropped: [] }
  }
  return { id, verdict: result, reasoning: reasoning || reasons.notFound, quotes, dropped: [] }
}

function findingsOf(needs: Needs, text: string, also: readonly string[], resume: Resume, now: string): Finding[] {
  if (needs.degree) return [findQualification(needs, needs.degree, text, resume, now)]
  if (needs.kind === 'years') return [findYears(needs, resume, also)]
  if (needs.parts.length === 0 || (needs.kind === 'language' && needs.languages.length > 0))
    return languagesFound(needs, resume)
  if (needs.kind === 'certificate' || (!needs.changed && namesCertificate(foldInPlace(text))))
    return needs.parts.map(part =>
      !needs.changed && isBesideCertificate(part, needs.parts)
        ? findSkill(part, needs, resume)
        : findCertificate(part, needs, resume, now),
    )
  const findings = needs.parts.map(part => ({ part, finding: findSkill(part, needs, resume) }))
  const isParticular = needs.asPosition || needs.amount !== null
  return isParticular ? findings.map(one => one.finding) : inOtherWords(findings, resume)
}

/** Vocational qualifications are stated like degrees, or like certificates: "Gelernter Koch". Work can be asked for instead. */
function findQualification(needs: Needs, degree: DegreeNeed, text: string, resume: Resume, now: string): Finding {
  const found = findDegree(degree, resume, now)
  const instead = found.verdict === 'met' ? null : workInstead(text)
  const worked = instead && instead.parts.map(part => findSkill(part, instead, resume))
  if (worked && worked.length > 0 && worked.every(one => one.verdict === 'met')) return worked[0]!
  if (found.verdict !== 'missing' || Math.floor(degree.rank) !== VOCATIONAL) return found
  const certifying = { ...needs, kind: 'certificate' as const }
  const stated = needs.parts.map(part => findCertificate(part, certifying, resume, now))
  return stated.find(one => one.verdict === 'met') ?? found
}

/** "Berufsausbildung oder mehrjährige Erfahrung im Verkauf": what the work is asked for in. */
function workInstead(text: string): Needs | null {
  const work = OR_WORK.exec(foldInPlace(text))
  const needs = work && needsOf(text.slice(work.index + work[0].length))
  return needs && needs.kind !== 'years' && needs.degree === null ? needs : null
}

function languagesFound(needs: Needs, resume: Resume): Finding[] {
  const findings = [
    ...needs.languages.map(need => findLanguage(need, resume)),
    // A language that a recruiter chose and no concept covers.
    ...(needs.changed ? needs.parts.map(part => findSkill(part, needs, resume)) : []),
  ]
  const best = findings.toSorted(better)[0]
  return needs.oneLanguage && best && best.verdict !== 'missing' ? [best] : findings
}

/**
 * What is found by name decides. Work in other words is looked for where nothing is found, or not all. A passage shows only one of
 * several parts that are the same activity: "toolbox talks" are no risk assessments.
 */
function inOtherWords(findings: { part: Part; finding: Finding }[], resume: Resume): Finding[] {
  const used = new Map<number, Set<Passage>>()
  const markUsed = (activity: number, passages: Passage[]) =>
    used.set(activity, new Set([...(used.get(activity) ?? []), ...passages]))
  const asked = findings.map(one => ({ ...one, activity: activityAsked(one.part) }))
  for (const { finding, activity } of asked)
    if (activity !== null && finding.verdict === 'met') markUsed(activity, finding.passages)
  return asked.map(({ part, finding, activity }) => {
    if (activity === null || finding.verdict === 'met' || isDenied(part, finding)) return finding
    const found = findActivity(part, activity, resume, used.get(activity) ?? new Set())
    if (found === null || better(finding, found) <= 0) return finding
    markUsed(activity, found.passages)
    return found
  })
}

/** The résumé says that it was not done, or by somebody else. */
const isDenied = ({ any }: Part, { text }: Finding) =>
  any.some(({ label }) => text === reasons.skill.denied(label) || text === reasons.skill.other(label))

function quotesOf(findings: readonly Finding[]): ResumeQuote[] {
  const quotes = new Map<string, ResumeQuote>()
  // The best quote of each part comes first, then the second-best ones.
  for (const rank of [0, 1, 2]) {
    for (const { passages } of findings) {
      const passage = passages[rank]
      const quote = passage && quoteOf(passage)
      if (quote && quotes.size < MAX_QUOTES) quotes.set(`${quote.page}:${quote.start}`, quote)
    }
  }
  return [...quotes.values()]
}

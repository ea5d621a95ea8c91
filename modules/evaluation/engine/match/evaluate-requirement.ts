import { concept } from '../concepts/library.ts'
import type { RequirementResult, Verdict } from '../schema.ts'
import { highestDegreeIn, languageLevel } from './credentials.ts'
import { quoteOf, STRENGTH, type Passage } from './evidence.ts'
import { statedYears, yearsIn, type Stint } from './experience.ts'
import type { Requirement } from './input.ts'
import { needsOf, type Needs, type SkillNeed } from './needs.ts'
import { mentions } from '../concepts/library.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'

export interface ResumeContent {
  passages: Passage[]
  stints: Stint[]
}

/** The result of one part of a requirement: how far it is met (0–1), the reason, and the passages that show it. */
interface Finding {
  share: number
  weight: number
  text: string
  passages: Passage[]
}

const MET_FROM = 0.8
const PARTLY_FROM = 0.3
const MAX_QUOTES = 3

// Credentials: mentioning one in a résumé is enough.
const CREDENTIALS = new Set([
  'driving licence',
  'truck licence',
  'nursing licence',
  'work permit',
  'certified accountant',
  'aws certification',
  'scrum master',
  'trade certificate',
  'forklift',
  'life support',
  'shift work',
])

export function evaluateRequirement(requirement: Requirement, content: ResumeContent): RequirementResult {
  const needs = needsOf(requirement.text)
  const findings = [
    ...needs.skills.map(need => skill(need, content)),
    ...needs.languages.map(need => language(need, content)),
    ...(needs.degree > 0 ? [degree(needs, content)] : []),
    ...(needs.years === null ? [] : [years(needs, content)]),
  ]
  if (needs.words.length > 0 && (findings.length === 0 || needs.words.length > 1)) {
    if (needs.degree === 0) findings.push(matchWords(needs.words, content, findings.length === 0 ? 1 : 0.25))
  }
  const weight = findings.reduce((sum, finding) => sum + finding.weight, 0)
  const share = findings.reduce((sum, finding) => sum + finding.share * finding.weight, 0) / (weight || 1)
  const result: Verdict = share >= MET_FROM - 1e-9 ? 'met' : share >= PARTLY_FROM - 1e-9 ? 'partly' : 'missing'
  const quotes = result === 'missing' ? [] : bestQuotes(findings)
  const verdict = quotes.length === 0 ? 'missing' : result
  const reasoning = findings
    .map(finding => finding.text)
    .filter(text => text !== '')
    .join(' ')
  return { id: requirement.id, verdict, reasoning: reasoning || reasons.notFound, quotes, dropped: [] }
}

function bestQuotes(findings: Finding[]) {
  const quotes = new Map<string, NonNullable<ReturnType<typeof quoteOf>>>()
  // The best quote of each part comes first, then the second-best ones.
  for (const rank of [0, 1]) {
    for (const finding of findings.filter(one => one.share > 0)) {
      const passage = finding.passages[rank]
      const quote = passage && quoteOf(passage)
      if (quote && quotes.size < MAX_QUOTES) quotes.set(`${quote.page}:${quote.start}`, quote)
    }
  }
  return [...quotes.values()]
}

function skill({ any, label }: SkillNeed, { passages }: ResumeContent): Finding {
  const strengthIn = (passage: Passage) => Math.max(-1, ...any.map(id => passage.concepts.get(id) ?? -1))
  const strongest = strongestFirst(passages, strengthIn)
  const best = strongest[0] ? strengthIn(strongest[0]) : -1
  const isCredential = any.some(id => CREDENTIALS.has(id))
  const found = { weight: 1, passages: strongest.slice(0, 2) }
  if (best >= STRENGTH.work) return { ...found, share: 1, text: reasons.skill.shown(label) }
  if (best >= STRENGTH.stated || (isCredential && best >= STRENGTH.listed))
    return { ...found, share: 1, text: reasons.skill.stated(label) }
  if (best >= STRENGTH.listed) return { ...found, share: 0.6, text: reasons.skill.listed(label) }
  if (best > 0) return { ...found, share: 0.2, text: reasons.skill.toLearn(label) }
  if (passages.some(passage => strengthIn(passage) === STRENGTH.denied)) {
    return { share: 0, weight: 1, passages: [], text: reasons.skill.denied(label) }
  }
  return related(any, label, passages)
}

/** The strongest passages first. If something is stated or shown, a mention in a list adds nothing. */
function strongestFirst(passages: Passage[], strengthIn: (passage: Passage) => number): Passage[] {
  const ranked = passages
    .filter(passage => strengthIn(passage) > 0)
    .sort((a, b) => strengthIn(b) - strengthIn(a) || rank(b) - rank(a))
  const best = ranked[0] ? strengthIn(ranked[0]) : 0
  return ranked.filter(passage => strengthIn(passage) >= Math.min(best, STRENGTH.stated))
}

/** Looks for related experience: in the broader field, or in another part of it. */
function related(any: string[], label: string, passages: Passage[]): Finding {
  const fields = any.flatMap(id => concept(id)?.broader ?? []).filter(id => id !== 'software development')
  const near = passages
    .filter(passage => fields.some(id => (passage.concepts.get(id) ?? 0) >= STRENGTH.stated))
    .sort((a, b) => rank(b) - rank(a))
  if (near.length === 0) return { share: 0, weight: 1, passages: [], text: reasons.skill.notFound(label) }
  return {
    share: 0.3,
    weight: 1,
    passages: near.slice(0, 1),
    text: reasons.skill.related(label),
  }
}

function rank(passage: Passage): number {
  return (
    (passage.contact ? -3 : 0) +
    (passage.deed ? 2 : 0) +
    (/\p{N}/u.test(passage.text) ? 1 : 0) +
    Math.min(1, passage.text.length / 200)
  )
}

function language({ id, label, level }: Needs['languages'][number], { passages }: ResumeContent): Finding {
  let best: { passage: Passage; level: number | null } | undefined
  for (const passage of passages) {
    if ((passage.concepts.get(id) ?? 0) <= 0) continue
    const place = mentions(passage.text).find(mention => mention.concept === id)
    const found = place ? languageLevel(passage.text, place.start, place.end) : null
    if (!best || (found ?? 0) > (best.level ?? 0)) best = { passage, level: found }
  }
  if (!best) return { share: 0, weight: 1, passages: [], text: reasons.skill.notFound(label) }
  const enough = level === 0 || (best.level ?? 0) >= level
  const { levelName, withoutLevel, atLevel, stated, tooLow } = reasons.language
  const levelText = best.level === null ? withoutLevel : atLevel(levelName(best.level))
  const text = enough ? stated(label, levelText) : tooLow(label, levelText, levelName(level))
  return { share: enough ? 1 : 0.5, weight: 1, passages: [best.passage], text }
}

function degree(needs: Needs, { passages, stints }: ResumeContent): Finding {
  const field = needs.words
  const ranked = passages
    .map(passage => ({
      passage,
      rank: highestDegreeIn(passage.text),
      field: field.filter(word => passage.stems.has(word)).length,
    }))
    .filter(found => found.rank > 0)
    .sort((a, b) => b.rank - a.rank || b.field - a.field)
  const fitting = ranked.filter(found => found.rank >= needs.degree).sort((a, b) => b.field - a.field)[0]
  if (fitting) {
    const inField = field.length === 0 || fitting.field > 0
    const text = inField ? reasons.degree.stated : reasons.degree.otherField
    return { share: inField ? 1 : 0.6, weight: 1, passages: [fitting.passage], text }
  }
  if (ranked[0]) return { share: 0.4, weight: 1, passages: [ranked[0].passage], text: reasons.degree.lower }
  const worked = yearsIn(stints, null)
  return {
    share: 0,
    weight: 1,
    passages: [],
    text: worked > 0 ? reasons.degree.noneButWork(worked) : reasons.degree.none,
  }
}

function years(needs: Needs, { passages, stints }: ResumeContent): Finding {
  const asked = needs.years ?? 0
  const ids = needs.skills.flatMap(need => need.any)
  const concepts = ids.length > 0 ? ids : null
  const strengthIn = (passage: Passage) => Math.max(...(concepts ?? []).map(id => passage.concepts.get(id) ?? 0))
  const isRelevant = (passage: Passage) => concepts === null || strengthIn(passage) > 0
  const stated = passages
    .map(passage => ({ passage, years: statedYears(passage.text) ?? 0 }))
    .filter(found => found.years > 0 && isRelevant(found.passage))
    .sort((a, b) => b.years - a.years)[0]
  const byDates = yearsIn(stints, concepts)
  const known = Math.max(byDates, stated?.years ?? 0)
  const dated = passages.filter(
    passage => /\b(?:19|20)\d{2}\b/u.test(passage.text) && (concepts === null || isRelevant(passage)),
  )
  const share = known >= asked - 0.1 ? 1 : known >= asked / 2 ? 0.5 : known > 0 ? 0.25 : 0
  const basis = stated && stated.years >= byDates ? reasons.years.stated : reasons.years.dated
  const text = known > 0 ? basis(known, asked) : reasons.years.none(asked)
  const shown =
    stated && stated.years >= byDates
      ? [stated.passage]
      : dated.length > 0
        ? dated
        : concepts === null
          ? passages
          : strongestFirst(passages, strengthIn)
  return { share, weight: concepts === null ? 1 : 1.5, passages: shown.slice(0, 2), text }
}

/** For requirements without a known concept: looks for their words in two adjacent passages. */
function matchWords(wantedWords: string[], { passages }: ResumeContent, weight: number): Finding {
  let best = { hits: 0, passage: undefined as Passage | undefined }
  passages.forEach((passage, i) => {
    const next = passages[i + 1]
    const own = wantedWords.filter(word => passage.stems.has(word)).length
    const both = wantedWords.filter(word => passage.stems.has(word) || next?.stems.has(word)).length
    const hits = own === 0 ? 0 : own + (both - own) / 2
    if (hits > best.hits) best = { hits, passage }
  })
  const part = best.hits / wantedWords.length
  const share = part >= 0.6 && (best.hits >= 2 || wantedWords.length === 1) ? 1 : part >= 0.34 ? 0.5 : 0
  if (!best.passage || share === 0)
    return { share: 0, weight, passages: [], text: weight === 1 ? reasons.notFound : '' }
  const text = weight < 1 ? '' : share === 1 ? reasons.mentioned : reasons.partlyMentioned
  return { share, weight, passages: [best.passage], text }
}

import { fold } from '#platform/ai/text/tokens.ts'
import { countsYearsOf, isCertificateName, languageNamed } from '#modules/evaluation/public.ts'
import type { Asked, Rule } from '../contract.ts'
import { languageLevelsIn } from './language-options.ts'

const QUOTED = /["“„«]([^"“”„«»]{2,80})["”“»]/gu
const YEARS = /\b(?:years?|jahre?n?|ans|annees?|anos)\b/u
const LANGUAGE =
  /\b(?:level|fluen\w{1,6}|speaks?|spoken|languages?|niveau|spricht|sprach\w{0,8}|parle|langue|nivel|habla|idioma)\b/u
const MENTIONS =
  /\b(?:mentions?|contains?|names?|includes?|lists?|erwahnt|enthalt|nennt|mentionne|contient|menciona|contiene)\s+(?:(?:the|a|an|any|das|den|die|le|la|el)\s+)?(?:words?\s+|terms?\s+)?(\S.{1,79})$/u

/** What stands before the subject of a question about years. */
const SUBJECT =
  /\b(?:experience|erfahrung|experience|experiencia|years?|jahre?n?|ans|annees?|anos|work(?:ed|ing)?|gearbeitet|travaille|trabajado)\s+(?:does\s+\S{1,20}\s+\S{1,20}\s+have\s+)?(?:of\s+experience\s+)?(?:with|in|using|as\s+an?|as|of|mit|als|en\s+tant\s+que|avec|dans|en|con|como)\s+(\S.{1,119})$/u
/** "Does the candidate hold …", "Hat die Person …". */
const BEFORE =
  /^(?:does|do|has|have|is|hat|hast|a|le|la|el|tiene)\s+(?:(?:the|this|der|die|le|la|el)\s+)?(?:candidate|person|applicant|bewerber(?:in)?|kandidat(?:in)?|candidat|personne|candidato|candidata|persona)?\s*(?:a-t-il\s+|a-t-elle\s+)?(?:have|hold|holds|own|possess|got)?\s*(?:an?|any|the|einen?|un|une|una|valid|current)?\s*/u

/** The same length as the question, so that places are the same. */
const plain = (text: string) =>
  text
    .replace(/[\s?!.]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

const after = (text: string, pattern: RegExp): string | null => {
  const folded = fold(text)
  const match = pattern.exec(folded)
  if (!match?.[1]) return null
  // Folding can change the length of a text with unusual letters.
  return folded.length === text.length ? text.slice(match.index + match[0].length - match[1].length) : match[1]
}

/** How the built-in rules engine answers a question; null if it needs a language model. */
export function ruleOf({ question, answer_type, details }: Asked): Rule | null {
  const text = plain(question)
  const folded = fold(text)
  if (answer_type === 'number') {
    if (!YEARS.test(folded)) return null
    const subject = after(text, SUBJECT)
    return subject && countsYearsOf(subject) ? { kind: 'years', subject } : null
  }
  const named = LANGUAGE.test(folded) ? languageNamed(text) : null
  if (answer_type === 'text' || answer_type === 'choice') {
    if (!named) return null
    const isChoiceOfLevels = details.options.some(option => languageLevelsIn(option).length > 0)
    return answer_type === 'text' || isChoiceOfLevels ? { kind: 'language', language: named.label } : null
  }
  if (answer_type !== 'yes_no') return null
  const terms = [...text.matchAll(QUOTED)].map(([, term]) => term!.trim()).slice(0, 8)
  if (terms.length > 0) return { kind: 'term', terms }
  const name = text.slice(BEFORE.exec(folded)?.[0].length ?? 0)
  if (name.length <= 120 && isCertificateName(name)) return { kind: 'certificate', name }
  if (named) return { kind: 'language', language: named.label }
  const term = after(text, MENTIONS)
  return term ? { kind: 'term', terms: [term] } : null
}

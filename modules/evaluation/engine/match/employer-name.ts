import { concept, isAmbiguous, isOccupation, isTechnology } from '#platform/ai/concepts/library.ts'
import type { Mention } from '#platform/ai/concepts/mentions.ts'
import { tokens, foldInPlace } from '#platform/ai/text/tokens.ts'
import type { Passage } from './resume.ts'
import { namesTitle } from './titles.ts'
import { LEGAL_FORM, TECHNICAL } from './employer-words.ts'

/**
 * Whether a mention at the head of a position is part of the employer's name: "Recruit Co.", "Crane Wharf depot". Places of work
 * count there ("St Mary's Hospital"), and so does everything in a segment that names a job.
 */
export function isName(passage: Passage, mention: Mention): boolean {
  if (isAmbiguous(mention.concept) && !isTechnical(passage, mention)) return true
  const isSetting = concept(mention.concept)?.kind === 'setting'
  // A school that was attended is no place of work.
  const studied = ['education', 'certificates', 'skills'].includes(passage.section)
  if (studied && isSetting) return true
  const { text } = passage
  const written = text.slice(mention.start, mention.end)
  const next = /^(?:[\s&]{1,3}\p{Lu}[\p{L}.]{0,15}){1,3}/u.exec(text.slice(mention.end, mention.end + 60))?.[0] ?? ''
  // "Norvale Pharma GmbH" is in that industry, "Hotel Supplies Ltd" is no hotel.
  const form = LEGAL_FORM.exec(next)
  if (form && !(isSetting && next.slice(0, form.index).trim() === '') && /^\p{Lu}/u.test(written)) return true
  if (isInEmployer(passage, mention) && !isSetting) return true
  if (passage.form !== 'header' || isSetting) return false
  const from = Math.max(
    ...[...text.slice(0, mention.start).matchAll(SEGMENT)].map(match => match.index + match[0].length),
    0,
  )
  const rest = text.slice(mention.end).search(SEGMENT)
  const segment = text.slice(from, rest < 0 ? text.length : mention.end + rest)
  if (LEGAL_FORM.test(segment)) return true
  if (namesTitle(foldInPlace(segment)) || !/^\p{Lu}/u.test(written)) return false
  // "Senior Florist", "Librarian": an occupation at the end of its segment is a title.
  if (
    isOccupation(mention.concept) &&
    /^\s*$/u.test(text.slice(mention.end, rest < 0 ? text.length : mention.end + rest))
  )
    return false
  const introduced = /\b(?:at|with|bei|chez|en|for)\s$/iu.test(text.slice(0, from))
  const single = tokens(written).length === 1
  const capitals = tokens(segment).filter(token => /^\p{Lu}/u.test(token.raw)).length
  return single && capitals > 1 && (introduced || !titleBefore(text, from))
}

const isInEmployer = ({ employer }: Passage, { start, end }: Mention): boolean =>
  employer !== undefined && employer.start <= start && end <= employer.end

/** Names of technology that are also words, places or people count next to other technology: "coffee from Java". */
function isTechnical(passage: Passage, mention: Mention): boolean {
  if (passage.section === 'skills') return true
  const others = passage.mentions.filter(one => one.start !== mention.start && isTechnology(one.concept))
  if (others.length > 0) return true
  const rest = foldInPlace(passage.text.slice(0, mention.start)) + ' ' + foldInPlace(passage.text.slice(mention.end))
  if (/^\s?\d/u.test(passage.text.slice(mention.end)) || TECHNICAL.test(rest)) return true
  const head = passage.position?.passages.find(one => one.form === 'header')
  return head !== undefined && head !== passage && TECHNICAL.test(foldInPlace(head.text))
}

const SEGMENT = /[,|\t·•@()]|\s[–—-]\s|\s(?:at|bei|chez)\s/gu

/** "Staff Nurse, Intensive Care": the segment after a title can be its department. */
function titleBefore(text: string, at: number): boolean {
  return namesTitle(foldInPlace(text.slice(Math.max(0, at - 60), at)))
}

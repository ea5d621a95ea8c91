import { emailAddresses } from '#platform/ai/text/email-addresses.ts'
import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { readLinks, readPhone } from '../profile/contact.ts'
import { findPoint, findRange, type DateRange } from '../profile/dates.ts'
import { headingKind } from '../profile/headings.ts'
import { namesJob } from '../profile/job-words.ts'
import type { Line } from '../profile/lines.ts'
import { looksLikeName } from '../profile/name.ts'
import { spokenLanguageIn } from '../profile/spoken-languages.ts'

// A model can point to anything, and the author of a résumé can tell it to. A value is used only if it looks like its field.

const wordCount = (text: string) => text.split(/\s+/).length

/** Ends like a sentence, or is a part of one: many words, and most of them in lower case. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  const lower = words.filter(word => /^\p{Ll}/u.test(word)).length
  return (words.length > 6 && /[.!?;]$/.test(text)) || (words.length > 8 && lower > words.length / 2)
}

/** Short words of a name or title: no paragraph, contact, heading or instruction. */
function isShort(text: string, longest: number, mostWords: number): boolean {
  return (
    text.length <= longest &&
    wordCount(text) <= mostWords &&
    /\p{L}/u.test(text) &&
    !/\S@\S|https?:|www\./iu.test(text) &&
    !isSentence(text) &&
    !addressesReader(text)
  )
}

/** A line of these words alone, as the readers of the rules take it. */
const lineOf = (text: string): Line => ({
  text,
  page: 1,
  start: 0,
  end: text.length,
  afterGap: false,
  column: null,
  heading: null,
  look: { size: null, weight: 400, italic: false },
  spans: [],
})

/** How a value of each field must look. Returns it in the form that the profile has, or null. */
export const CHECKS = {
  name: (text: string) => (isShort(text, 60, 8) && looksLikeName(text) && !namesJob(text) ? text : null),
  email: (text: string) => {
    const found = emailAddresses(text)[0]?.text
    return found && found.length >= text.length - 2 ? found.toLowerCase() : null
  },
  phone: (text: string, language: string | null) =>
    text.length <= 40 ? (readPhone([lineOf(text)], language)?.value ?? null) : null,
  location: (text: string) =>
    isShort(text, 80, 10) && !namesJob(text) && !findRange(text) && headingKind(text) === null ? text : null,
  link: (text: string) => {
    const line = lineOf(text)
    const found = text.length <= 300 ? readLinks([line], new Set([line]))[0]?.value : undefined
    return found && found.length >= text.length - 2 ? found : null
  },
  headline: (text: string) => (isShort(text, 90, 14) && headingKind(text) === null ? text : null),
  title: (text: string) => (isEntryName(text, 110) ? text : null),
  employer: (text: string) => (isEntryName(text, 110) ? text : null),
  school: (text: string) => (isEntryName(text, 140) ? text : null),
  degree: (text: string) => (isEntryName(text, 160) ? text : null),
  field: (text: string) => (isEntryName(text, 80) ? text : null),
  skill: (text: string) => (isShort(text, 60, 8) && headingKind(text) === null ? text : null),
  language: (text: string) => (text.length <= 40 && spokenLanguageIn(text) ? text : null),
  level: (text: string) => (isShort(text, 60, 5) ? text : null),
  certificate: (text: string) => (isShort(text, 120, 18) && headingKind(text) === null ? text : null),
}

/** A name in the header of an entry: not its dates and not the heading above it. */
function isEntryName(text: string, longest: number): boolean {
  const range = findRange(text) ?? findPoint(text)
  const rest = range ? text.slice(0, range.start) + text.slice(range.end) : text
  return isShort(text, longest, 16) && /\p{L}{2}|\p{Script=Han}/u.test(rest) && headingKind(text) === null
}

const LONGEST_DATES = 60

/** Dates as the rules read them, if the words are dates and little else. */
export function datesOf(text: string): DateRange | null {
  if (text.length > LONGEST_DATES) return null
  const found = findRange(text) ?? findPoint(text)
  if (!found) return null
  const rest = (text.slice(0, found.start) + text.slice(found.end)).replace(/[^\p{L}\p{N}]+/gu, '')
  return rest.length <= 20 ? { from: found.from, to: found.to, current: found.current } : null
}

import { foldInPlace } from '#platform/ai/text/tokens.ts'
import {
  DELIVERED_TO,
  MET,
  CUSTOMERS,
  PROCURED,
  OF_COMPANY,
  GROUPS,
  DESCRIBES,
  VERB,
  DOCUMENTS,
  HANDLES,
  TO_THE,
  DEPARTMENT,
  IN_DEPARTMENT,
  DEPARTMENTS,
  WITH_DEPARTMENT,
  LEADS,
  PEOPLE,
  AS_ROLE,
  WITH_PERSON,
} from './recipient-words.ts'

// People and places that work was done for or with, in English, German, French and Spanish: "delivered meals to nursing homes" is no
// nursing, and "called the registered nurse" is no work as a nurse. For folded texts.

const LONGEST_BEFORE = 140

const before = (text: string, start: number): string =>
  foldInPlace(text.slice(Math.max(0, start - LONGEST_BEFORE), start)).replace(/[’]/gu, "'")

/** Whether what stands at a place of a sentence is for whom or for which place the applicant worked. */
export function isRecipient(sentence: string, start: number): boolean {
  const text = before(sentence, start)
  return DELIVERED_TO.test(text) || MET.test(text) || CUSTOMERS.test(text)
}

/** Whether a tool that stands at a place of a sentence was bought, or a certificate is the company's. */
export const isNotUsed = (sentence: string, start: number): boolean => PROCURED.test(before(sentence, start))
export const isOfCompany = (sentence: string, start: number): boolean => OF_COMPANY.test(before(sentence, start))

/**
 * Whether what stands at a place of a sentence is beside the work: the department or the people that it was done for ("the invoices of the
 * marketing department", "calls from teachers"), what only describes an object ("painted welded frames"), or documents of others
 * that were handled ("checked driver's licenses").
 */
export function isBeside(sentence: string, start: number, end: number): boolean {
  const text = before(sentence, start)
  const written = foldInPlace(sentence.slice(start, end)).replace(/[’]/gu, "'")
  const after = foldInPlace(sentence.slice(end, end + 20))
  if (GROUPS.test(written) || (DESCRIBES.test(written) && VERB.test(text) && /^\s\p{L}/u.test(after))) return true
  if (DOCUMENTS.test(written) && HANDLES.test(text)) return true
  if (LEADS.test(text)) return false
  if (TO_THE.test(text) && DEPARTMENT.test(after)) return true
  return IN_DEPARTMENT.test(text) || (DEPARTMENTS.test(written) && WITH_DEPARTMENT.test(text))
}

/** Whether a person's occupation is named as somebody else in a statement: "called the nurse on duty", "for the trainers". */
export function isSomebody(sentence: string, start: number, end: number): boolean {
  const text = before(sentence, start)
  if (!PEOPLE.test(foldInPlace(sentence.slice(start, end)))) return false
  return /\p{L}{3,}/u.test(text) && WITH_PERSON.test(text) && !AS_ROLE.test(text)
}

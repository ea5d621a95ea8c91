import { emailAddresses } from '#platform/ai/text/email-addresses.ts'
import type { ImportedPerson } from '#modules/applications/public.ts'
import type { Reading } from '#modules/resumes/public.ts'
import { itemReasons } from '../words/problems.ts'

type Judged =
  | { readonly person: ImportedPerson; readonly reason: null }
  | { readonly person: null; readonly reason: string }

/** A résumé starts with its person: an address in the first lines of a page belongs to whom the page is about. */
const FIRST_LINES = 8
/** Pages with the addresses of other people. */
const REFERENCES = /\b(?:references?|referees?|referenzen|références|referencias)\b/iu

function addressOnTop(text: string): string | null {
  const top = text
    .split('\n', FIRST_LINES * 3)
    .filter(line => line.trim() !== '')
    .slice(0, FIRST_LINES)
    .join('\n')
  return REFERENCES.test(top) ? null : (emailAddresses(top)[0]?.text.toLowerCase() ?? null)
}

/** Whether pages of a file start with the addresses of different people. */
export const seemsToHaveSeveralPeople = (pages: readonly { readonly text: string }[]): boolean =>
  new Set(pages.flatMap(({ text }) => addressOnTop(text) ?? [])).size > 1

const cut = (text: string | undefined, length: number) =>
  text?.replace(/\s+/g, ' ').trim().slice(0, length).trim() || null

/** Whether an application can be created from what was read, and for whom. */
export function judgeReading({ pages, profile, problem }: Reading): Judged {
  const not = (reason: string): Judged => ({ person: null, reason })
  if (problem) return not(problem)
  if (seemsToHaveSeveralPeople(pages ?? [])) return not(itemReasons.severalPeople)
  if (!profile) return not(itemReasons.noName)
  if (profile.quality.level === 'poor') return not(profile.quality.problems[0] ?? itemReasons.noName)
  const name = cut(profile.name?.value, 120)
  if (!name) return not(itemReasons.noName)
  const email = cut(profile.email?.value, 254)?.toLowerCase() ?? null
  const isAddress = email !== null && emailAddresses(email)[0]?.text === email
  return {
    person: {
      name,
      email: isAddress ? email : null,
      phone: cut(profile.phone?.value, 40),
      location: cut(profile.location?.value, 120),
      links: profile.links.slice(0, 10).flatMap(({ value }) => cut(value, 300) ?? []),
    },
    reason: null,
  }
}

import { CallError } from '#platform/contract/client.ts'
import type { ResumeDetails } from '../contract.ts'
import { detailWords as words } from '../words/details.ts'

/** Details while they are edited: months and lists as the person types them. */
export interface DraftDetails {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly headline: string
  readonly links: string
  readonly positions: readonly DraftPosition[]
  readonly education: readonly DraftEducation[]
  readonly skills: string
  readonly languages: readonly { readonly name: string; readonly level: string }[]
  readonly certificates: string
}

export interface DraftPosition {
  readonly title: string
  readonly employer: string
  readonly from: string
  readonly to: string
  readonly current: boolean
}

export interface DraftEducation {
  readonly school: string
  readonly degree: string
  readonly field: string
  readonly from: string
  readonly to: string
}

/** What to fix, by path. */
export type DetailErrors = Readonly<Record<string, string>>

/** `2019-03` as `03/2019`. */
export const monthText = (month: string | null): string =>
  month === null ? '' : month.length === 7 ? `${month.slice(5)}/${month.slice(0, 4)}` : month

/** A month as people write it: `03/2019`, `3.2019`, `2019-03` or `2019`. Undefined if it is none. */
export function parseMonth(text: string): string | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  const found = /^(?:(\d{1,2})\s?[./-]\s?)?(\d{4})$/.exec(plain) ?? /^(\d{4})-(\d{1,2})$/.exec(plain)
  if (!found) return undefined
  const [first, second] = [found[1], found[2]!]
  const [year, month] = second.length === 4 ? [second, first] : [first!, second]
  if (Number(year) < 1950 || Number(year) > 2049) return undefined
  if (month === undefined) return year
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined
}

export const toDraft = (details: ResumeDetails): DraftDetails => ({
  ...details,
  links: details.links.join('\n'),
  positions: details.positions.map(one => ({ ...one, from: monthText(one.from), to: monthText(one.to) })),
  education: details.education.map(one => ({ ...one, from: monthText(one.from), to: monthText(one.to) })),
  skills: details.skills.join('\n'),
  certificates: details.certificates.join('\n'),
})

const MOST = { links: 10, skills: 100, certificates: 60 } as const
const LONGEST = { links: 300, skills: 80, certificates: 160 } as const

const isBackwards = (from: string | null, to: string | null) =>
  from !== null && to !== null && (to.slice(0, 4) < from.slice(0, 4) || (to.length === from.length && to < from))

/** The details of a draft, or what to fix. Entries without any text are left out. */
export function fromDraft(draft: DraftDetails): { details: ResumeDetails } | { errors: DetailErrors } {
  const errors: Record<string, string> = {}
  const list = (key: keyof typeof MOST) => {
    const items = draft[key]
      .split('\n')
      .map(item => item.trim())
      .filter(Boolean)
    if (items.length > MOST[key]) errors[key] = words.tooMany(MOST[key])
    else if (items.some(item => item.length > LONGEST[key])) errors[key] = words.tooLong(LONGEST[key])
    return items
  }
  const dates = (path: string, one: { from: string; to: string }) => {
    const [from, to] = [parseMonth(one.from), parseMonth(one.to)]
    if (from === undefined) errors[`${path}.from`] = words.monthWrong
    if (to === undefined) errors[`${path}.to`] = words.monthWrong
    else if (isBackwards(from ?? null, to)) errors[`${path}.to`] = words.endBeforeStart
    return { from: from ?? null, to: to ?? null }
  }
  const isBlank = (one: DraftPosition | DraftEducation) =>
    Object.values(one).every(value => typeof value !== 'string' || value.trim() === '')
  // The paths are those of the draft, which still has its blank entries.
  const positions = draft.positions.flatMap((one, index) => {
    if (isBlank(one)) return []
    const { title, employer, current } = one
    if (!title.trim() && !employer.trim()) errors[`positions.${index}.title`] = words.nothingNamed
    const { from, to } = dates(`positions.${index}`, { ...one, to: current ? '' : one.to })
    return [{ title: title.trim(), employer: employer.trim(), from, to, current }]
  })
  const education = draft.education.flatMap((one, index) => {
    if (isBlank(one)) return []
    const { school, degree, field } = one
    if (!school.trim() && !degree.trim()) errors[`education.${index}.school`] = words.noSchool
    return [{ school: school.trim(), degree: degree.trim(), field: field.trim(), ...dates(`education.${index}`, one) }]
  })
  const details = {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    location: draft.location.trim(),
    headline: draft.headline.trim(),
    links: list('links'),
    positions,
    education,
    skills: list('skills'),
    languages: draft.languages
      .map(({ name, level }) => ({ name: name.trim(), level: level.trim() }))
      .filter(({ name }) => name !== ''),
    certificates: list('certificates'),
  }
  return Object.keys(errors).length > 0 ? { errors } : { details }
}

/** The server's errors at their fields. */
export const errorsOf = (error: unknown): DetailErrors =>
  error instanceof CallError
    ? Object.fromEntries(
        Object.entries(error.fieldErrors).map(([path, message]) => [path.replace(/^details\./, ''), message]),
      )
    : {}

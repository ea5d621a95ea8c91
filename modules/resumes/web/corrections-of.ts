import type { Prefill, ResumeChanges, ResumeDetails } from '../contract.ts'
import { changesBetween, detailsOf } from '../details.ts'
import { type DetailErrors, type DraftDetails, fromDraft, parseMonth, toDraft } from './details-draft.ts'

/** A draft of what was read; empty if nothing was. */
export const draftOf = (read: ResumeDetails | null): DraftDetails => toDraft(read ?? detailsOf(null))

/** The sections that a person changed, or what to fix first. Without a draft nothing was changed. */
export function correctionsOf(
  read: ResumeDetails | null,
  draft: DraftDetails | undefined,
): { changes: ResumeChanges } | { errors: DetailErrors } {
  if (!draft) return { changes: {} }
  const result = fromDraft(draft)
  return 'errors' in result ? result : { changes: changesBetween(read ?? detailsOf(null), result.details) }
}

/** What a person corrected in an earlier reading, in that of the file that replaces it. Undefined if they corrected nothing. */
export function carriedOver(
  before: { details: ResumeDetails | null; draft?: DraftDetails | undefined },
  next: ResumeDetails | null,
): DraftDetails | undefined {
  if (!before.draft) return undefined
  const [read, draft, fresh] = [draftOf(before.details), before.draft, draftOf(next)]
  const text = (key: 'name' | 'email' | 'phone' | 'location' | 'headline') =>
    draft[key] === read[key] ? fresh[key] : draft[key]
  const linesOf = (one: DraftDetails, key: 'links' | 'skills' | 'certificates') => one[key].split('\n').filter(Boolean)
  const lines = (key: 'links' | 'skills' | 'certificates') =>
    mergeLists(linesOf(read, key), linesOf(draft, key), linesOf(fresh, key)).join('\n')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    location: text('location'),
    headline: text('headline'),
    links: lines('links'),
    positions: mergeLists(read.positions, draft.positions, fresh.positions),
    education: mergeLists(read.education, draft.education, fresh.education),
    skills: lines('skills'),
    languages: mergeLists(read.languages, draft.languages, fresh.languages),
    certificates: lines('certificates'),
  }
}

/** Applies what changed from `before` to `after` to another list: entries that were replaced, removed or added. */
function mergeLists<T>(before: readonly T[], after: readonly T[], fresh: readonly T[]): T[] {
  const textOf = (one: T) => JSON.stringify(one)
  const without = (list: readonly T[], others: readonly T[]) => {
    const texts = new Set(others.map(textOf))
    return list.filter(one => !texts.has(textOf(one)))
  }
  const [removed, added] = [without(before, after), without(after, before)]
  // As many as before: each new one stands for the one in whose place it is. If that is no longer there, neither is the correction.
  const isReplaced = removed.length === added.length
  const merged = fresh.flatMap(one => {
    const index = removed.findIndex(other => textOf(other) === textOf(one))
    return index < 0 ? [one] : isReplaced ? [added[index]!] : []
  })
  return isReplaced ? merged : [...merged, ...without(added, merged)]
}

type Work = Omit<Prefill['work'][number], 'page'>

const isSame = (one: Work, other: Work) =>
  one.title === other.title && one.employer === other.employer && one.from === other.from && one.to === other.to

const NOW = /^(?:now|present|today|current)$/iu

/**
 * The positions of a form that asks for the work history itself: what the person changed in the entries that were filled in from the
 * résumé. Null if they changed nothing.
 */
export function positionsOfWork(
  { details, work }: Pick<Prefill, 'details' | 'work'>,
  answered: readonly Work[],
): ResumeDetails['positions'] | null {
  const known = details?.positions ?? []
  const isUnchanged = answered.length === work.length && answered.every((entry, index) => isSame(entry, work[index]!))
  if (isUnchanged) return null
  const entered = answered
    .filter(({ title, employer }) => title.trim() || employer.trim())
    .map(entry => {
      const index = work.findIndex(one => isSame(one, entry))
      const isCurrent = NOW.test(entry.to.trim())
      const [from, to] = [parseMonth(entry.from) ?? null, isCurrent ? null : (parseMonth(entry.to) ?? null)]
      return (
        known[index] ?? {
          title: entry.title.trim(),
          employer: entry.employer.trim(),
          from,
          to,
          current: isCurrent,
        }
      )
    })
  // The form shows the latest positions only.
  return [...entered, ...known.slice(work.length)].slice(0, MOST_POSITIONS)
}

const MOST_POSITIONS = 40

/** What the person changed before submitting; nothing if a detail is still wrong. `work`: the answers of a form that asks for it. */
export function changesOf(
  reading: Pick<Prefill, 'details' | 'work'> & { draft?: DraftDetails | undefined },
  work: readonly Work[] | null,
): ResumeChanges {
  const corrections = correctionsOf(reading.details, reading.draft)
  if ('errors' in corrections) return {}
  const positions = work && positionsOfWork(reading, work)
  return { ...corrections.changes, ...(positions && { positions }) }
}

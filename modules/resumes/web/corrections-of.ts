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

import type { Prefill } from '#modules/resumes/contract.ts'
import type { Answers } from '#modules/forms/contract.ts'

/** What the reading of a résumé gave, kept so that marks stay after a reload. */
export interface ResumeReading extends Prefill {
  /** Instant, ms since 1970. */
  readonly read_at: number
}

/** A submission whose answer is not known yet: the same application goes out again under the same key. */
export interface Attempt {
  readonly key: string
  /** Of what was sent under that key; another application needs another key. */
  readonly fingerprint: string
}

/** A form filled in but not sent. Text only: files lie in their own store. */
export interface Draft {
  readonly answers: Answers
  readonly reading: ResumeReading | null
  readonly attempt: Attempt | null
  /** Instant, ms since 1970. */
  readonly saved_at: number
}

const PREFIX = 'draft:'
/** Drafts nobody came back to go after this long, in ms: the device may not be one's own. */
export const DRAFT_LIFE_MS = 60 * 24 * 60 * 60 * 1000

export const draftKey = (organizationId: string, jobId: string): string => `${PREFIX}${organizationId}:${jobId}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseDraft(text: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value) || !isRecord(value.answers) || typeof value.saved_at !== 'number') return null
    const attempt = isRecord(value.attempt) && typeof value.attempt.key === 'string' ? value.attempt : null
    const reading = isRecord(value.reading) && isRecord(value.reading.fields) ? value.reading : null
    return { ...value, attempt, reading } as unknown as Draft
  } catch {
    return null
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** @returns null where there is none, or none that can be read */
export function readDraft(store: Store, key: string): Draft | null {
  try {
    return parseDraft(store.getItem(key))
  } catch {
    return null // Storage is shut.
  }
}

/** @returns whether it is kept; storage may be shut or full */
export function writeDraft(store: Store, key: string, draft: Draft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(store: Store, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // Storage is shut: it holds nothing.
  }
}

/** Removes drafts of this device that nobody came back to. @returns their keys, for their files */
export function sweepDrafts(store: Store, now: number): string[] {
  try {
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter(key =>
      key.startsWith(PREFIX),
    )
    const old = keys.filter(key => (parseDraft(store.getItem(key))?.saved_at ?? 0) < now - DRAFT_LIFE_MS)
    for (const key of old) store.removeItem(key)
    return old
  } catch {
    return []
  }
}

import type { Prefill } from '#modules/resumes/contract.ts'
import type { DraftDetails } from '#modules/resumes/web/details-draft.ts'
import type { Answers } from '#modules/forms/contract.ts'

/** The answers found in a résumé, stored so that their marks survive a reload. */
export interface ResumeReading extends Prefill {
  /** ms since 1970. */
  readonly read_at: number
  /** What the person made of the details; absent if they changed nothing. */
  readonly draft?: DraftDetails
}

/** A submission without a response yet. The same application is submitted again with the same key. */
export interface Attempt {
  readonly key: string
  /** Identifies what was submitted with the key. Another application needs another key. */
  readonly fingerprint: string
}

/** A form that was filled in but not submitted. Text only: files have their own store. */
export interface Draft {
  readonly answers: Answers
  readonly reading: ResumeReading | null
  readonly attempt: Attempt | null
  /** ms since 1970. */
  readonly saved_at: number
}

const PREFIX = 'draft:'
/** Abandoned drafts are deleted after this time, in ms, because the device may be shared. */
export const DRAFT_LIFE_MS = 60 * 24 * 60 * 60 * 1000

export const draftKey = (organizationId: string, jobId: string): string => `${PREFIX}${organizationId}:${jobId}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseDraft(text: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value) || !isRecord(value.answers) || typeof value.saved_at !== 'number') return null
    const attempt = isRecord(value.attempt) && typeof value.attempt.key === 'string' ? value.attempt : null
    const reading =
      isRecord(value.reading) && isRecord(value.reading.fields) && isRecord(value.reading.pages) ? value.reading : null
    return { ...value, attempt, reading } as unknown as Draft
  } catch {
    return null
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** `store` is a function, because already reading the property throws where a site's data is blocked. @returns null if there is none, or if it cannot be read */
export function readDraft(store: () => Store, key: string): Draft | null {
  try {
    return parseDraft(store().getItem(key))
  } catch {
    return null // Storage is shut.
  }
}

/** @returns whether it was saved; storage may be unavailable or full */
export function writeDraft(store: () => Store, key: string, draft: Draft): boolean {
  try {
    store().setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(store: () => Store, key: string): void {
  try {
    store().removeItem(key)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** Deletes abandoned drafts on this device. @returns their keys, to delete their files */
export function sweepDrafts(device: () => Store, now: number): string[] {
  try {
    const store = device()
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

import type { ImportItemState } from './contract.ts'

const MB = 1024 * 1024

/** At most so many files in one import. */
export const MOST_FILES = 500
/** A ZIP archive, and everything in it unpacked. */
export const LARGEST_ARCHIVE = 200 * MB
export const MOST_UNPACKED = 500 * MB
/** Further entries of an archive that are left out: folders, and what operating systems add. */
export const MOST_ENTRIES = 2000
/** Files of one call. The page sends the files of an import in small batches, so that a lost connection loses little. */
export const FILES_AT_ONCE = 3
/** An upload that nobody continues counts as complete after this many hours. */
export const UPLOAD_HOURS = 24
/** Files that were not imported are deleted after so many days. */
export const KEPT_DAYS = 30
/** Discarded files can be restored for this many hours. */
export const RESTORED_HOURS = 24

export const ITEM_STATES = [
  'waiting',
  'reading',
  'imported',
  'needs_attention',
  'already_there',
  'failed',
  'discarded',
  'cancelled',
] as const

/** What a person can do with a file that was not imported. */
export const ITEM_ACTIONS: Record<ImportItemState, readonly ('retry' | 'replace' | 'enter' | 'discard' | 'restore')[]> =
  {
    waiting: [],
    reading: [],
    imported: [],
    needs_attention: ['enter', 'replace', 'retry', 'discard'],
    already_there: [],
    failed: ['retry', 'enter', 'replace', 'discard'],
    discarded: ['restore'],
    cancelled: [],
  }

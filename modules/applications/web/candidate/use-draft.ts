import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answers } from '#modules/forms/contract.ts'
import type { Attempt, ResumeReading } from './draft-store.ts'
import { draftKey, readDraft, removeDraft, sweepDrafts, writeDraft } from './draft-store.ts'

/** Loads with the first draft: most visitors of a form have none. */
const draftFiles = () => import('./draft-files.ts')

/** Typing is saved after a pause of this length, in ms. Leaving the page saves it right away. */
const QUIET_MS = 400

const device = () => localStorage

interface Kept {
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  readonly reading: ResumeReading | null
  readonly isEmpty: boolean
}

export interface DraftHandle {
  /** Whether the stored draft was read. Nothing is written before, because it would be overwritten. */
  readonly ready: boolean
  /** When the draft was last saved, in ms since 1970; null if there is none. */
  readonly savedAt: number | null
  /** The browser cannot store files (in a private window). */
  readonly filesLost: boolean
  readonly attempt: () => Attempt | null
  /** Saved right away, because a submission in progress must be known after a reload. */
  readonly setAttempt: (attempt: Attempt | null) => void
  /** `forGood`: the form was submitted, so nothing is saved again, not even when the page is left. */
  readonly remove: (forGood?: boolean) => Promise<void>
}

interface DraftSettings {
  readonly organizationId: string
  readonly jobId: string
  readonly now: Kept
  /** Called once with the stored draft, before anything is saved. */
  readonly restore: (kept: { answers: Answers; files: Record<string, File>; reading: ResumeReading | null }) => void
}

/** Saves a form on the device while it is filled in: text in local storage, files in the browser's database. */
export function useDraft({ organizationId, jobId, now, restore }: DraftSettings): DraftHandle {
  const key = draftKey(organizationId, jobId)
  const [ready, setReady] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [filesLost, setFilesLost] = useState(false)
  const attempt = useRef<Attempt | null>(null)
  const latest = useRef({ now, restore })
  const removed = useRef(false)
  /** Whether this page has changes to save: another tab may have submitted the form, and its draft must not come back. */
  const changed = useRef(false)
  useEffect(() => {
    latest.current = { now, restore }
  })

  useEffect(() => {
    let current = true
    const load = async () => {
      const draft = readDraft(device, key)
      const abandoned = sweepDrafts(device, Date.now())
      let files: Record<string, File> = {}
      if (draft || abandoned.length > 0) {
        const stored = await draftFiles()
        for (const old of abandoned) await stored.deleteFiles(old)
        files = await stored.savedFiles(key)
      }
      if (!current) return
      attempt.current = draft?.attempt ?? null
      latest.current.restore({ answers: draft?.answers ?? {}, files, reading: draft?.reading ?? null })
      setSavedAt(draft?.saved_at ?? null)
      setReady(true)
    }
    void load()
    return () => {
      current = false
    }
  }, [key])

  const save = useCallback(() => {
    const { answers, reading, isEmpty } = latest.current.now
    if (removed.current) return
    changed.current = false
    if (isEmpty) {
      removeDraft(device, key)
      return setSavedAt(null)
    }
    const saved_at = Date.now()
    // Now, while there is a connection: files that are chosen later are saved without one.
    draftFiles().catch(() => undefined)
    const kept = writeDraft(device, key, { answers, reading, attempt: attempt.current, saved_at })
    setSavedAt(kept ? saved_at : null)
  }, [key])

  // By content: leaving a field changes no answer and must not save again.
  const typed = JSON.stringify(now.answers)
  useEffect(() => {
    if (!ready) return
    changed.current = true
    const timer = setTimeout(save, QUIET_MS)
    return () => clearTimeout(timer)
  }, [ready, save, typed, now.reading, now.isEmpty])

  useEffect(() => {
    if (!ready) return
    const leave = () => {
      if (changed.current) save()
    }
    const follow = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) setSavedAt(null)
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('storage', follow)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('storage', follow)
    }
  }, [key, ready, save])

  useFilesKept(key, ready, now.files, setFilesLost)

  const setAttempt = useCallback(
    (next: Attempt | null) => {
      attempt.current = next
      save()
    },
    [save],
  )
  const remove = useCallback(
    async (forGood = false) => {
      // Nothing may be written afterwards: the form is about to be cleared or left.
      removed.current = true
      attempt.current = null
      removeDraft(device, key)
      setSavedAt(null)
      await draftFiles().then(
        stored => stored.deleteFiles(key),
        () => undefined,
      )
      removed.current = forGood
    },
    [key],
  )
  return { ready, savedAt, filesLost, attempt: () => attempt.current, setAttempt, remove }
}

/** Saves the form's files whenever they change. */
function useFilesKept(
  key: string,
  ready: boolean,
  files: Readonly<Record<string, File>>,
  setLost: (lost: boolean) => void,
): void {
  const kept = useRef<Readonly<Record<string, File>>>({})
  useEffect(() => {
    if (!ready) return
    const before = kept.current
    kept.current = files
    const gone = Object.keys(before).filter(field => !(field in files))
    const fresh = Object.entries(files).filter(([field, file]) => before[field] !== file)
    if (gone.length + fresh.length === 0) return
    const work = async () => {
      const stored = await draftFiles()
      for (const field of gone) await stored.deleteFile(key, field)
      const done = await Promise.all(fresh.map(([field, file]) => stored.saveFile(key, field, file)))
      if (fresh.length > 0) setLost(done.includes(false))
    }
    work().catch(() => setLost(true))
  }, [key, ready, files, setLost])
}

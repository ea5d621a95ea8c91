import { useState } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import type { Job } from '../contract.ts'
import { jobListWords as words } from '../words/list.ts'

/** The keys j and k reach a row, and Enter opens it. @returns the ID of the row that they have reached */
export function useRowKeys(jobs: readonly Job[], hrefOf: (job: Job) => string): string | null {
  const navigate = useNavigate()
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const at = jobs.findIndex(({ id }) => id === focusedId)
  const focusRow = (index: number) => {
    const next = jobs[Math.min(jobs.length - 1, Math.max(0, index))]
    if (!next) return
    setFocusedId(next.id)
    document.querySelector(`[data-row="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const open = ({ target }: KeyboardEvent) => {
    // Enter on a link or a button activates it.
    const own = target instanceof HTMLElement ? target.closest<HTMLElement>('a, button, summary') : null
    if (own) own.click()
    else if (jobs[at]) navigate(hrefOf(jobs[at]))
  }
  useShortcuts([
    { keys: 'j', label: words.next, run: () => focusRow(at + 1) },
    { keys: 'k', label: words.previous, run: () => focusRow(at < 0 ? 0 : at - 1) },
    { keys: 'Enter', label: words.open, run: open },
  ])
  return jobs[at]?.id ?? null
}

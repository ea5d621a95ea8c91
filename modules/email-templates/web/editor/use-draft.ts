import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { Template } from '../../contract.ts'
import { type Place, saveDraft } from '../api.ts'

export interface Values {
  readonly name: string
  readonly subject: string
  readonly body: string
}

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'stale'

const PAUSE_MS = 700
const RETRY_MS = 4000

const valuesOf = ({ name, subject, body, draft }: Template): Values => ({
  name,
  subject: draft?.subject ?? subject,
  body: draft?.body ?? body,
})

const isSame = (a: Values, b: Values) => a.name === b.name && a.subject === b.subject && a.body === b.body

/** Saves the draft while it is written, one call after the other. */
export function useDraft(place: Place, initial: Template) {
  const [template, setTemplate] = useState(initial)
  const [values, setValues] = useState(() => valuesOf(initial))
  const [state, setState] = useState<SaveState>('saved')
  const [theirs, setTheirs] = useState<Template | null>(null)
  // The newest of each, for calls that started before the last rendering.
  const newest = useRef({ template: initial, values: valuesOf(initial), running: null as Promise<boolean> | null })
  useLeaveWarning(state !== 'saved')

  const receive = (next: Template) => {
    newest.current.template = next
    setTemplate(next)
    setTheirs(null)
  }
  const save = async (): Promise<boolean> => {
    const {
      values: sent,
      template: { revision },
    } = newest.current
    setState('saving')
    try {
      const { name, subject, body } = sent
      receive(await saveDraft(place, { ...(name && { name }), subject, body, revision }))
    } catch (error) {
      const { status, problem } = error instanceof CallError ? error : new CallError(0, '')
      if (status === 409) setTheirs((problem as { current?: Template }).current ?? null)
      setState(status === 409 ? 'stale' : status >= 400 && status < 500 && status !== 429 ? 'refused' : 'offline')
      return false
    }
    if (!isSame(newest.current.values, sent)) return save()
    setState('saved')
    return true
  }
  /** Saves what is not saved yet. @returns whether everything is saved */
  const flush = async (): Promise<boolean> => {
    if (newest.current.running) return newest.current.running
    if (state === 'saved') return true
    newest.current.running = save()
    const isSaved = await newest.current.running
    newest.current.running = null
    return isSaved
  }
  const change = (part: Partial<Values>) => {
    const next = { ...newest.current.values, ...part }
    if (isSame(next, newest.current.values)) return
    newest.current.values = next
    setValues(next)
    setState(before => (before === 'stale' ? before : 'unsaved'))
  }
  const start = useEffectEvent(() => void flush())
  useEffect(() => {
    if (state !== 'unsaved' && state !== 'offline') return
    const timer = setTimeout(start, state === 'offline' ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, values])

  /** Shows a template that the server returned for something else than saving. */
  const replace = (next: Template) => {
    receive(next)
    newest.current.values = valuesOf(next)
    setValues(newest.current.values)
    setState('saved')
  }
  /** After someone else's edit: continues with one's own text on top of theirs. */
  const keepMine = () => {
    if (theirs) receive(theirs)
    setState('unsaved')
  }
  return { template, values, state, theirs, change, flush, replace, keepMine, current: () => newest.current.template }
}

export type Drafting = ReturnType<typeof useDraft>

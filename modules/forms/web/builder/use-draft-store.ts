import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { FormDraft, FormOperation } from '../../contract/drafting.ts'
import { editDraft, formDraftQuery } from './api.ts'
import { DraftStore } from './draft-store.ts'

const DEVICE_KEY = 'draft:form'
/** How often the changes of others appear. In ms. */
const REFRESH_MS = 10_000

const device = {
  read(): FormOperation[] {
    try {
      const given: unknown = JSON.parse(localStorage.getItem(DEVICE_KEY) ?? '[]')
      return Array.isArray(given) ? (given as FormOperation[]) : []
    } catch {
      return []
    }
  },
  write(operations: readonly FormOperation[]) {
    try {
      if (operations.length === 0) localStorage.removeItem(DEVICE_KEY)
      else localStorage.setItem(DEVICE_KEY, JSON.stringify(operations))
    } catch {
      // Storage is full or not available: the server has what was saved so far.
    }
  },
}

/** The draft of the form: what is edited here, and what others change meanwhile. */
export function useDraftStore(loaded: FormDraft) {
  const [store] = useState(() => new DraftStore(loaded, { edit: editDraft, device }))
  const view = useSyncExternalStore(store.subscribe, store.read)
  const { data } = useQuery({ ...formDraftQuery(), initialData: loaded, refetchInterval: REFRESH_MS })
  useEffect(() => {
    store.receive(data)
  }, [store, data])
  useEffect(() => {
    const online = () => void store.flush()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      // Leaving the page saves what was typed last.
      void store.flush()
    }
  }, [store])
  useLeaveWarning(view.state.kind !== 'saved')
  return { store, view }
}

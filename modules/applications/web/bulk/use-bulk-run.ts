import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshApplications } from '../api.ts'
import { type Action, bulkRunQuery, isOver, type Selection, startBulk, undoBulk } from './bulk-api.ts'

interface Started {
  readonly id: string
  readonly action: Action
}

/** The bulk action that was started last: its progress, its report, and undoing it. */
export function useBulkRun(onStarted: () => void) {
  const client = useQueryClient()
  const [last, setLast] = useState<Started | null>(null)
  const { data: run } = useQuery({ ...bulkRunQuery(last?.id ?? ''), enabled: last !== null })
  const start = useMutation({
    mutationFn: ({ action, selection }: { action: Action; selection: Selection }) =>
      startBulk(crypto.randomUUID(), action, selection),
    onSuccess: (started, { action }) => {
      client.setQueryData(bulkRunQuery(started.id).queryKey, started)
      setLast({ id: started.id, action })
      onStarted()
    },
    // What was shown before the server confirmed it is taken back.
    onError: () => refreshApplications(client),
  })
  const undo = useMutation({
    mutationFn: undoBulk,
    onSuccess: undone => {
      client.setQueryData(bulkRunQuery(undone.id).queryKey, undone)
      void client.invalidateQueries({ queryKey: bulkRunQuery(undone.id).queryKey })
    },
  })
  const state = run?.state
  // The lists and counts are read again when a run has ended.
  useEffect(() => {
    if (state && isOver(state)) void refreshApplications(client)
  }, [client, state])
  return {
    start: (action: Action, selection: Selection) => start.mutate({ action, selection }),
    startNow: (action: Action, selection: Selection) => start.mutateAsync({ action, selection }),
    busy: start.isPending,
    problem: start.error ?? undo.error,
    last,
    run: last && run ? run : null,
    undo: () => last && undo.mutate(last.id),
    undoing: undo.isPending || state === 'undoing',
    dismiss: () => {
      setLast(null)
      start.reset()
      undo.reset()
    },
  }
}

export type BulkRunning = ReturnType<typeof useBulkRun>

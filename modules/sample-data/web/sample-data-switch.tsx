import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SampleData } from '../contract.ts'
import { sampleDataWords as words } from '../words/sample-data.ts'
import { isChanging, sampleDataQuery, showSampleData, switchSampleData } from './api.ts'

/** What is shown everywhere changes when the background work ends. */
function useRefreshAfterChange(data: SampleData | undefined) {
  const client = useQueryClient()
  const wasChanging = useRef(false)
  const changing = data !== undefined && isChanging(data)
  useEffect(() => {
    if (wasChanging.current && !changing) void client.invalidateQueries()
    wasChanging.current = changing
  }, [changing, client])
}

const progressOf = ({ state, done, total }: SampleData) =>
  state === 'filling' ? words.filling(done, total) : state === 'removing' ? words.removing(done, total) : null

/** Turns sample data on and off. `note`: what it is. `hideTitle`: the title stands next to it already. */
export function SampleDataSwitch({ note, hideTitle }: { note: string; hideTitle?: boolean }) {
  const client = useQueryClient()
  const noteId = useId()
  const current = useQuery(sampleDataQuery())
  const change = useMutation({
    mutationFn: switchSampleData,
    onSuccess: saved => showSampleData(client, saved),
  })
  useRefreshAfterChange(current.data)
  if (current.isError && !current.data)
    return (
      <Alert
        tone="danger"
        title={words.loadFailed}
        actions={
          <Button size="small" onClick={() => void current.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {errorWords(current.error).says}
      </Alert>
    )
  if (!current.data) return <Skeleton className="h-14 w-full" />
  const { state } = current.data
  const on = change.isPending ? change.variables : state === 'filling' || state === 'on'
  const progress = progressOf(current.data)
  return (
    <div className="grid gap-2">
      <div className="flex items-start justify-between gap-5">
        <div className="min-w-0">
          {!hideTitle && <h2 className="font-semibold">{words.title}</h2>}
          <p id={noteId} className="text-13 text-text-2">
            {progress ? '' : note}
            <span role="status">{progress ?? (state === 'on' ? ` ${words.on}` : '')}</span>
          </p>
        </div>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          className="switch mt-0.5 shrink-0"
          aria-label={words.title}
          aria-describedby={noteId}
          checked={on}
          disabled={state === 'removing' || change.isPending}
          onChange={event => change.mutate(event.target.checked)}
        />
      </div>
      {change.error && (
        <Alert tone="danger" title={words.failed} live>
          {errorWords(change.error).says}
        </Alert>
      )}
    </div>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { Session } from '../contract.ts'
import { sessionWords as words } from '../words/sessions.ts'
import { endOtherSessions, endSession, sessionsQuery } from './api.ts'

/** The devices on which the reader is signed in, and signing them out. */
export function SessionList() {
  const client = useQueryClient()
  const sessions = useQuery(sessionsQuery())
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ ended }) => toast({ title: words.endedOthers(ended) }),
    onError: error => toast({ title: words.endOthersFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => client.invalidateQueries(sessionsQuery()),
  })
  if (sessions.isError)
    return <ErrorState error={sessions.error} title={words.loadFailed} onRetry={() => void sessions.refetch()} />
  if (!sessions.data)
    return (
      <SkeletonGroup label={words.loading} className="grid max-w-xl gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  const { items } = sessions.data
  return (
    <div className="grid max-w-xl gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {items.map(session => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {items.length > 1 ? (
        <div>
          <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {words.endOthers}
          </Button>
        </div>
      ) : (
        <p className="text-text-2">{words.onlyThis}</p>
      )}
      <p className="text-13 text-text-2">{words.explained}</p>
    </div>
  )
}

function Device({ session: { id, browser, system, started_at, seen_at, current } }: { session: Session }) {
  const client = useQueryClient()
  const name = words.device(browser, system)
  const end = useMutation({
    mutationFn: () => endSession(id),
    onSuccess: () => toast({ title: words.ended(name) }),
    onError: error => toast({ title: words.endFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => client.invalidateQueries(sessionsQuery()),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {current && <Chip tone="brand">{words.current}</Chip>}
        </p>
        <p className="text-13 text-text-2">
          {current ? (
            words.activeNow
          ) : (
            <>
              {words.lastActive} <When instant={seen_at} show="relative" />
            </>
          )}
          , {words.startedAt} <When instant={started_at} show="date" />
        </p>
      </div>
      {!current && (
        <Button size="small" busy={end.isPending} aria-label={words.endDevice(name)} onClick={() => end.mutate()}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

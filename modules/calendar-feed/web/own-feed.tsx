import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { CalendarFeed } from '../contract.ts'
import { calendarFeedWords as words } from '../words/calendar-feed.ts'
import { calendarFeedQuery, changeFeed, createFeed, removeFeed, showFeed } from './api.ts'

const failed = (title: string) => (error: Error) =>
  toast({ title, description: errorWords(error).says, tone: 'danger' })

/** The reader's interviews for their own calendar program. */
export function OwnFeed() {
  const client = useQueryClient()
  const own = useQuery(calendarFeedQuery())
  const create = useMutation({
    mutationFn: createFeed,
    onSuccess: ({ feed }) => showFeed(client, feed),
    onError: failed(words.createFailed),
  })
  if (own.isError) return <ErrorState error={own.error} title={words.loadFailed} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <SkeletonGroup label={words.loading} className="grid max-w-xl gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-9 w-36" />
      </SkeletonGroup>
    )
  const { feed } = own.data
  if (!feed)
    return (
      <div className="grid max-w-xl justify-items-start gap-3">
        <p className="text-text-2">{words.none}</p>
        <Button busy={create.isPending} onClick={() => create.mutate('initials')}>
          {words.create}
        </Button>
      </div>
    )
  return (
    <div className="grid max-w-xl gap-4">
      {create.data ? <NewAddress key={create.data.url} url={create.data.url} /> : <p>{words.exists}</p>}
      <p className="text-13 text-text-2">
        {feed.opened_at ? (
          <>
            {words.opened} <When instant={feed.opened_at} show="relative" />
          </>
        ) : (
          words.neverOpened
        )}
      </p>
      <Names feed={feed} />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" title={words.resetHelp} busy={create.isPending} onClick={() => create.mutate(feed.names)}>
          {words.reset}
        </Button>
        <TurnOff onDone={create.reset} />
      </div>
    </div>
  )
}

function NewAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => toast({ title: words.copyFailed, tone: 'danger' }),
    )
  return (
    <Alert tone="brand" live title={words.url}>
      <p>{words.once}</p>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <code className="rounded border border-line bg-surface px-2 py-1 text-12 break-all select-all">{url}</code>
        <Button size="small" onClick={() => void copy()}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
      </div>
    </Alert>
  )
}

function Names({ feed }: { feed: CalendarFeed }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: changeFeed,
    onMutate: names => showFeed(client, { ...feed, names }),
    onError: error => {
      showFeed(client, feed)
      failed(words.changeFailed)(error)
    },
  })
  return (
    <Checkbox
      label={words.fullNames}
      help={words.fullNamesHelp}
      checked={feed.names === 'full'}
      onChange={event => change.mutate(event.target.checked ? 'full' : 'initials')}
    />
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: removeFeed,
    onSuccess: () => {
      onDone()
      showFeed(client, null)
      toast({ title: words.removed })
    },
    onError: failed(words.removeFailed),
  })
  return (
    <Button size="small" kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
      {words.remove}
    </Button>
  )
}

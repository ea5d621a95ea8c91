import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { messageWords as words } from '../words/messages.ts'
import { messagesQuery } from './api.ts'
import { MessageItem } from './message-item.tsx'

const MessageComposer = lazy(() => import('./message-composer.tsx').then(m => ({ default: m.MessageComposer })))

interface MessagesPanelProps {
  applicationId: string
  candidate: CandidateDetails['candidate']
  /** May write to candidates. */
  decides: boolean
}

/** Every e-mail to a candidate, and the way to write one. */
export function MessagesPanel({ applicationId, candidate, decides }: MessagesPanelProps) {
  const messages = useQuery(messagesQuery(applicationId))
  /** `new`, or the ID of the e-mail that is edited. */
  const [writing, setWriting] = useState<string | null>(null)
  if (messages.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  if (messages.isError)
    return <ErrorState error={messages.error} title={words.loadFailed} onRetry={() => void messages.refetch()} />
  const reachable = candidate.blind || Boolean(candidate.email)
  const zone = candidate.blind ? null : candidate.time_zone
  const write = decides && reachable && writing === null && (
    <Button kind={messages.data.length === 0 ? 'primary' : 'default'} onClick={() => setWriting('new')}>
      {words.write}
    </Button>
  )
  const composer = (id: string) => (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <MessageComposer
        applicationId={applicationId}
        name={candidate.name}
        candidateZone={zone}
        message={messages.data.find(one => one.id === id) ?? null}
        onClose={() => setWriting(null)}
      />
    </Suspense>
  )
  return (
    <div className="grid gap-4">
      {!reachable && (
        <Alert tone="attention" title={words.noAddress}>
          {words.noAddressText}
        </Alert>
      )}
      {writing === 'new' && composer('new')}
      {messages.data.length === 0 && writing === null && (
        <EmptyState drawing="inbox" title={words.none} action={write}>
          {words.noneText}
        </EmptyState>
      )}
      {messages.data.length > 0 && (
        <>
          {write && <div className="print:hidden">{write}</div>}
          <ul className="grid gap-3">
            {messages.data.map(message =>
              writing === message.id ? (
                <li key={message.id}>{composer(message.id)}</li>
              ) : (
                <MessageItem
                  key={message.id}
                  applicationId={applicationId}
                  message={message}
                  candidateZone={zone}
                  decides={decides}
                  onEdit={() => setWriting(message.id)}
                />
              ),
            )}
          </ul>
        </>
      )}
    </div>
  )
}

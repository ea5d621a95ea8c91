import { useQuery } from '@tanstack/react-query'
import { unwrapLines } from '#platform/locale/text-lines.ts'
import { errorWords } from '#ui/error-text.ts'
import { Alert } from '#ui/alert.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { CallError } from '#platform/contract/client.ts'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import { useState } from 'react'
import { messageWords as words } from '../words/messages.ts'
import { previewMessage } from './api.ts'

interface MessagePreviewProps {
  applicationId: string
  subject: string
  body: string
}

/** The e-mail as the candidate will read it. Follows what is typed after a pause. */
export function MessagePreview({ applicationId, subject, body }: MessagePreviewProps) {
  const typed = JSON.stringify({ subject, body })
  const [shown, setShown] = useState(typed)
  const { setText } = useDelayedText(shown, setShown)
  const [sent, setSent] = useState(typed)
  if (sent !== typed) {
    setSent(typed)
    setText(typed)
  }
  const email = JSON.parse(shown) as { subject: string; body: string }
  const ready = email.subject.trim() !== '' && email.body.trim() !== ''
  const { data, error } = useQuery({
    queryKey: ['applications', 'message-preview', applicationId, shown],
    queryFn: ({ signal }) => previewMessage(applicationId, email, signal),
    enabled: ready,
    gcTime: 0,
    retry: false,
    placeholderData: before => before,
  })
  if (!ready) return null
  const problem = error instanceof CallError ? (Object.values(error.fieldErrors)[0] ?? error.message) : null
  return (
    <section aria-label={words.preview} className="grid gap-2">
      <h3 className="text-13 font-medium">
        {words.preview} <span className="font-normal text-text-2">{words.previewNote}</span>
      </h3>
      {error && (
        <Alert tone="attention" title={words.previewFailed}>
          {problem ?? errorWords(error).says}
        </Alert>
      )}
      {!error && !data && (
        <SkeletonGroup label={words.previewLoading}>
          <Skeleton className="h-32 w-full" />
        </SkeletonGroup>
      )}
      {!error && data && (
        <div className="rounded-control border border-line bg-sunken px-3.5 py-3 text-13">
          <p className="text-text-2">
            {words.to} <span className="wrap-anywhere">{data.shown.to}</span>
          </p>
          <p className="mt-1 font-medium wrap-anywhere">{data.shown.subject}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-text-2">{unwrapLines(data.shown.text)}</p>
        </div>
      )}
    </section>
  )
}

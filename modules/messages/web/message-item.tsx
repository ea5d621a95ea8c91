import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelMessage, refreshApplications } from '#modules/applications/web/api.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { unwrapLines } from '#platform/locale/text-lines.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import type { Message } from '../contract.ts'
import { isUnsent } from '../policy.ts'
import { messageWords as words } from '../words/messages.ts'
import { sendAgain } from './api.ts'

interface MessageItemProps {
  applicationId: string
  message: Message
  candidateZone: string | null
  /** May write to candidates. */
  decides: boolean
  onEdit: () => void
}

const toneOf = (state: Message['state']) => (state === 'failed' ? 'danger' : isUnsent(state) ? 'attention' : 'neutral')

/** An e-mail with its state, read in place. As text: nothing in it can run or load anything. */
export function MessageItem({ applicationId, message, candidateZone, decides, onEdit }: MessageItemProps) {
  const client = useQueryClient()
  const now = useNow()
  const cancel = useMutation({
    mutationFn: () => cancelMessage(applicationId, message.id),
    onError: error => toast({ title: words.cancelFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => refreshApplications(client),
  })
  const again = useMutation({
    mutationFn: () => sendAgain(applicationId, message.id),
    onSuccess: () => toast({ title: words.again }),
    onError: error => toast({ title: words.againFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => refreshApplications(client),
  })
  const unsent = isUnsent(message.state)
  const zone = browserZone()
  return (
    <li className="card px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-medium wrap-anywhere">{message.subject}</h2>
        <Chip tone={toneOf(message.state)}>{words.states[message.state]}</Chip>
      </div>
      <p className="mt-0.5 text-13 text-text-2">
        {message.sent_at && <When instant={message.sent_at} />}
        {unsent && message.send_at && (
          <>
            {words.willBeSent} <When instant={message.send_at} />
            {candidateZone && candidateZone !== zone && (
              <span className="block">
                {words.there(locale.instant(new Date(message.send_at), candidateZone, now))}
              </span>
            )}
          </>
        )}
        <span className="block">{message.author ? words.by(message.author.name) : words.automatic}</span>
      </p>
      {message.failure && (
        <p className="mt-1 text-13 wrap-anywhere text-danger">{words.failedBecause(message.failure)}</p>
      )}
      {decides && (unsent || message.state === 'failed') && (
        <div className="mt-2 flex flex-wrap gap-2 print:hidden">
          {message.source && (
            <Button size="small" onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          {unsent && (
            <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {words.cancelEmail}
            </Button>
          )}
          {message.state === 'failed' && (
            <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
              {words.sendAgain}
            </Button>
          )}
        </div>
      )}
      <details className="mt-2 text-13">
        <summary className="cursor-pointer text-text-2">{words.read}</summary>
        <p className="mt-2 measure rounded-control bg-sunken px-3.5 py-3 wrap-anywhere whitespace-pre-wrap text-text-2">
          {unwrapLines(message.text)}
        </p>
      </details>
    </li>
  )
}

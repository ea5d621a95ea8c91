import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Mail, RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { StoredRequest } from '../contract.ts'
import { requestWords } from '../words/contact.ts'
import { requestListWords as words } from '../words/requests.ts'
import { confirmAgain, editRequest } from './api.ts'
import { RequestNote } from './request-note.tsx'

/** Longer messages are shown in part at first. */
const LONG = 420

const replyTo = ({ email, kind }: StoredRequest) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.replySubject[kind])}`

/** One request: who wrote what, and what was done about it. */
export function RequestItem({ request, mayEdit }: { request: StoredRequest; mayEdit: boolean }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (edit: { state?: StoredRequest['state']; note?: string }) =>
      editRequest(request.id, { version: request.version, ...edit }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['site', 'requests'] }),
    onError: error => toast({ title: words.changeFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  const isDone = request.state === 'done'
  return (
    <li className="grid gap-2.5 py-4">
      <Head request={request} />
      <Message text={request.message} />
      {request.undelivered && <Undelivered request={request} mayEdit={mayEdit} />}
      <RequestNote
        note={request.note}
        mayEdit={mayEdit}
        busy={change.isPending}
        save={note => change.mutateAsync({ note })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <a className="button" data-kind={isDone ? 'quiet' : 'default'} data-size="small" href={replyTo(request)}>
          <Icon of={Mail} size={14} /> {words.reply}
        </a>
        {mayEdit && (
          <Button
            size="small"
            kind="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ state: isDone ? 'open' : 'done' })}
          >
            <Icon of={isDone ? RotateCcw : Check} size={14} /> {isDone ? words.reopen : words.markDone}
          </Button>
        )}
        {request.done_at && (
          <span className="text-12 text-text-2">
            {words.doneSince} <When instant={request.done_at} show="date" />
          </span>
        )}
      </div>
    </li>
  )
}

/** The mail server refused the confirmation. */
function Undelivered({ request, mayEdit }: { request: StoredRequest; mayEdit: boolean }) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => confirmAgain(request.id),
    onSuccess: () => toast({ title: words.sendingAgain(request.email) }),
    onError: error => toast({ title: words.againFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['site', 'requests'] }),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <p className="flex min-w-0 items-baseline gap-2 text-attention">
        <span className="translate-y-0.5">
          <Icon of={TriangleAlert} size={14} />
        </span>
        {words.undelivered}
      </p>
      {mayEdit && (
        <Button
          size="small"
          aria-label={words.sendAgainTo(request.email)}
          busy={again.isPending}
          onClick={() => again.mutate()}
        >
          {words.sendAgain}
        </Button>
      )}
    </div>
  )
}

function Head({ request }: { request: StoredRequest }) {
  const about = locale.parts([
    request.topic && requestWords.topics[request.topic],
    request.organization,
    request.hires_a_year && words.hires(requestWords.hires[request.hires_a_year]),
  ])
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <h2 className="font-semibold wrap-anywhere">{request.name}</h2>
      <Chip tone={request.state === 'open' ? 'brand' : 'neutral'}>{words.states[request.state]}</Chip>
      <Chip tone="outline">{words.kindOf[request.kind]}</Chip>
      <span className="text-13 text-text-2 md:ml-auto">
        <When instant={request.created_at} show="date" />
      </span>
      <p className="w-full text-13 wrap-anywhere text-text-2">
        {request.email}
        {about && ` · ${about}`}
      </p>
    </div>
  )
}

function Message({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  if (!text) return <p className="text-13 text-text-2">{words.noMessage}</p>
  const isLong = text.length > LONG || text.split('\n').length > 6
  return (
    <div>
      <p className={`measure whitespace-pre-line wrap-anywhere ${isLong && !whole ? 'line-clamp-5' : ''}`}>{text}</p>
      {isLong && (
        <button type="button" className="link mt-1 text-13" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.showLess : words.showAll}
        </button>
      )}
    </div>
  )
}

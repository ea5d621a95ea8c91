import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Link } from '#ui/router.tsx'
import { errorWords } from '#ui/error-text.ts'
import { When } from '#ui/when.tsx'
import type { Notification } from '../contract.ts'
import { notificationSentences, notificationWords as words } from '../words/notifications.ts'
import { refreshNotifications } from './api.ts'
import { EmailToSend } from './email-to-send.tsx'
import { NoteToAnswer } from './note-to-answer.tsx'
import { OfferToApprove } from './offer-to-approve.tsx'
import { ScorecardToSubmit } from './scorecard-to-submit.tsx'
import { markDone, showDone } from './show-done.ts'
import { TodoToComplete } from './todo-to-complete.tsx'

export interface NotificationHrefs {
  readonly of: (notification: Notification) => string
  readonly offers: (notification: Notification) => string
  readonly kit: (bookingId: string) => string
}

/** What the parts for each kind of to-do tell their row. */
export interface RowActions {
  /** Shows what was done. It is saved by then, or about to be. */
  readonly show: (toDo: Notification['to_do']) => void
  /** It is saved. */
  readonly onDone: () => void
  readonly onProblem: (title: string, error: unknown) => void
  /** Puts the focus on the row, where a button was that is gone. */
  readonly focus: () => void
}

interface NotificationRowProps {
  readonly item: Notification
  readonly hrefs: NotificationHrefs
  /** The notification was followed. */
  readonly onFollow: () => void
}

/** One notification: what happened, and what its reader can do about it right there. */
export function NotificationRow({ item, hrefs, onFollow }: NotificationRowProps) {
  const client = useQueryClient()
  const link = useRef<HTMLAnchorElement>(null)
  const [problem, setProblem] = useState<{ title: string; says: string } | null>(null)
  const actions: RowActions = {
    show: toDo => {
      setProblem(null)
      showDone(client, item.id, toDo)
    },
    onDone: () => void markDone(client, item.id),
    onProblem: (title, error) => {
      setProblem({ title, says: errorWords(error).says })
      // Someone else was faster, or it is gone: the row shows how it is now.
      if (error instanceof CallError && error.status >= 400 && error.status < 500) void refreshNotifications(client)
    },
    focus: () => link.current?.focus(),
  }
  const { to_do: toDo } = item
  return (
    <li className="grid grid-cols-[8px_minmax(0,1fr)] gap-x-2.5 border-t border-line px-1 py-2.5 first:border-0">
      <span aria-hidden="true" className={`mt-1.5 size-2 rounded-full ${item.read ? 'bg-transparent' : 'bg-brand'}`} />
      <div className="min-w-0">
        <Link ref={link} to={hrefs.of(item)} onClick={onFollow} className="block rounded-control hover:bg-sunken">
          <span className={`block wrap-anywhere ${item.read ? '' : 'font-medium'}`}>
            {!item.read && <span className="sr-only">{words.unread}: </span>}
            {notificationSentences[item.kind](item.name, item.actor)}
          </span>
          <span className="flex flex-wrap gap-x-2 text-12 text-text-2">
            <span className="truncate">{item.job.title}</span>
            <When instant={item.at} show="relative" />
          </span>
        </Link>
        {toDo?.kind === 'todo' && <TodoToComplete item={item} toDo={toDo} actions={actions} />}
        {toDo?.kind === 'offer' && (
          <OfferToApprove item={item} toDo={toDo} actions={actions} href={hrefs.offers(item)} onFollow={onFollow} />
        )}
        {toDo?.kind === 'note' && <NoteToAnswer item={item} toDo={toDo} actions={actions} />}
        {toDo?.kind === 'email' && <EmailToSend item={item} toDo={toDo} actions={actions} />}
        {toDo?.kind === 'scorecard' && (
          <ScorecardToSubmit
            toDo={toDo}
            href={toDo.booking_id ? hrefs.kit(toDo.booking_id) : hrefs.of(item)}
            onFollow={onFollow}
          />
        )}
        {problem && (
          <p role="alert" className="mt-2 text-13 text-danger">
            {problem.title}. {problem.says}
          </p>
        )}
      </div>
    </li>
  )
}

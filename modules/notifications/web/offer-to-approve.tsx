import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { approveOffer, refreshOffers, sendBackOffer } from '#modules/offers/web/api.ts'
import { panelWords } from '#modules/offers/words/panel.ts'
import { dateText, payText } from '#modules/offers/words/terms.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Notification } from '../contract.ts'
import { toDoWords as words } from '../words/notifications.ts'
import type { RowActions } from './notification-row.tsx'
import { Result } from './result.tsx'

type OfferAsked = Extract<NonNullable<Notification['to_do']>, { kind: 'offer' }>

interface OfferToApproveProps {
  readonly item: Notification
  readonly toDo: OfferAsked
  readonly actions: RowActions
  /** The whole offer. */
  readonly href: string
  readonly onFollow: () => void
}

/** An offer that its reader was asked to approve, decided in place: approved, or sent back with a reason. */
export function OfferToApprove({ item, toDo, actions, href, onFollow }: OfferToApproveProps) {
  const client = useQueryClient()
  const [sendingBack, setSendingBack] = useState(false)
  const offer = { application_id: item.application_id!, id: toDo.id, version: toDo.version }
  const decided = (decision: OfferAsked['decision'], reason: string | null) => {
    actions.show({ ...toDo, decision, reason })
    actions.onDone()
    actions.focus()
    return Promise.all([refreshOffers(client), client.invalidateQueries({ queryKey: ['dashboard'] })])
  }
  const approve = useMutation({
    mutationFn: () => approveOffer(offer),
    onSuccess: () => decided('approved', null),
    onError: error => actions.onProblem(words.approveFailed, error),
  })
  const sendBack = useMutation({
    mutationFn: (reason: string) => sendBackOffer(offer, reason),
    onSuccess: (_, reason) => decided('sent_back', reason),
    onError: error => actions.onProblem(panelWords.sendBack.failed, error),
  })
  return (
    <div className="mt-1.5 grid gap-1.5 text-13">
      <p className="wrap-anywhere">
        {toDo.position}, {panelWords.card.facts(payText(toDo.pay), dateText(toDo.start_on))}.{' '}
        <TextLink to={href} onClick={onFollow}>
          {panelWords.card.readOffer}
        </TextLink>
      </p>
      {toDo.decision === 'approved' && <Result>{words.approved}</Result>}
      {toDo.decision === 'sent_back' && <Result icon={Undo2}>{words.sentBack(toDo.reason)}</Result>}
      {toDo.decision === null && sendingBack && (
        <SendBack
          busy={sendBack.isPending}
          onSend={reason => sendBack.mutate(reason)}
          onCancel={() => {
            setSendingBack(false)
            actions.focus()
          }}
        />
      )}
      {toDo.decision === null && !sendingBack && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" kind="primary" busy={approve.isPending} onClick={() => approve.mutate()}>
            {panelWords.actions.approve}
          </Button>
          <Button size="small" onClick={() => setSendingBack(true)}>
            {panelWords.actions.send_back}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SendBackProps {
  readonly busy: boolean
  readonly onSend: (reason: string) => void
  readonly onCancel: () => void
}

function SendBack({ busy, onSend, onCancel }: SendBackProps) {
  const texts = panelWords.sendBack
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (!reason.trim()) setMissing(true)
        else if (!busy) onSend(reason)
      }}
    >
      <Field
        label={texts.reason}
        help={words.reasonHelp}
        error={missing && !reason.trim() ? texts.missing : undefined}
        required
      >
        <Textarea
          ref={field}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" kind="primary" busy={busy}>
          {texts.confirm}
        </Button>
        <Button size="small" kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

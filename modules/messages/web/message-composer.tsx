import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { cancelMessage, refreshApplications } from '#modules/applications/web/api.ts'
import { CallError } from '#platform/contract/client.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { clearDraft, readDraft, writeDraft } from '#ui/draft.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { Message } from '../contract.ts'
import { messageStarters, messageWords as words } from '../words/messages.ts'
import { editMessage, previewMessage, sendMessage } from './api.ts'
import { MessagePreview } from './message-preview.tsx'
import { localValue, MessageTime } from './message-time.tsx'

interface MessageComposerProps {
  applicationId: string
  name: string
  candidateZone: string | null
  /** An e-mail that was not sent yet; null for a new one. */
  message: Message | null
  onClose: () => void
}

interface Values {
  readonly id: string
  readonly subject: string
  readonly body: string
  readonly at: string
}

const STARTERS = Object.entries(messageStarters).map(([value, { name }]) => ({ value, label: name }))
const isStarter = (value: string): value is Exclude<keyof typeof messageStarters, 'template'> =>
  value !== 'template' && value in messageStarters

/** Writes or edits an e-mail to a candidate in place. What is typed stays on this device until it is sent. */
export function MessageComposer({ applicationId, name, candidateZone, message, onClose }: MessageComposerProps) {
  const client = useQueryClient()
  const now = useNow()
  const body = useRef<HTMLTextAreaElement>(null)
  const draft = `message:${applicationId}`
  const [values, setValues] = useState<Values>(() =>
    message
      ? {
          id: message.id,
          subject: message.source?.subject ?? '',
          body: message.source?.body ?? '',
          at: message.send_at ? localValue(new Date(message.send_at)) : '',
        }
      : { id: crypto.randomUUID(), subject: '', body: '', at: '', ...readDraft<Values>(draft) },
  )
  const template = useQuery({
    queryKey: ['applications', 'message-template', applicationId],
    queryFn: ({ signal }) => previewMessage(applicationId, undefined, signal),
  })
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    setValues(next)
    if (!message) writeDraft(draft, next)
  }
  const own = template.data?.templates ?? []
  const start = (chosen: string) => {
    const text =
      chosen === 'template'
        ? template.data
        : isStarter(chosen)
          ? messageStarters[chosen]
          : own.find(({ id }) => id === chosen)
    if (text) change({ subject: text.subject, body: text.body })
  }
  const insert = (variable: string) => {
    const field = body.current
    const [from, to] = field ? [field.selectionStart, field.selectionEnd] : [values.body.length, values.body.length]
    const text = `{{ ${variable} }}`
    change({ body: values.body.slice(0, from) + text + values.body.slice(to) })
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(from + text.length, from + text.length)
    })
  }
  const cancel = useMutation({
    mutationFn: (id: string) => cancelMessage(applicationId, id),
    onSuccess: () => toast({ title: words.undone }),
    onError: error => toast({ title: words.cancelFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => refreshApplications(client),
  })
  const send = useMutation({
    mutationFn: () => {
      const { id, subject, body: text, at } = values
      const written = { subject, body: text, ...(at && { send_at: new Date(at).toISOString() }) }
      return message ? editMessage(applicationId, message.id, written) : sendMessage(applicationId, { id, ...written })
    },
    onSuccess: async sent => {
      clearDraft(draft)
      toast({
        title: values.at ? words.scheduled(locale.instant(new Date(values.at), browserZone(), now)) : words.sent,
        action: { label: words.undo, alt: words.undoAlt, run: () => cancel.mutate(sent.id) },
      })
      await refreshApplications(client)
      onClose()
    },
  })
  const errors = send.error instanceof CallError ? send.error.fieldErrors : {}
  const problemOf = (field: string) => errors[field] ?? errors[`email.${field}`]
  const sendLabel = message ? words.save : values.at ? words.schedule : words.send
  return (
    <form
      noValidate
      className="card grid gap-4 p-4"
      aria-label={message ? words.editTitle : words.title(name)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!send.isPending) send.mutate()
      }}
    >
      <h2 className="font-semibold">{message ? words.editTitle : words.title(name)}</h2>
      {!message && (
        <Field label={words.template} help={words.templateHelp} optional>
          <Select
            value=""
            placeholder="–"
            choices={[...own.map(one => ({ value: one.id, label: one.name })), ...STARTERS]}
            onChange={event => start(event.target.value)}
          />
        </Field>
      )}
      <Field label={words.subject} error={problemOf('subject')} required>
        <Input maxLength={200} value={values.subject} onChange={event => change({ subject: event.target.value })} />
      </Field>
      <Field label={words.body} error={problemOf('body')} required>
        <Textarea
          ref={body}
          className="min-h-44"
          maxLength={20_000}
          value={values.body}
          onChange={event => change({ body: event.target.value })}
        />
      </Field>
      {template.data && (
        <Field label={words.variables} help={words.variablesHelp} group>
          <div className="flex flex-wrap gap-1.5">
            {template.data.variables.map(variable => (
              <Button key={variable} size="small" onClick={() => insert(variable)}>
                {words.variableNames(variable)}
              </Button>
            ))}
          </div>
        </Field>
      )}
      <MessagePreview applicationId={applicationId} subject={values.subject} body={values.body} />
      <MessageTime
        value={values.at}
        onChange={at => change({ at })}
        candidateZone={candidateZone}
        error={problemOf('send_at')}
      />
      <FormProblem error={send.error} title={message ? words.saveFailed : words.sendFailed} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          type="submit"
          kind="primary"
          busy={send.isPending}
          disabled={values.subject.trim() === '' || values.body.trim() === ''}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { AccommodationRequest } from '../contract.ts'
import { canExtend, EXTRA_TIME_PERCENT } from '../policy.ts'
import { accommodationWords as words } from '../words/accommodations.ts'
import type { AccommodatedScreening } from './accommodation-requests.tsx'
import { answerAccommodation } from './api.ts'

const LONGEST_NOTE = 2000
const CHOICES = EXTRA_TIME_PERCENT.map(value => ({
  value: String(value),
  label: value === 0 ? words.noTime : words.moreTime(value),
}))

interface AnswerAccommodationDialogProps {
  request: AccommodationRequest
  screening: AccommodatedScreening
  candidateName: string
  onClose: () => void
  onAnswered: () => void
}

/** Answers a request in writing, with more time for this screening if it helps. */
export function AnswerAccommodationDialog({
  request,
  screening,
  candidateName,
  onClose,
  onAnswered,
}: AnswerAccommodationDialogProps) {
  const granted = screening.extra_time_percent
  const isExtendable = canExtend(screening.state)
  const [note, setNote] = useState('')
  const [time, setTime] = useState(granted)
  const answer = useMutation({
    mutationFn: () =>
      answerAccommodation(
        request.id,
        note,
        EXTRA_TIME_PERCENT.find(value => value === time && value !== granted),
      ),
    onSuccess: () => {
      toast({ title: words.sent(candidateName) })
      onAnswered()
      onClose()
    },
    // If a colleague was faster, their answer is shown behind the dialog.
    onError: error => error instanceof CallError && error.code === 'already_answered' && onAnswered(),
  })
  const error = answer.error instanceof CallError ? answer.error.fieldErrors['note'] : undefined
  return (
    <FormDialog
      title={words.dialogTitle(candidateName)}
      description={words.description}
      keep={words.cancel}
      submit={words.send}
      busy={answer.isPending}
      onSubmit={() => answer.mutate()}
      onClose={onClose}
      error={error ? null : answer.error}
      failed={words.failed}
    >
      <p className="wrap-anywhere whitespace-pre-line text-text-2">{words.quoted(request.request)}</p>
      <Field label={words.time} help={isExtendable ? words.timeHelp : words.timeOver}>
        <Select
          choices={CHOICES}
          value={String(time)}
          disabled={!isExtendable}
          onChange={event => setTime(Number(event.target.value))}
        />
      </Field>
      <Field label={words.note} error={error}>
        <Textarea rows={4} maxLength={LONGEST_NOTE} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  )
}

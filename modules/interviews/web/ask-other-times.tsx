import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { LinkView } from '../contract.ts'
import { bookingWords as words } from '../words/booking.ts'
import { askOtherTimes } from './api.ts'

interface AskOtherTimesProps {
  data: string
  view: LinkView
  /** Open from the start, because there is nothing to choose. */
  open?: boolean
}

/** Asks the organizer for other times. */
export function AskOtherTimes({ data, view, open = false }: AskOtherTimesProps) {
  const [opened, setOpened] = useState(open)
  const [message, setMessage] = useState('')
  const ask = useMutation({ mutationFn: () => askOtherTimes(data, message) })
  if (ask.isSuccess || (view.asked && !opened)) {
    return (
      <Alert tone="brand" title={words.otherTimes.asked} live={ask.isSuccess}>
        {words.otherTimes.askedText(view.contact.name)} {view.booked && words.otherTimes.keepsCurrent}
      </Alert>
    )
  }
  if (!opened) {
    return (
      <p>
        <button type="button" onClick={() => setOpened(true)} className="link min-h-11">
          {words.otherTimes.none}
        </button>
      </p>
    )
  }
  return (
    <form
      className="grid max-w-[560px] gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (!ask.isPending) ask.mutate()
      }}
    >
      <Field label={words.otherTimes.label} help={words.otherTimes.help} optional>
        <Textarea rows={3} maxLength={1000} value={message} onChange={event => setMessage(event.target.value)} />
      </Field>
      <FormProblem error={ask.error} />
      <div>
        <Button type="submit" size="large" kind={open ? 'primary' : 'default'} busy={ask.isPending}>
          {words.otherTimes.action}
        </Button>
      </div>
    </form>
  )
}

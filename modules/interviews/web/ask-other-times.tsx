import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { LinkView } from '../contract.ts'
import { askOtherTimes } from './api.ts'

interface AskOtherTimesProps {
  data: string
  view: LinkView
  /** Open from the start: where there is nothing to choose. */
  open?: boolean
}

/** For whom no time suits: a few words to the person who offers them. */
export function AskOtherTimes({ data, view, open = false }: AskOtherTimesProps) {
  const [opened, setOpened] = useState(open)
  const [message, setMessage] = useState('')
  const ask = useMutation({ mutationFn: () => askOtherTimes(data, message) })
  if (ask.isSuccess || (view.asked && !opened)) {
    return (
      <Alert tone="brand" title="You asked for other times" live={ask.isSuccess}>
        {view.contact.name} knows, and will write to you. {view.booked && 'The time you have stays yours until then.'}
      </Alert>
    )
  }
  if (!opened) {
    return (
      <p>
        <button type="button" onClick={() => setOpened(true)} className="link min-h-11">
          None of these suits me
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
      <Field label="What would suit you" help="Days, hours, another way of meeting: whatever helps." optional>
        <Textarea rows={3} maxLength={1000} value={message} onChange={event => setMessage(event.target.value)} />
      </Field>
      <FormProblem error={ask.error} />
      <div>
        <Button type="submit" size="large" kind={open ? 'primary' : 'default'} busy={ask.isPending}>
          Ask for other times
        </Button>
      </div>
    </form>
  )
}

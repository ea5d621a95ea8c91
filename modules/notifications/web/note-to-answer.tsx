import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addNote } from '#modules/applications/web/notes/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Notification } from '../contract.ts'
import { toDoWords as words } from '../words/notifications.ts'
import type { RowActions } from './notification-row.tsx'
import { Result } from './result.tsx'

type Note = Extract<NonNullable<Notification['to_do']>, { kind: 'note' }>

/** A note that mentions its reader, with an answer in place: a note about the same candidate that mentions its author. */
export function NoteToAnswer({ item, toDo, actions }: { item: Notification; toDo: Note; actions: RowActions }) {
  const client = useQueryClient()
  const [writing, setWriting] = useState(false)
  const [text, setText] = useState('')
  const { author } = toDo
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (writing) field.current?.focus()
  }, [writing])
  const reply = useMutation({
    mutationFn: (to: NonNullable<Note['author']>) =>
      addNote(item.application_id!, { text: words.replyText(to.name, text.trim()), mentions: [to.id] }),
    onSuccess: () => {
      setWriting(false)
      setText('')
      actions.onDone()
      actions.focus()
      return client.invalidateQueries({ queryKey: ['applications'] })
    },
    onError: error => actions.onProblem(words.replyFailed, error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (author && text.trim()) reply.mutate(author)
  }
  return (
    <div className="mt-1.5 grid gap-2 text-13">
      <p className="max-h-40 overflow-y-auto rounded-control border border-line bg-surface px-2.5 py-2 wrap-anywhere whitespace-pre-line">
        {toDo.text}
      </p>
      {reply.isSuccess && !writing && <Result>{words.replied}</Result>}
      {author && !writing && (
        <div>
          <Button size="small" aria-label={words.replyLabel(author.name)} onClick={() => setWriting(true)}>
            {words.reply}
          </Button>
        </div>
      )}
      {author && writing && (
        <form onSubmit={submit} className="grid gap-2">
          <Field label={words.replyLabel(author.name)} help={words.replyHelp(author.name)}>
            <Textarea
              ref={field}
              rows={2}
              maxLength={7800}
              value={text}
              onChange={event => setText(event.target.value)}
              onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
            />
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="small" kind="primary" busy={reply.isPending} disabled={!text.trim()}>
              {words.sendReply}
            </Button>
            <Button size="small" kind="quiet" onClick={() => setWriting(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

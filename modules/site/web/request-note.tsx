import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { LONGEST_NOTE } from '../policy.ts'
import { requestListWords as words } from '../words/requests.ts'

interface RequestNoteProps {
  note: string
  mayEdit: boolean
  busy: boolean
  save: (note: string) => Promise<unknown>
}

/** What super admins note about a request. */
export function RequestNote({ note, mayEdit, busy, save }: RequestNoteProps) {
  const [text, setText] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpen = text !== null
  // The person opened the note with a button: the next thing to do is to type.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  if (text === null)
    return (
      <div className="flex flex-wrap items-baseline gap-x-3 text-13">
        {note && <p className="measure whitespace-pre-line wrap-anywhere text-text-2">{note}</p>}
        {mayEdit && (
          <button type="button" className="link min-h-6" onClick={() => setText(note)}>
            {note ? words.editNote : words.addNote}
          </button>
        )}
      </div>
    )
  // What was typed stays if it could not be saved.
  const submit = () =>
    save(text).then(
      () => setText(null),
      () => {},
    )
  return (
    <form
      className="grid max-w-[560px] gap-2"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={words.noteLabel} help={words.noteHelp}>
        <Textarea
          ref={field}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy}>
          {words.saveNote}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setText(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

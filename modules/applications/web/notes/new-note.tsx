import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { readDraft, clearDraft, writeDraft } from '#ui/draft.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { noteWords as words } from '../../words/notes.ts'
import { refreshApplications } from '../api.ts'
import { addNote, peopleQuery } from './api.ts'
import { mentionedIn } from './mentions.ts'
import { NoteEditor } from './note-editor.tsx'

interface NewNoteProps {
  applicationId: string
  userId: string
  /** Closes the field after saving or with Cancel, where a button opened it. */
  onClose?: () => void
}

/** Writes a note in place. What is typed stays on this device until it is saved. */
export function NewNote({ applicationId, userId, onClose }: NewNoteProps) {
  const client = useQueryClient()
  const draft = `note:${applicationId}`
  const [text, setText] = useState(() => readDraft<{ text: string }>(draft)?.text ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') clearDraft(draft)
    else writeDraft(draft, { text: next })
  }
  const add = useMutation({
    mutationFn: async () => {
      const people = text.includes('@') ? (await client.fetchQuery(peopleQuery(applicationId))).items : []
      await addNote(applicationId, { text, mentions: mentionedIn(text, people).map(({ id }) => id) })
    },
    onSuccess: async () => {
      change('')
      await refreshApplications(client)
      onClose?.()
    },
  })
  const send = () => {
    if (text.trim() !== '' && !add.isPending) add.mutate()
  }
  return (
    <form
      className="grid gap-2"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <NoteEditor
        applicationId={applicationId}
        userId={userId}
        text={text}
        onChange={change}
        onSubmit={send}
        onCancel={onClose}
        takesFocus={onClose !== undefined}
      />
      <FormProblem error={add.error} title={words.failed} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={add.isPending} aria-disabled={text.trim() === '' || undefined}>
          {words.add}
          <span className="max-md:hidden">
            <Kbd>{words.sendKeys}</Kbd>
          </span>
        </Button>
        {onClose && (
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        )}
        <p className="text-12 text-text-2">{words.private}</p>
      </div>
    </form>
  )
}

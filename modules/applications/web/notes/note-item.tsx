import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { When } from '#ui/when.tsx'
import type { Note } from '../../contract.ts'
import { noteWords as words } from '../../words/notes.ts'
import { refreshApplications } from '../api.ts'
import { editNote, peopleQuery } from './api.ts'
import { mentionedIn, partsOf } from './mentions.ts'
import { NoteEditor } from './note-editor.tsx'

interface NoteItemProps {
  applicationId: string
  userId: string
  note: Note
  /** Whether the text is shown without names. Editing it would lose them. */
  blind: boolean
  onDelete: () => void
}

/** A note with its author. One's own can be edited and deleted. */
export function NoteItem({ applicationId, userId, note, blind, onDelete }: NoteItemProps) {
  const [editing, setEditing] = useState(false)
  const own = note.admin_id === userId
  return (
    <li className="card px-4 py-3">
      <div className="flex items-center gap-2.5">
        <Avatar name={note.admin_name} size="small" />
        <p className="min-w-0 flex-1 text-13">
          <span className="font-medium">{note.admin_name}</span>{' '}
          <span className="text-text-2">
            <When instant={note.at} show="date" />
            {note.edited_at && ` · ${words.edited}`}
          </span>
        </p>
        {own && !editing && (
          <span className="flex print:hidden">
            {!blind && <IconButton icon={Pencil} size="small" label={words.edit} onClick={() => setEditing(true)} />}
            <IconButton icon={Trash2} size="small" label={words.delete} onClick={onDelete} />
          </span>
        )}
      </div>
      {editing ? (
        <EditedNote applicationId={applicationId} userId={userId} note={note} onClose={() => setEditing(false)} />
      ) : (
        <p className="mt-2 measure wrap-anywhere whitespace-pre-wrap">
          {partsOf(note.text, note.mentions).map((part, index) =>
            part.mention ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no identity
              <strong key={index} className="font-medium text-brand">
                {part.text}
              </strong>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
    </li>
  )
}

interface EditedNoteProps extends Omit<NoteItemProps, 'blind' | 'onDelete'> {
  onClose: () => void
}

/** What the note says now, if it changed while it was edited. */
function currentOf(error: unknown): { text: string; version: number } | null {
  if (!(error instanceof CallError) || error.code !== 'stale') return null
  return error.problem['current'] as { text: string; version: number }
}

function EditedNote({ applicationId, userId, note, onClose }: EditedNoteProps) {
  const client = useQueryClient()
  const [text, setText] = useState(note.text)
  const save = useMutation({
    mutationFn: async (version: number) => {
      const people = text.includes('@') ? (await client.fetchQuery(peopleQuery(applicationId))).items : []
      // People who were mentioned stay, also if they cannot see the candidate anymore.
      const known = [...note.mentions, ...people.filter(({ id }) => note.mentions.every(one => one.id !== id))]
      const mentions = mentionedIn(text, known).map(({ id }) => id)
      await editNote(applicationId, note.id, { text, mentions, version })
    },
    onSuccess: async () => {
      await refreshApplications(client)
      onClose()
    },
  })
  const current = currentOf(save.error)
  const send = () => {
    if (text.trim() !== '' && !save.isPending) save.mutate(note.version)
  }
  return (
    <form
      className="mt-2 grid gap-2"
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
        onChange={setText}
        onSubmit={send}
        onCancel={onClose}
        takesFocus
      />
      {current ? (
        <Alert
          tone="attention"
          live
          title={words.stale}
          actions={
            <Button size="small" onClick={() => save.mutate(current.version)}>
              {words.overwrite}
            </Button>
          }
        >
          {words.current(current.text)}
        </Alert>
      ) : (
        <FormProblem error={save.error} title={words.failed} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" kind="primary" busy={save.isPending}>
          {words.save}
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import type { CandidateDetails } from '../../contract.ts'
import { noteWords as words } from '../../words/notes.ts'
import { refreshApplications } from '../api.ts'
import { deleteNote, restoreNote } from './api.ts'
import { NewNote } from './new-note.tsx'
import { NoteItem } from './note-item.tsx'

interface NotesSectionProps {
  application: Pick<CandidateDetails['applications'][number], 'id' | 'notes'>
  userId: string
}

/** The team's notes about an application, newest first. */
export function NotesSection({ application, userId }: NotesSectionProps) {
  const client = useQueryClient()
  const { id } = application
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const mark = (noteId: string, gone: boolean) =>
    setDeleted(before => new Set(gone ? [...before, noteId] : [...before].filter(one => one !== noteId)))
  const restore = useMutation({
    mutationFn: (noteId: string) => restoreNote(id, noteId),
    onMutate: noteId => mark(noteId, false),
    onError: (error, noteId) => {
      mark(noteId, true)
      toast({ title: words.restoreFailed, description: errorWords(error).says, tone: 'danger' })
    },
    onSettled: () => refreshApplications(client),
  })
  const remove = useMutation({
    mutationFn: (noteId: string) => deleteNote(id, noteId),
    // The note disappears at once, and comes back if the server refuses.
    onMutate: noteId => mark(noteId, true),
    onSuccess: (_, noteId) =>
      toast({
        title: words.deleted,
        action: { label: words.undo, alt: words.undoAlt, run: () => restore.mutate(noteId) },
      }),
    onError: (error, noteId) => {
      mark(noteId, false)
      toast({ title: words.deleteFailed, description: errorWords(error).says, tone: 'danger' })
    },
    onSettled: () => refreshApplications(client),
  })
  const notes = application.notes.filter(note => !deleted.has(note.id)).toReversed()
  return (
    <section aria-label={words.title}>
      <h2 className="mb-2.5 font-semibold">{words.title}</h2>
      <div className="print:hidden">
        <NewNote key={id} applicationId={id} userId={userId} />
      </div>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {notes.map(note => (
            <NoteItem
              key={note.id}
              applicationId={id}
              userId={userId}
              note={note}
              onDelete={() => remove.mutate(note.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

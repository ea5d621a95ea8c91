import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import type { Note } from '../../contract.ts'
import { noteWords as words } from '../../words/notes.ts'
import { refreshApplications } from '../api.ts'
import { deleteNote, restoreNote } from './api.ts'

/** Deletes notes of an application, which can be undone. */
export function useNoteRemoval(id: string) {
  const client = useQueryClient()
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
  return {
    remove: remove.mutate,
    /** Without the notes that were just deleted. */
    left: (notes: readonly Note[]) => notes.filter(note => !deleted.has(note.id)),
  }
}

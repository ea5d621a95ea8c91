import { useState } from 'react'
import { NewNote } from '#modules/applications/web/notes/new-note.tsx'
import { NoteItem } from '#modules/applications/web/notes/note-item.tsx'
import { useNoteRemoval } from '#modules/applications/web/notes/use-note-removal.ts'
import { Button } from '#ui/button.tsx'
import type { ComparedEntry } from '../contract.ts'
import { comparisonWords as words } from '../words/analysis.ts'

interface ComparedNotesProps {
  readonly entry: ComparedEntry
  readonly userId: string
  /** Whether the reader may add notes. */
  readonly reviews: boolean
}

/** So many notes are shown at first: the row stays readable with many on one side. */
const SHOWN = 3

/** The team's notes about one of the compared, newest first. */
export function ComparedNotes({ entry, userId, reviews }: ComparedNotesProps) {
  const { application_id: id, name, blind } = entry
  const [writing, setWriting] = useState(false)
  const [complete, setComplete] = useState(false)
  const { remove, left } = useNoteRemoval(id)
  const notes = left(entry.notes).toReversed()
  const shown = complete ? notes : notes.slice(0, SHOWN)
  return (
    <div className="grid gap-3">
      {writing ? (
        <NewNote applicationId={id} userId={userId} onClose={() => setWriting(false)} />
      ) : (
        reviews && (
          <Button
            size="small"
            className="justify-self-start"
            aria-label={words.nameAction(words.addNote, name)}
            onClick={() => setWriting(true)}
          >
            {words.addNote}
          </Button>
        )
      )}
      {notes.length === 0 && !writing && <p className="text-13 text-text-2">{words.noNotes}</p>}
      {shown.length > 0 && (
        <ul className="grid gap-3 text-13">
          {shown.map(note => (
            <NoteItem
              key={note.id}
              applicationId={id}
              userId={userId}
              note={note}
              blind={blind}
              onDelete={() => remove(note.id)}
            />
          ))}
        </ul>
      )}
      {shown.length < notes.length && (
        <Button size="small" kind="quiet" className="justify-self-start" onClick={() => setComplete(true)}>
          {words.earlierNotes(notes.length - shown.length)}
        </Button>
      )}
    </div>
  )
}

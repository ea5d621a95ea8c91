import type { CandidateDetails } from '../../contract.ts'
import { noteWords as words } from '../../words/notes.ts'
import { NewNote } from './new-note.tsx'
import { NoteItem } from './note-item.tsx'
import { useNoteRemoval } from './use-note-removal.ts'

interface NotesSectionProps {
  application: Pick<CandidateDetails['applications'][number], 'id' | 'blind' | 'notes'>
  userId: string
}

/** The team's notes about an application, newest first. */
export function NotesSection({ application, userId }: NotesSectionProps) {
  const { id } = application
  const { remove, left } = useNoteRemoval(id)
  const notes = left(application.notes).toReversed()
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
              blind={application.blind}
              onDelete={() => remove(note.id)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

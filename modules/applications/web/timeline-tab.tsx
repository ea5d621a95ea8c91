import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TimelineEntries } from '#platform/events/timeline.ts'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { useSchemaForm } from '#ui/form.ts'
import { Textarea } from '#ui/textarea.tsx'
import { useNow } from '#ui/use-now.ts'
import { applicationsContract, type CandidateDetails } from '../contract.ts'
import { addNote, refreshApplications } from './api.ts'
import { timelineWords as words } from '../words/timeline.ts'
import { byDay, entriesOf } from './timeline.ts'

type Application = CandidateDetails['applications'][number]

const noteSchema = applicationsContract['applications.note'].body

interface TimelineTabProps {
  application: Application
  /** How the events of all modules are shown. */
  shownAs: TimelineEntries
}

/** Who did what and when, the newest first, with the team's notes. */
export function TimelineTab({ application, shownAs }: TimelineTabProps) {
  const days = byDay(entriesOf(application, shownAs), useNow())
  return (
    <>
      <NoteForm applicationId={application.id} />
      <ol className="mt-6 grid gap-5">
        {days.map(({ day, entries }) => (
          <li key={day}>
            <h2 className="overline-label">{day}</h2>
            <ol className="mt-2 grid gap-2.5 border-l border-line pl-4">
              {entries.map(entry => (
                <li key={entry.id} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 text-13">
                  <time
                    dateTime={entry.at}
                    title={locale.fullInstant(new Date(entry.at), browserZone())}
                    className="font-mono text-12/[1.625] text-text-3"
                  >
                    {entry.hour}
                  </time>
                  <div className="min-w-0">
                    <p>
                      <span className="font-medium">{entry.what}</span> <span className="text-text-2">{entry.who}</span>
                    </p>
                    {entry.text && (
                      <p className="mt-1.5 measure rounded-control bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap ring-1 ring-line">
                        {entry.text}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}

function NoteForm({ applicationId }: { applicationId: string }) {
  const client = useQueryClient()
  const form = useSchemaForm(noteSchema, { text: '' })
  const note = useMutation({
    mutationFn: ({ text }: { text: string }) => addNote(applicationId, text),
    onSuccess: () => {
      form.reset()
      return refreshApplications(client)
    },
  })
  return (
    <form className="grid gap-2" noValidate onSubmit={form.handleSubmit(given => note.mutate(given))}>
      <Textarea
        aria-label={words.noteLabel}
        placeholder={words.notePlaceholder}
        className="min-h-16"
        {...form.register('text')}
      />
      {note.isError && (
        <p className="field-error">
          {words.noteFailed} {errorWords(note.error).says}
        </p>
      )}
      <div>
        <Button type="submit" busy={note.isPending} aria-disabled={!form.watch('text').trim() || undefined}>
          {words.addNote}
        </Button>
      </div>
    </form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { When } from '#ui/when.tsx'
import type { Answer } from '#modules/forms/contract.ts'
import type { CandidateDetails } from '../contract.ts'
import { OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'
import { addNote, cancelMessage, refreshApplications } from './api.ts'

type Application = CandidateDetails['applications'][number]

function answerText(value: Answer | undefined): string {
  if (value === undefined || value === '') return 'Not answered'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (!Array.isArray(value)) return String(value)
  return (
    value
      .map(one => (typeof one === 'string' ? one : `${one.title}, ${one.employer} (${one.from} to ${one.to || 'now'})`))
      .join('\n') || 'None'
  )
}

/** What was answered on the form, as it was asked then. Voluntary questions are never here. */
export function AnswersTab({ application }: { application: Application }) {
  const sections = application.form.map(section => ({
    ...section,
    fields: section.fields.filter(({ kind }) => kind !== 'file' && kind !== 'demographic'),
  }))
  return (
    <div className="grid gap-7">
      {sections
        .filter(({ fields }) => fields.length > 0)
        .map(section => (
          <section key={section.key}>
            <h2 className="mb-2 font-semibold">{section.title}</h2>
            <dl className="grid gap-3">
              {section.fields.map(field => (
                <div key={field.key}>
                  <dt className="text-13 text-text-2">{field.label}</dt>
                  <dd className="measure whitespace-pre-wrap">{answerText(application.answers[field.key])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}

const MAIL_STATES: Record<string, string> = {
  held: 'Held',
  waiting: 'On its way',
  sent: 'Sent',
  kept: 'Sent',
  failed: 'Not delivered',
  cancelled: 'Taken back',
}

/** Every mail about the application, and those that can still be taken back. */
export function MailsTab({ application }: { application: Application }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: (id: string) => cancelMessage(application.id, id),
    onSettled: () => refreshApplications(client),
  })
  if (application.mails.length === 0) return <EmptyState drawing="inbox" title="No mails yet" />
  return (
    <ul className="grid gap-3">
      {application.mails.map(mail => (
        <li key={mail.id} className="card px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-medium">{mail.subject}</h3>
            <Chip tone={mail.state === 'failed' ? 'danger' : mail.state === 'held' ? 'attention' : 'neutral'}>
              {MAIL_STATES[mail.state] ?? mail.state}
            </Chip>
          </div>
          <p className="mt-0.5 text-13 text-text-2">
            {mail.sent_at && <When instant={mail.sent_at} />}
            {mail.state === 'held' && mail.send_at && (
              <>
                Goes out <When instant={mail.send_at} />
              </>
            )}
          </p>
          {mail.state === 'held' && (
            <Button className="mt-2" size="small" busy={cancel.isPending} onClick={() => cancel.mutate(mail.id)}>
              Take it back
            </Button>
          )}
          <details className="mt-2 text-13">
            <summary className="cursor-pointer text-text-2">Read it</summary>
            <pre className="mt-2 font-mono text-12 whitespace-pre-wrap text-text-2">{mail.text}</pre>
          </details>
        </li>
      ))}
    </ul>
  )
}

const stageName = (value: unknown) => STAGE_NAMES[value as keyof typeof STAGE_NAMES] ?? String(value)

const EVENT_WORDS: Record<string, (data: Record<string, unknown>) => string> = {
  'application.submitted': () => 'Applied',
  'application.resubmitted': () => 'Applied again, with a newer form',
  'application.moved': data => `Moved from ${stageName(data['from_stage'])} to ${stageName(data['to_stage'])}`,
  'application.rejected': () => 'Rejected',
  'application.hired': () => 'Hired',
  'application.withdrawn': () => 'Withdrew',
  'application.reopened': data =>
    `Reopened, was ${(OUTCOME_NAMES[data['from_outcome'] as keyof typeof OUTCOME_NAMES] ?? '').toLowerCase()}`,
  'application.noted': () => 'Wrote a note',
  'resume.read': data => (data['state'] === 'read' ? 'Résumé read' : 'Résumé needs a person'),
  'evaluation.finished': data => (data['state'] === 'ready' ? 'Reading finished' : 'Reading needs a person'),
  'evaluation.opined': () => 'Gave an opinion on a finding',
  'scorecard.submitted': () => 'Gave a scorecard',
  'scorecard.revealed': () => 'Opened the machine’s scores without a card',
  'screening.invited': () => 'Invited to the interview',
  'screening.opened': () => 'Opened the invitation',
  'screening.started': () => 'Began the interview',
  'screening.interrupted': () => 'Left the interview',
  'screening.completed': () => 'Finished the interview',
  'screening.no_answers': () => 'Ended the interview without an answer',
  'screening.expired': () => 'Invitation ran out',
  'screening.cancelled': () => 'Invitation cancelled',
  'screening.corrected': () => 'Corrected the transcript',
  'round.proposed': () => 'Proposed the second round',
  'mail.sent': data => `Mail: ${((data['template_key'] as string | undefined) ?? '').replaceAll('_', ' ')}`,
}

const ACTORS: Record<string, string> = { candidate: 'the candidate', system: 'Evenhand' }

/** Who did what when, the newest first, with the team's notes among it. */
export function TimelineTab({ application }: { application: Application }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const note = useMutation({
    mutationFn: () => addNote(application.id, text),
    onSuccess: () => {
      setText('')
      return refreshApplications(client)
    },
  })
  const entries = [
    ...application.timeline
      .filter(({ name }) => name !== 'application.noted')
      .map(one => ({
        id: one.id,
        at: one.at,
        who: ACTORS[one.actor] ?? one.actor,
        what: EVENT_WORDS[one.name]?.(one.data) ?? one.name,
        text: '',
      })),
    ...application.notes.map(one => ({ id: one.id, at: one.at, who: one.admin_name, what: 'Note', text: one.text })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <div className="grid gap-5">
      <form
        className="grid gap-2"
        onSubmit={event => {
          event.preventDefault()
          if (text.trim()) note.mutate()
        }}
      >
        <Textarea
          aria-label="A note for the team"
          placeholder="A note for the team. No score uses it."
          rows={2}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {note.isError && <p className="field-error">{note.error.message}</p>}
        <div>
          <Button type="submit" busy={note.isPending}>
            Add the note
          </Button>
        </div>
      </form>
      <ol className="grid gap-4">
        {entries.map(entry => (
          <li key={entry.id} className="grid grid-cols-[128px_minmax(0,1fr)] gap-3 text-13">
            <When instant={entry.at} show="relative" className="text-text-3" />
            <div>
              <p>
                <span className="font-medium">{entry.what}</span> <span className="text-text-2">{entry.who}</span>
              </p>
              {entry.text && <p className="mt-1 measure whitespace-pre-wrap">{entry.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

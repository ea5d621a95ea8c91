import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { When } from '#ui/when.tsx'
import { answerText, asksForFile, isVoluntary } from '#modules/forms/policy.ts'
import type { CandidateDetails } from '../contract.ts'
import { recordWords as words } from '../words/record.ts'
import { cancelMessage, refreshApplications } from './api.ts'

type Application = CandidateDetails['applications'][number]

/** The answers on the form with its questions as they were then. Voluntary questions are never shown here. */
export function AnswersTab({ application }: { application: Application }) {
  const sections = application.form.map(section => ({
    ...section,
    fields: section.fields.filter(field => !asksForFile(field) && !isVoluntary(field)),
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
                  <dd className="measure whitespace-pre-wrap">
                    {answerText(field, application.answers[field.key]) || words.notAnswered}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}

const states: Record<string, string> = words.states

/** Every e-mail about the application. Those that have not been sent can be cancelled. */
export function MailsTab({ application, decides }: { application: Application; decides: boolean }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: (id: string) => cancelMessage(application.id, id),
    onSettled: () => refreshApplications(client),
  })
  if (application.mails.length === 0) return <EmptyState drawing="inbox" title={words.noEmails} />
  return (
    <ul className="grid gap-3">
      {application.mails.map(mail => (
        <li key={mail.id} className="card px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="min-w-0 font-medium">{mail.subject}</h2>
            <Chip tone={mail.state === 'failed' ? 'danger' : mail.state === 'held' ? 'attention' : 'neutral'}>
              {states[mail.state] ?? mail.state}
            </Chip>
          </div>
          <p className="mt-0.5 text-13 text-text-2">
            {mail.sent_at && <When instant={mail.sent_at} />}
            {(mail.state === 'held' || mail.state === 'waiting') && mail.send_at && (
              <>
                {words.scheduled} <When instant={mail.send_at} />
              </>
            )}
          </p>
          {mail.state === 'held' && decides && (
            <Button className="mt-2" size="small" busy={cancel.isPending} onClick={() => cancel.mutate(mail.id)}>
              {words.cancelEmail}
            </Button>
          )}
          <details className="mt-2 text-13">
            <summary className="cursor-pointer text-text-2">{words.readEmail}</summary>
            <p className="mt-2 measure rounded-control bg-sunken px-3.5 py-3 wrap-anywhere whitespace-pre-wrap text-text-2">
              {mail.text.trim()}
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { When } from '#ui/when.tsx'
import type { CandidateDetails } from '../contract.ts'
import { rejectionWords as words } from '../words/rejection.ts'
import { stageWords } from '../words/stages.ts'
import { cancelMessage, refreshApplications } from './api.ts'

type Application = CandidateDetails['applications'][number]
type Email = Pick<Application['mails'][number], 'state' | 'send_at' | 'sent_at'>

interface RejectionStatusProps {
  application: Application
  /** Whether the reader may decide about the application. */
  decides: boolean
  onReadEmail: () => void
}

/** Whether the candidate knows of the rejection: the e-mail is scheduled, sent, cancelled, or there is none. */
export function RejectionStatus({ application, decides, onReadEmail }: RejectionStatusProps) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: (id: string) => cancelMessage(application.id, id),
    onSettled: () => refreshApplications(client),
  })
  if (application.outcome !== 'rejected') return null
  const { outcome_reason: reason } = application
  // E-mails are listed newest first. One from before a reopening does not belong to this rejection.
  const email = application.mails.find(({ template_key }) => template_key === 'rejected')
  const scheduled = email?.state === 'held'
  return (
    <div className="px-4 pb-4.5 md:px-7">
      <Alert
        tone={email && ['sent', 'kept', 'waiting'].includes(email.state) ? 'neutral' : 'attention'}
        title={words.status(reason && stageWords.reasons[reason])}
        actions={
          email && (
            <>
              <Button size="small" onClick={onReadEmail}>
                {words.readEmail}
              </Button>
              {scheduled && decides && (
                <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate(email.id)}>
                  {words.cancelEmail}
                </Button>
              )}
            </>
          )
        }
      >
        {application.outcome_note && <p className="mb-1 whitespace-pre-wrap text-text">{application.outcome_note}</p>}
        <EmailStatus email={email} name={application.name} />
        {cancel.isError && (
          <p className="field-error">
            {words.cancelFailed}. {errorWords(cancel.error).says}
          </p>
        )}
      </Alert>
    </div>
  )
}

/** What happened to the e-mail about a rejection. */
export function EmailStatus({ email, name }: { email: Email | undefined; name: string }) {
  switch (email?.state) {
    case undefined:
      return <p>{words.silent(name)}</p>
    case 'held':
      return (
        <p>
          {words.scheduled} {email.send_at && <When instant={email.send_at} />}
        </p>
      )
    case 'cancelled':
      return <p>{words.cancelled(name)}</p>
    case 'failed':
      return <p>{words.undelivered(name)}</p>
    case 'waiting':
      return <p>{words.sending}</p>
    default:
      return (
        <p>
          {words.sent} {email?.sent_at && <When instant={email.sent_at} />}
        </p>
      )
  }
}

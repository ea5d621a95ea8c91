import { statusWords as words } from '../../words/status.ts'
import type { Followed } from './api.ts'
import type { ApplicationStatus } from './status-steps.ts'
import { DeleteData } from './delete-data.tsx'
import { MessageList } from './message-list.tsx'
import { ContactPerson, CorrectData, StatusSection } from './status-sections.tsx'
import { SubmittedData } from './submitted-data.tsx'
import { Withdraw } from './withdraw.tsx'

interface StatusDetailsProps {
  status: ApplicationStatus
  followed: Followed
  /** The person to write to. */
  contact: { readonly name: string; readonly email: string | null } | null
  token: string
  now: Date
  applyHref: string
}

/** What was sent both ways, and what a candidate can do about an application. */
export function StatusDetails({ status, followed, contact, token, now, applyHref }: StatusDetailsProps) {
  const { organization, job, time_zone: zone, communications } = followed
  return (
    <div className="divide-y divide-line-strong border-y border-line-strong">
      <StatusSection title={words.messages.title}>
        <MessageList messages={communications} zone={zone} now={now} />
      </StatusSection>
      <StatusSection title={words.submitted.title}>
        <SubmittedData sent={followed.sent} token={token} />
      </StatusSection>
      {!followed.ended && <CorrectData formHref={job.open ? applyHref : null} />}
      <ContactPerson contact={contact} />
      {status.invited && (
        <StatusSection title={words.accommodation.title}>
          <p className="mt-1.5 text-14 text-text-2">
            {words.accommodation.text(organization.accommodation_within_days)}
          </p>
        </StatusSection>
      )}
      {followed.can_withdraw && (
        <StatusSection title={words.withdraw.title}>
          <p className="mt-1.5 text-14 text-pretty text-text-2">{words.withdraw.text}</p>
          <Withdraw
            token={token}
            job={job.title}
            organization={organization.organization_name}
            onDone={() => window.location.reload()}
          />
        </StatusSection>
      )}
      <DeleteData followed={followed} token={token} now={now} onDone={() => window.location.reload()} />
      {followed.ended && job.open && (
        <StatusSection title={words.applyAgain.title}>
          <p className="mt-1.5 text-14 text-text-2">
            {words.applyAgain.text}
            <a className="link -my-2 py-2" href={applyHref}>
              {words.applyAgain.link}
            </a>
          </p>
        </StatusSection>
      )}
    </div>
  )
}

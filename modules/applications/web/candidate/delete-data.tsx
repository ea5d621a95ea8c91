import { locale } from '#platform/locale/locale.ts'
import { statusWords } from '../../words/status.ts'
import { type Followed, withdrawApplication } from './api.ts'
import { ConfirmedAction } from './confirmed-action.tsx'
import { StatusSection } from './status-sections.tsx'

const words = statusWords.erasure

interface DeleteDataProps {
  followed: Followed
  token: string
  now: Date
  onDone: () => void
}

/** By when the data is deleted, or a way to ask for that. Before the application has ended, withdrawing asks for it. */
export function DeleteData({ followed, token, now, onDone }: DeleteDataProps) {
  const { erased_by: by, time_zone: zone, job, organization } = followed
  if (by)
    return (
      <StatusSection title={words.requestedTitle}>
        <p className="mt-1.5 text-14 text-pretty text-text-2">
          {words.requested(locale.day(new Date(by), zone, now))} {job.open && words.unlessYouApply}
        </p>
      </StatusSection>
    )
  if (followed.can_withdraw) return null
  return (
    <StatusSection title={words.title}>
      <p className="mt-1.5 text-14 text-pretty text-text-2">{words.text}</p>
      <ConfirmedAction
        words={words}
        title={words.ask}
        keep={words.keep}
        run={() => withdrawApplication(token, true)}
        onDone={onDone}
      >
        <p>{words.consequence(organization.organization_name)}</p>
      </ConfirmedAction>
    </StatusSection>
  )
}

import { placeText } from '#modules/jobs/web/public-words.ts'
import { locale } from '#platform/locale/locale.ts'
import { statusWords as words } from '../../words/status.ts'
import type { Followed } from './api.ts'
import type { ApplicationStatus } from './status-steps.ts'

interface StatusSummaryProps {
  status: ApplicationStatus
  followed: Followed
  now: Date
}

/** Where an application is, in a sentence, and for which job. */
export function StatusSummary({ status, followed, now }: StatusSummaryProps) {
  const { job, time_zone: zone, communications } = followed
  const fresh = communications.every(({ kind }) => kind === 'application_received') && !followed.ended
  const applied = new Date(followed.applied_at)
  const place = placeText({ locations: job.locations, workplace: job.workplace as 'on_site' | 'hybrid' | 'remote' })
  return (
    <>
      <h1 className="font-serif text-[clamp(2.5rem,4.6vw,3.75rem)] leading-[1.04] tracking-[-0.028em] text-balance wrap-anywhere">
        {status.headline}
      </h1>
      <p className="mt-4.5 max-w-[56ch] text-pretty text-text-2">
        <strong className="font-medium text-text">{locale.parts([job.title, place])}.</strong>{' '}
        <span suppressHydrationWarning>
          {fresh
            ? words.submittedAt(locale.instant(applied, zone, now))
            : words.appliedOn(locale.day(applied, zone, now))}
        </span>{' '}
        {fresh && (communications.length === 0 ? words.confirmationOnItsWay : words.confirmationSent)(followed.email)}{' '}
        {status.says}
      </p>
    </>
  )
}

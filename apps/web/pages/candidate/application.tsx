import { statusOf } from '#modules/applications/web/candidate/application-status.ts'
import { MessageList } from '#modules/applications/web/candidate/message-list.tsx'
import { OpenButton } from '#modules/applications/web/candidate/open-button.tsx'
import { ContactPerson, CorrectData, StatusSection } from '#modules/applications/web/candidate/status-sections.tsx'
import { SubmittedData } from '#modules/applications/web/candidate/submitted-data.tsx'
import { Timeline } from '#modules/applications/web/candidate/timeline.tsx'
import { Withdraw } from '#modules/applications/web/candidate/withdraw.tsx'
import { statusWords as words } from '#modules/applications/words/status.ts'
import { placeText } from '#modules/jobs/web/public-words.ts'
import { locale } from '#platform/locale/locale.ts'
import { paths } from '../../paths.ts'
import { bookingAddress, interviewAddress } from './application-api.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'

/** Confirmation and status page of an application. Everything on it follows the messages that the candidate was sent. */
export default function Application(page: PageOf<'application'>) {
  const { token, followed, screening, interviews, updated } = page
  const { organization, job, time_zone: zone, communications } = followed
  const face = { ...organization, id: followed.organization_id }
  const now = new Date(page.now)
  const status = statusOf({ followed, screening, interviews, now })
  const fresh = communications.every(({ kind }) => kind === 'application_received') && !followed.ended
  const applied = new Date(followed.applied_at)
  const place = placeText({ locations: job.locations, workplace: job.workplace as 'on_site' | 'hybrid' | 'remote' })
  return (
    <CareersFrame
      face={face}
      width="narrow"
      aside={
        <a href={paths.form(face.id)} className="link inline-flex min-h-11 shrink-0 items-center">
          {words.openRoles}
        </a>
      }
    >
      <div className="mx-auto grid w-full max-w-[1120px] flex-1 content-start items-start gap-x-14 gap-y-11 px-5 pt-9 pb-14 max-lg:max-w-[684px] md:px-8 md:pt-12 lg:grid-cols-[minmax(0,15fr)_minmax(0,9fr)] lg:px-10 lg:pt-16 lg:pb-24 xl:gap-x-22">
        <div className="min-w-0">
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
            {fresh &&
              (communications.length === 0 ? words.confirmationOnItsWay : words.confirmationSent)(followed.email)}{' '}
            {status.says}
          </p>
          {updated && (
            <p aria-live="polite" className="mt-4 max-w-[56ch] border-l-3 border-brand-line pl-4">
              {words.replaced(organization.organization_name)}
            </p>
          )}
          <Timeline
            steps={status.steps}
            action={opens =>
              opens === 'screening' ? (
                <OpenButton label={words.openInterview} address={() => interviewAddress(token)} />
              ) : (
                <OpenButton
                  label={words.person[opens.action]}
                  quiet={opens.action === 'change'}
                  address={() => bookingAddress(token, opens.bookingId)}
                />
              )
            }
          />
        </div>
        <div className="divide-y divide-line-strong border-y border-line-strong">
          <StatusSection title={words.messages.title}>
            <MessageList messages={communications} zone={zone} now={now} />
          </StatusSection>
          <StatusSection title={words.submitted.title}>
            <SubmittedData sent={followed.sent} token={token} />
          </StatusSection>
          {!followed.ended && <CorrectData formHref={job.open ? paths.apply(face.id, job.id) : null} />}
          <ContactPerson contact={page.contact} />
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
          {followed.ended && job.open && (
            <StatusSection title={words.applyAgain.title}>
              <p className="mt-1.5 text-14 text-text-2">
                {words.applyAgain.text}
                <a className="link -my-2 py-2" href={paths.apply(face.id, job.id)}>
                  {words.applyAgain.link}
                </a>
              </p>
            </StatusSection>
          )}
        </div>
      </div>
    </CareersFrame>
  )
}

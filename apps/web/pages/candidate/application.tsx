import { statusOf } from '#modules/applications/web/candidate/application-status.ts'
import { OwnDetailsSection } from '#modules/applications/web/candidate/own-details.tsx'
import { OpenButton } from '#modules/applications/web/candidate/open-button.tsx'
import { StatusDetails } from '#modules/applications/web/candidate/status-details.tsx'
import { StatusSummary } from '#modules/applications/web/candidate/status-summary.tsx'
import { Timeline } from '#modules/applications/web/candidate/timeline.tsx'
import { statusWords as words } from '#modules/applications/words/status.ts'
import { OfferSection } from '#modules/offers/web/candidate/offer-section.tsx'
import { paths } from '../../paths.ts'
import { bookingAddress, interviewAddress } from './application-api.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'

/** Confirmation and status page of an application. Everything on it follows the messages that the candidate was sent. */
export default function Application(page: PageOf<'application'>) {
  const { token, followed, screening, interviews, offer } = page
  const { organization, job } = followed
  const face = { ...organization, id: followed.organization_id }
  const now = new Date(page.now)
  const status = statusOf({ followed, screening, interviews, offer, now })
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
          <StatusSummary status={status} followed={followed} now={now} />
          {offer && <OfferSection offer={offer} followed={followed} token={token} />}
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
          {followed.sent.resume_name !== null && (
            <div className="mt-10 border-t border-line-strong">
              <OwnDetailsSection token={token} />
            </div>
          )}
        </div>
        <StatusDetails
          status={status}
          followed={followed}
          contact={page.contact}
          token={token}
          now={now}
          applyHref={paths.apply(face.id, job.id)}
        />
      </div>
    </CareersFrame>
  )
}

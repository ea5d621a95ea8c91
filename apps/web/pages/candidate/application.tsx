import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Followed } from '#modules/applications/web/candidate/api.ts'
import { SentList, ToldList } from '#modules/applications/web/candidate/record.tsx'
import { standingOf } from '#modules/applications/web/candidate/standing.ts'
import { Timeline } from '#modules/applications/web/candidate/timeline.tsx'
import { Withdraw } from '#modules/applications/web/candidate/withdraw.tsx'
import { placeText } from '#modules/jobs/web/public-words.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { dayText, instantText } from '#ui/time.ts'
import { paths } from '../../paths.ts'
import { interviewAddress } from './application-api.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'

/** The receipt, and the page to follow an application by. Everything on it follows what the candidate was told. */
export default function Application({ token, followed, interview, updated, now: at }: PageOf<'application'>) {
  const { organization, job, time_zone: zone, told } = followed
  const face = { ...organization, id: followed.organization_id }
  const now = new Date(at)
  const standing = standingOf(followed, interview, now)
  const fresh = told.every(({ kind }) => kind === 'application_received') && !followed.ended
  const place = placeText({ locations: job.locations, workplace: job.workplace as 'on_site' | 'hybrid' | 'remote' })
  return (
    <CareersFrame
      face={face}
      width="narrow"
      aside={
        <a href={paths.form(face.id)} className="link inline-flex min-h-11 shrink-0 items-center">
          Open roles
        </a>
      }
    >
      <div className="mx-auto grid w-full max-w-[1120px] flex-1 content-start items-start gap-x-14 gap-y-11 px-5 pt-9 pb-14 max-lg:max-w-[684px] md:px-8 md:pt-12 lg:grid-cols-[minmax(0,15fr)_minmax(0,9fr)] lg:px-10 lg:pt-16 lg:pb-24 xl:gap-x-22">
        <div className="min-w-0">
          <h1 className="font-serif text-[clamp(2.5rem,4.6vw,3.75rem)] leading-[1.04] tracking-[-0.028em] text-balance wrap-anywhere">
            {standing.headline}
          </h1>
          <p className="mt-4.5 max-w-[56ch] text-pretty text-text-2">
            <strong className="font-medium text-text">
              {job.title}
              {place && `, ${place}`}.
            </strong>{' '}
            <span suppressHydrationWarning>
              {fresh
                ? `Sent ${instantText(new Date(followed.applied_at), zone, now)}.`
                : `Applied ${dayText(new Date(followed.applied_at), zone, now)}.`}
            </span>{' '}
            {fresh && <ReceiptNote told={told} email={followed.email} />} {standing.says}
          </p>
          {updated && (
            <p aria-live="polite" className="mt-4 max-w-[56ch] border-l-3 border-brand-line pl-4">
              {organization.organization_name} had an application of yours for this role already. What you sent now has
              taken its place.
            </p>
          )}
          <Timeline steps={standing.steps} action={<OpenInterview token={token} />} />
        </div>
        <div className="divide-y divide-line-strong border-y border-line-strong">
          <Part title="What you have been told">
            <ToldList told={told} zone={zone} now={now} />
          </Part>
          <Part title="What you sent">
            <SentList sent={followed.sent} token={token} />
          </Part>
          {standing.invited && (
            <Part title="Need an accommodation?">
              <p className="mt-1.5 text-14 text-text-2">
                A call with a person, the questions in writing, or more time. It counts the same. Open the interview to
                request it. A person answers within{' '}
                {organization.accommodation_within_days === 1
                  ? 'one working day'
                  : `${organization.accommodation_within_days} working days`}
                .
              </p>
            </Part>
          )}
          {followed.can_withdraw && (
            <Part title="Changed your mind?">
              <p className="mt-1.5 text-14 text-pretty text-text-2">You need no reason. We tell the team at once.</p>
              <Withdraw
                token={token}
                job={job.title}
                organization={organization.organization_name}
                onDone={() => window.location.reload()}
              />
            </Part>
          )}
          {followed.ended && job.open && (
            <Part title="Apply again?">
              <p className="mt-1.5 text-14 text-text-2">
                The role is still open.{' '}
                <a className="link -my-2 py-2" href={paths.apply(face.id, job.id)}>
                  Go to the form
                </a>
              </p>
            </Part>
          )}
        </div>
      </div>
    </CareersFrame>
  )
}

function ReceiptNote({ told, email }: { told: Followed['told']; email: string }) {
  return told.length === 0
    ? `A receipt is on its way to ${email}, with the link to this page.`
    : `The receipt went to ${email}, with the link to this page.`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-5.5 pb-6">
      <h2 className="text-18 font-semibold tracking-[-0.01em]">{title}</h2>
      {children}
    </section>
  )
}

/** The interview's address is made at the press: no link to it lies in this page's source, for whoever looks over a shoulder. */
function OpenInterview({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { pathname, search, hash } = new URL(await interviewAddress(token), window.location.href)
      window.location.assign(pathname + search + hash)
    } catch (error) {
      setProblem(errorWords(error).says)
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="primary" size="large" busy={busy} className="mt-3.5 max-md:w-full" onClick={() => void open()}>
        Open the interview
      </Button>
      <p aria-live="polite" className="mt-1 text-14 text-danger">
        {problem}
      </p>
    </>
  )
}

import './print.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from '#ui/router.tsx'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { AnswersTab } from '#modules/applications/web/record-tabs.tsx'
import { ResumeView } from '#modules/applications/web/resume-view.tsx'
import { reviewQuery } from '#modules/evaluation/web/api.ts'
import { EvaluationColumn } from '#modules/evaluation/web/candidate/evaluation-column.tsx'
import type { ShownScreening } from '#modules/evaluation/web/candidate/use-screening.ts'
import { Transcript } from '#modules/interview-room/web/transcript.tsx'
import { InterviewsPanel } from '#modules/interviews/web/interviews-panel.tsx'
import { MessagesPanel } from '#modules/messages/web/messages-panel.tsx'
import { OffersPanel } from '#modules/offers/web/offers-panel.tsx'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { useNow } from '#ui/use-now.ts'
import { useDecidesOn } from '../../../decides.ts'
import { candidateWords as words } from '../../../words/candidate.ts'
import { TeamTab } from './team-tab.tsx'
import { ApplicationTimeline } from './timeline.tsx'

interface PrintDetailsProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
  screening: ShownScreening
  userId: string
}

const NO_SPANS = new Map<never, never>()
const nothing = () => undefined

/** Everything about an application on one page, for paper: all sections open, nothing to press. */
export function PrintDetails({ details, application, screening, userId }: PrintDetailsProps) {
  const root = useRef<HTMLDivElement>(null)
  const review = useQuery(reviewQuery(application.id))
  const now = useNow()
  const { pathname } = useLocation()
  const { candidate } = details
  const decides = useDecidesOn()(application.job.id)
  useEffect(() => {
    const openAll = () => {
      for (const one of root.current?.querySelectorAll('details') ?? []) one.open = true
    }
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return (
    <div ref={root} data-print className="mx-auto grid w-full max-w-[820px] gap-8 px-4 py-7 md:px-7">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button kind="primary" onClick={() => window.print()}>
          {words.printNow}
        </Button>
        <Link className="button" data-kind="quiet" to={`${pathname}?application=${application.id}`}>
          {words.backToPage}
        </Link>
      </div>
      <header>
        <h1 className="page-title wrap-anywhere">{candidate.name}</h1>
        <p className="mt-1.5 text-13 text-text-2">
          {locale.parts([
            application.job.title,
            words.applied(locale.day(new Date(application.applied_at), browserZone(), now)),
            candidate.location,
            candidate.email,
            candidate.phone,
          ])}
        </p>
      </header>
      <Part title={words.sections.evaluation}>
        <EvaluationColumn
          application={application}
          review={review}
          userId={userId}
          canHear={() => false}
          onSpoken={nothing}
          onWritten={nothing}
        />
      </Part>
      <Part title={words.sections.resume}>
        <ResumeView
          applicationId={application.id}
          decides={false}
          resume={application.resume}
          spans={NO_SPANS}
          shown={null}
        />
      </Part>
      <Part title={words.sections.answers}>
        <AnswersTab application={application} />
      </Part>
      {screening.shown && (
        <Part title={words.sections.screening}>
          <Transcript
            screening={screening.shown}
            candidateName={candidate.name}
            playback={screening.playback}
            spans={NO_SPANS}
            shown={null}
          />
        </Part>
      )}
      <Part title={words.sections.interviews}>
        <InterviewsPanel applicationId={application.id} />
      </Part>
      {decides && (
        <Part title={words.sections.offers}>
          <OffersPanel
            applicationId={application.id}
            candidateName={candidate.name}
            active={application.outcome === 'active'}
            decides={false}
          />
        </Part>
      )}
      <Part title={words.sections.emails}>
        <MessagesPanel applicationId={application.id} candidate={candidate} decides={false} />
      </Part>
      <Part title={words.sections.team}>
        <TeamTab application={application} userId={userId} />
      </Part>
      <Part title={words.sections.timeline}>
        <ApplicationTimeline application={application} />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-5">
    <h2 className="mb-4 font-serif text-22 font-medium">{title}</h2>
    {children}
  </section>
)

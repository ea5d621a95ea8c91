import { lazy, type ReactNode, Suspense } from 'react'
import { firstName } from '#platform/locale/first-name.ts'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { ResumeView } from '#modules/applications/web/resume-view.tsx'
import type { Review } from '../../contract.ts'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import { Player } from '#modules/interview-room/web/player.tsx'
import { Transcript } from '#modules/interview-room/web/transcript.tsx'
import type { Playback } from '#modules/recordings/web/use-playback.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { columnWords as words } from '../../words/candidate.ts'
import { useQuotedSpans } from './use-quoted-spans.ts'

const AccommodationRequests = lazy(() =>
  import('#modules/screenings/web/accommodation-requests.tsx').then(m => ({ default: m.AccommodationRequests })),
)
const TabLeaves = lazy(() => import('#modules/interview-room/web/tab-leaves.tsx').then(m => ({ default: m.TabLeaves })))
const AnswersTab = lazy(() =>
  import('#modules/applications/web/record-tabs.tsx').then(m => ({ default: m.AnswersTab })),
)
const MessagesPanel = lazy(() =>
  import('#modules/messages/web/messages-panel.tsx').then(m => ({ default: m.MessagesPanel })),
)
const InterviewsPanel = lazy(() =>
  import('#modules/interviews/web/interviews-panel.tsx').then(m => ({ default: m.InterviewsPanel })),
)
const OffersPanel = lazy(() => import('#modules/offers/web/offers-panel.tsx').then(m => ({ default: m.OffersPanel })))

interface PersonProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
  screening: AssetScreening | null
  /** All of the application, the newest first. */
  screenings: readonly AssetScreening[]
  assetsPending: boolean
  review: Review | null
  playback: Playback
  /** May decide about candidates. */
  decides: boolean
  /** The evaluation, as the first tab; null where it is next to this. */
  evaluation: ReactNode
  /** The application's timeline, with the events of all modules. */
  timeline: ReactNode
  /** What the team adds: to-dos, notes and files. */
  team: ReactNode
  tab: string
  onTab: (tab: string) => void
  shown: { turn: string } | { page: number; start: number } | null
}

/** What the candidate said and submitted, and what was sent to them. */
export function Person({
  details,
  application,
  screening,
  screenings,
  assetsPending,
  review,
  playback,
  decides,
  evaluation,
  timeline,
  team,
  tab,
  onTab,
  shown,
}: PersonProps) {
  const { spoken, written } = useQuotedSpans(review)
  const accommodated = screenings.filter(one => one.accommodation_requests.length > 0 || one.extra_time_percent > 0)
  const first = firstName(details.candidate.name)
  return (
    <Tabs
      label={words.tabs.label}
      value={tab}
      onChange={onTab}
      tabs={[
        ...(evaluation ? [{ value: 'evaluation', label: words.evaluation }] : []),
        { value: 'interview', label: words.tabs.interview },
        { value: 'resume', label: words.tabs.resume },
        { value: 'answers', label: words.tabs.answers },
        { value: 'rounds', label: words.tabs.rounds },
        ...(decides ? [{ value: 'offers', label: words.tabs.offers }] : []),
        { value: 'mails', label: words.tabs.emails, count: application.mails.length },
        { value: 'team', label: words.tabs.team, count: application.notes.length || undefined },
        { value: 'timeline', label: words.tabs.timeline },
      ]}
      className="mb-4"
    >
      {evaluation && <TabPanel value="evaluation">{evaluation}</TabPanel>}
      <TabPanel value="interview">
        {assetsPending && <Skeleton className="h-20 w-full" />}
        <Suspense>
          {decides && accommodated.length > 0 && (
            <AccommodationRequests screenings={accommodated} candidateName={first} />
          )}
        </Suspense>
        {screening && (
          <>
            <Player screening={screening} playback={playback} />
            <Suspense>{screening.tab_leaves && <TabLeaves screening={screening} />}</Suspense>
            <Transcript
              screening={screening}
              candidateName={first}
              playback={playback}
              spans={spoken}
              shown={shown && 'turn' in shown ? shown : null}
            />
          </>
        )}
        {!assetsPending && !screening && (
          <EmptyState drawing="sound" title={words.noScreening}>
            {application.screening ? words.screeningPending : words.screeningMissing}
          </EmptyState>
        )}
      </TabPanel>
      <TabPanel value="resume">
        <ResumeView
          applicationId={application.id}
          decides={decides}
          resume={application.resume}
          spans={written}
          shown={shown && 'page' in shown ? shown : null}
        />
      </TabPanel>
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <TabPanel value="answers">
          <AnswersTab application={application} />
        </TabPanel>
        <TabPanel value="rounds">
          <InterviewsPanel applicationId={application.id} />
        </TabPanel>
        {decides && (
          <TabPanel value="offers">
            <OffersPanel
              applicationId={application.id}
              candidateName={details.candidate.name}
              active={application.outcome === 'active'}
              decides
            />
          </TabPanel>
        )}
        <TabPanel value="mails">
          <MessagesPanel applicationId={application.id} candidate={details.candidate} decides={decides} />
        </TabPanel>
        <TabPanel value="team">{team}</TabPanel>
        <TabPanel value="timeline">{timeline}</TabPanel>
      </Suspense>
    </Tabs>
  )
}

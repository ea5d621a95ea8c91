import { lazy, Suspense, useMemo } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { ResumeView } from '#modules/applications/web/resume-view.tsx'
import type { Review } from '#modules/evaluation/contract.ts'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import { Player } from '#modules/interview-room/web/player.tsx'
import { Transcript } from '#modules/interview-room/web/transcript.tsx'
import type { Playback } from '#modules/recordings/web/use-playback.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Span } from '#ui/quote.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { useCan } from '../../../session.ts'
import { candidateWords as words } from '../../../words/candidate.ts'

const AnswersTab = lazy(() =>
  import('#modules/applications/web/record-tabs.tsx').then(m => ({ default: m.AnswersTab })),
)
const MailsTab = lazy(() => import('#modules/applications/web/record-tabs.tsx').then(m => ({ default: m.MailsTab })))
const ApplicationTimeline = lazy(() => import('./timeline.tsx').then(m => ({ default: m.ApplicationTimeline })))
const InterviewsPanel = lazy(() =>
  import('#modules/interviews/web/interviews-panel.tsx').then(m => ({ default: m.InterviewsPanel })),
)

interface PersonProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
  screening: AssetScreening | null
  assetsPending: boolean
  review: Review | null
  playback: Playback
  tab: string
  onTab: (tab: string) => void
  shown: { turn: string } | { page: number; start: number } | null
}

function spansBy<K>(quotes: readonly { key: K; start: number; end: number }[]): ReadonlyMap<K, readonly Span[]> {
  const map = new Map<K, Span[]>()
  for (const { key, start, end } of quotes) map.set(key, [...(map.get(key) ?? []), { start, end }])
  return map
}

/** What the candidate said and submitted, and what was sent to them. */
export function Person({
  details,
  application,
  screening,
  assetsPending,
  review,
  playback,
  tab,
  onTab,
  shown,
}: PersonProps) {
  const spoken = useMemo(
    () =>
      spansBy(
        (review?.interview?.result?.criteria ?? []).flatMap(({ quotes }) =>
          quotes.map(quote => ({ key: quote.turn_id, start: quote.start, end: quote.end })),
        ),
      ),
    [review],
  )
  const written = useMemo(
    () =>
      spansBy(
        (review?.match?.result?.requirements ?? []).flatMap(({ quotes }) =>
          quotes.map(quote => ({ key: quote.page, start: quote.start, end: quote.end })),
        ),
      ),
    [review],
  )
  const decides = useCan('candidates.decide')
  const first = details.candidate.name.split(' ')[0] ?? details.candidate.name
  return (
    <Tabs
      label={words.tabs.label}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'interview', label: words.tabs.interview },
        { value: 'resume', label: words.tabs.resume },
        { value: 'answers', label: words.tabs.answers },
        { value: 'rounds', label: words.tabs.rounds },
        { value: 'mails', label: words.tabs.emails, count: application.mails.length },
        { value: 'timeline', label: words.tabs.timeline },
      ]}
      className="mb-4"
    >
      <TabPanel value="interview">
        {assetsPending && <Skeleton className="h-20 w-full" />}
        {screening && (
          <>
            <Player screening={screening} playback={playback} />
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
        <ResumeView resume={application.resume} spans={written} shown={shown && 'page' in shown ? shown : null} />
      </TabPanel>
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <TabPanel value="answers">
          <AnswersTab application={application} />
        </TabPanel>
        <TabPanel value="rounds">
          <InterviewsPanel applicationId={application.id} />
        </TabPanel>
        <TabPanel value="mails">
          <MailsTab application={application} decides={decides} />
        </TabPanel>
        <TabPanel value="timeline">
          <ApplicationTimeline application={application} />
        </TabPanel>
      </Suspense>
    </Tabs>
  )
}

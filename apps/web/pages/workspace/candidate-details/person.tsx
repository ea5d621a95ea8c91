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

const AnswersTab = lazy(() =>
  import('#modules/applications/web/record-tabs.tsx').then(m => ({ default: m.AnswersTab })),
)
const MailsTab = lazy(() => import('#modules/applications/web/record-tabs.tsx').then(m => ({ default: m.MailsTab })))
const TimelineTab = lazy(() =>
  import('#modules/applications/web/timeline-tab.tsx').then(m => ({ default: m.TimelineTab })),
)
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

/** What the person said, sent and was told. */
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
  const first = details.candidate.name.split(' ')[0] ?? details.candidate.name
  return (
    <Tabs
      label="About the person"
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'interview', label: 'Interview' },
        { value: 'resume', label: 'Résumé' },
        { value: 'answers', label: 'Answers' },
        { value: 'rounds', label: 'Rounds' },
        { value: 'mails', label: 'E-mails', count: application.mails.length },
        { value: 'timeline', label: 'Timeline' },
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
          <EmptyState drawing="sound" title="No interview yet">
            {application.screening
              ? 'The invitation is out. What is said will stand here, beside what was found in it.'
              : 'Invite to the interview, and what is said will stand here.'}
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
          <MailsTab application={application} />
        </TabPanel>
        <TabPanel value="timeline">
          <TimelineTab application={application} />
        </TabPanel>
      </Suspense>
    </Tabs>
  )
}

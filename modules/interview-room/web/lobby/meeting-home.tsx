import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { useNow } from '#ui/use-now.ts'
import { canEnter, isOver, isStarted } from '#modules/screenings/policy.ts'
import type { CandidateScreening } from '../../contract.ts'
import { lobbyWords } from '../../words/lobby.ts'
import { BadLink, HomeSkeleton } from '../bad-link.tsx'
import { openInvitation, screeningQuery } from '../candidate-api.ts'
import { InterviewFrame } from '../frame.tsx'
import { savedPreferences } from '../preferences.ts'
import type { MicrophoneProblem } from '#modules/recordings/web/capture/microphone.ts'
import { Accommodation } from './accommodation.tsx'
import { ClosedInterview } from './closed-interview.tsx'
import { ConsentPart } from './consent.tsx'
import { DeviceCheck } from './device-check.tsx'
import { Hero } from './hero.tsx'
import { Practice } from './practice.tsx'
import { useSpeechTest } from './use-speech-test.ts'
import { WhatCounts, WhatToExpect, WhoSeesIt } from './what-to-expect.tsx'

interface MeetingHomeProps {
  token: string | null
  onEnter: () => void
  onRead: () => void
}

/** `/meeting-home`: what to expect, who sees the answers, the device check and the candidate's consent. */
export function MeetingHome({ token, onEnter, onRead }: MeetingHomeProps) {
  const link = useQuery({ ...screeningQuery(token ?? ''), enabled: token !== null })
  useEffect(() => {
    // A person has opened it. Fetching alone does not count, because e-mail scanners fetch too.
    if (token && link.data?.state === 'invited') void openInvitation(token).catch(() => {})
  }, [token, link.data?.state])
  if (!token) return <BadLink error={null} onRetry={() => window.location.reload()} />
  if (link.isPending) return <HomeSkeleton />
  if (link.isError) return <BadLink error={link.error} onRetry={() => void link.refetch()} />
  return <Home token={token} screening={link.data} onEnter={onEnter} onRead={onRead} />
}

interface HomeProps extends MeetingHomeProps {
  token: string
  screening: CandidateScreening
}

function Home({ token, screening, onEnter, onRead }: HomeProps) {
  const now = useNow()
  const { time_zone, until, state } = screening
  const deadline = new Date(until)
  const closed = !screening.can_start || !canEnter(state, deadline, now)
  return (
    <InterviewFrame
      screening={screening}
      aside={
        closed || deadline <= now ? undefined : (
          <span className="num">{lobbyWords.linkValidUntil(locale.instant(deadline, time_zone, now))}</span>
        )
      }
      foot={
        closed ? undefined : (
          <a className="iv-link" href="#accommodation">
            {lobbyWords.accommodation.request}
          </a>
        )
      }
    >
      <PageTitle>{lobbyWords.title(screening.job.title)}</PageTitle>
      {closed || isOver(state) ? (
        <ClosedInterview screening={screening} onRead={onRead} />
      ) : (
        <OpenInterview token={token} screening={screening} now={now} onEnter={onEnter} />
      )}
    </InterviewFrame>
  )
}

interface OpenInterviewProps {
  token: string
  screening: CandidateScreening
  now: Date
  onEnter: () => void
}

function OpenInterview({ token, screening, now, onEnter }: OpenInterviewProps) {
  const client = useQueryClient()
  const { consent, engines, interviewer, state } = screening
  const [typed, setTyped] = useState(() => savedPreferences().typed)
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null)
  const speechTest = useSpeechTest(engines.transcription, interviewer.language)
  const { speech } = speechTest
  const refresh = () => client.invalidateQueries({ queryKey: screeningQuery(token).queryKey })
  return (
    <>
      <Hero screening={screening} speech={speech} onContinue={consent && isStarted(state) ? onEnter : null} />
      <WhatToExpect screening={screening} speech={speech} />
      <WhatCounts screening={screening} />
      <WhoSeesIt screening={screening} speech={speech} />
      <Accommodation token={token} screening={screening} now={now} onRequested={refresh} />
      <DeviceCheck
        token={token}
        screening={screening}
        speech={speechTest}
        typed={typed}
        onTyped={setTyped}
        onProblem={setProblem}
        practice={
          <Practice
            typed={typed || problem !== null || speech === 'none'}
            language={speech === 'browser' ? interviewer.language : null}
            onRecognitionFailed={speechTest.fail}
          />
        }
      />
      <ConsentPart token={token} screening={screening} canSpeak={speech !== 'none'} onAgreed={onEnter} />
    </>
  )
}

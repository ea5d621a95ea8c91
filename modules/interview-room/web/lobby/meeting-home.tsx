import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PageTitle } from '#ui/page-title.tsx'
import { instantText } from '#ui/time.ts'
import { useNow } from '#ui/use-now.ts'
import type { CandidateScreening } from '../../contract.ts'
import { isOver, isStarted } from '#modules/screenings/policy.ts'
import { openInvitation, screeningQuery } from '../candidate-api.ts'
import { BadLink, HomeSkeleton } from '../bad-link.tsx'
import { InterviewFrame } from '../frame.tsx'
import { keptWays } from '../kept-link.ts'
import type { MicrophoneProblem } from '../sound/microphone.ts'
import { ClosedInterview } from './closed.tsx'
import { ConsentPart } from './consent.tsx'
import { DeviceCheck } from './device-check.tsx'
import { WhatCounts, WhatWillHappen, WhoSeesIt } from './facts.tsx'
import { Hero } from './hero.tsx'
import { OtherWay } from './other-way.tsx'
import { Practice } from './practice.tsx'

interface MeetingHomeProps {
  token: string | null
  onEnter: () => void
  onRead: () => void
}

/** `/meeting-home`: what will happen, who sees it, what is agreed to, and whether one is heard. */
export function MeetingHome({ token, onEnter, onRead }: MeetingHomeProps) {
  const link = useQuery({ ...screeningQuery(token ?? ''), enabled: token !== null })
  useEffect(() => {
    // A person has it open; that it was fetched alone means nothing, because scanners of mail fetch too.
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
  const client = useQueryClient()
  const [typed, setTyped] = useState(() => keptWays().typed)
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null)
  const { time_zone, until, state } = screening
  const closed = !screening.can_start || new Date(until) <= now
  const refresh = () => client.invalidateQueries({ queryKey: screeningQuery(token).queryKey })
  return (
    <InterviewFrame
      screening={screening}
      aside={
        closed ? undefined : (
          <span className="num">Your link works until {instantText(new Date(until), time_zone, now)}</span>
        )
      }
      foot={
        closed ? undefined : (
          <a className="iv-link" href="#another-way">
            Something does not work
          </a>
        )
      }
    >
      <PageTitle>{`Your interview for ${screening.job.title}`}</PageTitle>
      {closed || isOver(state) ? (
        <ClosedInterview screening={screening} onRead={onRead} />
      ) : (
        <>
          <Hero screening={screening} onGoOn={screening.consent && isStarted(state) ? onEnter : null} />
          <WhatWillHappen screening={screening} />
          <WhatCounts screening={screening} />
          <WhoSeesIt screening={screening} />
          <OtherWay token={token} screening={screening} now={now} onAsked={refresh} />
          <DeviceCheck
            token={token}
            screening={screening}
            typed={typed}
            onTyped={setTyped}
            onProblem={setProblem}
            practice={<Practice typed={typed || problem !== null} />}
          />
          <ConsentPart token={token} screening={screening} onAgreed={onEnter} />
        </>
      )}
    </InterviewFrame>
  )
}

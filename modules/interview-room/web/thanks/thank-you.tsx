import { useQuery, useQueryClient } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { useNow } from '#ui/use-now.ts'
import { isOver, isStarted } from '#modules/screenings/policy.ts'
import type { CandidateScreening } from '../../contract.ts'
import { thanksWords as words } from '../../words/thanks.ts'
import { ClosedInterview } from '../lobby/closed-interview.tsx'
import { BadLink, HomeSkeleton } from '../bad-link.tsx'
import { endInterview, screeningQuery } from '../candidate-api.ts'
import { InterviewFrame } from '../frame.tsx'
import { Help } from './help.tsx'
import { LeftEarly } from './left-early.tsx'
import { ReadTranscript } from './read-transcript.tsx'
import { StatusPageLink } from './status-page-link.tsx'
import { UploadProgress, useRemainingUpload } from './upload-progress.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

interface ThankYouProps {
  token: string | null
  /** Back to the page before the room. */
  onContinue: () => void
}

/** `/thank-you-interview`: what happens next and by when, and the transcript. */
export function ThankYou({ token, onContinue }: ThankYouProps) {
  const link = useQuery({ ...screeningQuery(token ?? ''), enabled: token !== null })
  if (!token) return <BadLink error={null} onRetry={() => window.location.reload()} />
  if (link.isPending) return <HomeSkeleton />
  if (link.isError) return <BadLink error={link.error} onRetry={() => void link.refetch()} />
  return <AfterInterview token={token} screening={link.data} onContinue={onContinue} />
}

interface AfterInterviewProps {
  token: string
  screening: CandidateScreening
  onContinue: () => void
}

function AfterInterview({ token, screening, onContinue }: AfterInterviewProps) {
  const now = useNow()
  const client = useQueryClient()
  const upload = useRemainingUpload(token, screening.screening_id)
  const over = isOver(screening.state)
  const refresh = () => client.invalidateQueries({ queryKey: ['screenings'] })
  return (
    <InterviewFrame
      screening={screening}
      aside={<StatusPageLink token={token}>{words.trackApplication}</StatusPageLink>}
    >
      <PageTitle>{over ? words.title : words.leftTitle}</PageTitle>
      {over ? (
        <section className="iv-thanks">
          <div className="iv-bars" aria-hidden="true">
            <i />
            <i />
          </div>
          <h1>{words.thanks(screening.first_name)}</h1>
          <p className="iv-lead">{arrivedText(screening, now)}</p>
          <UploadProgress status={upload} />
        </section>
      ) : screening.state === 'cancelled' ? (
        <ClosedInterview screening={screening} onRead={onContinue} />
      ) : (
        <LeftEarly
          screening={screening}
          now={now}
          onContinue={onContinue}
          onEnd={() => endInterview(token).then(refresh)}
          upload={<UploadProgress status={upload} />}
        />
      )}
      {screening.state === 'completed' && (
        <WhatHappensNext token={token} screening={screening} now={now} waiting={upload.waiting} />
      )}
      {(over || isStarted(screening.state)) && <ReadTranscript token={token} screening={screening} now={now} />}
      <Help token={token} screening={screening} />
    </InterviewFrame>
  )
}

function arrivedText({ state, progress, question_count, time_zone }: CandidateScreening, now: Date): string {
  const { answered, ended_at } = progress
  const at = ended_at ? new Date(ended_at) : now
  const day = (instant: Date) => locale.day(instant, time_zone, now)
  const when = words.arrived.at(locale.time(at, time_zone), day(at) === day(now) ? words.arrived.today : day(at))
  if (state === 'no_answers') return words.arrived.nothing(when)
  if (answered === 0) return words.arrived.spoke(when)
  return answered === question_count
    ? words.arrived.all(answered, when)
    : words.arrived.some(answered, question_count, when)
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { dayText, hourText, instantText, relativeText } from '#ui/time.ts'
import { useNow } from '#ui/use-now.ts'
import type { CandidateScreening } from '../../../contract.ts'
import { isOver, isStarted } from '../../../policy.ts'
import { endInterview, screeningQuery, transcriptQuery } from '../../candidate-api.ts'
import { BadLink, HomeSkeleton } from '../bad-link.tsx'
import { InterviewFrame, Part } from '../frame.tsx'
import { counted, countedIn, listed, many } from '../words-for-people.ts'
import { Answers } from './answers.tsx'
import { LeftEarly } from './left-early.tsx'
import { Sending, useSending } from './sending.tsx'

interface ThankYouProps {
  token: string | null
  /** Back into the room, by way of the page before it. */
  onGoOn: () => void
}

/** `/thank-you-interview`: what happens next and by when, and what was heard. */
export function ThankYou({ token, onGoOn }: ThankYouProps) {
  const link = useQuery({ ...screeningQuery(token ?? ''), enabled: token !== null })
  if (!token) return <BadLink error={null} onRetry={() => window.location.reload()} />
  if (link.isPending) return <HomeSkeleton />
  if (link.isError) return <BadLink error={link.error} onRetry={() => void link.refetch()} />
  return <After token={token} screening={link.data} onGoOn={onGoOn} />
}

function After({ token, screening, onGoOn }: { token: string; screening: CandidateScreening; onGoOn: () => void }) {
  const now = useNow()
  const client = useQueryClient()
  const sending = useSending(token, screening.screening_id)
  const over = isOver(screening.state)
  const refresh = () => client.invalidateQueries({ queryKey: ['interviews'] })
  return (
    <InterviewFrame screening={screening}>
      <PageTitle>{over ? 'Thank you' : 'Your interview'}</PageTitle>
      {over ? (
        <section className="iv-thanks">
          <div className="iv-even" aria-hidden="true">
            <i />
            <i />
          </div>
          <h1>{`Thank you, ${screening.first_name}`}</h1>
          <p className="iv-lead">{arrivedText(screening, now)}</p>
          <Sending status={sending} />
        </section>
      ) : (
        <LeftEarly
          screening={screening}
          now={now}
          onGoOn={onGoOn}
          onEnd={() => endInterview(token).then(refresh)}
          sending={<Sending status={sending} />}
        />
      )}
      {screening.state === 'completed' && <WhatHappensNext screening={screening} now={now} waiting={sending.waiting} />}
      {(over || isStarted(screening.state)) && <ReadIt token={token} screening={screening} now={now} />}
      <IfYouNeedUs screening={screening} now={now} />
    </InterviewFrame>
  )
}

function arrivedText({ state, progress, question_count, time_zone }: CandidateScreening, now: Date): string {
  const { answered, ended_at } = progress
  const at = ended_at ? new Date(ended_at) : now
  const when = dayText(at, time_zone, now) === dayText(now, time_zone, now) ? 'today' : dayText(at, time_zone, now)
  const moment = `at ${hourText(at, time_zone)} ${when}`
  if (state === 'no_answers')
    return `The interview ended ${moment}, without an answer. If that was not meant, answer the mail it came in: a person can open it again.`
  if (answered === 0) return `What you said arrived, ${moment}. You can close this page; the same link opens it again.`
  const which =
    answered === question_count
      ? `Your ${countedIn(answered)} ${many(answered, 'answer')}`
      : `${counted(answered)} of ${countedIn(question_count)} answers`
  return `${which} arrived whole, ${moment}. That was the interview. You can close this page; the same link opens it again.`
}

interface NextProps {
  screening: CandidateScreening
  now: Date
  waiting: number
}

function WhatHappensNext({ screening, now, waiting }: NextProps) {
  const { progress, time_zone, readers, organization, consent, answer_days } = screening
  const { ended_at, correct_until, answer_by, elapsed_ms } = progress
  const ended = new Date(ended_at ?? now)
  const until = correct_until ? new Date(correct_until) : null
  const by = answer_by ? new Date(answer_by) : null
  const names = readers.slice(0, 3).map(({ name }) => name)
  const writer = names[0] ?? organization.organization_name
  const minutes = Math.max(1, Math.round(elapsed_ms / 60_000))
  const day = (at: Date) => dayText(at, time_zone, now)
  const correcting = until !== null && until > now
  return (
    <Part id="next" title="What happens next">
      <ol className="iv-next">
        <Next
          step="past"
          when={day(ended) === day(now) ? 'Today' : day(ended)}
          small={instantText(ended, time_zone, now)}
          what="Your answers arrived"
        >
          {minutes} {many(minutes, 'minute')}, {recordedText(consent?.recording ?? 'none')}
          {waiting > 0 && ' The last of the recording is still going up from this device.'}
        </Next>
        {until && (
          <Next
            step={correcting ? 'now' : 'past'}
            when={`Until ${day(until)}`}
            small={`${relativeText(until, now, time_zone)}, ${hourText(until, time_zone)}`}
            what={correcting ? 'You can correct the transcript' : 'You could correct the transcript'}
          >
            Your corrections stand beside what was heard. None are needed.
          </Next>
        )}
        <Next
          step={correcting ? undefined : 'now'}
          when="After that"
          what={`${listed(names.length > 0 ? names : ['The people who hire'])} ${names.length > 1 || names.length === 0 ? 'read' : 'reads'} it`}
        >
          A score, with the sentences it rests on, helps them read. They decide, and they can disagree with it.
        </Next>
        <Next
          when={by ? `By ${day(by)}` : `Within ${String(answer_days)} working days`}
          small={by ? relativeText(by, now, time_zone) : undefined}
          what={`${writer} writes to you, whatever the answer is`}
        >
          To the address you applied with.
        </Next>
      </ol>
    </Part>
  )
}

const recordedText = (recording: CandidateScreening['recording']) => {
  if (recording === 'none') return 'transcript alone. Nothing was recorded.'
  return recording === 'audio' ? 'sound and transcript. No picture was recorded.' : 'sound, picture and transcript.'
}

interface StepProps {
  step?: 'past' | 'now'
  when: string
  small?: string
  what: string
  children: React.ReactNode
}

function Next({ step, when, small, what, children }: StepProps) {
  return (
    <li data-step={step}>
      <span className="iv-next-dot" aria-hidden="true" />
      <span className="iv-next-when num">
        {when}
        {small && <small>{small}</small>}
      </span>
      <div className="iv-next-what">
        <b>{what}</b>
        <p className="iv-note mt-0.5">{children}</p>
      </div>
    </li>
  )
}

function ReadIt({ token, screening, now }: { token: string; screening: CandidateScreening; now: Date }) {
  const transcript = useQuery(transcriptQuery(token))
  const [read, setRead] = useState(false)
  const until = transcript.data?.correct_until
  const open = until != null && new Date(until) > now
  if (transcript.data?.turns.length === 0) return null
  return (
    <Part
      id="read"
      title="Read what was heard"
      aside={
        open
          ? 'Correct words that were heard wrongly. The readers see both versions and can listen.'
          : isOver(screening.state)
            ? 'The time for corrections has passed.'
            : 'You can correct it when the interview is over.'
      }
    >
      <Answers
        token={token}
        transcript={transcript.data ?? null}
        error={transcript.error}
        open={open}
        zone={screening.time_zone}
      />
      {open && transcript.data && (
        <div className="iv-go iv-done mt-5">
          {read ? (
            <p className="iv-note" role="status">
              Good. You can still change your mind until the time is up.
            </p>
          ) : (
            <>
              <Button size="large" onClick={() => setRead(true)}>
                I have read it, it is right
              </Button>
              <p className="iv-note">You need not press this. Without corrections it stays as heard.</p>
            </>
          )}
        </div>
      )}
    </Part>
  )
}

function IfYouNeedUs({ screening, now }: { screening: CandidateScreening; now: Date }) {
  const { readers, organization, retention_days, time_zone, progress } = screening
  const writer = readers[0]
  const kept = new Date(new Date(progress.ended_at ?? now).getTime() + retention_days * 86_400_000)
  return (
    <Part id="write" title="If you need us">
      <div className="iv-ways">
        {writer && (
          <div className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-3.5">
            <Avatar name={writer.name} />
            <div>
              <h3>{writer.name}</h3>
              <p className="iv-note">
                At {organization.organization_name}. Answer the mail your link came in: it reaches people.
              </p>
            </div>
          </div>
        )}
        <div>
          <h3>Something went wrong, or felt unfair</h3>
          <p className="iv-note">
            Say so in an answer to the same mail. A person reads it. You can ask for a second interview.
          </p>
        </div>
        <div>
          <h3>Your recording and transcript</h3>
          <p className="iv-note">
            Yours to read and hear by this link. Deleted here on {dayText(kept, time_zone, now)} at the latest.
          </p>
        </div>
        <div>
          <h3>Changed your mind</h3>
          <p className="iv-note">
            The page of your application takes it back, and this with it. The first mail leads there.
          </p>
        </div>
      </div>
    </Part>
  )
}

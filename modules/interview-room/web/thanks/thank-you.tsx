import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { dayText, hourText } from '#ui/time.ts'
import { useNow } from '#ui/use-now.ts'
import type { CandidateScreening } from '../../contract.ts'
import { isOver, isStarted } from '#modules/screenings/policy.ts'
import { endInterview, screeningQuery, transcriptQuery } from '../candidate-api.ts'
import { BadLink, HomeSkeleton } from '../bad-link.tsx'
import { InterviewFrame, Part } from '../frame.tsx'
import { counted, countedIn, many } from '../words-for-people.ts'
import { Answers } from './answers.tsx'
import { FollowLink } from './follow-link.tsx'
import { LeftEarly } from './left-early.tsx'
import { Sending, useSending } from './sending.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

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
  const refresh = () => client.invalidateQueries({ queryKey: ['screenings'] })
  return (
    <InterviewFrame screening={screening} aside={<FollowLink token={token}>Follow your application</FollowLink>}>
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
      <IfYouNeedUs token={token} screening={screening} />
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

function IfYouNeedUs({ token, screening }: { token: string; screening: CandidateScreening }) {
  const { readers, organization, retention_days } = screening
  const writer = readers[0]
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
            You can read and listen to them with this link. They are deleted at the latest {retention_days} days after
            the hiring process for you ends.
          </p>
        </div>
        <div>
          <h3>Changed your mind</h3>
          <p className="iv-note">
            The page of your application takes it back, and this with it. <FollowLink token={token}>Open it</FollowLink>
          </p>
        </div>
      </div>
    </Part>
  )
}

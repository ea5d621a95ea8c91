import { dayText, hourText, instantText, relativeText } from '#ui/time.ts'
import type { CandidateScreening } from '../../contract.ts'
import { Part } from '../frame.tsx'
import { listed, many } from '../words-for-people.ts'

interface NextProps {
  screening: CandidateScreening
  now: Date
  waiting: number
}

/** From now to the answer, each with its day. */
export function WhatHappensNext({ screening, now, waiting }: NextProps) {
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
          To {screening.email}.
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

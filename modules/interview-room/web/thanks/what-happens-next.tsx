import { useQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import type { CandidateScreening } from '../../contract.ts'
import { thanksWords } from '../../words/thanks.ts'
import { transcriptQuery } from '../candidate-api.ts'
import { Part } from '../frame.tsx'
import { storedKind } from './stored-kind.ts'

const words = thanksWords.next

interface WhatHappensNextProps {
  token: string
  screening: CandidateScreening
  now: Date
  /** Chunks of the recording that are not uploaded yet. */
  waiting: number
}

/** The steps from now to the decision, each with its day. */
export function WhatHappensNext({ token, screening, now, waiting }: WhatHappensNextProps) {
  const { progress, time_zone, readers, organization, answer_days } = screening
  const { data: transcript } = useQuery(transcriptQuery(token))
  const { ended_at, correct_until, answer_by, elapsed_ms } = progress
  const ended = new Date(ended_at ?? now)
  const until = correct_until ? new Date(correct_until) : null
  const by = answer_by ? new Date(answer_by) : null
  const names = readers.slice(0, 3).map(({ name }) => name)
  const day = (at: Date) => locale.day(at, time_zone, now)
  const canCorrect = until !== null && until > now
  return (
    <Part id="next" title={words.title}>
      <ol className="iv-next">
        <Step
          state="past"
          when={day(ended) === day(now) ? words.today : day(ended)}
          detail={locale.instant(ended, time_zone, now)}
          title={words.received}
        >
          {words.length(Math.max(1, Math.round(elapsed_ms / 60_000)))}{' '}
          {transcript && words[storedKind(transcript.recordings)]} {waiting > 0 && words.stillUploading}
        </Step>
        {until && (
          <Step
            state={canCorrect ? 'now' : 'past'}
            when={words.until(day(until))}
            detail={words.relative(locale.relative(until, now, time_zone), locale.time(until, time_zone))}
            title={canCorrect ? words.canCorrect : words.couldCorrect}
          >
            {words.correctText}
          </Step>
        )}
        <Step
          state={canCorrect ? undefined : 'now'}
          when={words.afterThat}
          title={names.length > 0 ? words.read(names) : words.teamReads}
        >
          {words.score}
        </Step>
        <Step
          when={by ? words.by(day(by)) : words.within(answer_days)}
          detail={by ? locale.relative(by, now, time_zone) : undefined}
          title={words.reply(names[0] ?? organization.organization_name)}
        >
          {words.to(screening.email)}
        </Step>
      </ol>
    </Part>
  )
}

interface StepProps {
  state?: 'past' | 'now'
  when: string
  detail?: string
  title: string
  children: React.ReactNode
}

function Step({ state, when, detail, title, children }: StepProps) {
  return (
    <li data-step={state}>
      <span className="iv-next-dot" aria-hidden="true" />
      <span className="iv-next-when num">
        {when}
        {detail && <small>{detail}</small>}
      </span>
      <div className="iv-next-what">
        <b>{title}</b>
        <p className="iv-note mt-0.5">{children}</p>
      </div>
    </li>
  )
}

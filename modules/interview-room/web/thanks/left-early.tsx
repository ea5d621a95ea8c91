import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { instantText } from '#ui/time.ts'
import type { CandidateScreening } from '../../contract.ts'
import { counted, countedIn, many } from '../words-for-people.ts'

interface LeftEarlyProps {
  screening: CandidateScreening
  now: Date
  onGoOn: () => void
  onEnd: () => Promise<void>
  sending: ReactNode
}

/** Somebody who left in the middle: what is safe, and the way back. */
export function LeftEarly({ screening, now, onGoOn, onEnd, sending }: LeftEarlyProps) {
  const { progress, question_count, until, time_zone, minutes, can_start } = screening
  const { answered, asked, elapsed_ms, started_at } = progress
  const left = Math.max(1, Math.ceil(minutes - elapsed_ms / 60_000))
  const open = question_count - answered
  const [error, setError] = useState<string | null>(null)
  const end = () => void onEnd().catch((thrown: unknown) => setError(errorWords(thrown).says))
  return (
    <section className="iv-thanks iv-left-early">
      <div>
        <div className="iv-even" aria-hidden="true">
          <i />
          <i data-open />
        </div>
        <h1>
          {answered > 0
            ? `${counted(answered)} ${many(answered, 'answer is', 'answers are')} safe, ${countedIn(open)} ${many(open, 'is', 'are')} open`
            : 'Your interview waits for you'}
        </h1>
        <p className="iv-lead">
          {started_at &&
            asked > 0 &&
            `You left during question ${String(asked)}, with ${countedIn(left)} ${many(left, 'minute')} on the clock. `}
          {can_start
            ? `Come back until ${instantText(new Date(until), time_zone, now)}, and go on there. `
            : 'Its time has passed. '}
          {answered > 0 &&
            `If you stop here, the ${answered === 1 ? 'one answer counts as it is' : `${countedIn(answered)} answers count as they are`}.`}
        </p>
        {started_at && can_start && (
          <p className="mt-3 text-16 text-text-2">
            <button type="button" className="iv-link" onClick={end}>
              Stop here and hand in what I said
            </button>{' '}
            {error && <span role="alert">{error}</span>}
          </p>
        )}
        {sending}
      </div>
      {can_start && (
        <Button kind="primary" size="large" onClick={onGoOn}>
          {asked > 0 ? `Go on with question ${String(asked)}` : 'Go to the interview'}
        </Button>
      )}
    </section>
  )
}

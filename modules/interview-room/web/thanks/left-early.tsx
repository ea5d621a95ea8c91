import type { ReactNode } from 'react'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import type { CandidateScreening } from '../../contract.ts'
import { thanksWords } from '../../words/thanks.ts'

const words = thanksWords.left

interface LeftEarlyProps {
  screening: CandidateScreening
  now: Date
  onContinue: () => void
  onEnd: () => Promise<void>
  upload: ReactNode
}

/** For candidates who left before the end: what is saved, and the way back. */
export function LeftEarly({ screening, now, onContinue, onEnd, upload }: LeftEarlyProps) {
  const { progress, question_count, until, time_zone, minutes, can_start } = screening
  const { answered, asked, elapsed_ms, started_at } = progress
  const deadline = new Date(until)
  const comeBack = deadline > now ? words.comeBack(locale.instant(deadline, time_zone, now)) : words.comeBackSoon
  const left = Math.max(1, Math.ceil(minutes - elapsed_ms / 60_000))
  const [error, setError] = useState<string | null>(null)
  const end = () => void onEnd().catch((thrown: unknown) => setError(errorWords(thrown).says))
  return (
    <section className="iv-thanks iv-left-early">
      <div>
        <div className="iv-bars" aria-hidden="true">
          <i />
          <i data-open />
        </div>
        <h1>{answered > 0 ? words.answers(answered, question_count - answered) : words.notStarted}</h1>
        <p className="iv-lead">
          {started_at && asked > 0 && words.during(asked, left)}
          {can_start ? comeBack : words.closed}
          {answered > 0 && words.submitNow(answered)}
        </p>
        {started_at && can_start && (
          <p className="mt-3 text-16 text-text-2">
            <button type="button" className="iv-link" onClick={end}>
              {words.end}
            </button>{' '}
            {error && <span role="alert">{error}</span>}
          </p>
        )}
        {upload}
      </div>
      {can_start && (
        <Button kind="primary" size="large" onClick={onContinue}>
          {asked > 0 ? words.continueWith(asked) : words.open}
        </Button>
      )}
    </section>
  )
}

import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { sampleSpeech } from '../sound/sample-speech.ts'
import { VoiceBar } from '../sound/voice-bar.tsx'
import { counted, countedIn, many } from '../words-for-people.ts'

/** What it is, in two sentences, and what it looks like. */
export function Hero({ screening, onGoOn }: { screening: CandidateScreening; onGoOn: (() => void) | null }) {
  const { first_name, job, question_count, minutes, progress } = screening
  const begun = progress.started_at !== null
  return (
    <section className="iv-hero">
      <div>
        <h1>{begun ? `Welcome back, ${first_name}` : `Your interview for ${job.title}`}</h1>
        {begun ? (
          <Interrupted screening={screening} onGoOn={onGoOn} />
        ) : (
          <p className="iv-lead">
            Hello {first_name}. {counted(question_count)} {many(question_count, 'question')}, at most {minutes} minutes,
            spoken or typed. <b>An AI asks. People decide.</b> Start when it suits you, leave when you have to: the same
            link brings you back to where you were.
          </p>
        )}
      </div>
      <SmallRoom />
    </section>
  )
}

/** Somebody who was in the room before: one press leads back. */
function Interrupted({ screening, onGoOn }: { screening: CandidateScreening; onGoOn: (() => void) | null }) {
  const { asked, elapsed_ms } = screening.progress
  const left = Math.max(1, Math.ceil(screening.minutes - elapsed_ms / 60_000))
  return (
    <>
      <p className="iv-lead">
        <b>Everything you said is safe.</b> You were at question {Math.max(1, asked)} of {screening.question_count},
        with about {countedIn(left)} {many(left, 'minute')} on the clock, which stood still while you were away.
      </p>
      <p className="iv-go">
        {onGoOn ? (
          <Button kind="primary" size="large" data-start onClick={onGoOn}>
            <RotateCcw aria-hidden="true" size={18} strokeWidth={1.75} />
            Go on where you were
          </Button>
        ) : (
          <a className="iv-link" href="#consent">
            Go on where you were
          </a>
        )}
      </p>
    </>
  )
}

/** The room in small: the two bars and what moves them. */
function SmallRoom() {
  const [theirs, mine] = useMemo(() => [sample(53, 7), sample(7, 13)], [])
  return (
    <figure
      className="card iv-small-room"
      aria-label="How the room works: the upper bar moves when the AI speaks, the lower bar moves when it hears you"
    >
      <p className="iv-small-who">
        <b>AI interviewer</b>
        <span>moves when it speaks</span>
      </p>
      <VoiceBar level={theirs} />
      <p className="iv-small-said">What would you build differently today?</p>
      <p className="iv-small-who">
        <b>You</b>
        <span>moves when it hears you</span>
      </p>
      <VoiceBar mine level={mine} />
    </figure>
  )
}

/** Seconds of a made-up voice, beginning somewhere in the middle. */
function sample(seed: number, from: number): () => number {
  const speech = sampleSpeech(seed)
  return () => 0.9 * speech(from + performance.now() / 1000)
}

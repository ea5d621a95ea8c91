import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { lobbyWords } from '../../words/lobby.ts'
import { sampleSpeech } from '../sound/sample-speech.ts'
import type { SpeechToText } from '../sound/speech-to-text.ts'
import { VoiceBar } from '#ui/voice-bar.tsx'

const words = lobbyWords.hero

interface HeroProps {
  screening: CandidateScreening
  speech: SpeechToText
  /** Null if consent has to be given first. */
  onContinue: (() => void) | null
}

/** What the interview is, in two sentences, and what it looks like. */
export function Hero({ screening, speech, onContinue }: HeroProps) {
  const { first_name, job, question_count, minutes, progress } = screening
  const started = progress.started_at !== null
  const lead = speech === 'none' ? words.leadTyped : words.lead
  return (
    <section className="iv-hero">
      <div>
        <h1>{started ? words.welcomeBack(first_name) : lobbyWords.title(job.title)}</h1>
        {started ? (
          <WhereYouStopped screening={screening} onContinue={onContinue} />
        ) : (
          <p className="iv-lead">
            {lead(first_name, question_count, minutes)} <b>{words.peopleDecide}</b> {words.anytime}
          </p>
        )}
      </div>
      <RoomPreview />
    </section>
  )
}

function WhereYouStopped({ screening, onContinue }: Pick<HeroProps, 'screening' | 'onContinue'>) {
  const { asked, elapsed_ms } = screening.progress
  const left = Math.max(1, Math.ceil(screening.minutes - elapsed_ms / 60_000))
  return (
    <>
      <p className="iv-lead">
        <b>{words.saved}</b> {words.whereYouStopped(Math.max(1, asked), screening.question_count, left)}
      </p>
      <p className="iv-go">
        {onContinue ? (
          <Button kind="primary" size="large" data-start onClick={onContinue}>
            <RotateCcw aria-hidden="true" size={18} strokeWidth={1.75} />
            {words.continue}
          </Button>
        ) : (
          <a className="iv-link" href="#consent">
            {words.continue}
          </a>
        )}
      </p>
    </>
  )
}

/** A small room: the two voice bars and what moves them. */
function RoomPreview() {
  const [theirs, mine] = useMemo(() => [sample(53, 7), sample(7, 13)], [])
  return (
    <figure className="card iv-preview" aria-label={words.previewLabel}>
      <p className="iv-preview-name">
        <b>{words.interviewer}</b>
        <span>{words.interviewerBar}</span>
      </p>
      <VoiceBar level={theirs} />
      <p className="iv-preview-question">{words.sampleQuestion}</p>
      <p className="iv-preview-name">
        <b>{words.you}</b>
        <span>{words.yourBar}</span>
      </p>
      <VoiceBar mine level={mine} />
    </figure>
  )
}

/** The level of an invented voice, starting somewhere in the middle. */
function sample(seed: number, from: number): () => number {
  const speech = sampleSpeech(seed)
  return () => 0.9 * speech(from + performance.now() / 1000)
}

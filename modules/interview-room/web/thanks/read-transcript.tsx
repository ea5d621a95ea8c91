import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { isOver } from '#modules/screenings/policy.ts'
import type { CandidateScreening } from '../../contract.ts'
import { thanksWords } from '../../words/thanks.ts'
import { transcriptQuery } from '../candidate-api.ts'
import { Part } from '../frame.tsx'
import { Answers } from './answers.tsx'
import { storedKind } from './stored-kind.ts'

const words = thanksWords.transcript

interface ReadTranscriptProps {
  token: string
  screening: CandidateScreening
  now: Date
}

/** The transcript, which the candidate can correct for 2 days after the interview. */
export function ReadTranscript({ token, screening, now }: ReadTranscriptProps) {
  const transcript = useQuery(transcriptQuery(token))
  const [confirmed, setConfirmed] = useState(false)
  const until = transcript.data?.correct_until
  const open = until != null && new Date(until) > now
  if (transcript.data?.turns.length === 0) return null
  const stored = storedKind(transcript.data?.recordings ?? [])
  const closedText = isOver(screening.state) ? words.tooLate : words.notYet
  return (
    <Part
      id="transcript"
      title={words.title}
      aside={open ? words.correct[stored === 'none' ? 'none' : 'recorded'] : closedText}
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
          {confirmed ? (
            <p className="iv-note" role="status">
              {words.confirmed}
            </p>
          ) : (
            <>
              <Button size="large" onClick={() => setConfirmed(true)}>
                {words.confirm}
              </Button>
              <p className="iv-note">{words.optional}</p>
            </>
          )}
        </div>
      )}
    </Part>
  )
}

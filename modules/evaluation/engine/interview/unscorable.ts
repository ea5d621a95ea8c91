import { tokens } from '#platform/ai/text/tokens.ts'
import type { InterviewInput } from './input.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

const MIN_WORDS = 25
const MIN_CONFIDENCE = 0.6
const UNINTELLIGIBLE = /\ufffd|[[(](?:inaudible|unclear|unintelligible|crosstalk|noise|\?+)[\])]/giu

const candidateTurns = ({ questions }: InterviewInput) =>
  questions.flatMap(question => question.turns).filter(turn => turn.speaker === 'candidate')

const wordCount = (input: InterviewInput) =>
  tokens(
    candidateTurns(input)
      .map(turn => turn.text)
      .join('\n'),
  ).length

/**
 * Why an interview cannot be scored, as a sentence for the recruiter; null if it can.
 * @param words how many words of the candidate a model reads
 */
export function unscorableReason(input: InterviewInput, words: number): string | null {
  const asked = input.questions.filter(({ outcome }) => outcome !== 'unasked')
  const skipped = asked.length > 0 && asked.every(({ outcome }) => outcome === 'skipped')
  if (words < MIN_WORDS && !skipped) return reasons.unscorable.tooShort(words)
  return unreadableReason(input)
}

/** Why the transcript of an interview cannot be read, as a sentence for the recruiter; null if it can. */
export function unreadableReason(input: InterviewInput): string | null {
  const turns = candidateTurns(input)
  const unintelligible = turns.reduce((sum, turn) => sum + (turn.text.match(UNINTELLIGIBLE)?.length ?? 0), 0)
  if (unintelligible > Math.max(2, wordCount(input) / 20)) return reasons.unscorable.unintelligible
  const transcribed = turns.filter(turn => turn.confidence !== undefined)
  const length = transcribed.reduce((sum, turn) => sum + turn.text.length, 0)
  const confidence = transcribed.reduce((sum, turn) => sum + turn.confidence! * turn.text.length, 0) / (length || 1)
  if (length > 0 && confidence < MIN_CONFIDENCE) return reasons.unscorable.lowConfidence
  return null
}

import { tokens } from '#platform/ai/text/tokens.ts'
import type { InterviewInput } from './input.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'

const MIN_WORDS = 25
const MIN_CONFIDENCE = 0.6
const UNINTELLIGIBLE = /\ufffd|[[(](?:inaudible|unclear|unintelligible|crosstalk|noise|\?+)[\])]/giu

/** Why an interview cannot be scored, as a sentence for the recruiter; null if it can. */
export function unscorableReason({ questions }: InterviewInput): string | null {
  const turns = questions.flatMap(question => question.turns).filter(turn => turn.speaker === 'candidate')
  const text = turns.map(turn => turn.text).join('\n')
  const words = tokens(text).length
  const asked = questions.filter(({ outcome }) => outcome !== 'unasked')
  const skipped = asked.length > 0 && asked.every(({ outcome }) => outcome === 'skipped')
  if (words < MIN_WORDS && !skipped) return reasons.unscorable.tooShort(words)
  const unintelligible = text.match(UNINTELLIGIBLE)?.length ?? 0
  if (unintelligible > Math.max(2, words / 20)) return reasons.unscorable.unintelligible
  const transcribed = turns.filter(turn => turn.confidence !== undefined)
  const length = transcribed.reduce((sum, turn) => sum + turn.text.length, 0)
  const confidence = transcribed.reduce((sum, turn) => sum + turn.confidence! * turn.text.length, 0) / (length || 1)
  if (length > 0 && confidence < MIN_CONFIDENCE) return reasons.unscorable.lowConfidence
  return null
}

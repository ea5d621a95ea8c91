import { tokens } from '#platform/ai/text/tokens.ts'
import type { InterviewInput } from './input.ts'

const MIN_WORDS = 25
const MIN_CONFIDENCE = 0.6
const UNHEARD = /\ufffd|[[(](?:inaudible|unclear|unintelligible|crosstalk|noise|\?+)[\])]/giu

/** Why an interview as a whole must not be scored, in a sentence for a person; null when it may. */
export function gate({ questions }: InterviewInput): string | null {
  const turns = questions.flatMap(question => question.turns).filter(turn => turn.speaker === 'candidate')
  const text = turns.map(turn => turn.text).join('\n')
  const words = tokens(text).length
  const asked = questions.filter(({ outcome }) => outcome !== 'unasked')
  const skipped = asked.length > 0 && asked.every(({ outcome }) => outcome === 'skipped')
  if (words < MIN_WORDS && !skipped) return `Too little was said to score: ${words} words in the whole interview.`
  const unheard = text.match(UNHEARD)?.length ?? 0
  if (unheard > Math.max(2, words / 20)) return 'The transcript is too poor to judge: much of it could not be heard.'
  const heard = turns.filter(turn => turn.confidence !== undefined)
  const length = heard.reduce((sum, turn) => sum + turn.text.length, 0)
  const confidence = heard.reduce((sum, turn) => sum + turn.confidence! * turn.text.length, 0) / (length || 1)
  if (length > 0 && confidence < MIN_CONFIDENCE)
    return 'The transcript is too poor to judge: the transcriber itself was unsure of it.'
  return null
}

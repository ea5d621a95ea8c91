import { tokens } from '#platform/ai/text/tokens.ts'
import type { MatchInput } from './input.ts'
import { matchReasons as reasons } from '../../words/match-reasons.ts'

const MIN_WORDS = 30

/** Why the match cannot be evaluated, as a sentence for the recruiter; null if it can. */
export function readability({ requirements, resume }: MatchInput): string | null {
  if (requirements.length === 0) return reasons.unreadable.noRequirements
  const text = resume.pages.map(page => page.text).join('\n')
  const words = tokens(text)
  if (words.length === 0) return reasons.unreadable.noText
  if (words.length < MIN_WORDS) return reasons.unreadable.tooShort(words.length)
  const odd = text.match(/\ufffd|\(cid:\d+\)/gu)?.length ?? 0
  if (odd > words.length / 10) return reasons.unreadable.garbled
  return null
}

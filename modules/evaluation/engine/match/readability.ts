import { tokens } from '#platform/ai/text/tokens.ts'
import type { MatchInput } from './input.ts'

const MIN_WORDS = 30

/** Why no engine can judge this, in a sentence for a person; null when it can. */
export function readability({ requirements, resume }: MatchInput): string | null {
  if (requirements.length === 0) return 'The job names no requirements, so there is nothing to compare with.'
  const text = resume.pages.map(page => page.text).join('\n')
  const words = tokens(text)
  if (words.length === 0) return 'No text could be read from the résumé. It may be a scan.'
  if (words.length < MIN_WORDS) return `Only ${words.length} words could be read from the résumé: too little to judge.`
  const odd = text.match(/\ufffd|\(cid:\d+\)/gu)?.length ?? 0
  if (odd > words.length / 10) return 'The text of the résumé came out garbled.'
  return null
}

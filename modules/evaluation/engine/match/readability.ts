import { tokens } from '#platform/ai/text/tokens.ts'
import type { MatchInput } from './input.ts'

const MIN_WORDS = 30

/** Why the match cannot be evaluated, as a sentence for the recruiter; null if it can. */
export function readability({ requirements, resume }: MatchInput): string | null {
  if (requirements.length === 0) return 'The job has no requirements to compare the résumé with.'
  const text = resume.pages.map(page => page.text).join('\n')
  const words = tokens(text)
  if (words.length === 0) return 'No text could be read from the résumé. It may be a scan.'
  if (words.length < MIN_WORDS)
    return `Only ${words.length} words could be read from the résumé, which is too little to evaluate.`
  const odd = text.match(/\ufffd|\(cid:\d+\)/gu)?.length ?? 0
  if (odd > words.length / 10) return 'The text of the résumé is garbled.'
  return null
}

import { createHash } from 'node:crypto'
import type { MatchInput } from './input.ts'
import { withTitles } from './similar-position.ts'

/** Raise it when a change of the rules changes results, so that matches made before are marked as outdated. */
const RULES_VERSION = 9

/** What a match is made with besides the résumé, as a hash. The job's title counts only if a requirement asks for a similar position. */
export const basisOf = ({ requirements, title }: Pick<MatchInput, 'requirements' | 'title'>): string =>
  createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, withTitles(requirements, title)]))
    .digest('hex')
    .slice(0, 16)

import { createHash } from 'node:crypto'
import type { MatchInput } from './input.ts'

/** Raise it when a change of the rules changes results, so that matches made before are marked as outdated. */
const RULES_VERSION = 9

/** What a match is made with besides the résumé, as a hash. */
export const basisOf = (requirements: MatchInput['requirements']): string =>
  createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, requirements]))
    .digest('hex')
    .slice(0, 16)

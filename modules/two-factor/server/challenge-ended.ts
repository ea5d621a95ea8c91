import { gone } from '#platform/errors/problem-error.ts'
import { twoFactorProblems as problems } from '../words/problems.ts'

/** The challenge of the second step was used, is too old, or was never one. */
export const challengeEnded = () => gone('challenge_ended', problems.challengeEnded)

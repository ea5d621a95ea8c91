import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { later, MINUTE } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { deleteChallenge, insertChallenge } from './queries/passkeys.ts'

/** How long a challenge can be answered. Browsers give up at the same time. */
export const CHALLENGE_MS = 5 * MINUTE

/** What an answer is for: one for another purpose, or another person's, is refused. */
export type ChallengeFor =
  | { readonly purpose: 'add' | 'second_step'; readonly adminId: string }
  | { readonly purpose: 'sign_in'; readonly adminId: null }

/** 256 random bits to sign. Only their hash is stored. */
export async function newChallenge(db: Database, { purpose, adminId }: ChallengeFor, now: Date): Promise<string> {
  const challenge = newToken()
  await insertChallenge(db, { hash: hashToken(challenge), purpose, adminId }, later(now, CHALLENGE_MS))
  return challenge
}

const LONGEST_CHALLENGE = 100

/** The challenge that an answer names, unchecked. */
function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown }
    return typeof challenge === 'string' && challenge.length <= LONGEST_CHALLENGE ? challenge : null
  } catch {
    return null
  }
}

/**
 * Uses up the challenge of an answer before the answer is examined, so that none is examined twice. @returns the challenge; null if it
 * is unknown, used, expired, or for something else
 */
export async function spendChallenge(
  db: Database,
  clientData: string,
  { purpose, adminId }: ChallengeFor,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (!challenge) return null
  return (await deleteChallenge(db, { hash: hashToken(challenge), purpose, adminId }, now)) ? challenge : null
}

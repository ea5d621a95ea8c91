import { accountProblems } from '../words/problems.ts'

/**
 * Common passwords of 12 or more characters, and patterns that make a long password easy to guess.
 * Shorter common passwords are already rejected by their length.
 */
const COMMON = new Set(
  'password1234 passwordpassword password12345 123456789012 1234567890123 qwertyuiop12 qwertyuiop123 qwertyuiopasdf 1q2w3e4r5t6y letmeinletmein iloveyou1234 welcome12345 welcomewelcome administrator changemeplease changeme1234 sunshine1234 princess1234 football1234 baseball1234 superman1234 trustno1trustno1 abcdefghijkl abcdef123456 abc123abc123 1234qwerasdf asdfghjkl123 zaq12wsxcde3 q1w2e3r4t5y6 unbelievable correcthorsebatterystaple monkeymonkey dragondragon'.split(
    ' ',
  ),
)

/** Why a password is too easy to guess, or null. */
export function weaknessOf(password: string, about: readonly string[]): string | null {
  const folded = password.toLowerCase().replaceAll(/\s+/g, '')
  if (COMMON.has(folded) || new Set(folded).size < 5) return accountProblems.commonPassword
  const own = about.map(text => text.toLowerCase()).filter(text => text.length >= 4)
  if (own.some(text => folded.replaceAll(text, '').length < 6)) return accountProblems.personalPassword
  return null
}

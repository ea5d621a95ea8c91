/** Silence after a finished thought, and while somebody is thinking, before it is taken for the end of an answer, in ms. */
const FINISHED_MS = 800
const USUAL_MS = 3000
const THINKING_MS = 5500

/** Ends that promise more. */
const GOES_ON =
  /\b(?:and|but|so|because|or|then|which|that|with|to|the|a|an|of|for|in|on|um|uh|er|like|when|if|i|we|my|our)$/iu
const CLOSES = /(?:\b(?:that's it|that's all|that is all|that was it|i'm done|that's everything))\W*$/iu

/** How long to stay silent after these words, in ms. Patient: a pause costs nothing, a cut-off sentence does. */
export function patienceFor(text: string): number {
  const said = text.trim()
  const count = said === '' ? 0 : said.split(/\s+/).length
  if (count >= 3 && CLOSES.test(said)) return FINISHED_MS
  if (GOES_ON.test(said) || count < 12) return THINKING_MS
  if (/[.!?]["”’)]?$/u.test(said) && count >= 25) return FINISHED_MS
  return /[.!?]["”’)]?$/u.test(said) ? USUAL_MS : THINKING_MS
}

/** Louder than the room by so much counts as a voice. */
const ABOVE = 2.6
const FAINTEST = 0.045
/** A click or a chair is shorter; together with the fade the interviewer is silent well within 200 ms. */
const VOICE_AFTER_MS = 110
const QUIET_AFTER_MS = 450

export interface Ear {
  /** Of the room without a voice, 0 to 1. */
  readonly floor: number
  readonly speaking: boolean
  /** When it last was loud, and since when without a gap, in ms. */
  readonly loud_at: number
  readonly loud_since: number | null
}
export const DEAF: Ear = { floor: 0.02, speaking: false, loud_at: -Infinity, loud_since: null }

/** Takes a level (0 to 1) at a moment and tells whether somebody speaks. Pure: the same levels give the same ear. */
export function hears(ear: Ear, level: number, now: number): Ear {
  const loud = level > Math.max(FAINTEST, ear.floor * ABOVE)
  if (!loud) {
    const floor = ear.floor + (level - ear.floor) * (level < ear.floor ? 0.2 : 0.01)
    const gap = now - ear.loud_at
    return {
      floor,
      speaking: ear.speaking && gap < QUIET_AFTER_MS,
      loud_at: ear.loud_at,
      // Between two syllables it is quiet for a moment.
      loud_since: gap < 60 ? ear.loud_since : null,
    }
  }
  const since = ear.loud_since ?? now
  return {
    floor: ear.floor,
    loud_at: now,
    loud_since: since,
    speaking: ear.speaking || now - since >= VOICE_AFTER_MS,
  }
}

/**
 * How long silence may last before it counts as the end of an answer, in ms: after a finished thought, usually, and while thinking. The
 * organization chooses between the rows.
 */
const SILENCE_MS = {
  short: { finished: 800, usual: 2000, thinking: 3500 },
  usual: { finished: 800, usual: 3000, thinking: 5500 },
  long: { finished: 1500, usual: 5000, thinking: 8500 },
} as const
export type Patience = keyof typeof SILENCE_MS

/** Endings after which a sentence continues. */
const CONTINUES =
  /\b(?:and|but|so|because|or|then|which|that|with|to|the|a|an|of|for|in|on|um|uh|er|like|when|if|i|we|my|our)$/iu
const CONCLUDES = /(?:\b(?:that's it|that's all|that is all|that was it|i'm done|that's everything))\W*$/iu

/** How long to stay silent after this text, in ms. Rather too long: a pause costs nothing, but an interrupted sentence does. */
export function patienceFor(text: string, patience: Patience = 'usual'): number {
  const silence = SILENCE_MS[patience]
  const spoken = text.trim()
  const count = spoken === '' ? 0 : spoken.split(/\s+/).length
  if (count >= 3 && CONCLUDES.test(spoken)) return silence.finished
  if (CONTINUES.test(spoken) || count < 12) return silence.thinking
  if (/[.!?]["”’)]?$/u.test(spoken) && count >= 25) return silence.finished
  return /[.!?]["”’)]?$/u.test(spoken) ? silence.usual : silence.thinking
}

/** This many times louder than the room counts as a voice. */
const VOICE_FACTOR = 2.6
const MIN_VOICE_LEVEL = 0.045
/** Longer than a click or a chair. Including the fade-out, the interviewer is silent well within 200 ms. */
const VOICE_AFTER_MS = 110
const QUIET_AFTER_MS = 450

export interface VoiceActivity {
  /** The level of the room without a voice, 0 to 1. */
  readonly noise: number
  readonly speaking: boolean
  /** When it was last loud, and since when without a gap, in ms. */
  readonly loud_at: number
  readonly loud_since: number | null
}
export const NO_VOICE: VoiceActivity = { noise: 0.02, speaking: false, loud_at: -Infinity, loud_since: null }

/** Detects from a level (0 to 1) whether someone is speaking. Pure: the same levels always give the same result. */
export function detectVoice(before: VoiceActivity, level: number, now: number): VoiceActivity {
  const loud = level > Math.max(MIN_VOICE_LEVEL, before.noise * VOICE_FACTOR)
  if (!loud) {
    const noise = before.noise + (level - before.noise) * (level < before.noise ? 0.2 : 0.01)
    const gap = now - before.loud_at
    return {
      noise,
      speaking: before.speaking && gap < QUIET_AFTER_MS,
      loud_at: before.loud_at,
      // A moment of quiet between two syllables is not a gap.
      loud_since: gap < 60 ? before.loud_since : null,
    }
  }
  const since = before.loud_since ?? now
  return {
    noise: before.noise,
    loud_at: now,
    loud_since: since,
    speaking: before.speaking || now - since >= VOICE_AFTER_MS,
  }
}

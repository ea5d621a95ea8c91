import type { SpokenWord } from './port.ts'

/** When each character of a piece of audio is heard. */
export interface Alignment {
  readonly characters: readonly string[]
  readonly character_start_times_seconds: readonly number[]
  readonly character_end_times_seconds: readonly number[]
  /** The length of the audio before this piece. */
  readonly audioSeconds: number
}

/** Times that go back by more than this count from the start of their own piece. */
const TOLERANCE_SECONDS = 0.05

/** The times of the words; null if there are none. Times of a piece count from the start of the speech, or from that of the piece. */
export function alignedWords(parts: readonly Alignment[]): SpokenWord[] | null {
  const words: SpokenWord[] = []
  let open: SpokenWord | null = null
  let last = 0
  for (const part of parts) {
    const [first = 0] = part.character_start_times_seconds
    const shift = first + TOLERANCE_SECONDS < last ? part.audioSeconds : 0
    for (const [i, character] of part.characters.entries()) {
      const start = (part.character_start_times_seconds[i] ?? last) + shift
      const end = (part.character_end_times_seconds[i] ?? start) + shift
      last = Math.max(last, end)
      if (/^\s*$/u.test(character)) open = null
      else if (open) {
        open.text += character
        open.end_ms = Math.round(end * 1000)
      } else {
        open = { text: character, start_ms: Math.round(start * 1000), end_ms: Math.round(end * 1000) }
        words.push(open)
      }
    }
  }
  return words.length > 0 ? words : null
}

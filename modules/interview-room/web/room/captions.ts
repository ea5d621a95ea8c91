import type { RoomSpeech } from '../../room-protocol.ts'

/** A word is shown as said a little before its sound begins: reading lags behind hearing. */
const AHEAD_MS = 120

/** How many of a turn's words have been begun, so many ms into its sound. */
export function wordsBegun(words: RoomSpeech['words'], ms: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.start_ms <= ms + AHEAD_MS) low = middle + 1
    else high = middle
  }
  return low
}

const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Where in the text as written the spoken words end. The voice may say "40" as one word or as "forty": words are looked up in
 * their order, and one that is not found keeps the place by its share of the whole.
 *
 * @param begun how many of `words` have been begun
 * @returns an index into `text`; what comes before it has been said
 */
export function saidUntil(text: string, words: RoomSpeech['words'], begun: number): number {
  if (begun >= words.length) return text.length
  if (begun === 0) return 0
  const written = [...text.matchAll(/\S+/g)]
  let at = 0
  for (let index = 0; index < begun; index += 1) {
    const spoken = plain(words[index]!.text)
    const near = written.slice(at, at + 3).findIndex(found => plain(found[0]) === spoken)
    if (near >= 0) at += near + 1
    else at = Math.max(at, Math.min(written.length, Math.round(((index + 1) / words.length) * written.length)))
  }
  const last = written[at - 1]
  return last ? last.index + last[0].length : 0
}

/** Loudness at a moment of the sound, 0 to 1, from one value each 40 ms. */
export function loudnessAt(envelope: readonly number[], ms: number): number {
  const place = ms / 40
  const index = Math.floor(place)
  const here = envelope[index] ?? 0
  return here + ((envelope[index + 1] ?? 0) - here) * (place - index)
}

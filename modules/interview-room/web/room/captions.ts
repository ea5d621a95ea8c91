import type { RoomSpeech } from '../../room-protocol.ts'

/** A word is highlighted a little before it is heard, because reading lags behind hearing. */
const AHEAD_MS = 120

/** How many words of a turn have started at this position of its audio, in ms. */
export function startedWords(words: RoomSpeech['words'], ms: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.start_ms <= ms + AHEAD_MS) low = middle + 1
    else high = middle
  }
  return low
}

const normalized = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Where the spoken words end in the written text. The voice may say "40" as one word or as "forty": words are looked up in
 * order, and the position of one that is not found is estimated from its share of all words.
 *
 * @param started how many of `words` have started
 * @returns an index into `text`; everything before it has been spoken
 */
export function spokenUntil(text: string, words: RoomSpeech['words'], started: number): number {
  if (started >= words.length) return text.length
  if (started === 0) return 0
  const written = [...text.matchAll(/\S+/g)]
  let at = 0
  for (let index = 0; index < started; index += 1) {
    const spoken = normalized(words[index]!.text)
    const near = written.slice(at, at + 3).findIndex(found => normalized(found[0]) === spoken)
    if (near >= 0) at += near + 1
    else at = Math.max(at, Math.min(written.length, Math.round(((index + 1) / words.length) * written.length)))
  }
  const last = written[at - 1]
  return last ? last.index + last[0].length : 0
}

import type { SpokenWord } from './port.ts'

export interface Phone {
  name: string
  end_ms: number
}

/** Flite's `-psdur` line, `pau:0.164 hh:0.255 …`: each phone and when it ends, in seconds. */
export function parsePhones(output: string): Phone[] {
  return [...output.matchAll(/([a-z]+):(\d+(?:\.\d+)?)/gu)].map(([, name, end]) => ({
    name: name!,
    end_ms: Number(end) * 1000,
  }))
}

/**
 * Word times from phone times. Flite says when each phone ends but not which word it belongs to. Its pauses fall at
 * punctuation, so clauses are matched with the stretches between pauses (exact), and words within a stretch are placed by the number of their
 * letters (an estimate, accurate to about a tenth of a second). If clauses and pauses don't match, the words are spread over the
 * sentence's complete sounding time.
 */
export function wordTimes(sentence: string, phones: Phone[], durationMs: number): SpokenWord[] {
  const stretches = soundingStretches(phones, durationMs)
  const clauses = sentence
    .split(/(?<=[,;:])\s+/u)
    .map(clause => clause.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)))
    .filter(words => words.length > 0)
  if (clauses.length === stretches.length) {
    return clauses.flatMap((words, i) => spread(words, [stretches[i]!]))
  }
  return spread(clauses.flat(), stretches)
}

interface Stretch {
  start: number
  end: number
}

function soundingStretches(phones: Phone[], durationMs: number): Stretch[] {
  const stretches: Stretch[] = []
  let before = 0
  let open = false
  for (const { name, end_ms } of phones) {
    if (name !== 'pau') {
      if (open) stretches[stretches.length - 1]!.end = end_ms
      else stretches.push({ start: before, end: end_ms })
    }
    open = name !== 'pau'
    before = end_ms
  }
  return stretches.length > 0 ? stretches : [{ start: 0, end: durationMs }]
}

function spread(words: string[], stretches: Stretch[]): SpokenWord[] {
  const sounding = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  const weights = words.map(weight)
  const total = weights.reduce((sum, value) => sum + value, 0)
  let spoken = 0
  return words.map((text, i) => {
    const start_ms = Math.round(at(stretches, (sounding * spoken) / total))
    spoken += weights[i]!
    const end_ms = Math.max(start_ms, Math.round(at(stretches, (sounding * spoken) / total, true)))
    return { text, start_ms, end_ms }
  })
}

/** Digits are spoken as words: "25" takes as long as ten letters. */
function weight(word: string): number {
  return 1 + (word.match(/\p{L}/gu)?.length ?? 0) + 5 * (word.match(/\p{N}/gu)?.length ?? 0)
}

/** The time at which this much sounding time has passed; at a boundary, the end of the earlier stretch if `earlier` is set. */
function at(stretches: Stretch[], sounded: number, earlier = false): number {
  let left = sounded
  for (const { start, end } of stretches) {
    const length = end - start
    if (left < length || (earlier && left <= length + 1e-6)) return Math.min(start + left, end)
    left -= length
  }
  return stretches.at(-1)!.end
}

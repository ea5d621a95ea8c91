/** A part of a text that a model must not read, and the neutral word that it reads instead, like `[name]`. */
export interface Cut {
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  placeholder: string
}

export interface Redacted {
  readonly text: string
  /** The position in the original of a part of the redacted text. A part of a placeholder stands for all that it replaces. */
  readonly original: (start: number, end: number) => { start: number; end: number }
}

interface Piece {
  /** In the redacted text. */
  start: number
  end: number
  from: number
  to: number
  isCut: boolean
}

/**
 * Replaces the cuts. Overlapping ones become one with the placeholder of the first, and neighbours with the same placeholder become one,
 * so that "Ana Ruiz" and "Ana" leave the same text.
 */
export function applyCuts(text: string, cuts: readonly Cut[]): Redacted {
  const pieces: Piece[] = []
  let redacted = ''
  const add = (from: number, to: number, written: string, isCut: boolean) => {
    if (written === '') return
    pieces.push({ start: redacted.length, end: redacted.length + written.length, from, to, isCut })
    redacted += written
  }
  let done = 0
  for (const { start, end, placeholder } of merged(text, cuts)) {
    add(done, start, text.slice(done, start), false)
    add(start, end, placeholder, true)
    done = end
  }
  add(done, text.length, text.slice(done), false)
  return {
    text: redacted,
    original: (start, end) => {
      const touched = pieces.filter(piece => piece.start < end && start < piece.end)
      const [first, last] = [touched[0], touched.at(-1)]
      if (!first || !last) return { start: text.length, end: text.length }
      return {
        start: first.isCut ? first.from : first.from + Math.max(0, start - first.start),
        end: last.isCut ? last.to : last.from + Math.min(last.end, end) - last.start,
      }
    },
  }
}

function merged(text: string, cuts: readonly Cut[]): Cut[] {
  const result: Cut[] = []
  for (const cut of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (cut.end <= cut.start) continue
    const last = result.at(-1)
    const isNext = last && last.placeholder === cut.placeholder && text.slice(last.end, cut.start).trim() === ''
    if (last && (cut.start < last.end || isNext)) last.end = Math.max(last.end, cut.end)
    else result.push({ ...cut })
  }
  return result
}

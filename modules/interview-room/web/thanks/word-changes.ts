/** A run of words that a correction kept, removed or added. */
export interface WordChange {
  readonly kind: 'kept' | 'removed' | 'added'
  readonly text: string
}

/** Longer texts are compared only by their beginning, because the table grows with the square of the length. */
const MAX_WORDS = 1200

/** What a correction changed, word by word, with as many words kept as possible. */
export function wordChanges(before: string, after: string): WordChange[] {
  const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? []
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const same = (i: number, j: number) => old[i]!.trim() === now[j]!.trim()
  let head = 0
  while (head < old.length && head < now.length && same(head, head)) head += 1
  const common = Math.max(old.length, now.length) <= MAX_WORDS ? commonWords(old, now, head, same) : []
  const changes: WordChange[] = []
  const put = (kind: WordChange['kind'], text: string) => {
    const last = changes.at(-1)
    if (text && last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text }
    else if (text) changes.push({ kind, text })
  }
  put('kept', now.slice(0, head).join(''))
  let [i, j] = [head, head]
  for (const [nextI, nextJ] of [...common, [old.length, now.length] as const]) {
    put('removed', old.slice(i, nextI).join(''))
    put('added', now.slice(j, nextJ).join(''))
    put('kept', now[nextJ] ?? '')
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return changes
}

/** The positions of the longest common subsequence of words from `head` on. */
function commonWords(
  old: readonly string[],
  now: readonly string[],
  head: number,
  same: (i: number, j: number) => boolean,
): (readonly [number, number])[] {
  const width = now.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= head; i -= 1)
    for (let j = now.length - 1; j >= head; j -= 1)
      longest[i * width + j] = same(i, j)
        ? longest[(i + 1) * width + j + 1]! + 1
        : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const positions: [number, number][] = []
  let [i, j] = [head, head]
  while (i < old.length && j < now.length) {
    if (same(i, j)) positions.push([i++, j++])
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1
    else j += 1
  }
  return positions
}

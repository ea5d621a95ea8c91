/** Plain-text e-mails are wrapped at this many characters. */
const TEXT_WIDTH = 72

/** Breaks a text of one line between words. */
export function wrapLine(text: string): string {
  let line = ''
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length + 1 > TEXT_WIDTH) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

/** What always starts a line of its own: an item of a list, a link, and the name of a private link. */
const OWN_LINE = /^(-$|https?:|\[)/

/** Whether a line only ended because the next word had no room on it. */
function wasWrapped(line: string, next: string): boolean {
  const [word = ''] = next.split(' ')
  return (
    line !== '' &&
    word !== '' &&
    !OWN_LINE.test(word) &&
    !OWN_LINE.test(line) &&
    line.length + word.length + 1 > TEXT_WIDTH
  )
}

/** A plain-text e-mail for the screen, whose width decides where lines break: without the breaks of `wrapLine`. */
export function unwrapLines(text: string): string {
  const lines = text.trim().split('\n')
  return lines.map((line, at) => (at > 0 ? (wasWrapped(lines[at - 1]!, line) ? ' ' : '\n') : '') + line).join('')
}

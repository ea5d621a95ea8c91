import type { Run } from './drawing.ts'

/** The accents that TeX's older fonts draw as signs of their own, with the combining marks for the same. */
const marks: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '˚': '\u030a',
  ˇ: '\u030c',
  '˘': '\u0306',
  '¯': '\u0304',
  '˝': '\u030b',
  '˙': '\u0307',
  '¸': '\u0327',
  '˛': '\u0328',
}

const below = new Set(['¸', '˛'])

/** One letter for a letter and an accent; null if there is no such letter. */
function accented(letter: string, accent: string): string | null {
  const mark = marks[accent]
  const base = letter === 'ı' ? 'i' : letter
  const whole = mark && /^\p{L}$/u.test(base) ? `${base}${mark}`.normalize('NFC') : ''
  return whole.length === 1 ? whole : null
}

/** The text with a sign that is drawn over its last one, if one of the two is an accent of the other; otherwise null. */
export function withOverprint(text: string, sign: string): string | null {
  const last = text.at(-1) ?? ''
  const first = sign.charAt(0)
  // An accent is drawn before its letter, a cedilla after it.
  const whole = accented(first, last) ?? (below.has(first) ? accented(last, first) : null)
  return whole === null ? null : text.slice(0, -1) + whole + sign.slice(1)
}

/** The accents of capitals are raised, so they are drawn by a command of their own, directly before their letter. */
export function withRaisedAccents(runs: Run[]): Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const accent = found.at(-1)
    const isOver =
      accent &&
      accent.text in marks &&
      accent.box.left < run.box.right &&
      accent.box.right > run.box.left &&
      Math.abs(accent.baseline - run.baseline) < accent.size * HIGHEST
    const text = isOver ? withOverprint(accent.text, run.text) : null
    if (text === null) found.push(run)
    else found[found.length - 1] = { ...run, text }
  }
  return found
}

/** An accent is raised by less than this many times the type size. */
const HIGHEST = 0.5

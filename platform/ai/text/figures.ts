import { BETWEEN, GERMAN_ENDS, GERMAN_ONES, NUMBER_WORDS, ONE } from './number-words.ts'
import { readable } from './readable.ts'
import { fold } from './tokens.ts'

const DIGIT = /\p{Nd}/u
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu
/** Digits with separators, or a word. Hyphens and spaces separate the words of one number. */
const TOKEN = /\d(?:[\d]|[.,'’ ](?=\d)){0,40}|\p{L}{1,60}/gu
const THOUSANDS = /^\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/u
const GERMAN = new RegExp(`^(?:(${GERMAN_ONES})und)?(${GERMAN_ONES})?(${GERMAN_ENDS})$`, 'u')

/** A digit of any script as one of ours. Scripts have their ten digits in a row that begins at 0 or 6 of sixteen. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const row = code & ~0xf
  const zero = DIGIT.test(String.fromCodePoint(row)) ? row : row + 6
  return String(code - zero)
}

/** The numbers in digits with separators, each in its readings: "1.250" is a thousand and more, or one and a quarter. */
function valuesOf(written: string): number[][] {
  const trimmed = written.trim()
  const separators = trimmed.match(/[^\d]/gu) ?? []
  const last = separators.at(-1)
  if (separators.length === 0) return [[Number(trimmed)]]
  if (THOUSANDS.test(trimmed)) {
    const isDecimal = (last === '.' || last === ',') && separators.length === 1
    const hasDecimals = !/\D\d{3}$/u.test(trimmed)
    const [whole, decimals] = hasDecimals ? trimmed.split(/[.,](?=\d{1,2}$)/u) : [trimmed]
    const value = Number(`${whole!.replace(/\D/gu, '')}.${decimals ?? 0}`)
    return [isDecimal ? [value, Number(trimmed.replace(',', '.'))] : [value]]
  }
  if (separators.length === 1 && (last === '.' || last === ',')) return [[Number(trimmed.replace(',', '.'))]]
  // A version, a date or a list.
  return trimmed.split(/\D/u).map(part => [Number(part)])
}

/** The value of a German compound: "zweiundvierzig", "dreihundert". */
function germanValue(word: string): number | null {
  const match = GERMAN.exec(word)
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  const one = (name: string | undefined) => (name === undefined ? 0 : name === 'ein' ? 1 : NUMBER_WORDS.get(name)!)
  const end = NUMBER_WORDS.get(match[3]!)!
  return end >= 100 ? (one(match[2]) || 1) * end : one(match[1]) + end
}

const wordValue = (word: string) => NUMBER_WORDS.get(word) ?? germanValue(word)

/** The value of the words of one number: "two hundred and forty-one", "quatre vingt dix". */
function compose(values: readonly number[]): number {
  let total = 0
  let open = 0
  for (const value of values) {
    if (value >= 1000) {
      total += Math.max(1, open) * value
      open = 0
    } else if (value === 100 || (value === 20 && open === 4)) open = Math.max(1, open) * value
    else open += value
  }
  return total + open
}

/** Whether a word of a number can follow the ones before it: "forty two", not "two forty" or "forty fifty". */
function continues(values: readonly number[], next: number): boolean {
  const last = values.at(-1)!
  if (next >= 100) return last < next
  return last >= 100 || (last >= 20 && next < 20) || (last === 4 && next === 20)
}

interface Token {
  text: string
  value: number | null
  start: number
  end: number
}

/** All numbers that a text names, in digits of any script or in words of English, German, French or Spanish, each in all its readings. */
export function figuresIn(text: string): number[][] {
  const plain = fold(readable(text).replace(OTHER_DIGITS, plainDigit))
  const found: number[][] = []
  let words: number[] = []
  let end = -1
  const close = () => {
    if (words.length > 0) found.push([compose(words)])
    words = []
  }
  const parts: Token[] = [...plain.matchAll(TOKEN)].map(({ 0: own, index }) => ({
    text: own,
    value: /^\d/u.test(own) ? null : wordValue(own),
    start: index,
    end: index + own.length,
  }))
  for (const [i, { text: own, value, start, end: until }] of parts.entries()) {
    if (/^\d/u.test(own)) {
      close()
      const [next] = parts.slice(i + 1, i + 2)
      // "3 million", "20 mil"
      const factor = next?.value && next.value >= 1000 && next.start - until <= 1 ? next.value : 1
      found.push(...valuesOf(own).map(readings => readings.map(one => one * factor)))
      continue
    }
    const before = parts[i - 1]
    if (value !== null && value >= 1000 && before && /^\d/u.test(before.text) && start - before.end <= 1) continue
    const isNear = end >= 0 && /^[\s-]{1,3}$/u.test(plain.slice(end, start))
    if (words.length > 0 && isNear && BETWEEN.has(own)) {
      end = until
      continue
    }
    if (words.length > 0 && isNear && ONE.has(own) && words.at(-1)! >= 20) {
      words.push(1)
      end = until
      continue
    }
    if (value === null) {
      close()
      continue
    }
    if (words.length > 0 && !(isNear && continues(words, value))) close()
    words.push(value)
    end = until
  }
  close()
  return found
}

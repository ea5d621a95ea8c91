import { redact } from '#platform/ai/redact/redact.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import {
  type RedactionText,
  redactionSentences,
  redactionTexts,
  SPAN_KINDS,
} from '#modules/evaluation/labelled/redaction-texts.ts'

// Measures what is hidden of a candidate before a model reads, and whether the work stays:
//   node --import tsx bench/redaction.ts [--details] [--held-out]
// Single texts are only ever printed for the development half.

interface Reading {
  readonly given: RedactionText
  readonly kind: (typeof SPAN_KINDS)[number]
  readonly isRight: boolean
  readonly start: number
  readonly end: number
}

type Fate = 'kept' | 'changed' | 'hidden'

/** What happened to each character of the text: kept, in another form ("they"), or behind a placeholder. */
function fatesOf({ text, person }: RedactionText): Fate[] {
  const { text: shown, original } = redact(text, person)
  const fates = Array.from<Fate>({ length: text.length }).fill('hidden')
  for (let at = 0; at < shown.length;) {
    const { start, end } = original(at, at + 1)
    const isKept = end - start === 1 && text[start] === shown[at]
    fates.fill(isKept ? 'kept' : shown[at] === '[' ? 'hidden' : 'changed', start, end)
    at += 1
    while (!isKept && at < shown.length && original(at, at + 1).start === start) at += 1
  }
  return fates
}

/** Of school, only the years reveal something. */
const YEAR = /\d/u

function readings(given: RedactionText): Reading[] {
  const fates = fatesOf(given)
  // Only the years of school are hidden, not that somebody went there.
  const measured = given.spans.filter(
    ({ kind, start, end }) => kind !== 'school_year' || YEAR.test(given.text.slice(start, end)),
  )
  return measured.map(({ kind, start, end }) => {
    const words = tokens(given.text.slice(start, end))
    const telling = words.filter(({ text }) => (kind === 'school_year' ? YEAR.test(text) : !isStopWord(text)))
    const read = (telling.length > 0 ? telling : words).map(word => fates.slice(start + word.start, start + word.end))
    const isRight =
      kind === 'keep' ? read.every(word => !word.includes('hidden')) : read.every(word => !word.includes('kept'))
    return { given, kind, isRight, start, end }
  })
}

const share = (some: readonly Reading[]): string => {
  const right = some.filter(one => one.isRight).length
  return `${right} of ${some.length}${some.length > 0 ? ` (${((100 * right) / some.length).toFixed(1)} %)` : ''}`
}

function print(half: string, texts: readonly RedactionText[], withDetails: boolean): void {
  const all = texts.flatMap(readings)
  const personal = all.filter(({ kind }) => kind !== 'keep')
  const work = all.filter(({ kind }) => kind === 'keep')
  console.log(`${half}: hidden ${share(personal)}, work kept ${share(work)}`)
  for (const place of ['answer', 'resume'] as const) {
    const of = (some: readonly Reading[]) => some.filter(({ given }) => given.place === place)
    console.log(`  ${place}: hidden ${share(of(personal))}, work kept ${share(of(work))}`)
  }
  for (const language of new Set(all.map(({ given }) => given.language))) {
    const of = (some: readonly Reading[]) => some.filter(({ given }) => given.language === language)
    console.log(`  ${language}: hidden ${share(of(personal))}, work kept ${share(of(work))}`)
  }
  for (const kind of SPAN_KINDS) console.log(`  ${kind}: ${share(all.filter(one => one.kind === kind))}`)
  if (!withDetails) return
  for (const { given, kind, start, end } of all.filter(({ isRight }) => !isRight)) {
    const around = given.text.slice(Math.max(0, start - 50), end + 40).replaceAll('\n', ' / ')
    console.log(`${given.language} ${given.place} ${kind}: {${given.text.slice(start, end)}} in: ${around}`)
  }
}

const withDetails = process.argv.includes('--details')
print('sentences', redactionSentences(), withDetails)
print('development', redactionTexts('development'), withDetails)
print('plain', redactionTexts('plain'), withDetails)
if (process.argv.includes('--held-out'))
  for (const half of ['held-out', 'plain-held-out']) print(half, redactionTexts(half), false)

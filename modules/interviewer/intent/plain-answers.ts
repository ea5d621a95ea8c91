import type { Intent } from './rules.ts'
import { type SpokenText, spokenText } from './spoken-words.ts'
import { Marks, type Vocabulary, vocabulary } from './vocabulary.ts'
import { plainAnswers } from './words/plain-answers.ts'

let words: Vocabulary | null = null
const plainWords = (): Vocabulary => (words ??= vocabulary(plainAnswers))

/** Who was ill last year tells of it; who is ill today may need help. */
const PRESENT =
  /\b(?:right now|just now|just \w{3,12}|at the moment|today|tonight|yesterday|this (?:morning|week)|last (?:night|week)|gerade|jetzt gleich|heute|gestern|letzte woche|en ce moment|aujourd'hui|hier|cette semaine|la semaine derniere|viens? de|ahora mismo|hoy|ayer|anoche|esta (?:manana|semana)|la semana pasada|acaba\w*)\b/u
/** These are about the candidate, who may need help. */
const DANGER: ReadonlySet<Intent> = new Set(['self_harm', 'distress'])
/** With fewer words left, nothing else is said. What may be a call for help is read again, however short. */
const FEW_WORDS = { danger: 3, others: 4 }

/** The text without what everybody answers in such words; null if it has nothing of that, and empty if nothing else is said. */
export function withoutPlainAnswers(text: string, { words: spoken }: SpokenText, intent: Intent): string | null {
  const isDanger = DANGER.has(intent)
  if (isDanger && PRESENT.test(spoken.map(word => word.text).join(' '))) return null
  const told = new Set<number>()
  for (const { from, to } of new Marks({ words: spoken }, plainWords()).spans('tells')) {
    // "Can I start on Monday?" asks for something.
    if (spoken.slice(from, to).some(({ stop }) => stop === '?')) continue
    for (let index = from; index < to; index += 1) told.add(index)
  }
  if (told.size === 0) return null
  let rest = ''
  let until = 0
  for (const index of [...told].toSorted((a, b) => a - b)) {
    const { start, end } = spoken[index]!
    if (start > until) rest += `${text.slice(until, start)}${told.has(index - 1) ? '' : '.'} `
    until = Math.max(until, end)
  }
  rest += text.slice(until)
  const few = isDanger ? FEW_WORDS.danger : FEW_WORDS.others
  return spokenText(rest).words.length < few ? '' : rest
}

import { RULES, type Certainty, type Intent, type Rule, meantBy } from './rules.ts'
import type { Marks, Span, Vocabulary } from './vocabulary.ts'

/** Words that may mean an intent. */
export interface Found extends Span {
  readonly intent: Intent
  readonly certainty: Certainty
}

/** The words of a rule are no farther apart than this. */
const MAX_DISTANCE = 14
/** How many words may stand between them, besides those with a meaning that the rule allows. */
const MAX_BETWEEN = 5

/** Everything in a text that may mean an intent, by the vocabulary's own phrases and by the rules of all languages. */
export function findAll(marks: Marks, vocabulary: Vocabulary): Found[] {
  const phrases = vocabulary.names.flatMap(name => {
    const meant = meantBy(name)
    return meant ? marks.spans(name).map(span => ({ ...span, ...meant })) : []
  })
  const ruled = RULES.flatMap(rule =>
    spansOf(marks, rule).map(span => ({ ...span, intent: rule.intent, certainty: rule.certainty })),
  )
  const different = new Map(
    [...phrases, ...ruled].map(one => [`${one.intent} ${one.certainty} ${one.from} ${one.to}`, one]),
  )
  return [...different.values()]
}

function spansOf(marks: Marks, rule: Rule): Span[] {
  if (rule.needs.some(need => need.every(concept => marks.spans(concept).length === 0))) return []
  const [first, ...others] = rule.needs
  return first!
    .flatMap(concept => marks.spans(concept))
    .flatMap(start => {
      const spans = [start]
      for (const need of others) {
        const next = nearest(marks, need, spans, rule.ordered)
        if (!next) return []
        spans.push(next)
      }
      const whole = { from: Math.min(...spans.map(span => span.from)), to: Math.max(...spans.map(span => span.to)) }
      return holds(marks, rule, spans, whole) ? [whole] : []
    })
}

/** The closest place of one of the concepts that does not overlap the spans already found. */
function nearest(marks: Marks, need: readonly string[], spans: readonly Span[], ordered: boolean): Span | null {
  const whole = { from: Math.min(...spans.map(span => span.from)), to: Math.max(...spans.map(span => span.to)) }
  const start = ordered ? spans.at(-1)!.to : whole.from - MAX_DISTANCE
  let best: Span | null = null
  let shortest = Infinity
  for (let from = Math.max(0, start); from <= whole.to + MAX_DISTANCE; from += 1)
    for (const to of need.flatMap(concept => marks.endsAt(concept, from))) {
      if (spans.some(span => from < span.to && to > span.from)) continue
      const distance = Math.max(from - whole.to, whole.from - to, 0)
      if (distance < shortest && distance <= MAX_DISTANCE) {
        best = { from, to }
        shortest = distance
      }
    }
  return best
}

function holds(marks: Marks, rule: Rule, spans: readonly Span[], { from, to }: Span): boolean {
  const { words } = marks.spoken
  for (let index = from; index < to - 1; index += 1) if (words[index]!.stop !== '') return false
  const between = words.flatMap((_, index) =>
    index >= from && index < to && !spans.some(span => index >= span.from && index < span.to) ? [index] : [],
  )
  if (between.length > MAX_BETWEEN + rule.gap) return false
  if (between.filter(index => carriesMeaning(marks, index)).length > rule.gap) return false
  if (rule.without.some(concept => marks.has(concept, from - 2, to + 3))) return false
  if (rule.closes && !closes(marks, to)) return false
  return !rule.opens || opens(marks, from)
}

const carriesMeaning = (marks: Marks, index: number): boolean =>
  !marks.isFiller(index) && marks.endsAt('small', index).length === 0

/** Whether nothing that belongs to the words before follows: the end, politeness or a reason. */
function closes(marks: Marks, to: number): boolean {
  const { words } = marks.spoken
  let index = to
  while (index < words.length) {
    if (words[index - 1]!.stop !== '') return true
    if (marks.endsAt('closing', index).length > 0) return true
    if (!marks.isFiller(index)) return false
    index += 1
  }
  return true
}

function opens(marks: Marks, from: number): boolean {
  const { words } = marks.spoken
  let index = from - 1
  while (index >= 0) {
    if (words[index]!.stop !== '') return true
    if (marks.endsAt('opening', index).length > 0) return true
    if (!marks.isFiller(index)) return false
    index -= 1
  }
  return true
}

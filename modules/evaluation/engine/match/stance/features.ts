import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { wordKinds } from './word-kinds.ts'

/** Words further away say nothing about it. */
const MOST_WORDS = 30
const MOST_LETTERS = 300
/** Words that stand so near to it are also counted by their distance. */
const NEAR = 3
/** What decides is often a few words away: "helped the … with". */
const REACH = 5
const LONGEST_WORD = 40
const MOST_COUNTED = 8

/**
 * What is weighed to tell whose work a passage shows about what stands at a place in it: the words before and after, their kinds, and
 * what the rules say. Not the words at the place itself: any of them could be done by anybody.
 *
 * @param start of the place, in UTF-16 units
 * @param ruled what the rules say
 */
export function stanceFeatures(text: string, start: number, end: number, ruled: string): Set<string> {
  const from = Math.max(0, start - MOST_LETTERS)
  const words = tokens(text.slice(from, end + MOST_LETTERS)).map(word => ({
    text: word.text.slice(0, LONGEST_WORD),
    start: from + word.start,
    end: from + word.end,
  }))
  const before = words.filter(word => word.end <= start).slice(-MOST_WORDS)
  const after = words.filter(word => word.start >= end).slice(0, MOST_WORDS)
  const partStart = start - (/[^,;:.()]*$/u.exec(text.slice(from, start))?.[0].length ?? 0)
  const partEnd = end + (/^[^,;:.()]*/u.exec(text.slice(end, end + MOST_LETTERS))?.[0].length ?? 0)
  const features = new Set<string>(['always', `rule ${ruled}`])
  addSide(features, '<', before.map(word => word.text).toReversed())
  addSide(
    features,
    '>',
    after.map(word => word.text),
  )
  addPart(
    features,
    's',
    before.filter(word => word.start >= partStart),
  )
  addPart(
    features,
    'z',
    after.filter(word => word.end <= partEnd),
  )
  if (from === 0) addFirst(features, words, start)
  features.add(`before ${Math.min(MOST_COUNTED, before.length)}`)
  features.add(`after ${Math.min(MOST_COUNTED, after.length)}`)
  features.add(`mark< ${/[,;:.()–-]\s*$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0].trim() ?? ''}`)
  features.add(`mark> ${/^\s*[,;:.()–-]/u.exec(text.slice(end, end + 2))?.[0].trim() ?? ''}`)
  return features
}

/** @param words of one side, the nearest first */
function addSide(features: Set<string>, side: '<' | '>', words: readonly string[]): void {
  const kinds = words.map(wordKinds)
  words.forEach((word, at) => {
    const [next, nextButOne] = [words[at + 1], words[at + 2]]
    features.add(`${side}w ${word}`)
    features.add(`${side}t ${stem(word)}`)
    features.add(`${side}n${Math.min(NEAR + 1, at)} ${word}`)
    if (next !== undefined) features.add(`${side}b ${next} ${word}`)
    if (next !== undefined && nextButOne !== undefined) features.add(`${side}3 ${nextButOne} ${next} ${word}`)
    for (const kind of kinds[at]!) {
      features.add(`K ${kind}`)
      features.add(`${side}K ${kind}`)
      if (at < NEAR) features.add(`${side}K${at} ${kind}`)
      if (next !== undefined) features.add(`${side}wK ${next} ${kind}`)
      if (at > 0) features.add(`${side}Kw ${kind} ${words[at - 1]!}`)
      for (const other of kinds[at + 1] ?? []) features.add(`${side}KK ${other} ${kind}`)
      for (const other of kinds.slice(at + 1, at + 1 + REACH).flat()) features.add(`${side}K~ ${other} ${kind}`)
    }
  })
}

/** The words of the same part of the passage. */
function addPart(features: Set<string>, name: string, words: readonly { text: string }[]): void {
  for (const { text: word } of words) {
    features.add(`${name} ${word}`)
    features.add(`${name}t ${stem(word)}`)
  }
}

/** What a passage begins with is what it tells of: "Placed …", "The vendor …". */
function addFirst(
  features: Set<string>,
  [first, second]: readonly { text: string; start: number }[],
  start: number,
): void {
  if (!first || first.start >= start) {
    features.add('first')
    return
  }
  features.add(`1 ${first.text}`)
  features.add(`1t ${stem(first.text)}`)
  features.add(`1e ${first.text.slice(-2)}`)
  for (const kind of wordKinds(first.text)) features.add(`1K ${kind}`)
  if (second && second.start < start) features.add(`2 ${first.text} ${second.text}`)
}

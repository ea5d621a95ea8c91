import { namesDegree, namesSchool } from '../education-words.ts'
import { hasLegalForm, namesJob, namesOrganization } from '../job-words.ts'
import { namesWorkplace } from '../workplaces.ts'

/** What the lists of words say. */
const RULES = { namesJob, namesOrganization, hasLegalForm, namesWorkplace, namesSchool, namesDegree }

/** Longer texts are no names. */
const LONGEST = 120
const MOST_WORDS = 12
const [SHORTEST_PART, LONGEST_PART] = [3, 5]

/** Without accents; digits are all the same. */
const fold = (text: string) =>
  text.slice(0, LONGEST).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/\d/g, '0')

/** How a word is written: "GmbH", "IBM", "kanzlei", "Kanzlei", "Ecker+Ecker", "2". */
function shapeOf(word: string): string {
  if (/^\p{N}+$/u.test(word)) return '0'
  if (/^\p{Lu}+$/u.test(word) && word.length > 1) return 'CAPITALS'
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return 'Capital'
  if (/^\p{Ll}+$/u.test(word)) return 'small'
  return /^\p{Lo}+$/u.test(word) ? 'other' : 'Mixed'
}

/** The beginnings and endings of a word. In scripts without spaces these are its characters. */
function* partsOfWord(word: string): Generator<string> {
  const isHan = /^\p{Script=Han}/u.test(word)
  const [shortest, longest] = isHan ? [1, 3] : [SHORTEST_PART, LONGEST_PART]
  for (let length = shortest; length <= Math.min(longest, word.length - 1); length += 1) {
    yield `^${word.slice(0, length)}`
    yield `${word.slice(-length)}$`
  }
  if (isHan) for (let at = 0; at + 1 < word.length; at += 1) yield `~${word.slice(at, at + 2)}`
}

/** What a text from the header of an entry is recognized by: its words, their beginnings and endings, and how they are written. */
export function nameFeatures(text: string): Set<string> {
  const written = text.slice(0, LONGEST).match(/\p{Script=Han}+|[^\s,;:()/|\p{Script=Han}]+/gu) ?? []
  const words = written.slice(0, MOST_WORDS)
  const features = new Set<string>()
  const shapes = words.map(shapeOf)
  for (const [at, word] of words.entries()) {
    const plain = fold(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    if (!plain) continue
    features.add(`w ${plain}`)
    if (at === 0) features.add(`first ${plain}`)
    if (at === words.length - 1) features.add(`last ${plain}`)
    for (const part of partsOfWord(plain)) {
      features.add(part)
      if (at === 0) features.add(`first ${part}`)
      if (at === words.length - 1) features.add(`last ${part}`)
    }
  }
  for (let at = 0; at + 1 < words.length; at += 1) features.add(`b ${fold(words[at]!)} ${fold(words[at + 1]!)}`)
  features.add(`shapes ${shapes.slice(0, 4).join(' ')}`)
  features.add(`length ${Math.min(words.length, 8)}`)
  if (shapes.length === 1) features.add(`one ${shapes[0]}`)
  const ruled = Object.entries(RULES).filter(([, rule]) => rule(text))
  for (const [rule] of ruled) features.add(`rule ${rule}`)
  features.add(`rules ${ruled.map(([rule]) => rule).join(' ')}`)
  if (/[&+]/.test(text)) features.add('and')
  if (/\.\p{Ll}{2,4}$/u.test(text)) features.add('site')
  if (/["“„«'’]/u.test(text)) features.add('quoted')
  return features
}

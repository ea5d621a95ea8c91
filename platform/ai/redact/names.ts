import { matchesOf } from '../text/matches.ts'
import { fold, type Token } from '../text/tokens.ts'
import { isStopWord } from '../text/stop-words.ts'
import type { Cut } from './cuts.ts'
import { GREETING, isAlsoWord, isLikeName } from './word-names.ts'

export const NAME = '[name]'

/** Names are read from here on, so that a hostile one cannot slow this down. */
const MOST_PARTS = 24
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** Parts of names that are not a name by themselves. */
const PARTICLES = new Set(
  'de del della di da do dos das du des la le les van von der den dem ten ter te zu zum zur af av al el ul bin ibn bint ben abu abd o mc mac st san santa y e i und and jr sr ii iii dr prof'.split(
    ' ',
  ),
)

/** Particles that hardly occur elsewhere. */
const OF_NAMES = new Set('van von bin ibn bint mc mac af ter'.split(' '))

interface Name {
  parts: Set<string>
  /** Those that a name begins with. */
  first: Set<string>
  initials: Set<string>
  /** The parts joined with points: "a.m.r" */
  abbreviations: Set<string>
  /** Names in writing without spaces, which are searched within words. */
  unspaced: readonly string[]
}

const partsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_PARTS)

/** Letters that are no others with a mark: "Yılmaz" is also written "Yilmaz". */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' }
const plainly = (name: string) => name.toLowerCase().replace(/[ıłøđæœðþ]/gu, letter => PLAIN[letter]!)

/** "Müller" is also written "Mueller". */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const spelledOut = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüåø]/gu, letter => SPELLED[letter]!)

/** Lists of names are long where many texts are searched for the same people, so each is read once. */
const readings = new WeakMap<readonly string[], Name>()

function readingOf(names: readonly string[]): Name {
  const known = readings.get(names)
  if (known) return known
  const reading = read(names)
  readings.set(names, reading)
  return reading
}

function read(names: readonly string[]): Name {
  const [parts, first, initials, abbreviations] = Array.from({ length: 4 }, () => new Set<string>()) as [
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  for (const name of names) {
    const own = partsOf(name)
    if (own.length > 0) first.add(own[0]!)
    // "O'Connor" and "al-Masri" are also written as one word.
    for (const [i, part] of own.entries()) if (i > 0) parts.add(own[i - 1]! + part)
    for (const part of [...own, ...partsOf(plainly(name)), ...partsOf(spelledOut(name))]) {
      parts.add(part)
      initials.add(part[0]!)
    }
    const letters = own.filter(part => !PARTICLES.has(part)).map(part => part[0]!)
    if (letters.length > 1) {
      abbreviations.add(letters.join('.'))
      abbreviations.add([letters[0], letters.at(-1)].join('.'))
    }
    // "R.W. Dijkgraaf"
    if (letters.length > 2) abbreviations.add(letters.slice(0, -1).join('.'))
  }
  const unspaced = names.map(one => one.replace(/\s+/gu, '')).filter(one => one.length > 1 && WITHOUT_SPACES.test(one))
  return { parts, first, initials, abbreviations, unspaced }
}

const POSSESSIVE = /(?:'s|s'|')$/u
const LONG_ENOUGH_FOR_GENITIVE = 4

/** The part of the name that a word is, without the ending of a possessive. */
function partIn(word: string, parts: ReadonlySet<string>): string | null {
  const plain = word.replace(POSSESSIVE, '')
  const candidates = [word, plain, plain.split("'")[0]!]
  // "O'Connor", but not "l'an" for somebody called Lan.
  if (/^(?:o|mc|d)'\p{L}{3}/u.test(plain)) candidates.unshift(plain.replace(/'/gu, ''))
  if (plain.length > LONG_ENOUGH_FOR_GENITIVE && plain.endsWith('s')) candidates.push(plain.slice(0, -1))
  return candidates.find(one => parts.has(one)) ?? null
}

/** How far apart two words of a name can be: "Ruiz, Ana", "A. Ruiz", "Anna-Lena". */
const LONGEST_GAP = 3

/**
 * The names of the person, complete or in parts, with initials, in any case and with or without accents. Parts that are also common
 * words are cut next to another part only.
 */
export function namesIn(text: string, tokens: readonly Token[], names: readonly string[]): Cut[] {
  const { parts, first, initials, abbreviations, unspaced } = readingOf(names)
  if (parts.size === 0) return introduced(text)
  const isNear = (a: number, b: number) => {
    const gap = text.slice(tokens[a]!.end, tokens[b]!.start)
    // A full stop ends a sentence, unless it follows an initial.
    if (gap.includes('.') && tokens[a]!.text.length > 1) return false
    return gap.length <= LONGEST_GAP && /^[\s.,'’-]*$/u.test(gap)
  }
  const found = tokens.map(({ text: word }) => partIn(word, parts))
  const place = { text, tokens, found, first }
  const isSure = found.map((part, i) => {
    if (part === null || part.length < 2) return false
    if (PARTICLES.has(part)) return first.has(part) && isLikeName(place, i)
    return isAlsoWord(part) || isStopWord(part) ? isLikeName(place, i) : true
  })
  for (const [i, { text: word }] of tokens.entries()) if (abbreviations.has(word)) isSure[i] = true
  // Two parts next to each other are the name, whatever words they are.
  for (let i = 1; i < tokens.length; i += 1) {
    const isPair = found[i] !== null && found[i - 1] !== null && found[i] !== found[i - 1] && isNear(i - 1, i)
    const isName = (at: number) =>
      found[at]!.length > 1 &&
      !PARTICLES.has(found[at]!) &&
      (!isStopWord(found[at]!) || /^\p{Lu}/u.test(tokens[at]!.raw))
    if (isPair && isName(i) && isName(i - 1)) isSure[i] = isSure[i - 1] = true
  }
  // "M. Baker" and "van der Berg" are names, "the baker" is a trade.
  for (let i = 1; i < tokens.length; i += 1) {
    if (isSure[i] || found[i] === null || found[i]!.length < 2 || PARTICLES.has(found[i]!) || !isNear(i - 1, i))
      continue
    const before = tokens[i - 1]!
    const isInitial = before.text.length === 1 && initials.has(before.text) && text[before.end] === '.'
    let at = i - 1
    while (
      at > 0 &&
      PARTICLES.has(tokens[at]!.text) &&
      parts.has(tokens[at]!.text) &&
      isNear(at - 1, at) &&
      tokens[at]!.text !== 'van'
    )
      at -= 1
    if (isInitial || (OF_NAMES.has(tokens[at]!.text) && parts.has(tokens[at]!.text))) isSure[i] = isSure[i - 1] = true
  }
  /** "A." next to a name, or "A" between two parts of it. The article is no initial. */
  const isInitial = (i: number) => {
    const { text: word, raw, end } = tokens[i]!
    if (word.length !== 1 || !initials.has(word) || !/^\p{Lu}/u.test(raw) || raw === 'I') return false
    return text[end] === '.' || (isSure[i - 1] === true && isSure[i + 1] === true)
  }
  const belongs = (i: number) => found[i] !== null || isInitial(i)
  const isCut = [...isSure]
  for (let i = 1; i < tokens.length; i += 1)
    if (isCut[i - 1] && !isCut[i] && belongs(i) && isNear(i - 1, i)) isCut[i] = true
  for (let i = tokens.length - 2; i >= 0; i -= 1)
    if (isCut[i + 1] && !isCut[i] && belongs(i) && isNear(i, i + 1)) isCut[i] = true
  for (const i of givenNames(
    text,
    tokens,
    found.map((part, i) => isCut[i] === true || (part !== null && part.length > 2)),
  ))
    isCut[i] = true
  return [
    ...tokens.flatMap(({ start, end }, i) => (isCut[i] ? [{ start, end, placeholder: NAME }] : [])),
    ...withoutSpaces(text, unspaced),
    ...introduced(text),
  ]
}

const HEADER_LINES = 3
const MOST_GIVEN_NAMES = 2

/** What stands before the family name at the top of a document: "Alex Thorne" for Alexander Thorne. */
function givenNames(text: string, tokens: readonly Token[], isName: readonly boolean[]): number[] {
  const lines = text.split('\n', HEADER_LINES + 1)
  if (lines.length <= HEADER_LINES) return []
  const end = lines.slice(0, HEADER_LINES).join('\n').length
  const found: number[] = []
  for (let i = 1; i <= MOST_GIVEN_NAMES && i < tokens.length && tokens[i]!.start < end; i += 1) {
    const before = tokens.slice(0, i)
    const isTop =
      text.slice(0, tokens[0]!.start).trim() === '' && !text.slice(0, tokens[i]!.start).trim().includes('\n')
    // "Hello Rosa," and "Yesterday Rosa came" are no headers.
    const isSentence = /^(?:,\s*$|[ \u00a0]\p{Ll})/mu.test(text.slice(tokens[i]!.end, tokens[i]!.end + 3))
    const isGiven = ({ raw, text: word }: Token) =>
      /^\p{Lu}\p{Ll}/u.test(raw) && !GREETING.has(word) && !isStopWord(word)
    if (isName[i] && isTop && !isSentence && before.every(isGiven)) found.push(...before.keys(), i)
  }
  return found
}

function withoutSpaces(text: string, unspaced: readonly string[]): Cut[] {
  const cuts: Cut[] = []
  for (const name of unspaced) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      cuts.push({ start: at, end: at + name.length, placeholder: NAME })
  }
  return cuts
}

const INTRODUCTION =
  /(?<![\p{L}\p{N}])(?:[Mm]y (?:full |first |last )?name(?:['’]s| is)|[Mm]ein [Nn]ame ist|[Ii]ch hei(?:ß|ss)e|[Jj]e m['’]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Mm]eu nome é|[Cc]hamo-me|[Ii]k heet|[Nn]azywam się|[Jj]ag heter|(?:[Ee]verybody|[Ee]veryone|[Pp]eople|[Tt]hey|[Ff]riends|[Cc]olleagues) (?:all )?(?:calls?|says?) me|[Yy]ou can call me|[Jj]ust call me|I go by|(?:[Aa]lle|[Mm]an) nenn(?:en|t) mich|[Tt]out le monde m['’]appelle|[Oo]n m['’]appelle|[Tt]odos me (?:dicen|llaman)|[Mm]e dicen|[Bb]enim adım)\s{1,3}(\p{L}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{0,30}){0,3})/gu

/** "Jo Marsh, known as Joy", at the top of a document. */
const ALSO_CALLED =
  /(?<![\p{L}\p{N}])(?:known as|a\.?k\.?a\.?|called|published as|genannt|gen\.|rufname|dite?|alias|conocid[oa] como|llamad[oa]|dett[oa]|conhecid[oa] (?:como|por)|roepnaam|genaamd|zwan[ya]|kallad|formerly|née?|geb\.)\s(\p{Lu}[\p{L}'’.-]{0,30}(?:\s\p{Lu}[\p{L}'’.-]{0,30}){0,2})/gu
/** A Chinese name at the top, by a usual family name. */
const CHINESE_NAME =
  /(?<=^|\n|\s)[王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文][\p{sc=Han}]{1,2}(?:先生|女士|小姐)?(?=$|\n|\s)/gu

/** "My name is …" */
function introduced(text: string): Cut[] {
  const lines = text.split('\n', HEADER_LINES + 1)
  const top = lines.length > HEADER_LINES ? lines.slice(0, HEADER_LINES).join('\n') : ''
  return [...matchesOf(text, INTRODUCTION), ...matchesOf(top, ALSO_CALLED), ...matchesOf(top, CHINESE_NAME)].map(
    match => {
      const end = match.index + match[0].length
      return { start: match.index, end, placeholder: NAME }
    },
  )
}

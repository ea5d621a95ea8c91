import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { isSpokenLanguage, spokenLanguageIn } from './spoken-languages.ts'

const MOST_ITEMS = 80
const LONGEST_ITEM = 60

const separator = /[,;•·|\t\n、，；،؛]|\s[-‒–—―/\p{So}]\s/gu

/** Splits at separators outside brackets, which means that the next bracket, if any, is not a closing one. */
function splitItems(text: string): string[] {
  const items: string[] = []
  let from = 0
  let bracket = -1
  for (const { 0: found, index } of text.matchAll(separator)) {
    while (bracket < text.length && bracket <= index) bracket = nextBracket(text, Math.max(bracket + 1, index))
    if (found.length === 1 && text[bracket] === ')') continue
    items.push(text.slice(from, index))
    from = index + found.length
  }
  return [...items, text.slice(from)]
}

function nextBracket(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '(' && text[at] !== ')') at += 1
  return at
}

/** Whether a line of a list is as long as lines get there, so that its last item may go on in the next line. */
function isOpen({ text }: Line, longest: number): boolean {
  const separators = text.match(/[,;•·|、，،؛]/g)?.length ?? 0
  return (
    separators > 0 &&
    (/[,;•·|、，،؛]\s*$/.test(text) || (separators > 1 && text.length > 40 && text.length >= longest * 0.8))
  )
}

/** "Tools: Git, Docker" or "Tools - Git, Docker": what the items of a line have in common. */
const GROUP = /^[^,:：、]{2,30}[:：]\s*|^[^,:：、]{2,30}?\s[‒–—-]\s(?=[^,]{2,60},)/u

/** Joins lines that continue on the next line. */
function unwrapped(lines: Line[]): string {
  const longest = Math.max(...lines.map(line => line.text.length))
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const goesOn =
      before && !line.afterGap && !isBullet(line.text) && !/^[^,:]{2,30}:\s/.test(line.text) && isOpen(before, longest)
    const content = withoutBullet(line.text).replace(GROUP, '')
    text += (index ? (goesOn ? ' ' : '\n') : '') + content
  }
  return text
}

function items(lines: Line[]): string[] {
  const found = splitItems(unwrapped(lines))
    .map(item =>
      withoutBullet(item.trim())
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    .filter(item => /\p{L}/u.test(item) && item.length <= LONGEST_ITEM)
  return [...new Set(found)].slice(0, MOST_ITEMS)
}

/** "(advanced)", "(5 years)": how well, behind a skill. */
const LEVEL =
  /\s*[(（](?:advanced|intermediate|beginner|basics?|expert|proficient|familiar|fortgeschritten|grundkenntnisse|experte|(?:sehr )?gut|avancé|intermédiaire|débutant|notions|avanzado|intermedio|básico|avanzato|base|avançado|intermediário|gevorderd|basis|(?:średnio)?zaawansowany|podstawowy|avancerad|grundläggande|ileri|orta|temel|\d{1,2}\+?\s?(?:years?|yrs?|ans|años|jahre|anos|anni|lat|år|yıl))[)）]$/iu
/** "精通", "熟练使用" in front of a skill, and "等" behind it. */
const CHINESE_LEVEL =
  /^(?:能够|能)?(?:(?:熟练|基本|灵活)(?:使用|掌握|运用)|精通|熟悉|掌握|(?:使用|运用|了解)(?=\s*\p{Script=Latin}))\s*|等(?:\p{Script=Han}{0,4}工具)?$/gu

/** "Proficient in Python", "Erfahrung mit SAP": how well, in front of a skill. */
const ABLE =
  /^(?:proficien(?:t|cy)|expert(?:ise)?|experienced?|skilled|knowledge(?:able)?|familiar(?:ity)?|working knowledge|(?:strong|good|basic|advanced) (?:knowledge|skills|understanding)|kenntnisse|erfahrung(?:en)?|(?:sehr )?gute kenntnisse|grundkenntnisse|connaissances?|maîtrise|conocimientos?|dominio|manejo|conoscenz[ae]|padronanza|conhecimentos?|domínio|kennis|ervaring|znajomość|kunskaper|erfarenhet)\s+(?:in|with|of|at|mit|von|en|de|del?|d['’]|di|em|van|met|av|i)\s*(?=\S)/iu
/** The last item of an enumeration. */
const AND = /^(?:and|und|et|y|e|en|och|oraz|ve|&)\s+(?=\S)/iu

/** "Mother tongue" in the first of two cells. */
const CELL = /^[^\t,:：、]{2,30}\t(?=[^\t]{2,60}$)/u

/** "Languages - German (native), English" among the skills. */
function areTongues({ text }: Line): boolean {
  const [label] = GROUP.exec(withoutBullet(text)) ?? CELL.exec(withoutBullet(text)) ?? []
  if (!label) return false
  const all = withoutBullet(text)
    .slice(label.length)
    .split(/[,;،]/)
    .filter(item => /\p{L}/u.test(item))
  return all.length > 0 && all.every(item => spokenLanguageIn(item.trim())?.start === 0)
}

/** "English: fluent" and "Languages: German (native), English" among the skills, but not "English, SAP, Excel". */
export function namesTongues(line: Line): boolean {
  const all = withoutBullet(line.text)
    .split(/[,;、，；|]/)
    .filter(item => /\p{L}/u.test(item))
  const named = all.filter(item => spokenLanguageIn(item.trim())?.start === 0)
  return areTongues(line) || (all[0] === named[0] && named.length > 0 && named.length >= all.length / 2)
}

const FEWEST_WORDS_OF_LIST = 5

/** "Angular TypeScript RxJS Git": nothing but names, with spaces between them. */
function withSpacesDivided(line: Line): Line {
  const words = line.text.trim().split(' ')
  const areNames =
    words.length >= FEWEST_WORDS_OF_LIST && words.every(word => /^[\p{Lu}\d][\p{L}\d+#./-]*$/u.test(word))
  return areNames && line.text.length > LONGEST_ITEM ? { ...line, text: words.join(', ') } : line
}

/** The skills of the skills section, as written, without how well somebody has them. */
export function readSkills(lines: Line[]): string[] {
  const named = items(lines.filter(line => !namesTongues(line)).map(withSpacesDivided)).map(item =>
    item.replace(ABLE, '').replace(AND, '').replace(LEVEL, '').replace(CHINESE_LEVEL, '').trim(),
  )
  return [...new Set(named.filter(item => /\p{L}/u.test(item)))]
}

/** "- (C1)", ": fluent" without what sets it apart. */
const bare = (text: string) =>
  text.replace(/^[\s,:：;=‒–—―()（）-]+|[\s,:;=‒–—―(（-]+$/gu, '').replace(/^([^()]*)[)）]$/u, '$1')

/** "Basque: C2. Spanish: native", "英语（CET-6） 西班牙语" */
const BETWEEN_LANGUAGES = /[；，、،؛]|(?<=[\p{L}\d)])\.\s+(?=\p{Lu})|(?<=\p{Script=Han}|[）)])\s+(?=\p{Script=Han})/u

const NEXT_NAME = /(?<=[)）])\s(?=(\p{L}{3,20}))|\s(?=(\p{L}{3,20})\s?[:：])/gu

/** "Svenska: modersmål Engelska: bra", "German (native) English (C1)": the next language after a space. */
function splitBeforeNames(text: string): string[] {
  const items: string[] = []
  let from = 0
  for (const { 1: bracketed, 2: labelled, index } of text.matchAll(NEXT_NAME)) {
    if (!isSpokenLanguage(bracketed ?? labelled ?? '')) continue
    items.push(text.slice(from, index))
    from = index
  }
  return [...items, text.slice(from)]
}

const BETWEEN_NAMES = /\s(?:and|und|et|y|e|en|och|i|ve|&)\s/iu
const LONGEST_PAIR = 100
const SPEAKS = /^(?:I speak|ich spreche|je parle|hablo|parlo|falo|ik spreek|jag talar)\s/iu

/** "German and Turkish (native)" as two languages with the level of both; "English and some Welsh" with one each. */
function namesIn(item: string): string[] {
  const plain = item.trim().replace(SPEAKS, '').replace(/\.$/, '')
  const names = plain.length > LONGEST_PAIR ? [] : plain.split(BETWEEN_NAMES)
  const places = names.map(spokenLanguageIn)
  const last = places.at(-1)
  if (names.length < 2 || !last || places.includes(null)) return [plain]
  const level = names.at(-1)!.slice(last.end)
  const isBare = (name: string, at: number) => bare(name).length === places[at]!.end - places[at]!.start
  return names.map((name, at) => (at < names.length - 1 && isBare(name, at) ? name.trim() + level : name))
}

/** The languages of the languages section with their levels, as written. */
export function readLanguages(lines: Line[]): { name: string; level: string | null }[] {
  const found: { name: string; level: string | null }[] = []
  for (const line of lines) {
    for (const item of splitItems(withoutBullet(line.text))
      .flatMap(one => one.split(BETWEEN_LANGUAGES))
      .flatMap(splitBeforeNames)
      .flatMap(namesIn)) {
      const place = spokenLanguageIn(item)
      const last = found.at(-1)
      if (place) {
        const level = bare(
          `${item.slice(0, place.start)} ${item.slice(place.end)}`.replace(/^\s*(.*?)\s+(?:in|en|em)\s*$/i, '$1'),
        )
        found.push({ name: bare(item.slice(place.start, place.end)), level: level.slice(0, LONGEST_ITEM) || null })
      } else if (last && !last.level && isLevel(item)) last.level = bare(item)
    }
  }
  return [...new Map(found.map(one => [one.name.toLowerCase(), one])).values()].slice(0, MOST_ITEMS)
}

const isLevel = (text: string) => /\p{L}/u.test(text) && text.trim().split(/\s+/).length <= 4 && !/\d{4}/.test(text)

import { monthNamesIn } from '#platform/locale/names.ts'
import type { StructureLanguage } from '#modules/answer-structure/public.ts'
import {
  ADDRESSES,
  COMMUNITIES,
  IDENTITY_KINDS,
  type IdentityKind,
  LEAVE,
  NAMES,
  SCHOOLS,
  SPOKEN,
  WRITTEN,
} from './identities.ts'
import OTHERWISE from './said-otherwise.json' with { type: 'json' }
import { FORMS, random } from './speech.ts'

/** Two texts that differ in something that must change no result. */
export interface Pair {
  kind: string
  group: 'written identity' | 'spoken identity' | 'form of speech' | 'written form'
  one: string
  other: string
  /** The names of the person in each text. */
  names: readonly [readonly string[], readonly string[]]
  /** Whether a model must read exactly the same of both. */
  isIdentical: boolean
}

type Next = () => number

const pick = <T>(list: readonly T[], next: Next): T => list[Math.floor(next() * list.length)]!

/** Two different ones of a list. */
function two<T>(list: readonly T[], next: Next): [T, T] {
  const one = pick(list, next)
  return [
    one,
    pick(
      list.filter(item => item !== one),
      next,
    ),
  ]
}

const capital = (text: string, like: string) => (/^\p{Lu}/u.test(like) ? text[0]!.toUpperCase() + text.slice(1) : text)

/** For a man, and the same for a woman. "Her" is both "him" and "his", so that only one direction is exact. */
const PRONOUNS: Record<StructureLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bhe\b/giu, 'she'],
    [/\bhim\b/giu, 'her'],
    [/\bhis\b/giu, 'her'],
    [/\bhimself\b/giu, 'herself'],
    [/\bhe(?='s|'d|'ll)/giu, 'she'],
    [/\bMr(?=\.? \p{Lu})/gu, 'Mrs'],
  ],
  de: [
    [/(?<!\p{L})er(?!\p{L})/giu, 'sie'],
    [/(?<!\p{L})ihm(?!\p{L})/giu, 'ihr'],
    [/(?<!\p{L})Herr(?= \p{Lu})/gu, 'Frau'],
  ],
  fr: [
    [/(?<!\p{L})celui(?!\p{L})/giu, 'celle'],
    [/(?<!\p{L})ils(?!\p{L})/giu, 'elles'],
  ],
  es: [
    [/(?<!\p{L})él(?!\p{L})/giu, 'ella'],
    [/(?<!\p{L})ellos(?!\p{L})/giu, 'ellas'],
  ],
}

const asWoman = (text: string, language: StructureLanguage) =>
  PRONOUNS[language].reduce((changed, [pattern, by]) => changed.replace(pattern, word => capital(by, word)), text)

/** A statement at the start, at the end, or after one of the sentences of an answer. */
function inserted(text: string, statement: string, place: number): string {
  const ends = [...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(match => match.index + match[0].length)
  if (place < 0.34 || ends.length === 0) return place < 0.6 ? `${statement} ${text}` : `${text} ${statement}`
  if (place > 0.67) return `${text} ${statement}`
  const at = ends[Math.floor(place * ends.length)]!
  return `${text.slice(0, at)}${statement} ${text.slice(at)}`
}

const own = (statement: string, kind: IdentityKind): string[] =>
  kind === 'name' ? [/(?:is|ist|heiße|appelle|est|llamo|es) (.+)\.$/u.exec(statement)![1]!] : []

/** A colleague with a name of the candidate is no other identity. */
const mentions = (text: string, name: string) =>
  name.split(/[\s-]+/u).some(part => part.length > 2 && text.toLowerCase().includes(part.toLowerCase()))

/** Pairs of an answer and the same in each form of speech. */
export const formPairs = (text: string, language: StructureLanguage, seed: number): Pair[] =>
  Object.entries(FORMS).map(([form, change]) => formPair(form, text, change(text, language, random(seed + 1))))

const formPair = (kind: string, one: string, other: string): Pair => ({
  kind,
  group: 'form of speech',
  one,
  other,
  names: [[], []],
  isIdentical: false,
})

/** What a person wrote in another form, by the ID of the answer. */
export const saidOtherwise = (answers: ReadonlyMap<string, string>): { id: string; pair: Pair }[] =>
  OTHERWISE.flatMap(({ answer, kind, text }) => {
    const one = answers.get(answer)
    return one === undefined ? [] : [{ id: answer, pair: formPair(`${kind}, by hand`, one, text) }]
  })

/** Pairs of answers: who says it, that they say who they are, and how they say it. */
export function answerPairs(text: string, language: StructureLanguage, seed: number): Pair[] {
  const next = random(seed)
  const pairs: Pair[] = []
  for (const kind of IDENTITY_KINDS) {
    const said = SPOKEN[language][kind].filter(statement => own(statement, kind).every(name => !mentions(text, name)))
    const [one, other] = two(said, next)
    const place = next()
    const group = 'spoken identity' as const
    pairs.push({
      kind: `${kind}, another`,
      group,
      one: inserted(text, one, place),
      other: inserted(text, other, place),
      names: [own(one, kind), own(other, kind)],
      isIdentical: true,
    })
    pairs.push({
      kind: `${kind}, said or not`,
      group,
      one: text,
      other: inserted(text, pick([one, other], next), next()),
      names: [own(one, kind), own(one, kind)],
      isIdentical: false,
    })
  }
  const [one, other] = two(SPOKEN[language].origin, next)
  const [first, second] = [`${one} ${SPOKEN[language].religion[0]!}`, `${other} ${SPOKEN[language].religion[1]!}`]
  pairs.push({
    kind: 'origin and religion, another',
    group: 'spoken identity',
    one: inserted(text, first, 0),
    other: inserted(text, second, 0),
    names: [[], []],
    isIdentical: true,
  })
  if (asWoman(text, language) !== text)
    pairs.push({
      kind: 'pronouns in the answer',
      group: 'spoken identity',
      one: text,
      other: asWoman(text, language),
      names: [[], []],
      isIdentical: true,
    })
  pairs.push(...formPairs(text, language, seed))
  return pairs
}

interface WrittenResume {
  text: string
  language: StructureLanguage
  /** As the résumé has it. */
  name: string | null
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/giu, '')
    .toLowerCase()

/** The résumé of somebody else: the name wherever it is, and in the e-mail address. */
function renamed({ text, name }: WrittenResume, by: string): string {
  if (name === null) return text
  const complete = new RegExp(name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+'), 'giu')
  const [first = '', last = ''] = [by.split(' ')[0], by.split(' ').at(-1)]
  return text
    .replace(complete, written => (written === written.toUpperCase() ? by.toUpperCase() : by))
    .replace(/[\w.+-]+@(?=[\w.-]+)/u, `${plain(first)}.${plain(last)}@`)
}

/** A line after the first line that has the name, or after the title of the document. */
function withHeaderLine({ text, name }: WrittenResume, line: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex(
    one => one.trim() !== '' && (name === null || one.toLowerCase().includes(name.toLowerCase())),
  )
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n')
}

/** English and German write months with a capital. */
function monthName(month: number, language: StructureLanguage): string {
  const [name] = monthNamesIn(language).find(([, number]) => number === month)!
  return language === 'en' || language === 'de' ? capital(name, 'A') : name
}

/** "03/2019" in another format of dates, everywhere. */
const DATE_FORMATS: Record<string, (month: number, year: string, language: StructureLanguage) => string> = {
  'dd.mm.yyyy': (month, year) => `01.${String(month).padStart(2, '0')}.${year}`,
  'mm.yyyy': (month, year) => `${String(month).padStart(2, '0')}.${year}`,
  'yyyy-mm': (month, year) => `${year}-${String(month).padStart(2, '0')}`,
  'month yyyy': (month, year, language) => `${monthName(month, language)} ${year}`,
}

const redated = (text: string, language: StructureLanguage, format: keyof typeof DATE_FORMATS): string =>
  text.replace(/(?<![\d/.])(0[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/gu, (_, month: string, year: string) =>
    DATE_FORMATS[format]!(Number(month), year, language),
  )

const HEADING = /^(?:[\p{Lu}\s&'’]{5,40}|[\p{Lu}][\p{L}\s&'’]{3,40})$/u

/** The sections below the header, in another order. */
function reordered(text: string, next: Next): string {
  const blocks = text.split(/\n{2,}/u)
  const starts = blocks.flatMap((block, i) => (i > 0 && HEADING.test(block.split('\n')[0]!.trim()) ? [i] : []))
  if (starts.length < 3) return text
  const sections = starts.map((start, i) => blocks.slice(start, starts[i + 1]).join('\n\n'))
  const turn = 1 + Math.floor(next() * (sections.length - 1))
  return [...blocks.slice(0, starts[0]), ...sections.slice(turn), ...sections.slice(0, turn)].join('\n\n')
}

/** How many pairs of each kind of identity a résumé has. */
const VARIANTS = 2

/** Pairs of résumés: whose it is, and how it is written. */
export function resumePairs(resume: WrittenResume, seed: number): Pair[] {
  const next = random(seed)
  const { text, language, name } = resume
  const names = name === null ? [] : [name]
  const pairs: Pair[] = []
  const add = (kind: string, group: Pair['group'], one: string, other: string, isIdentical: boolean) => {
    if (one !== other) pairs.push({ kind, group, one, other, names: [names, names], isIdentical })
  }
  for (let i = 0; i < VARIANTS; i += 1) {
    if (name !== null) {
      const [one, other] = two(NAMES, next)
      pairs.push({
        kind: 'name',
        group: 'written identity',
        one: renamed(resume, one),
        other: renamed(resume, other),
        names: [[one], [other]],
        isIdentical: true,
      })
    }
    for (const [kind, lines] of Object.entries(WRITTEN[language])) {
      const [one, other] = two(lines, next)
      add(kind, 'written identity', withHeaderLine(resume, one), withHeaderLine(resume, other), true)
      add(`${kind}, said or not`, 'written identity', text, withHeaderLine(resume, one), false)
    }
    const [place, elsewhere] = two(ADDRESSES[language], next)
    add('address', 'written identity', withHeaderLine(resume, place), withHeaderLine(resume, elsewhere), true)
    const [community, another] = two(COMMUNITIES[language], next)
    add('religious community', 'written identity', `${text}\n\n${community}`, `${text}\n\n${another}`, true)
    const [school, other] = two(SCHOOLS, next)
    const schooled = (by: string) =>
      text.replace(
        /(?:University of \p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:State )?University|Universität \p{Lu}\p{L}+|Université de \p{Lu}\p{L}+|Universidad de \p{Lu}\p{L}+)/gu,
        by,
      )
    add('school of equal rank', 'written identity', schooled(school), schooled(other), false)
  }
  for (const line of LEAVE[language]) add('parental leave', 'written identity', text, `${text}\n\n${line}`, false)
  add('photo', 'written identity', text, withHeaderLine(resume, language === 'de' ? 'Foto' : 'Photo'), false)
  for (const format of Object.keys(DATE_FORMATS))
    add(`dates as ${format}`, 'written form', text, redated(text, language, format), false)
  for (let i = 0; i < 2; i += 1) add('section order', 'written form', text, reordered(text, next), false)
  return pairs
}

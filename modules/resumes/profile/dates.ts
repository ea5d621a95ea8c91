import { monthNumbers } from './months.ts'

/** A date range in a résumé. Months are `YYYY-MM` or `YYYY`. */
export type DateRange = { from: string | null; to: string | null; current: boolean }

/** A range and its position in its line. */
export type FoundRange = DateRange & { start: number; end: number }

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')

const nowWords = longestFirst(
  `present|presently|now|current|currently|today|ongoing|to date|date|till date|till now|heute|aktuell|jetzt|laufend|
  derzeit|gegenwart|aujourd['’]hui|présent|actuel|actuellement|ce jour|en cours|la actualidad|actualidad|actualmente|
  actual|el presente|presente|la fecha|hoy|ahora|oggi|attuale|attualmente|in corso|o presente|o momento|momento|atualmente|
  atual|hoje|heden|nu|obecnie|teraz|nadal|chwili obecnej|dzisiaj|dziś|pågående|nuvarande|idag|i dag|halen|günümüz|
  bugün|devam ediyor|şimdi|a la fecha|bis heute|bis dato|date d['’]aujourd['’]hui|الآن|حتى الآن|إلى الآن|حتى تاريخه|تاريخه|الحاضر|الوقت الحاضر|حتى الوقت الحاضر|إلى غاية اليوم|غاية اليوم|غاية الآن|إلى اليوم|يومنا هذا|اليوم|مستمر|حاليا|حالياً|至今|迄今|现在|目前|当前|今|
  tills vidare|tillsvidare|pågår|dato|fortlaufend|andauernd|maintenant|vigente|continúa|hoy día|hoy en día|tutt['’]oggi|a tutt['’]oggi|ad oggi|até hoje|até o momento|até à data|em curso|en curso|
  tot op heden|lopend|do chwili obecnej|do teraz|do dziś|trwa|devam|devam etmekte|halen devam|hâlen|şu an|sürüyor|bugüne kadar|now|still|to present|to now|onwards|cursando|cursándose|huidig|\\?|ongoing|act\\.|lfd\\.?|dias atuais|nos jours|tutt['’]?ora|auf weiteres|tutt['’]?ora in corso|en poste|aktualnie|w trakcie|nadal trwa|in essere|tuttora|em vigor|vigente|heutigen|dzisiejszego|sürmekte|süregelen|hâlâ|presentemente|presente data|aktuellt|hittills|in progress|laufend|actualité|…|\\.\\.\\.`
    .split('|')
    .map(word => word.trim()),
)
const sinceWords =
  'since|seit|ab|depuis(?: le)?|desde|dal|da|sinds|vanaf|od|from|von|de|du|del|van|sedan|från|beri|tarihinden beri|itibaren|منذ|من'
/** Short words before one of these: "en la actualidad", "alla data attuale", "(to the present day)". */
const NOW = String.raw`\(?(?:[\p{L}'’]{1,5}\s+){0,3}?(?:${nowWords})(?:\s+(?:day|time|moment|tag|data|fecha|date)(?!\p{L}))?`
const untilWords =
  "to|until|till|through|bis|à|au|jusqu[’']à|a|al|hasta|até|ao|fino a|tot en met|tot|t/m|thru|do|till och med|kadar|إلى|الى|حتى|至|到"
const seasons =
  'spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|wiosna|lato|jesień|zima|wakacje|étés|veranos|somrar|sommar|höst|hösten|våren|vår|vinter|kış|صيف|شتاء|ربيع|خريف|ws|ss|wise|sose|wintersemester|sommersemester|vt|ht|vårterminen|höstterminen|sommaren|hösten|vintern|yaz|ilkbahar|sonbahar|kış'
const QUARTER = 'quartal|quarter|trimestre|trimestr|kwartał|kw\\.|kwartaal|kvartal|çeyrek'
const quarters =
  '(?:[qthsr][1-4]|(?:[1-4]|i{1,3}|iv)\\.?\\s?(?:' +
  QUARTER +
  ')|[12]\\.?\\s?(?:halbjahr|half|semestre|halvår|halfjaar|yarıyıl))'

/** Stands for each letter of a month's name. A list of 200 names in a pattern would make it the slowest part of reading a profile. */
const MONTH = '\uFDD0'

/** A line as the patterns expect it: in lower case, with plain digits and marked months. All positions stay the same. */
const marked = (text: string) =>
  withPlainDigits(text).replace(/\p{L}+/gu, word => {
    const lower = word.toLowerCase()
    return monthNumbers().has(lower) ? MONTH.repeat(word.length) : lower.length === word.length ? lower : word
  })

type Patterns = { range: RegExp; adjacent: RegExp; since: RegExp; open: RegExp; point: RegExp }

function compile(): Patterns {
  // Polish and Turkish put a letter or an ending after the year: "2011 r.", "2017’den 2022’ye".
  const year = "(?:19[5-9]\\d|20[0-4]\\d)(?:\\s?r\\.|\\s?م(?!\\p{L})|['’](?:den|dan|ten|tan|e|a|ye|ya)(?!\\p{L}))?"
  const month = `${MONTH}+`
  const yearShort = `(?:${year}|['’]\\d{2}|\\d{2}(?![\\d./:]))`
  const monthAnd = (some: string) =>
    `(?:\\d{1,2}(?:st|nd|rd|th|er|[º.])?\\s(?:de\\s)?)?${month}\\.?,?\\s*(?:\\d{1,2}(?:,\\s*|(?:st|nd|rd|th),?\\s+))?(?:de |del |d['’])?\\s*[-/]?\\s?${some}`
  const named = monthAnd(`(?:${year}|['’]\\d{2})`)
  const namedShort = monthAnd(yearShort)
  const yearFirst = `${year},?\\s+${month}\\.?`
  const season = `(?:${seasons}|${quarters})[,/]?\\s+(?:of\\s+|de\\s+)?${year}(?:/\\d{2}(?!\\d))?|${MONTH}+\\.?\\s?(?:${QUARTER})\\s+${year}|${year}[\\s/]+q[1-4]`
  const chinese = `${year}\\s?年(?:\\s?(?:1[0-2]|0?[1-9])\\s?月(?:\\s?\\d{1,2}\\s?日)?)?`
  const numbered = `(?:\\d{1,2}[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}|${year}\\s?[./-]\\s?(?:1[0-2]|0[1-9])(?:\\s?[./-]\\s?\\d{1,2})?(?!\\d)|${year}[./][1-9](?![\\d./])`
  // "202304–", as in Nordic countries.
  const compact = `(?:19[5-9]\\d|20[0-4]\\d)(?:0[1-9]|1[0-2])(?!\\d)`
  const short = `(?:(?:0?[1-9]|1[0-2])\\s?/\\s?['’]?|(?:0[1-9]|1[0-2])\\.)\\d{2}(?![\\d/.])`
  const point = `(?:${named}|${season}|${chinese}|${numbered}|${yearFirst}|${year})`
  const edgePoint = `(?:${namedShort}|${point})`
  const dash = '\\s*(?:[-‐‑‒–—―−~～]{1,2}[>›]?|[→➔➜➝⟶⇒►▸▶↔»›>]|\\.\\.\\.?|…)\\s*'
  const gap = `(?:${dash}|/(?=(?:${nowWords})(?!\\p{L})|(?:19|20)\\d\\d(?!\\d)|(?:1[3-9]|[2-9]\\d)(?![\\d./-])|${MONTH})|\\s+/\\s+(?=\\d{4}|\\d\\d?[./-]\\d{4}|${MONTH}|(?:${nowWords})(?!\\p{L}))|\\s+[·•]\\s+(?=(?:19|20)\\d|(?:${nowWords})(?!\\p{L}))|\\s*(?:[至到])\\s*|\\s+(?:and|und|et|y|e|en|i|och|ve|&)\\s+(?=(?:19|20)\\d\\d(?!\\d))|\\s+(?:and|und|et|y|e)\\s+(?=${MONTH}+\\.?\\s+(?:de\\s+|del\\s+)?(?:19|20)\\d\\d)|\\s+(?:${untilWords})\\s+(?:the\\s+|el\\s+|la\\s+)?|(?<=['’][dt][ae]n)\\s+)`
  const edge = `(?<![\\p{L}\\d${MONTH}])`
  const close = `(?![\\p{L}\\d${MONTH}])`
  const since = `(?:(?:${sinceWords})\\s+)?`
  return {
    range: new RegExp(
      `${edge}${since}(?<from>${edgePoint}|${compact}(?=\\s*[-‒–—―])|${short}(?=${gap})|${month}\\.?(?=${gap}${month}\\.?\\s+(?:de\\s+|del\\s+)?(?:${year}|['’]\\d{2})))${gap}(?:exp(?:ected|\\.)\\s+)?(?:(?<to>${edgePoint}|${compact}|(?<=/)(?:1[3-9]|[2-9]\\d)(?![\\d./-])|${short}|\\d{2}(?!\\d|[./-]\\d))${close}|(?<now>${NOW})(?!\\p{Script=Latin}))`,
      'dgu',
    ),
    // Some fonts have no dash in their character table: "Mar. 2010 Aug. 2017".
    adjacent: new RegExp(
      `${edge}(?<from>${named}|${numbered}|(?<=^|\\t)${year}(?=\\s+(?:${nowWords})${close}))\\s+(?:exp(?:ected|\\.)\\s+)?(?:(?<to>${named}|${numbered})${close}|(?<now>${nowWords})${close})`,
      'dgu',
    ),
    since: new RegExp(
      `${edge}(?:${sinceWords})\\s+(?:(?:el|le|the|den|dem|il|o)\\s+)?(?<from>${point}|${short})(?:\\s*[-‒–—―])?${close}`,
      'dgu',
    ),
    open: new RegExp(
      `${edge}(?<from>${point}|${compact}(?=\\s*[-‒–—―]))(?:\\s*[-‒–—―~～]\\s*(?:\\*\\s*)?(?=$|\\t|[|,)\\]])|\\s*[→➔➜➝▸▶»](?=\\s|$)|\\s*ff?\\.(?=\\s|$)|\\s*(?:['’]?[dt][ae]n\\s+|\\s+(?:tarihinden|yılından)\\s+)(?:beri|itibaren)|\\s*起)`,
      'dgu',
    ),
    point: new RegExp(`${edge}(?<at>${point})${close}`, 'dgu'),
  }
}

let compiled: Patterns | undefined
const patterns = () => (compiled ??= compile())
const fullYear = /(?:19[5-9]\d|20[0-4]\d)/

/** Reads one date. `yearHint` is the year for a month without one. */
function parsePoint(text: string, yearHint?: string): string | null {
  const plain = text.toLowerCase().trim()
  const year = fullYear.exec(plain)?.[0] ?? shortYear(plain) ?? yearHint
  if (!year) return null
  const number = monthOf(plain, year)
  return number === null ? year : `${year}-${String(number).padStart(2, '0')}`
}

const namesQuarter = new RegExp(QUARTER, 'u')

function monthOf(written: string, year: string): number | null {
  // In "II kw. 2020", the numeral is that of the quarter.
  if (namesQuarter.test(written)) return null
  const plain = written.replace(/(?<=\d)\s?r\.|['’](?:[dt][ae]n|y?[ae])(?!\p{L})/gu, '')
  for (const [word] of plain.matchAll(/\p{L}+/gu)) {
    const named = monthNumbers().get(word)
    if (named !== undefined) return named
  }
  if (/\p{L}/u.test(plain.replace(/[年月日]/g, ''))) return null
  const short = /^(\d{1,2})\s?[/.]\s?['’]?\d{2}$/.exec(plain)?.[1]
  const digits = short ? [short] : (plain.replace(year, ' ').match(/\d{1,2}/g) ?? [])
  // 03.2019 and 12.03.2019 have the month last, 2019-03 and 2019-03-12 have it first.
  const value = Number((plain.startsWith(year) || digits.length < 2 ? digits[0] : digits[1]) ?? 0)
  return value >= 1 && value <= 12 ? value : null
}

function shortYear(text: string): string | undefined {
  const digits = /(?:['’/ .-]|\p{L}\.?)(\d{2})$/u.exec(text)?.[1]
  return digits && String(Number(digits) > 50 ? 1900 + Number(digits) : 2000 + Number(digits))
}

function endPoint(text: string, from: string): string | null {
  // `2019–21`: the end has the century of the start.
  if (/^\d{2}$/.test(text)) return from.slice(0, 2) + text
  return parsePoint(text)
}

/** The part of a line that a group of a pattern found, as it is written there. */
function written(text: string, match: RegExpExecArray, group: string): string | undefined {
  const at = match.indices!.groups![group]
  return at && text.slice(...at)
}

function toRange(text: string, match: RegExpExecArray, areInAnyOrder = false): FoundRange | null {
  const [rawFrom, rawTo, now] = [written(text, match, 'from')!, written(text, match, 'to'), written(text, match, 'now')]
  const place = { start: match.index, end: match.index + match[0].length }
  const current = rawTo === undefined || now !== undefined
  const hint = rawTo && (fullYear.exec(rawTo)?.[0] ?? shortYear(rawTo))
  const from = parsePoint(rawFrom, hint)
  if (!from) return null
  const to = current ? null : endPoint(rawTo, from)
  const isReversed = to !== null && (to.slice(0, 4) < from.slice(0, 4) || (to.length === from.length && to < from))
  if (isReversed && areInAnyOrder) return { from: to, to: from, current, ...place }
  if (!current && (!to || isReversed)) return null
  return { from, to, current, ...place }
}

/** With the digits 0 to 9 for those of Arabic script and for wide ones; the positions stay the same. */
export const withPlainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９]/g, digit => String(digit.codePointAt(0)! & 0xf))

/** How many lines' ranges are remembered: the lines of one long document. */
const MOST_REMEMBERED = 5000
const remembered = new Map<string, FoundRange | null>()

/** The first date range in a line: `03/2019 – heute`, `Mar 2019 - Present`, `2019–21`, `depuis 2020`. */
export function findRange(line: string): FoundRange | null {
  // Several rules ask for the range of the same line, and finding it is the slowest part of reading a profile.
  const known = remembered.get(line)
  if (known !== undefined) return known
  const found = searchRange(line)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(line, found)
  return found
}

function searchRange(line: string): FoundRange | null {
  const text = withPlainDigits(line)
  // Every date has a year in digits, and most lines have none.
  if (!/\d\d/.test(text)) return null
  const { range, adjacent, since, open } = patterns()
  const searched = marked(text)
  for (const pattern of [range, adjacent, since, open]) {
    for (const match of searched.matchAll(pattern)) {
      const found = withoutLegalForm(text, toRange(text, match, pattern === adjacent))
      // "since 2019" and "in 2018 and 2019" inside a sentence are not about the position.
      const isSince = pattern !== since || (isOnItsOwn(text, found!) && !isOfMonth(searched, match))
      if (found && isSince && !areYearsInSentence(text, match)) return found
    }
  }
  return null
}

/** In "Volvo AB 2015 – 2019", "AB" is the form of a company and not the German word for "since". */
function withoutLegalForm(text: string, found: FoundRange | null): FoundRange | null {
  const form = found && found.start > 0 ? /^AB\s+/.exec(text.slice(found.start)) : null
  return form && found ? { ...found, start: found.start + form[0].length } : found
}

const endsInMonthOrSeason = new RegExp(`(?:${MONTH}\\.?|(?<!\\p{L})(?:${seasons}))\\s+$`, 'u')

/** "Junho de 2008" and "verano de 2008" name one date: "de" belongs to the month and does not say since when. */
const isOfMonth = (text: string, { index }: RegExpExecArray): boolean =>
  endsInMonthOrSeason.test(text.slice(Math.max(0, index - 14), index))

const TWO_YEARS = /\d\s+(?:and|und|et|y|e|en|i|och|ve|&)\s+\d/
const INSIDE_SENTENCE = /\p{L}\s+(?:in|during|im|en|durante|em|nel|negli|w|under|och)\s*$/iu

const areYearsInSentence = (text: string, { 0: found, index }: RegExpExecArray): boolean =>
  TWO_YEARS.test(found) && INSIDE_SENTENCE.test(text.slice(Math.max(0, index - 40), index))

function isOnItsOwn(text: string, range: FoundRange): boolean {
  const before = text.slice(0, range.start).trimEnd()
  const after = text.slice(range.end).trimStart()
  // "SP no. 5 (since 2017 no. 44)" is about the name.
  if (before.endsWith('(') && after && !/^[),;]/.test(after)) return false
  return !before || /[\t|,(:·‒–—―-]$/.test(text.slice(0, range.start).replace(/ +$/, '')) || !after
}

/** A single date, such as next to a degree, as a range that ends in that month or year. */
export function findPoint(line: string): FoundRange | null {
  const text = withPlainDigits(line)
  if (!/\d\d/.test(text)) return null
  for (const match of marked(text).matchAll(patterns().point)) {
    const at = parsePoint(written(text, match, 'at')!)
    if (at) return { from: null, to: at, current: false, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** A date range in a résumé. Months are `YYYY-MM` or `YYYY`. */
export type DateRange = { from: string | null; to: string | null; current: boolean }

/** A range and its position in its line. */
export type FoundRange = DateRange & { start: number; end: number }

/** Month names by number, in en de fr es it pt nl pl, in Polish also in the genitive. */
const monthWords = [
  'january januar janvier enero gennaio janeiro januari styczeń stycznia jan janv ene gen sty',
  'february februar février fevrier febrero febbraio fevereiro februari luty lutego feb févr fév lut fev',
  'march märz mars marzo março maart marzec marca mar mär mrz mrt',
  'april avril abril aprile kwiecień kwietnia apr avr abr kwi',
  'may mai mayo maggio maio mei maj maja mag',
  'june juni juin junio giugno junho czerwiec czerwca jun giu cze',
  'july juli juillet julio luglio julho lipiec lipca jul juil lug lip',
  'august août aout agosto augustus sierpień sierpnia aug ago sie',
  'september septembre septiembre settembre setembro wrzesień września sep sept set wrz',
  'october oktober octobre octubre ottobre outubro październik października oct okt ott out paź',
  'november novembre noviembre novembro listopad listopada nov lis',
  'december dezember décembre decembre diciembre dicembre dezembro grudzień grudnia dec dez déc dic gru',
]
const months = new Map(monthWords.flatMap((line, index) => line.split(' ').map(word => [word, index + 1] as const)))
const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')

const nowWords =
  "present|presently|now|current|currently|today|ongoing|to date|date|heute|aktuell|jetzt|laufend|derzeit|aujourd['’]hui|présent|actuel|actuellement|ce jour|en cours|la actualidad|actualidad|actualmente|actual|el presente|presente|hoy|oggi|attuale|attualmente|in corso|o presente|o momento|atualmente|atual|hoje|heden|nu|obecnie|teraz|nadal|chwili obecnej|dzisiaj"
const sinceWords = 'since|seit|ab|depuis(?: le)?|desde|dal|da|sinds|vanaf|od|from|von|de|du|del|van'
const untilWords = "to|until|till|through|bis|à|au|jusqu[’']à|a|al|hasta|até|ao|fino a|tot|t/m|do"

const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const month = `(?:${longestFirst(months.keys())})`
const named = `${month}\\.?,?\\s*(?:de |del |d['’])?\\s*(?:${year}|['’]\\d{2})`
const numbered = `(?:\\d{1,2}\\.)?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${year}|${year}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?!\\d)`
const point = `(?:${named}|${numbered}|${year})`
const dash = '\\s*(?:[-–—−→]|\\.\\.\\.?|…)\\s*'
const gap = `(?:${dash}|\\s+(?:${untilWords})\\s+(?:the\\s+|el\\s+|la\\s+)?)`
const edge = '(?<![\\p{L}\\d])'
const close = '(?![\\p{L}\\d])'

const rangePattern = new RegExp(
  `${edge}(?:(?:${sinceWords})\\s+)?(?<from>${point}|${month}\\.?(?=${gap}${month}\\.?\\s+${year}))${gap}(?<to>${point}|(?<now>${nowWords})|\\d{2}(?!\\d|[./-]\\d))${close}`,
  'giu',
)
const sincePattern = new RegExp(`${edge}(?:${sinceWords})\\s+(?<from>${point})(?:\\s*[-–—])?${close}`, 'giu')
const openPattern = new RegExp(`${edge}(?<from>${point})\\s*[-–—]\\s*(?=$|\\t|[|,)])`, 'giu')
const yearPattern = new RegExp(`${edge}(?<at>${named}|${numbered}|${year})${close}`, 'giu')

/** Reads one date. `yearHint` is the year for a month without one. */
function parsePoint(text: string, yearHint?: string): string | null {
  const plain = text.toLowerCase().trim()
  const words = plain.match(/[\p{L}]+/gu) ?? []
  const number = words.map(word => months.get(word)).find(found => found !== undefined)
  const full = new RegExp(year).exec(plain)?.[0] ?? shortYear(plain) ?? yearHint
  if (!full) return null
  if (number !== undefined) return `${full}-${String(number).padStart(2, '0')}`
  const digits = plain
    .replace(full, ' ')
    .match(/\d{1,2}/g)
    ?.at(-1)
  const value = Number(digits ?? 0)
  return value >= 1 && value <= 12 ? `${full}-${String(value).padStart(2, '0')}` : full
}

function shortYear(text: string): string | undefined {
  const digits = /['’](\d{2})/.exec(text)?.[1]
  return digits && String(Number(digits) > 50 ? 1900 + Number(digits) : 2000 + Number(digits))
}

function endPoint(text: string, from: string): string | null {
  // `2019–21`: the end has the century of the start.
  if (/^\d{2}$/.test(text)) return from.slice(0, 2) + text
  return parsePoint(text)
}

function toRange(match: RegExpExecArray): FoundRange | null {
  const { from: rawFrom, to: rawTo, now } = match.groups as { from: string; to?: string; now?: string }
  const place = { start: match.index, end: match.index + match[0].length }
  const current = rawTo === undefined || now !== undefined
  const hint = rawTo && new RegExp(year).exec(rawTo)?.[0]
  const from = parsePoint(rawFrom, hint)
  if (!from) return null
  const to = current ? null : endPoint(rawTo, from)
  if (!current && (!to || to.slice(0, 4) < from.slice(0, 4) || (to.length === from.length && to < from))) return null
  return { from, to, current, ...place }
}

/** The first date range in a line: `03/2019 – heute`, `Mar 2019 - Present`, `2019–21`, `depuis 2020`. */
export function findRange(text: string): FoundRange | null {
  for (const pattern of [rangePattern, sincePattern, openPattern]) {
    for (const match of text.matchAll(pattern)) {
      const range = toRange(match)
      // "since 2019" inside a sentence is not about the position.
      if (range && (pattern !== sincePattern || isOnItsOwn(text, range))) return range
    }
  }
  return null
}

function isOnItsOwn(text: string, range: FoundRange): boolean {
  const before = text.slice(0, range.start).trimEnd()
  const after = text.slice(range.end).trimStart()
  return !before || /[\t|,(:·–—-]$/.test(text.slice(0, range.start).replace(/ +$/, '')) || !after
}

/** A single date, such as next to a degree, as a range of one month or year. */
export function findPoint(text: string): FoundRange | null {
  const match = yearPattern.exec(text)
  yearPattern.lastIndex = 0
  const at = match && parsePoint(match.groups!.at!)
  return at ? { from: null, to: at, current: false, start: match.index, end: match.index + match[0].length } : null
}

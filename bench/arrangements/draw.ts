import { labelledNames } from '#modules/resumes/labelled/names.ts'
import type { NameKind } from '#modules/resumes/profile/name-kinds/weigh.ts'
import type { Random } from '#tests/fuzz/generate.ts'
import { WORDS } from './words.ts'

// Draws résumés: what stands in them, and how their entries are arranged.

export type Slot = 'title' | 'employer' | 'place' | 'dates'
type Month = { year: number; month: number }

export interface Entry {
  /** A position's title, or a degree. */
  title: string
  /** A position's employer, or a school. */
  employer: string
  place: string | null
  start: Month | null
  end: Month | null
  dates: string
  lines: string[]
  /** Below the header: what the employer does, or the grade. */
  description: string | null
  /** Behind the title, such as "part-time". */
  remark: string | null
  technologies: string | null
}

/** A line of a header: its slots with what stands before each, and whether the last one is at the right margin. */
export interface HeaderLine {
  slots: Slot[]
  separators: string[]
  isSpread: boolean
}

export interface Arrangement {
  lines: HeaderLine[]
  /** What stands in a column of its own, at the left of the entry. */
  margin: Slot[]
  /** A look for each slot: CSS. */
  looks: Partial<Record<Slot, string>>
  bullet: string
  /** Between two entries, in points. */
  gap: number
  /** Titles below one line with their employer. */
  isNested: boolean
}

export interface Drawn {
  language: string
  name: string
  email: string
  phone: string
  city: string
  layout: 'one' | 'left' | 'right' | 'margin' | 'two'
  headings: string
  sections: Section[]
  font: string
}

export type Section =
  | { kind: 'experience' | 'education'; heading: string; entries: Entry[]; arrangement: Arrangement }
  | { kind: 'skills' | 'languages' | 'interests'; heading: string; items: string[]; look: 'commas' | 'list' | 'dots' }
  | { kind: 'summary'; heading: string; text: string }
  /** Dated entries that are neither positions nor education. */
  | { kind: 'projects' | 'awards' | 'volunteering'; heading: string; entries: Entry[]; arrangement: Arrangement }
  | { kind: 'publications' | 'references'; heading: string; lines: string[] }

type Part = 'learned' | 'held-out'
const stored = new Map<string, string[]>()
function namesOf(part: Part, language: string, kind: NameKind): string[] {
  if (stored.size === 0)
    for (const of of ['learned', 'held-out'] as const)
      for (const name of labelledNames(of)) {
        const key = `${of} ${name.language} ${name.kind}`
        stored.set(key, [...(stored.get(key) ?? []), name.text])
      }
  return stored.get(`${part} ${language} ${kind}`)!
}

const NOW: Month = { year: 2026, month: 11 }

const DATE_STYLES = ['MM/YYYY', 'short', 'long', 'YYYY', 'YYYY', 'MM.YYYY', 'YYYY-MM', 'YYYY.MM', 'short'] as const
export interface DateStyle {
  style: (typeof DATE_STYLES)[number]
  dash: string
  present: string
  since: string | null
  brackets: boolean
  single: boolean
}

function drawDateStyle(random: Random, language: string): DateStyle {
  const words = WORDS[language]!
  const dashes = [' – ', '–', ' - ', '-', ' — ', ` ${random.pick(words.to)} `, ' – ', ' - ']
  const style = random.pick(DATE_STYLES)
  const dash = random.pick(style === 'YYYY-MM' ? dashes.filter(one => one !== '-') : dashes)
  const since = random.pick(words.since)
  return {
    style,
    dash: language === 'zh' && /\p{L}/u.test(dash) ? '至' : dash,
    present: random.pick(words.present),
    since: since && random.chance(0.2) ? since : null,
    brackets: false,
    single: false,
  }
}

function dateText({ year, month }: Month, { style }: DateStyle, language: string): string {
  const two = String(month).padStart(2, '0')
  const words = WORDS[language]!
  if (language === 'zh' && (style === 'short' || style === 'long')) return `${year}年${month}月`
  switch (style) {
    case 'MM/YYYY':
      return `${two}/${year}`
    case 'MM.YYYY':
      return `${two}.${year}`
    case 'YYYY-MM':
      return `${year}-${two}`
    case 'YYYY.MM':
      return `${year}.${two}`
    case 'short':
      return `${words.short.split(' ')[month - 1]} ${year}`
    case 'long':
      return `${words.months.split(' ')[month - 1]} ${year}`
    default:
      return String(year)
  }
}

function rangeText(start: Month | null, end: Month | null, style: DateStyle, language: string): string {
  if (!start) return end ? dateText(end, style, language) : ''
  const from = dateText(start, style, language)
  if (!end) {
    if (style.since) return `${style.since} ${from}`
    return `${from}${style.dash}${style.present}`
  }
  return `${from}${style.dash}${dateText(end, style, language)}`
}

const earlier = (month: Month, by: number): Month => {
  const all = month.year * 12 + month.month - 1 - by
  return { year: Math.floor(all / 12), month: (all % 12) + 1 }
}

const AROUND = [', ', ', ', ' – ', ' - ', ' | ', ' | ', ' · ', ' • ', ' / ', ' — '] as const

/** Orders of the slots that people use, each as lines. `|` puts what follows at the right margin, `:` before it is a column at the left. */
const ORDERS: Record<'experience' | 'education', string[]> = {
  experience: [
    't|d/e|p',
    'e|p/t|d',
    't|d/e,p',
    'e|d/t',
    'e|d/t,p',
    'e,p|d/t',
    't,e|d',
    'e,t|d',
    't,e,p|d',
    'e,p,t|d',
    'e|t|d',
    't|p/e|d',
    't/e|d',
    'e/t|d',
    't/e,p|d',
    't/e/d',
    'e/t/d',
    't/e,p/d',
    'e,p/t/d',
    't/d/e',
    'd/t/e',
    'd/e/t',
    'd/t,e',
    'd/e,t',
    'd/t/e,p',
    'd,t,e',
    'd,e,t',
    'd,t/e,p',
    'd,e,p/t',
    't,e(d)',
    'e,t(d)',
    't(d)/e,p',
    'e(d)/t',
    'e(p)|d/t',
    't,d/e',
    'e,d/t',
    't,d/e,p',
    't/e,d',
    't/e,p,d',
    't/d,e',
    't,e/d',
    't,e/d,p',
    'e,t/d',
    'e/t,d',
    'e,p/t,d',
    'e/d/t',
    't@e|d',
    't@e/d',
    't@e,p|d',
    't@e(d)',
    't@e,d',
    'd:t/e',
    'd:e/t',
    'd:t,e',
    'd:e,t',
    'd:t/e,p',
    'd:e,p/t',
    'd:t,e,p',
    'd:t@e',
    'dp:t/e',
    'dp:e/t',
    'dp:t,e',
    'd:e|p/t',
    'd:t|p/e',
    't|e|d',
    't,e,p,d',
    'e,p,t,d',
    'e,t,p,d',
    't/e/p/d',
    'e/t/p/d',
    'p|d/e/t',
    't|e/p|d',
  ],
  education: [
    't|d/e|p',
    'e|p/t|d',
    't|d/e,p',
    'e|d/t',
    'e,p|d/t',
    't,e|d',
    'e,t|d',
    't,e,p|d',
    't/e|d',
    'e/t|d',
    't/e,p|d',
    't/e/d',
    'e/t/d',
    'd/t/e',
    'd/e/t',
    'd/t,e',
    'd,t,e',
    'd,e,t',
    't,e(d)',
    'e,t(d)',
    't(d)/e,p',
    'e(d)/t',
    't,e,d',
    'e,t,d',
    't,d/e',
    't/e,d',
    't/e,p,d',
    'e,d/t',
    'd:t/e',
    'd:e/t',
    'd:t,e',
    'd:e,t',
    'd:t/e,p',
    'd:e,p/t',
    'd:t,e,p',
    'dp:t/e',
    'e/t,d',
    'e,p/t,d',
    'e/d/t',
  ],
}

const SLOTS: Record<string, Slot> = { t: 'title', e: 'employer', p: 'place', d: 'dates' }

/** Reads one of the orders. */
function arrange(order: string, random: Random, language: string): Pick<Arrangement, 'lines' | 'margin'> {
  const [margin, rest] = order.includes(':') ? order.split(':') : ['', order]
  const around = random.pick(AROUND)
  const lines = rest!.split('/').map((text): HeaderLine => {
    const slots: Slot[] = []
    const separators: string[] = []
    let isSpread = false
    let before = ''
    for (const sign of text) {
      const slot = SLOTS[sign]
      if (slot) {
        slots.push(slot)
        separators.push(before)
        before = ''
      } else if (sign === ',') before = around
      else if (sign === '(') before = '('
      else if (sign === '@') {
        const at = random.pick(WORDS[language]!.at)
        before = /^[,]$/.test(at) ? ', ' : ` ${at} `
      } else if (sign === '|') {
        isSpread = true
        before = '|'
      }
    }
    return { slots, separators, isSpread }
  })
  return { lines, margin: [...margin!].map(sign => SLOTS[sign]!) }
}

const LOOKS = [
  '',
  '',
  'font-weight:bold',
  'font-weight:bold',
  'font-style:italic',
  'color:#555',
  'font-weight:bold;font-size:1.1em',
  'text-transform:uppercase;font-size:.95em',
  'color:#225588',
]

function drawArrangement(
  random: Random,
  kind: 'experience' | 'education',
  language: string,
): Arrangement & { order: string } {
  const order = random.pick(ORDERS[kind])
  const looks: Partial<Record<Slot, string>> = {
    title: random.pick(LOOKS),
    employer: random.pick(LOOKS),
    place: random.pick(['', '', 'color:#555', 'font-style:italic']),
    dates: random.pick(['', '', 'color:#555', 'font-style:italic', 'font-weight:bold']),
  }
  return {
    order,
    ...arrange(order, random, language),
    looks,
    bullet: random.pick(['•', '•', '–', '-', '▪', '*', '', 'none']),
    gap: random.pick([2, 6, 10]),
    isNested: kind === 'experience' && random.chance(0.08),
  }
}

function drawEntries(
  random: Random,
  kind: 'experience' | 'education',
  language: string,
  part: Part,
  hasPlace: boolean,
): Entry[] {
  const words = WORDS[language]!
  const style = drawDateStyle(random, language)
  const count = kind === 'experience' ? 2 + random.below(3) : 1 + random.below(3)
  let end =
    kind === 'experience'
      ? random.chance(0.5)
        ? null
        : earlier(NOW, 2 + random.below(12))
      : earlier(NOW, 60 + random.below(80))
  const hasRemarks = kind === 'experience' && random.chance(0.12)
  const hasTechnologies = kind === 'experience' && random.chance(0.15)
  const onlyEnd = kind === 'education' && random.chance(0.3)
  return Array.from({ length: count }, () => {
    const start = earlier(end ?? NOW, 14 + random.below(40))
    const entry: Entry = {
      title: random.pick(namesOf(part, language, kind === 'experience' ? 'title' : 'degree')),
      employer: random.pick(namesOf(part, language, kind === 'experience' ? 'employer' : 'school')),
      place: hasPlace ? random.pick(words.cities) : null,
      start: onlyEnd ? null : start,
      end,
      dates: '',
      lines:
        kind === 'experience'
          ? Array.from({ length: random.below(4) }, () => random.pick(namesOf(part, language, 'activity')))
          : [],
      description: random.chance(0.12) ? describe(random, part, language) : null,
      remark: hasRemarks && random.chance(0.5) ? random.pick(words.remarks) : null,
      technologies:
        hasTechnologies && random.chance(0.7)
          ? `${random.pick(words.technologies)}: ${some(random, words.someSkills).join(', ')}`
          : null,
    }
    entry.dates = rangeText(entry.start, entry.end, style, language)
    end = earlier(start, 1 + random.below(4))
    return entry
  })
}

/** "Responsible for opening and closing the shop, …" */
const describe = (random: Random, part: Part, language: string) =>
  `${random.pick(namesOf(part, language, 'activity'))}, ${random.pick(namesOf(part, language, 'activity'))}`

const some = (random: Random, items: string[]) => items.filter((_, at) => at < 2 || random.chance(0.7))

/** Draws one résumé. `orders` tells the arrangements by their short names. */
export function drawResume(random: Random, language: string, part: Part): Drawn & { orders: string[] } {
  const words = WORDS[language]!
  const [first, last] = [random.pick(words.first), random.pick(words.last)]
  const digits = (count: number) => Array.from({ length: count }, () => 1 + random.below(9)).join('')
  const orders: string[] = []
  const dated = (kind: 'experience' | 'education'): Section => {
    const { order, ...arrangement } = drawArrangement(random, kind, language)
    orders.push(order)
    return {
      kind,
      heading: random.pick(words[kind]),
      entries: drawEntries(random, kind, language, part, order.includes('p')),
      arrangement,
    }
  }
  const listed = (kind: 'skills' | 'languages' | 'interests', items: string[]): Section => ({
    kind,
    heading: random.pick(words[kind]),
    items: some(random, items),
    look: random.pick(['commas', 'list', 'dots'] as const),
  })
  const further = (kind: 'projects' | 'awards' | 'volunteering'): Section => {
    const { order: _order, ...arrangement } = drawArrangement(random, 'education', language)
    const style = drawDateStyle(random, language)
    const entries = Array.from({ length: 1 + random.below(3) }, (): Entry => {
      const end = earlier(NOW, 12 + random.below(90))
      const start = kind === 'awards' ? null : earlier(end, 3 + random.below(12))
      return {
        title: random.pick(namesOf(part, language, kind === 'volunteering' ? 'title' : 'activity')),
        employer: random.pick(namesOf(part, language, kind === 'awards' ? 'school' : 'unit')),
        place: null,
        start,
        end,
        dates: rangeText(start, end, style, language),
        lines: Array.from({ length: random.below(3) }, () => random.pick(namesOf(part, language, 'activity'))),
        description: null,
        remark: null,
        technologies: null,
      }
    })
    return { kind, heading: random.pick(words[kind]), entries, arrangement }
  }
  const published = (): Section => ({
    kind: 'publications',
    heading: random.pick(words.publications),
    lines: Array.from(
      { length: 2 + random.below(3) },
      () =>
        `${last}, ${first[0]}. (${2012 + random.below(13)}). ${describe(random, part, language)}. ${random.pick(namesOf(part, language, 'unit'))} ${1 + random.below(40)}, ${100 + random.below(200)}-${310 + random.below(90)}.`,
    ),
  })
  const referees = (): Section => ({
    kind: 'references',
    heading: random.pick(words.references),
    lines: Array.from({ length: 2 }, () => [
      `${random.pick(words.first)} ${random.pick(words.last)}, ${random.pick(namesOf(part, language, 'title'))}`,
      `${random.pick(namesOf(part, language, 'employer'))}, ${words.phone.replace('{n}', digits(4)).replace('{p}', digits(2)).replace('{q}', digits(2))}`,
    ]).flat(),
  })
  const main = [dated('experience'), dated('education')]
  if (random.chance(0.3)) main.reverse()
  const sections: Section[] = [
    ...(random.chance(0.5)
      ? [
          {
            kind: 'summary' as const,
            heading: random.pick(words.summary),
            text: Array.from({ length: 3 }, () => random.pick(namesOf(part, language, 'activity'))).join('. ') + '.',
          },
        ]
      : []),
    ...main,
    ...(random.chance(0.2) ? [further('projects')] : []),
    listed('skills', words.someSkills),
    ...(random.chance(0.15) ? [further('awards')] : []),
    ...(random.chance(0.15) ? [further('volunteering')] : []),
    ...(random.chance(0.12) ? [published()] : []),
    ...(random.chance(0.6) ? [listed('languages', words.someLanguages)] : []),
    ...(random.chance(0.4) ? [listed('interests', words.someInterests)] : []),
    ...(random.chance(0.1) ? [referees()] : []),
  ]
  return {
    orders,
    language,
    name: language === 'zh' ? `${last}${first}` : `${first} ${last}`,
    email: `${language}.${digits(3)}@mail-example.org`,
    phone: words.phone.replace('{n}', digits(4)).replace('{p}', digits(2)).replace('{q}', digits(2)),
    city: random.pick(words.cities),
    layout: random.pick(['one', 'one', 'one', 'left', 'right', 'margin', 'two'] as const),
    headings: random.pick([
      'font-weight:bold;font-size:1.25em',
      'font-weight:bold;text-transform:uppercase',
      'font-size:1.3em;color:#225588',
      'font-weight:bold;border-bottom:1px solid #333',
      'letter-spacing:.05em;text-transform:uppercase;border-bottom:1px solid #999;color:#225588',
    ]),
    sections,
    font: random.pick(['serif', 'sans-serif']),
  }
}

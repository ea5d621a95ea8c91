import type { Random } from '#tests/fuzz/generate.ts'
import { type Arrangement, drawArrangement } from './arrange.ts'
import { drawDateStyle, earlier, NOW, rangeText } from './dates.ts'
import { describe, drawEntries, type Entry, namesOf, type Part, some } from './entries.ts'
import { WORDS } from './words.ts'

// Draws résumés: what stands in them, and how their entries are arranged.

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

import type { Random } from '#tests/fuzz/generate.ts'
import { WORDS } from './words.ts'

// How the header of an entry is arranged: in which lines and order, with which separators and looks.

export type Slot = 'title' | 'employer' | 'place' | 'dates'

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
  return { lines, margin: Array.from(margin!, sign => SLOTS[sign]!) }
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

export function drawArrangement(
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

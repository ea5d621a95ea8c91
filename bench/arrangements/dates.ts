import type { Random } from '#tests/fuzz/generate.ts'
import { WORDS } from './words.ts'

// Dates as people write them.

export type Month = { year: number; month: number }

export const NOW: Month = { year: 2026, month: 11 }

const DATE_STYLES = ['MM/YYYY', 'short', 'long', 'YYYY', 'YYYY', 'MM.YYYY', 'YYYY-MM', 'YYYY.MM', 'short'] as const
interface DateStyle {
  style: (typeof DATE_STYLES)[number]
  dash: string
  present: string
  since: string | null
  brackets: boolean
  single: boolean
}

export function drawDateStyle(random: Random, language: string): DateStyle {
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

export function rangeText(start: Month | null, end: Month | null, style: DateStyle, language: string): string {
  if (!start) return end ? dateText(end, style, language) : ''
  const from = dateText(start, style, language)
  if (!end) {
    if (style.since) return `${style.since} ${from}`
    return `${from}${style.dash}${style.present}`
  }
  return `${from}${style.dash}${dateText(end, style, language)}`
}

export const earlier = (month: Month, by: number): Month => {
  const all = month.year * 12 + month.month - 1 - by
  return { year: Math.floor(all / 12), month: (all % 12) + 1 }
}

import { locale } from '#platform/locale/locale.ts'
import { detailWords as words } from '../words/details.ts'

interface Period {
  readonly from: string | null
  readonly to: string | null
  readonly current?: boolean
}

const monthName = (month: string) =>
  month.length === 7 ? locale.datePart(`${month}-01`, { month: 'short', year: 'numeric' }) : month

/** "Mar 2019 – now" */
export const periodText = ({ from, to, current }: Period): string =>
  [from && monthName(from), current ? words.now : to && monthName(to)].filter(Boolean).join(' – ')

import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { overviewWords as words } from '../words/overview.ts'
import { OverviewPart } from './overview-part.tsx'

interface Month {
  /** Its first day. */
  readonly month: string
  readonly value: number
}

interface MonthsBarsProps {
  title: string
  note?: string | undefined
  months: readonly Month[]
  format: (value: number) => string
}

const PLOT_PX = 132

/** A figure of 12 months as bars or as a table; both say the same. */
export function MonthsBars({ title, note, months, format }: MonthsBarsProps) {
  const [table, setTable] = useState(false)
  const most = Math.max(...months.map(({ value }) => value))
  return (
    <OverviewPart
      title={title}
      note={note}
      aside={
        most > 0 && (
          <Button size="small" kind="quiet" aria-pressed={table} onClick={() => setTable(!table)}>
            {words.asTable}
          </Button>
        )
      }
    >
      {most === 0 ? (
        <p className="py-1 text-text-2">{words.noMonths}</p>
      ) : (
        <>
          {!table && <Bars months={months} most={most} format={format} />}
          <MonthsTable title={title} months={months} format={format} shown={table} />
        </>
      )}
    </OverviewPart>
  )
}

function Bars({ months, most, format }: Pick<MonthsBarsProps, 'months' | 'format'> & { most: number }) {
  const highest = months.findIndex(({ value }) => value === most)
  return (
    <div aria-hidden="true" className="num mt-3 grid grid-cols-12 items-end gap-1.5 text-center text-12 text-text-2">
      {months.map(({ month, value }, index) => {
        const isLast = index === months.length - 1
        // The value stands above the last bar and the first of the highest: elsewhere there is no room.
        const isNamed = isLast || index === highest
        return (
          <span key={month} className="min-w-0">
            <span
              className={`block h-5 whitespace-nowrap ${isNamed && value > 0 ? `font-medium text-text ${isLast ? '' : 'max-md:invisible'}` : 'invisible'}`}
            >
              <span className={`inline-block ${isLast ? 'float-right' : ''}`}>{format(value)}</span>
            </span>
            <i
              className={`block rounded-t-[3px] ${isLast ? 'bg-brand' : 'bg-brand-line'}`}
              style={{ height: Math.max(value > 0 ? 2 : 1, (value / most) * PLOT_PX) }}
            />
            <span
              className={`mt-1.5 block ${isLast ? 'font-medium text-text' : index % 2 === 0 ? 'max-md:invisible' : ''}`}
            >
              {locale.datePart(month, { month: 'short' })}
            </span>
          </span>
        )
      })}
    </div>
  )
}

function MonthsTable({ title, months, format, shown }: Omit<MonthsBarsProps, 'note'> & { shown: boolean }) {
  return (
    // A table cannot be clipped to a point: what surrounds it can.
    <div className={shown ? '' : 'sr-only'}>
      <table className="w-full text-13">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-left text-12 text-text-2 [&>th]:h-7 [&>th]:font-normal">
            <th scope="col">{words.month}</th>
            <th scope="col" className="text-right">
              {title}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {months.toReversed().map(({ month, value }) => (
            <tr key={month} className="[&>*]:h-8 [&>*]:border-t [&>*]:border-line">
              <th scope="row" className="text-left font-medium">
                {locale.datePart(month, { month: 'short', year: 'numeric' })}
              </th>
              <td className="text-right">{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

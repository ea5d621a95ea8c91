import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { dashboardWords as words } from '../words/dashboard.ts'
import { Section } from './section.tsx'

interface Month {
  readonly month: string
  readonly applied: number
  readonly screened: number
  readonly sources: readonly { source: string; applied: number }[]
}

const PLOT = 148
const nameOf = (month: string) => locale.datePart(month, { month: 'short' })

/** A round number above all values, for the top of the scale. */
function topOf(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 4)))
  return [1, 2, 4, 6, 8, 10].map(factor => factor * step).find(top => top >= most)!
}

/** Applications of 12 months as bars or as a table; both say the same. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const [table, setTable] = useState(false)
  const none = months.every(({ applied }) => applied === 0)
  return (
    <Section
      title={words.months}
      aside={
        !none && (
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            {!table && <Legend />}
            <Button size="small" kind="quiet" aria-pressed={table} onClick={() => setTable(!table)}>
              {words.asTable}
            </Button>
          </span>
        )
      }
    >
      {none ? (
        <p className="py-2 text-text-2">{words.noMonths}</p>
      ) : (
        <>
          {!table && <Bars months={months} />}
          <MonthsTable months={months} shown={table} />
        </>
      )}
    </Section>
  )
}

const Legend = () => (
  <>
    {(
      [
        [words.applied, 'bg-brand-line'],
        [words.screened, 'bg-brand'],
      ] as const
    ).map(([label, color]) => (
      <span key={label} aria-hidden="true" className="flex items-center gap-1.5">
        <i className={`size-2.5 rounded-[2px] ${color}`} />
        {label}
      </span>
    ))}
  </>
)

function Bars({ months }: { months: readonly Month[] }) {
  const top = topOf(Math.max(2, ...months.map(({ applied }) => applied)))
  const height = (count: number) => (count / top) * PLOT
  return (
    <div aria-hidden="true" className="num mt-6 text-12 text-text-2">
      <div className="relative mr-9" style={{ height: PLOT }}>
        {[0, 0.5, 1].map(share => (
          <span key={share} className="absolute inset-x-0 h-px bg-line" style={{ bottom: share * PLOT }}>
            {share > 0 && (
              <span className="absolute -right-9 w-8 -translate-y-1/2 text-right">{locale.number(top * share)}</span>
            )}
          </span>
        ))}
        <div className="absolute inset-0 grid grid-cols-12 items-end">
          {months.map(({ month, applied, screened }, index) => (
            <div key={month} className="relative flex flex-col items-center">
              {index >= months.length - 2 && applied > 0 && (
                <span className="absolute bottom-full font-medium text-text">{locale.number(applied)}</span>
              )}
              <span className="flex w-[46%] flex-col justify-end bg-brand-line" style={{ height: height(applied) }}>
                <span className="bg-brand" style={{ height: height(screened) }} />
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="mt-1.5 mr-9 grid grid-cols-12 text-center">
        {months.map(({ month }, index) => (
          <span
            key={month}
            className={
              index === months.length - 1 ? 'font-medium text-text' : index % 2 === 0 ? 'max-md:invisible' : ''
            }
          >
            {nameOf(month)}
          </span>
        ))}
      </div>
    </div>
  )
}

function MonthsTable({ months, shown }: { months: readonly Month[]; shown: boolean }) {
  const sourcesOf = (month: Month) =>
    locale.parts(month.sources.map(({ source, applied }) => words.sourceCount(source || words.otherSources, applied)))
  return (
    // A table cannot be clipped to a point: what surrounds it can.
    <div className={shown ? 'relative overflow-x-auto' : 'sr-only'}>
      <table className="w-full text-13">
        <caption className="sr-only">{words.monthsLabel}</caption>
        <thead>
          <tr className="text-left text-12 text-text-2 [&>th]:h-7 [&>th]:font-normal">
            <th scope="col">{words.month}</th>
            <th scope="col" className="text-right">
              {words.appliedColumn}
            </th>
            <th scope="col" className="text-right">
              {words.screenedColumn}
            </th>
            <th scope="col" className="pl-6">
              {words.sourcesColumn}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {months.toReversed().map(month => (
            <tr key={month.month} className="[&>*]:h-8 [&>*]:border-t [&>*]:border-line">
              <th scope="row" className="text-left font-medium whitespace-nowrap">
                {locale.datePart(month.month, { month: 'short', year: 'numeric' })}
              </th>
              <td className="w-20 text-right">{locale.number(month.applied)}</td>
              <td className="w-20 text-right">{locale.number(month.screened)}</td>
              <td className="py-1 pl-6 text-text-2">{sourcesOf(month)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

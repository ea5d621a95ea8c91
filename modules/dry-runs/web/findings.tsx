import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { DryRun } from '../contract.ts'
import { dryRunWords as words } from '../words/page.ts'

/** What the ratings say about the questions, in four sentences. */
export function Findings({ run, report }: { run: DryRun; report: NonNullable<DryRun['report']> }) {
  const { round, measure } = run
  const evaluated = run.candidates.filter(({ state }) => state === 'evaluated')
  const minutes = evaluated.map(one => Math.ceil(one.minutes))
  const cut = evaluated
    .filter(({ ratings }) => ratings.some(({ outcome }) => outcome === 'unasked' || outcome === 'interrupted'))
    .map(({ kind }) => words.kinds[kind])
  const places = report.inseparable.map(id => round.questions.findIndex(one => one.id === id) + 1)
  const gained = report.gained.length > 0
  return (
    <section aria-labelledby="dry-run-found">
      <h2 id="dry-run-found" className="font-medium">
        {words.found}
      </h2>
      <dl className="mt-3 grid gap-x-7 border-line md:grid-cols-2 xl:grid-cols-4">
        <Finding
          name={words.order}
          isGood={report.expected === report.pairs}
          result={words.orderText(report.expected, report.pairs)}
        >
          <ol className="num mb-1.5">
            {report.order.map(({ kind, mean }) => (
              <li key={kind} className="flex justify-between gap-3">
                <span>{words.kinds[kind]}</span>
                <span>{measure === 'level' ? words.level(mean) : words.elements(mean)}</span>
              </li>
            ))}
          </ol>
          {words.expectedOrder}
        </Finding>
        <Finding
          name={words.separating}
          isGood={places.length === 0}
          result={places.length === 0 ? words.allSeparate : words.inseparable(places.length)}
        >
          {places.length > 0 && (
            <>
              {words.places(places)} {words.makeSpecific}
            </>
          )}
        </Finding>
        <Finding
          name={words.adversarial}
          isGood={!gained}
          result={gained ? words.gained(report.gained.length) : words.nothingGained}
        >
          {gained && (measure === 'level' ? words.gainedText : words.gainedByRules)}{' '}
          {measure === 'level' && words.flagged(report.flagged)}
        </Finding>
        <Finding
          name={words.time}
          isGood={cut.length === 0}
          result={words.timeText(Math.min(...minutes), Math.max(...minutes), round.minutes)}
        >
          {cut.length === 0 ? words.fits : words.tooLong(cut)}
        </Finding>
      </dl>
    </section>
  )
}

interface FindingProps {
  name: string
  isGood: boolean
  result: string
  children: ReactNode
}

const Finding = ({ name, isGood, result, children }: FindingProps) => (
  <div className="border-t border-line py-3.5">
    <dt className="text-13 text-text-2">{name}</dt>
    <dd className="mt-1 flex items-start gap-2 font-medium">
      <Icon
        of={isGood ? Check : TriangleAlert}
        size={16}
        className={`mt-0.5 shrink-0 ${isGood ? 'text-brand' : 'text-attention'}`}
      />
      {result}
    </dd>
    <dd className="mt-1.5 text-13 text-text-2">{children}</dd>
  </div>
)

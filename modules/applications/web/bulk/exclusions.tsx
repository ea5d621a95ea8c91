import type { BulkProblem } from '../../contract.ts'
import { bulkDialogWords as words, bulkReasonWords } from '../../words/bulk.ts'
import { locale } from '#platform/locale/locale.ts'

interface ExclusionsProps {
  selected: number
  eligible: number
  exclusions: readonly {
    problem: BulkProblem
    count: number
    candidates: readonly { application_id: string; name: string }[]
  }[]
}

/** How many candidates an action reaches, and who is left out, by reason. */
export function Exclusions({ selected, eligible, exclusions }: ExclusionsProps) {
  return (
    <section aria-label={words.recipients} className="rounded-control border border-line">
      <p className="flex items-baseline justify-between gap-3 px-3.5 py-2.5 font-medium">
        <span>{words.reached(eligible)}</span>
        <span className="text-13 font-normal text-text-2">{words.ofSelected(selected)}</span>
      </p>
      {exclusions.map(({ problem, count, candidates }) => (
        <details key={problem} className="border-t border-line px-3.5 py-2 text-13">
          <summary className="cursor-pointer">
            {bulkReasonWords[problem]}: <span className="num font-medium">{locale.number(count)}</span>
          </summary>
          <p className="pt-1.5 text-text-2">
            {locale.list(candidates.map(({ name }) => name))}
            {count > candidates.length && ` ${words.andMore(count - candidates.length)}`}
          </p>
        </details>
      ))}
    </section>
  )
}

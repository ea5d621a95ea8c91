import { Check, ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { LazyPopover } from '#ui/lazy-popover.tsx'
import type { CheckedAs } from '../contract.ts'
import { checkWords as words } from '../words/checks.ts'
import { describeCheck, differsFromText, looksForWords } from './describe-check.ts'
import type { Proposal } from './use-proposed-checks.ts'

const CheckForm = lazy(() => import('./check-form.tsx').then(m => ({ default: m.CheckForm })))

interface RequirementCheckProps {
  /** The requirement's place in the list, from 1. */
  number: number
  confirmed: CheckedAs | null
  /** Null while it is not known. */
  proposal: Proposal | null
  /** Words that the recruiter added. */
  also: readonly string[]
  /** Null goes back to the proposal. */
  onChange: (check: CheckedAs | null) => void
  onAlso: (words: string[]) => void
}

const MOST_SHOWN = 4

/** How one requirement is checked and recognized: a chip that opens a form to confirm or change it. */
export function RequirementCheck({ number, confirmed, proposal, also, onChange, onAlso }: RequirementCheckProps) {
  const proposed = proposal?.check ?? null
  const current = confirmed ?? proposed
  const recognized = [...also, ...(current && proposal?.recognizable ? looksForWords(current, proposal) : [])]
  const differs = confirmed && proposed && differsFromText(confirmed, proposed)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <LazyPopover
        label={words.title(number)}
        className="w-[min(24rem,calc(100vw-16px))]"
        trigger={
          <button
            type="button"
            data-tone={confirmed ? undefined : 'outline'}
            className="chip min-h-6 max-w-full cursor-pointer hover:text-text"
          >
            {confirmed && <Icon of={Check} size={12} className="text-brand" />}
            <span className="sr-only">{words.of(number)}</span>
            <span className="truncate text-text">{current ? describeCheck(current) : words.choose}</span>
            {current &&
              (confirmed ? <span className="sr-only">{words.confirmed}</span> : <span>{words.proposed}</span>)}
            <Icon of={ChevronDown} size={12} />
          </button>
        }
      >
        {close => (
          <Suspense fallback={<div className="h-40" aria-busy />}>
            <CheckForm
              confirmed={confirmed}
              proposal={proposal}
              also={also}
              onAlso={onAlso}
              onChange={check => {
                onChange(check)
                close()
              }}
            />
          </Suspense>
        )}
      </LazyPopover>
      {recognized.length > 0 && (
        <span className="min-w-0 text-12 wrap-anywhere text-text-2">
          {words.recognizedBy(recognized.slice(0, MOST_SHOWN), recognized.length - MOST_SHOWN)}
        </span>
      )}
      {differs && <span className="text-12 text-text-2">{words.suggests(describeCheck(proposed))}</span>}
    </span>
  )
}

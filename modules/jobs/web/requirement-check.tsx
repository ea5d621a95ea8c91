import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'
import type { CheckedAs } from '../contract.ts'
import { checkWords as words } from '../words/checks.ts'
import { CheckForm } from './check-form.tsx'
import { describeCheck, differsFromText } from './describe-check.ts'

interface RequirementCheckProps {
  /** The requirement's place in the list, from 1. */
  number: number
  confirmed: CheckedAs | null
  /** Null while it is not known. */
  proposed: CheckedAs | null
  /** Null goes back to the proposal. */
  onChange: (check: CheckedAs | null) => void
}

/** How one requirement is checked: a chip that opens a form to confirm or change it. */
export function RequirementCheck({ number, confirmed, proposed, onChange }: RequirementCheckProps) {
  const [open, setOpen] = useState(false)
  const current = confirmed ?? proposed
  const differs = confirmed && proposed && differsFromText(confirmed, proposed)
  const change = (check: CheckedAs | null) => {
    onChange(check)
    setOpen(false)
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Popover
        label={words.title(number)}
        open={open}
        onOpenChange={setOpen}
        className="w-[min(20rem,calc(100vw-16px))]"
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
        <CheckForm confirmed={confirmed} proposed={proposed} onChange={change} />
      </Popover>
      {differs && <span className="text-12 text-text-2">{words.suggests(describeCheck(proposed))}</span>}
    </span>
  )
}

import { ChevronDown, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { duplicateWords as words } from '../words/duplicates.ts'
import { mergeWords } from '../words/merge.ts'

/** So many names are in the heading. */
const NAMED = 3

const namesOf = (names: readonly string[]) =>
  locale.list(names.length > NAMED ? [...names.slice(0, NAMED), words.others(names.length - NAMED)] : names)

interface FoldedAlertsProps {
  /** The names of possible duplicates. */
  duplicates: readonly string[]
  /** The names of those who were merged with the candidate. */
  merged: readonly string[]
  children: ReactNode
}

/** Several alerts below one heading that says what they are about. */
export function FoldedAlerts({ duplicates, merged, children }: FoldedAlertsProps) {
  const asks = duplicates.length > 0
  const lines = [
    ...(asks ? [words.several(namesOf(duplicates))] : []),
    ...(merged.length > 0 ? [mergeWords.mergedWith(namesOf(merged))] : []),
  ]
  return (
    <details className={`group rounded-large border ${asks ? 'border-attention-line' : 'border-line'}`}>
      <summary
        className={`flex cursor-pointer list-none items-start gap-3 rounded-large px-4 py-3 group-open:rounded-b-none [&::-webkit-details-marker]:hidden ${asks ? 'bg-attention-tint' : 'bg-sunken'}`}
      >
        <Icon
          of={asks ? TriangleAlert : Info}
          className={`mt-[3px] shrink-0 ${asks ? 'text-attention' : 'text-text-2'}`}
        />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-medium">{lines[0]}</span>
          {lines[1] && <span className="mt-0.5 block text-13 text-text-2">{lines[1]}</span>}
        </span>
        <Icon of={ChevronDown} className="mt-[3px] shrink-0 text-text-2 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 border-t border-line p-2">{children}</div>
    </details>
  )
}

import { TextButton } from './text-button.tsx'
import { locale } from '#platform/locale/locale.ts'
import { MOST_SELECTED } from '../../policy.ts'
import { bulkWords as words } from '../../words/bulk.ts'

interface SelectAllProps {
  /** Rows that are selected one by one. */
  selected: number
  /** Whether these are all loaded rows. */
  isAllShown: boolean
  isAllMatching: boolean
  total: number
  onSelectAll: () => void
  onClear: () => void
}

/** Above the list once all its rows are selected: offers those that are not loaded yet. */
export function SelectAll({ selected, isAllShown, isAllMatching, total, onSelectAll, onClear }: SelectAllProps) {
  if (!isAllShown || total <= selected) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-2 border-t border-line bg-brand-tint px-4 py-2 text-13"
    >
      {isAllMatching ? (
        <>
          {words.allSelected(total)} <TextButton onClick={onClear}>{words.clear}</TextButton>
        </>
      ) : total > MOST_SELECTED ? (
        words.tooManyMatch(locale.number(MOST_SELECTED))
      ) : (
        <>
          {words.shownSelected(selected)}{' '}
          <TextButton onClick={onSelectAll}>{words.selectAllMatching(total)}</TextButton>
        </>
      )}
    </p>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApplicationListItem, SortOrder } from '../contract.ts'
import { ApplicationCards } from './application-cards.tsx'
import { ApplicationsTable } from './applications-table.tsx'
import type { ListColumns } from './use-list-columns.ts'
import { usePeople } from './use-people.ts'
import { useSelection } from './use-selection.ts'
import { Alert } from '#ui/alert.tsx'
import { useMedia } from '#ui/use-media.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { blindWords } from '../words/blind.ts'
import { shortcutWords as words } from '../words/bulk.ts'
import { type BulkAction, type LoadBulkWork, useBulk } from './use-bulk.ts'

/** Loaded when something is first selected. */
const BulkActions = lazy(() => import('./bulk-actions.tsx').then(m => ({ default: m.BulkActions })))

interface ListProps {
  items: readonly ApplicationListItem[]
  hrefOf: (item: ApplicationListItem) => string
  /** The query of the list's address, with its filters. */
  address: string
  /** The number of all applications that match, as text. */
  total: string
  count?: number
  sort: SortOrder
  onSort: (sort: SortOrder) => void
  columns: ListColumns
  /** May decide about candidates. */
  decides: boolean
  loadBulkWork: LoadBulkWork
  children: ReactNode
}

/** The list with its keyboard shortcuts and its bulk actions. */
export function ApplicationsList({
  items,
  hrefOf,
  address,
  total,
  count,
  sort,
  onSort,
  columns,
  decides,
  loadBulkWork,
  children,
}: ListProps) {
  const navigate = useNavigate()
  const [moving, setMoving] = useState(false)
  const selection = useSelection({ items, address, total })
  const { selected, ids, focused, targets, select, clear } = selection
  const bulk = useBulk(loadBulkWork, clear)
  const startMoving = () => {
    if (!decides || targets.length === 0) return
    select(
      targets.map(({ id }) => id),
      true,
    )
    setMoving(true)
  }
  const run = (action: BulkAction) => decides && bulk.run(selected, action)
  useShortcuts([
    { keys: 'j', label: words.next, run: selection.focusNext },
    { keys: 'k', label: words.previous, run: selection.focusPrevious },
    { keys: 'x', label: words.select, run: () => focused && select([focused.id], !ids.has(focused.id)) },
    { keys: 'Enter', label: words.open, run: event => openFocused(event, focused, hrefOf, navigate) },
    { keys: 'o', label: words.open, run: () => focused && navigate(hrefOf(focused)) },
    { keys: 'e', label: words.evaluate, run: () => decides && bulk.run(targets, { kind: 'evaluate' }) },
    { keys: 'm', label: words.move, run: startMoving },
    { keys: 'i', label: words.invite, run: () => run({ kind: 'invite' }) },
    { keys: 'Escape', label: words.clear, run: clear },
  ])
  const isPhone = useMedia('(max-width: 767px)')
  const people = usePeople(columns.columns.includes('owner'))
  const rows = { items, hrefOf, picked: ids, onPick: select }
  return (
    <div className="flex flex-1 flex-col">
      {items.some(({ blind }) => blind) && (
        <Alert tone="neutral" title={blindWords.title} className="mx-4 mb-4 md:mx-7">
          {blindWords.why}
        </Alert>
      )}
      {isPhone ? (
        <ApplicationCards {...rows} />
      ) : (
        <ApplicationsTable
          {...rows}
          count={count}
          focusedId={focused?.id ?? null}
          sort={sort}
          onSort={onSort}
          columns={columns}
          people={people}
        />
      )}
      {children}
      {decides && selected.length > 0 && (
        <Suspense>
          <BulkActions
            count={selected.length}
            busy={bulk.busy}
            moving={moving}
            onMovingChange={setMoving}
            onMove={stage => run({ kind: 'move', stage })}
            onInvite={() => run({ kind: 'invite' })}
            onEvaluate={() => run({ kind: 'evaluate' })}
            onTag={tag => run({ kind: 'tag', tag })}
            onClear={clear}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Enter on a link or a button activates it; elsewhere it opens the row that j and k selected. */
function openFocused(
  event: KeyboardEvent,
  focused: ApplicationListItem | null,
  hrefOf: ListProps['hrefOf'],
  navigate: (to: string) => unknown,
) {
  const own = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('a, button, summary') : null
  if (own) own.click()
  else if (focused) navigate(hrefOf(focused))
}

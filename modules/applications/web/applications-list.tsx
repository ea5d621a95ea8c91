import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { Alert } from '#ui/alert.tsx'
import { useMedia } from '#ui/use-media.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import type { ApplicationListItem, SortOrder, Stage } from '../contract.ts'
import { boardWords } from '../words/board.ts'
import { blindWords } from '../words/blind.ts'
import { shortcutWords as words } from '../words/bulk.ts'
import type { ListFilter } from './api.ts'
import { ApplicationCards } from './application-cards.tsx'
import { ApplicationsTable } from './applications-table.tsx'
import type { BoardColumn } from './board/use-board.ts'
import type { BulkDialogKind, BulkMenu } from './bulk/bulk-actions.tsx'
import { exportSelection, type Selection } from './bulk/bulk-api.ts'
import { SelectAll } from './bulk/select-all.tsx'
import { useBulkRun } from './bulk/use-bulk-run.ts'
import { type LoadEvaluate, useEvaluate } from './use-evaluate.ts'
import type { ListColumns } from './use-list-columns.ts'
import { usePeople } from './use-people.ts'
import { useSelection } from './use-selection.ts'

/** Loaded when something is first selected. */
const BulkActions = lazy(() => import('./bulk/bulk-actions.tsx').then(m => ({ default: m.BulkActions })))
const BoardColumns = lazy(() => import('./board/board-columns.tsx').then(m => ({ default: m.BoardColumns })))
const BulkDialog = lazy(() => import('./bulk/bulk-dialog.tsx').then(m => ({ default: m.BulkDialog })))
const BulkResult = lazy(() => import('./bulk/bulk-result.tsx').then(m => ({ default: m.BulkResult })))

const BOARD_KEYS = [
  { keys: 'ArrowRight', label: boardWords.nextColumn, by: 1 },
  { keys: 'ArrowLeft', label: boardWords.previousColumn, by: -1 },
]

interface ListProps {
  items: readonly ApplicationListItem[]
  hrefOf: (item: ApplicationListItem) => string
  filter: ListFilter
  /** The query of the list's address, with its filters. */
  address: string
  /** The number of all applications that match: as text, and exactly if it is known. */
  total: string
  count?: number
  sort: SortOrder
  onSort: (sort: SortOrder) => void
  columns: ListColumns
  /** May decide about candidates. */
  decides: boolean
  /** May export candidates. */
  exports: boolean
  loadEvaluate: LoadEvaluate
  /** If set, the items are shown as a board. */
  board?: { columns: readonly BoardColumn[]; show: (item: ApplicationListItem, to: Stage) => void }
  /** What the board says about a stage, next to its count. */
  aboutStage?: (stage: Stage) => ReactNode
  children?: ReactNode
}

/** The list with its keyboard shortcuts and its bulk actions. */
export function ApplicationsList({
  items,
  hrefOf,
  filter,
  address,
  total,
  count,
  sort,
  onSort,
  columns,
  decides,
  exports,
  loadEvaluate,
  board,
  aboutStage,
  children,
}: ListProps) {
  const navigate = useNavigate()
  const [menu, setMenu] = useState<BulkMenu | null>(null)
  const [dialog, setDialog] = useState<BulkDialogKind | null>(null)
  const selection = useSelection({ items, address, total })
  const { selected, ids, focused, targets, select, clear, isAllMatching } = selection
  const bulk = useBulkRun(() => {
    clear()
    setDialog(null)
  })
  const evaluate = useEvaluate(loadEvaluate)
  const { sort: _order, ...conditions } = filter
  const chosen: Selection = isAllMatching ? { filter: conditions } : { ids: selected.map(({ id }) => id) }
  const open = (start: () => void) => {
    if (!decides || targets.length === 0) return
    if (selected.length === 0) select([targets[0]!.id], true)
    start()
  }
  useShortcuts([
    { keys: 'j', label: words.next, run: selection.focusNext },
    { keys: 'k', label: words.previous, run: selection.focusPrevious },
    {
      keys: 'x',
      label: words.select,
      run: event => decides && focused && select([focused.id], !ids.has(focused.id), event.shiftKey),
    },
    { keys: 'Enter', label: words.open, run: event => openFocused(event, focused, hrefOf, navigate) },
    { keys: 'o', label: words.open, run: () => focused && navigate(hrefOf(focused)) },
    { keys: 'e', label: words.evaluate, run: () => open(() => evaluate.mutate(targets)) },
    { keys: 'm', label: words.move, run: () => open(() => setMenu('move')) },
    { keys: 'i', label: words.invite, run: () => open(() => setDialog('invite')) },
    { keys: 't', label: words.tag, run: () => open(() => setMenu('tag')) },
    { keys: 'Escape', label: words.clear, run: clear },
    ...(board ? BOARD_KEYS.map(({ by, ...key }) => ({ ...key, run: () => focusColumn(by) })) : []),
  ])
  const moveCard = (item: ApplicationListItem, to: Stage) => {
    board?.show(item, to)
    const seen = { stage: item.stage, outcome: item.outcome }
    bulk.start({ kind: 'move', stage: to, seen }, { ids: [item.id] })
  }
  const focusColumn = (by: number) => {
    const filled = board?.columns.filter(column => column.items.length > 0) ?? []
    const at = filled.findIndex(column => column.items.some(({ id }) => id === focused?.id))
    const next = filled[Math.min(filled.length - 1, Math.max(0, at + by))]
    if (next) selection.focusOn(next.items[0]!.id)
  }
  const isPhone = useMedia('(max-width: 767px)')
  const people = usePeople(board !== undefined || columns.columns.includes('owner') || selected.length > 0)
  const rows = { items, hrefOf, picked: ids, onPick: decides ? select : null }
  return (
    <div className="flex flex-1 flex-col">
      {items.some(({ blind }) => blind) && (
        <Alert tone="neutral" title={blindWords.title} className="mx-4 mb-4 md:mx-7">
          {blindWords.why}
        </Alert>
      )}
      {decides && (
        <SelectAll
          selected={selected.length}
          isAllShown={!board && selected.length === items.length}
          isAllMatching={isAllMatching}
          total={count ?? Number.POSITIVE_INFINITY}
          onSelectAll={selection.selectAllMatching}
          onClear={clear}
        />
      )}
      {board ? (
        <Suspense>
          <BoardColumns
            {...rows}
            columns={board.columns}
            aboutStage={aboutStage}
            focusedId={focused?.id ?? null}
            people={people}
            onMove={decides ? moveCard : null}
          />
        </Suspense>
      ) : isPhone ? (
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
      {decides && (
        <Suspense>
          {selected.length > 0 ? (
            <BulkActions
              count={isAllMatching ? (count ?? 0) : selected.length}
              busy={bulk.busy}
              menu={menu}
              people={people}
              onMenu={setMenu}
              onAction={action => bulk.start(action, chosen)}
              onDialog={setDialog}
              onEvaluate={() => evaluate.mutate(selected)}
              exports={exports}
              onExport={() => exportSelection(chosen, filter.sort)}
              onClear={clear}
            />
          ) : (
            (bulk.last || bulk.problem) && <BulkResult bulk={bulk} />
          )}
          {dialog && (
            <BulkDialog
              kind={dialog}
              selection={chosen}
              onConfirm={action => bulk.startNow(action, chosen)}
              onClose={() => setDialog(null)}
            />
          )}
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

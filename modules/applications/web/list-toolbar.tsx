import { ArrowDownUp, Columns3, Kanban, Rows3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuRadio } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { LazyPopover } from '#ui/lazy-popover.tsx'
import type { SortOrder } from '../contract.ts'
import { listWords } from '../words/list.ts'
import { queryWords as words } from '../words/query.ts'
import type { ListColumns } from './use-list-columns.ts'

const ColumnChooser = lazy(() => import('./column-chooser.tsx').then(m => ({ default: m.ColumnChooser })))

type ListLayout = 'table' | 'board'

interface ListToolbarProps {
  sort: SortOrder
  onSort: (sort: SortOrder) => void
  columns: ListColumns
  layout: ListLayout
  onLayout: (layout: ListLayout) => void
}

const ORDERS = (Object.entries(words.orders) as [SortOrder, string][]).map(([value, label]) => ({ value, label }))

/** The order, the columns and the layout of the list. */
export function ListToolbar({ sort, onSort, columns, layout, onLayout }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <DropdownMenu
        align="end"
        trigger={
          <Button kind="quiet" size="small" aria-label={`${words.sort}: ${words.orders[sort]}`}>
            <Icon of={ArrowDownUp} size={14} /> {words.orders[sort]}
          </Button>
        }
      >
        <MenuRadio value={sort} onChange={onSort} choices={ORDERS} />
      </DropdownMenu>
      {layout === 'table' && (
        <span className="max-md:hidden">
          <LazyPopover
            align="end"
            label={listWords.columns}
            trigger={
              <Button kind="quiet" size="small">
                <Icon of={Columns3} size={14} /> {listWords.editColumns}
              </Button>
            }
          >
            <Suspense fallback={<div className="h-80 w-60" aria-busy />}>
              <ColumnChooser {...columns} />
            </Suspense>
          </LazyPopover>
        </span>
      )}
      <div
        role="group"
        aria-label={listWords.layout}
        className="flex rounded-control border border-line bg-sunken p-0.5"
      >
        <LayoutButton of="table" icon={Rows3} label={listWords.table} layout={layout} onLayout={onLayout} />
        <LayoutButton of="board" icon={Kanban} label={listWords.board} layout={layout} onLayout={onLayout} />
      </div>
    </div>
  )
}

function LayoutButton({
  of,
  icon,
  label,
  layout,
  onLayout,
}: Pick<ListToolbarProps, 'layout' | 'onLayout'> & { of: ListLayout; icon: typeof Rows3; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={layout === of}
      onClick={() => onLayout(of)}
      className="flex h-7 items-center gap-1.5 rounded-[5px] px-2.5 text-13 font-medium text-text-2 hover:text-text aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--line)]"
    >
      <Icon of={icon} size={14} /> {label}
    </button>
  )
}

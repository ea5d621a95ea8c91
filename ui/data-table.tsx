import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A dense list: sticky head, rows of 44 px, figures right. `label` names it for readers. `stickyTop` is the height of what sticks above. */
export function DataTable({
  label,
  stickyTop = 'var(--bar)',
  className,
  ...rest
}: ComponentProps<'table'> & { label: string; stickyTop?: string }) {
  return (
    <table
      {...rest}
      aria-label={label}
      style={{ '--table-top': stickyTop, ...rest.style } as React.CSSProperties}
      className={`table ${className ?? ''}`}
    />
  )
}

type Align = 'start' | 'end'
type SortOrder = 'ascending' | 'descending'

interface HeadCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: Align
  /** Given (null: by another column) the head is a button that sorts. */
  sorted?: SortOrder | null
  onSort?: () => void
  children?: ReactNode
}

export function HeadCell({ align = 'start', sorted, onSort, children, ...rest }: HeadCellProps) {
  return (
    <th scope="col" {...rest} data-align={align} aria-sort={sorted ?? undefined}>
      {onSort ? (
        <button type="button" onClick={onSort} className="inline-flex min-h-6 items-center gap-1 font-medium text-text">
          {children}
          {sorted && <Icon of={sorted === 'ascending' ? ArrowUp : ArrowDown} size={12} />}
        </button>
      ) : (
        children
      )}
    </th>
  )
}

/** A row. `picked` is the tick, `focused` where j and k stand. */
export function Row({ picked, focused, ...rest }: ComponentProps<'tr'> & { picked?: boolean; focused?: boolean }) {
  return <tr {...rest} aria-selected={picked} data-focused={focused || undefined} />
}

export function Cell({ align = 'start', ...rest }: Omit<ComponentProps<'td'>, 'align'> & { align?: Align }) {
  return <td {...rest} data-align={align} />
}

/** The cell that names its row. */
export function RowHead({ align = 'start', ...rest }: Omit<ComponentProps<'th'>, 'align'> & { align?: Align }) {
  return <th scope="row" {...rest} data-align={align} />
}

/** What can be done with the picked rows: floats above the foot of the list. */
export function BulkBar({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <div className="pointer-events-none sticky bottom-0 z-10 flex justify-center px-4 pb-3.5">
      <div
        role="toolbar"
        aria-label={`With the ${count} selected`}
        className="float pointer-events-auto flex max-w-full items-center gap-0.5 overflow-x-auto p-1.5"
      >
        <span className="mr-1 flex h-[26px] items-center gap-2 border-r border-line px-3 text-13 font-medium whitespace-nowrap">
          <span className="num grid h-[22px] min-w-[22px] place-items-center rounded-control bg-brand px-1 text-12 text-on-brand">
            {count}
          </span>
          <span className="max-md:sr-only">selected</span>
        </span>
        {children}
      </div>
    </div>
  )
}

import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A dense list: sticky header, rows of 44 px, numbers on the right. `label` is for screen readers. `stickyTop` is the height of sticky content above it. */
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
  /** If set, the header is a button that sorts; null means that another column is sorted. */
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

/** A row. `picked` means selected, `focused` is the row that the keys j and k have reached. */
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

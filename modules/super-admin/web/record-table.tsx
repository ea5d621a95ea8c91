import type { ReactNode } from 'react'
import { DataTable, HeadCell } from '#ui/data-table.tsx'

export interface Column<T> {
  readonly label: string
  readonly align?: 'end'
  /** The column that names its row, and is the title of its card. */
  readonly isName?: boolean
  /** Only for screen readers: a column of buttons. */
  readonly hidesLabel?: boolean
  readonly sorted?: 'ascending' | 'descending' | null
  readonly onSort?: () => void
  readonly cell: (row: T) => ReactNode
}

interface RecordTableProps<T> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly keyOf: (row: T) => string
}

/** A dense table; where it has no room each row is a card with its values by their labels. */
export const RecordTable = <T,>({ label, columns, rows, keyOf }: RecordTableProps<T>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls in narrow windows, which has to be possible by keyboard
  <section aria-label={label} tabIndex={0} className="relative lg:overflow-x-auto">
    <DataTable label={label} stickyTop="0" className="max-lg:block! max-lg:bg-transparent!">
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map(({ label: name, align, hidesLabel, sorted, onSort }) => (
            <HeadCell key={name} align={align} sorted={sorted} {...(onSort && { onSort })}>
              {hidesLabel ? <span className="sr-only">{name}</span> : name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-2.5 max-lg:px-4 md:max-lg:px-7">
        {rows.map(row => (
          <tr
            key={keyOf(row)}
            className="max-lg:grid max-lg:grid-cols-2 md:max-lg:grid-cols-4 max-lg:gap-x-4 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-3.5 max-lg:py-2"
          >
            {columns.map(column => (
              <RecordCell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  </section>
)

/** Beats the table's own rules in a card. */
const CARD = 'max-lg:block! max-lg:h-auto! max-lg:border-0! max-lg:p-0! max-lg:py-1! max-lg:text-left!'

function RecordCell<T>({ column, row }: { column: Column<T>; row: T }) {
  const { label, align, isName, hidesLabel, cell } = column
  if (isName)
    return (
      <th scope="row" className={`${CARD} max-lg:col-span-full lg:py-1.5!`}>
        {cell(row)}
      </th>
    )
  return (
    <td data-align={align ?? 'start'} className={`${CARD} ${hidesLabel ? 'max-lg:col-span-full' : ''} lg:py-1.5!`}>
      {!hidesLabel && (
        <span aria-hidden="true" className="block text-12 text-text-2 lg:hidden">
          {label}
        </span>
      )}
      {cell(row)}
    </td>
  )
}

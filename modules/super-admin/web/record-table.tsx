import type { ReactNode } from 'react'
import { DataTable, HeadCell } from '#ui/data-table.tsx'

export interface Column<T> {
  readonly label: string
  readonly align?: 'end'
  /** The column that names its row; on phones it is the title of the card. */
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

/** A dense table; on phones each row is a card with its values by their labels. */
export const RecordTable = <T,>({ label, columns, rows, keyOf }: RecordTableProps<T>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls in narrow windows, which has to be possible by keyboard
  <section aria-label={label} tabIndex={0} className="relative md:overflow-x-auto">
    <DataTable label={label} stickyTop="0" className="max-md:block! max-md:bg-transparent!">
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ label: name, align, hidesLabel, sorted, onSort }) => (
            <HeadCell key={name} align={align} sorted={sorted} {...(onSort && { onSort })}>
              {hidesLabel ? <span className="sr-only">{name}</span> : name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-2.5 max-md:px-4">
        {rows.map(row => (
          <tr
            key={keyOf(row)}
            className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:px-3.5 max-md:py-2"
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

/** Beats the table's own rules on phones. */
const PHONE = 'max-md:block! max-md:h-auto! max-md:border-0! max-md:p-0! max-md:py-1! max-md:text-left!'

function RecordCell<T>({ column, row }: { column: Column<T>; row: T }) {
  const { label, align, isName, hidesLabel, cell } = column
  if (isName)
    return (
      <th scope="row" className={`${PHONE} max-md:col-span-2 md:py-1.5!`}>
        {cell(row)}
      </th>
    )
  return (
    <td data-align={align ?? 'start'} className={`${PHONE} ${hidesLabel ? 'max-md:col-span-2' : ''} md:py-1.5!`}>
      {!hidesLabel && (
        <span aria-hidden="true" className="block text-12 text-text-2 md:hidden">
          {label}
        </span>
      )}
      {cell(row)}
    </td>
  )
}

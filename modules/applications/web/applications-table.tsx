import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from '#ui/router.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Cell, DataTable, HeadCell, Row, RowHead } from '#ui/data-table.tsx'
import { useNow } from '#ui/use-now.ts'
import type { ApplicationListItem, ListColumn, SortOrder } from '../contract.ts'
import { listWords as words } from '../words/list.ts'
import { type CellContext, columnOf, type CustomFields } from './list-columns.tsx'
import { useCustomFields } from './use-custom-fields.ts'
import { ResizeHandle } from './resize-handle.tsx'
import type { ListColumns } from './use-list-columns.ts'
import { useVisibleRows } from './use-visible-rows.ts'

export interface ListProps {
  items: readonly ApplicationListItem[]
  /** The number of all rows, for screen readers; undefined if it is not known exactly. */
  count?: number
  hrefOf: (item: ApplicationListItem) => string
  picked: ReadonlySet<string>
  /** `range`: from the row that was selected last. */
  /** Null for people who cannot do anything with a selection. */
  onPick: ((ids: readonly string[], picked: boolean, range?: boolean) => void) | null
  focusedId: string | null
  sort: SortOrder
  onSort: (sort: SortOrder) => void
  columns: ListColumns
  people: ReadonlyMap<string, string>
}

const CHECKBOX_WIDTH = 56
const NAME_WIDTH = 200
const ROW_HEIGHT = 45
/** A row with the evidence below the other cells. */
const FOLDED_ROW_HEIGHT = 85
/** The least width of the column that takes the rest. */
const LEAST_REST = 300

/** The orders in which the list grows from the smallest value. */
const ASCENDING: readonly SortOrder[] = ['name']

export function ApplicationsTable({ items, count, picked, onPick, sort, onSort, columns: chosen, ...rest }: ListProps) {
  const { columns, widths, resize } = chosen
  const fields = useCustomFields(chosen.customIds.length > 0)
  const [tableRef, width] = useRoom()
  const nameWidth = widths.name ?? NAME_WIDTH
  const widthOf = (column: ListColumn) => widths[column] ?? columnOf(column, fields).width
  const needed = columns.reduce((sum, column) => sum + (widthOf(column) ?? LEAST_REST), CHECKBOX_WIDTH + nameWidth)
  const folds = width < needed && columns.includes('evidence')
  const { ref, first, last, before, after } = useVisibleRows<HTMLTableSectionElement>(
    items.length,
    folds ? FOLDED_ROW_HEIGHT : ROW_HEIGHT,
  )
  const context = { now: useNow(), people: rest.people }
  const all = items.length > 0 && items.every(({ id }) => picked.has(id))
  const sortable = (order: SortOrder | undefined) =>
    order && {
      onSort: () => onSort(order),
      sorted: sort === order ? (ASCENDING.includes(order) ? ('ascending' as const) : ('descending' as const)) : null,
    }
  return (
    <DataTable
      ref={tableRef}
      label={words.label}
      data-folds={folds ? '' : undefined}
      aria-rowcount={count === undefined ? -1 : count + 1}
      className={folds ? '' : 'table-fixed'}
      style={{ '--folded': foldedWidths(columns, fields) } as React.CSSProperties}
    >
      <colgroup>
        <col style={{ width: CHECKBOX_WIDTH }} />
        <col style={{ width: nameWidth }} />
        {columns.map(column => (
          <col key={column} style={{ width: widthOf(column) ?? 'auto' }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell>
            {onPick && (
              <Checkbox
                hideLabel
                label={words.selectAll}
                checked={all}
                indeterminate={!all && picked.size > 0}
                onChange={event =>
                  onPick(
                    items.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            )}
          </HeadCell>
          <HeadCell {...sortable('name')}>
            {words.name}
            <ResizeHandle column={words.name} width={nameWidth} onResize={width => resize('name', width)} />
          </HeadCell>
          {columns.map(column => {
            const { label, align, sort: order } = columnOf(column, fields)
            return (
              <HeadCell
                key={column}
                align={align}
                {...sortable(order)}
                {...(column === 'evidence' && { 'data-fold': '' })}
              >
                {label}
                <ResizeHandle column={label} width={widthOf(column) ?? 240} onResize={width => resize(column, width)} />
              </HeadCell>
            )
          })}
        </tr>
      </thead>
      <tbody ref={ref}>
        <Gap height={before} />
        {items.slice(first, last).map((item, index) => (
          <ApplicationRow
            key={item.id}
            item={item}
            index={first + index}
            isPicked={picked.has(item.id)}
            onPick={onPick}
            columns={columns}
            fields={fields}
            context={context}
            isFocused={item.id === rest.focusedId}
            href={rest.hrefOf(item)}
          />
        ))}
        <Gap height={after} />
      </tbody>
    </DataTable>
  )
}

/** How wide the table is. */
function useRoom() {
  const ref = useRef<HTMLTableElement>(null)
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const table = ref.current
    if (!table) return
    const measure = () => setWidth(table.parentElement?.clientWidth ?? Number.POSITIVE_INFINITY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(table.parentElement ?? table)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

/** In place of rows that are not rendered. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className="block!">
      <td className="block! border-0! p-0!" style={{ height }}>
        &nbsp;
      </td>
    </tr>
  )

/** The widths of all columns but the evidence, which goes below them. */
const foldedWidths = (columns: readonly ListColumn[], fields: CustomFields) => {
  const others = columns.filter(column => column !== 'evidence')
  return ['52px minmax(120px, 1fr)', ...others.map(column => `minmax(0, ${columnOf(column, fields).width}px)`)].join(
    ' ',
  )
}

interface RowProps {
  item: ApplicationListItem
  index: number
  isPicked: boolean
  isFocused: boolean
  href: string
  columns: readonly ListColumn[]
  fields: CustomFields
  context: CellContext
  onPick: ListProps['onPick']
}

function ApplicationRow({ item, index, isPicked, isFocused, href, columns, fields, context, onPick }: RowProps) {
  return (
    <Row picked={isPicked} focused={isFocused} data-row={item.id} aria-rowindex={index + 2} className="relative">
      <Cell>
        {onPick && (
          <Checkbox
            hideLabel
            className="relative z-1"
            label={words.select(item.name)}
            checked={isPicked}
            onChange={event =>
              onPick([item.id], event.target.checked, (event.nativeEvent as unknown as MouseEvent).shiftKey)
            }
          />
        )}
      </Cell>
      <RowHead>
        {/* The link covers the row: a click anywhere except on the checkbox opens it. */}
        <Link
          to={href}
          title={item.name}
          className="block truncate text-14/[19px] font-medium after:absolute after:inset-0 hover:underline"
        >
          {item.name}
        </Link>
        <span className="flex items-center gap-2 text-12/[16px] font-normal text-text-2">
          <span className="truncate">{item.job.title}</span>
          {item.sample && <span className="font-medium">{words.sample}</span>}
          {item.knockout && <span className="font-medium text-attention">{words.knockout}</span>}
        </span>
      </RowHead>
      {columns.map(column => {
        const { align, cell } = columnOf(column, fields)
        return (
          <Cell key={column} align={align} {...(column === 'evidence' && { 'data-fold': '' })}>
            {cell(item, context)}
          </Cell>
        )
      })}
    </Row>
  )
}

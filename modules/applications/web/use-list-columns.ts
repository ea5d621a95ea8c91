import { useCallback, useState } from 'react'
import type { ListColumn } from '../contract.ts'
import { MOST_CUSTOM_COLUMNS } from '../policy.ts'
import { customFieldOf, isListColumn, STANDARD_COLUMNS } from './list-columns.tsx'

/** What this device remembers: the chosen columns of each view, and the widths of columns in all of them. */
interface Stored {
  readonly columns: Partial<Record<string, ListColumn[]>>
  readonly widths: Partial<Record<ListColumn | 'name', number>>
}

const KEY = 'application_columns'
const NOTHING: Stored = { columns: {}, widths: {} }

function read(): Stored {
  try {
    const { columns = {}, widths = {} } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>
    return {
      columns: Object.fromEntries(
        Object.entries(columns).map(([view, chosen]) => [view, chosen?.filter(isListColumn)]),
      ),
      widths: Object.fromEntries(Object.entries(widths).filter(([, width]) => Number.isFinite(width))),
    }
  } catch {
    // Storage is not available, or holds something else.
    return NOTHING
  }
}

export const NARROWEST = 72
export const WIDEST = 640

const within = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))

/** A copy with another value, or without it. */
function changed<V>(before: Partial<Record<string, V>>, key: string, value: V | null) {
  const others = Object.entries(before).filter(([name]) => name !== key)
  return Object.fromEntries(value === null ? others : [...others, [key, value]])
}

/** The columns of the table: those chosen on this device, or else those of the view, and their widths. */
export function useListColumns(viewId: string, viewColumns: readonly ListColumn[] | null | undefined) {
  const [stored, setStored] = useState(read)
  const store = useCallback(
    (change: (before: Stored) => Stored) =>
      setStored(before => {
        const after = change(before)
        try {
          localStorage.setItem(KEY, JSON.stringify(after))
        } catch {
          // Storage is not available: the choice lasts until the page is left.
        }
        return after
      }),
    [],
  )
  const chosen = stored.columns[viewId]
  const columns = chosen ?? viewColumns ?? STANDARD_COLUMNS
  return {
    columns,
    /** The custom AI fields among them. */
    customIds: columns.flatMap(column => customFieldOf(column) ?? []).slice(0, MOST_CUSTOM_COLUMNS),
    /** Null while the columns are the standard ones. */
    own: chosen ?? viewColumns ?? null,
    widths: stored.widths,
    choose: (columns: ListColumn[] | null) =>
      store(before => ({ ...before, columns: changed(before.columns, viewId, columns) })),
    resize: (column: ListColumn | 'name', width: number | null) =>
      store(before => ({ ...before, widths: changed(before.widths, column, width && within(width)) })),
  }
}

export type ListColumns = ReturnType<typeof useListColumns>

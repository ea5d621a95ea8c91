import { useEffect, useRef, useState } from 'react'
import type { ApplicationListItem } from '../contract.ts'
import { readOpenedList, saveOpenedList } from './opened-list.ts'

interface SelectionInput {
  readonly items: readonly ApplicationListItem[]
  /** The query of the list's address, with its filters. */
  readonly address: string
  readonly total: string
}

/** The selected rows of the list, and the row that the keys j and k have reached. */
export function useSelection({ items, address, total }: SelectionInput) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [focusedId, setFocusedId] = useState<string | null>(() => lastOpened(address))
  // All that match the filter, also those that are not loaded. Ends with every other selection, and with another filter.
  const [matching, setMatching] = useState<string | null>(null)
  const anchor = useRef<string | null>(null)
  useEffect(() => {
    saveOpenedList({ address, total, items: items.map(({ id, candidate_uuid }) => ({ id, candidate_uuid })) })
  }, [address, total, items])
  // Applications that a filter hides are not selected: no one should move what they cannot see.
  const selected = items.filter(({ id }) => selectedIds.has(id))
  const at = items.findIndex(({ id }) => id === focusedId)
  const focused = items[at] ?? null
  const focusRow = (index: number) => {
    const next = items[Math.min(items.length - 1, Math.max(0, index))]
    if (!next) return
    setFocusedId(next.id)
    document.querySelector(`[data-row="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return {
    selected,
    ids: new Set(selected.map(({ id }) => id)),
    focused,
    /** The selected rows, or else the focused one. */
    targets: selected.length > 0 ? selected : focused ? [focused] : [],
    /** With `range`, all rows from the one that was selected last. */
    select: (ids: readonly string[], on: boolean, range = false) => {
      const changed = range && ids[0] ? between(items, anchor.current, ids[0]) : ids
      anchor.current = ids[0] ?? null
      setMatching(null)
      setSelectedIds(before => {
        const left = new Set(changed)
        const after = new Set([...before].filter(id => !left.has(id)))
        if (on) for (const id of changed) after.add(id)
        return after
      })
    },
    isAllMatching: matching === address && selected.length > 0,
    selectAllMatching: () => setMatching(address),
    clear: () => {
      setMatching(null)
      setSelectedIds(new Set())
    },
    focusOn: (id: string) => focusRow(items.findIndex(item => item.id === id)),
    focusNext: () => focusRow(at + 1),
    focusPrevious: () => focusRow(at < 0 ? 0 : at - 1),
  }
}

/** The IDs from one row to another, in either direction; the second alone if the first is not shown. */
function between(items: readonly ApplicationListItem[], from: string | null, to: string): string[] {
  const end = items.findIndex(({ id }) => id === to)
  const start = items.findIndex(({ id }) => id === from)
  if (start < 0 || end < 0) return [to]
  return items.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id)
}

const lastOpened = (address: string) => {
  const list = readOpenedList()
  return list?.address === address ? (list.last ?? null) : null
}

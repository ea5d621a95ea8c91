import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import { find } from './palette-api.ts'

/** A single letter finds nearly everything. */
const SHORTEST = 2

/** The text in the palette, and what the server found for it after a pause in typing. */
export function usePaletteSearch() {
  const [wanted, setWanted] = useState('')
  const { text, setText } = useDelayedText(wanted, setWanted)
  const search = wanted.trim()
  const enabled = search.length >= SHORTEST
  const found = useQuery({
    queryKey: ['palette', search],
    queryFn: ({ signal }) => find(search, signal),
    enabled,
    placeholderData: keepPreviousData,
  })
  const isTyped = text.trim().length >= SHORTEST
  return {
    text,
    setText,
    found: isTyped && enabled ? { ...found.data, search } : null,
    /** Searches once more; null unless it failed. */
    again: isTyped && enabled && found.isError ? () => void found.refetch() : null,
    busy: isTyped && (text.trim() !== search || found.isFetching),
    clear: () => {
      setText('')
      setWanted('')
    },
  }
}

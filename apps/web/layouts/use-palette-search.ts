import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/contract/browser.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { useDelayedText } from '#ui/use-delayed-text.ts'

const MOST_CANDIDATES = 6
const MOST_JOBS = 4
/** A single letter finds nearly everything. */
const SHORTEST = 2

/** Candidates by name, address, and words of résumés and answers; jobs by title. What the reader may not see is not found. */
async function find(search: string, signal: AbortSignal) {
  const [applications, jobs] = await Promise.all([
    call(applicationsContract['applications.list'], {
      query: { search, limit: MOST_CANDIDATES, archived: 'true' },
      signal,
    }),
    call(jobsContract['jobs.list'], { query: { search, limit: MOST_JOBS }, signal }),
  ])
  return { applications: applications.items, jobs: jobs.items }
}

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
    busy: isTyped && (text.trim() !== search || found.isFetching),
    clear: () => {
      setText('')
      setWanted('')
    },
  }
}

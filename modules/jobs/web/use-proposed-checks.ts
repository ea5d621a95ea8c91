import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CheckedAs } from '../contract.ts'
import { MAX_REQUIREMENTS } from '../policy.ts'

/** Proposes how requirements are checked, in the order of their texts. */
export type ProposeChecks = (texts: readonly string[], signal: AbortSignal) => Promise<CheckedAs[]>

/** How long typing has to pause before the text is sent. In ms. */
const PAUSE_MS = 300

/** Line breaks cannot be part of a requirement. */
const SEPARATOR = '\n'

/** What is proposed for each text; null while it is not known. */
export function useProposedChecks(texts: readonly string[], propose: ProposeChecks) {
  const wanted = [...new Set(texts.map(text => text.trim()).filter(Boolean))].slice(0, MAX_REQUIREMENTS).join(SEPARATOR)
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isError } = useQuery({
    queryKey: ['requirement-checks', settled],
    queryFn: async ({ signal }) => {
      const asked = settled.split(SEPARATOR)
      const checks = await propose(asked, signal)
      return new Map(asked.map((text, i) => [text, checks[i]!]))
    },
    enabled: settled !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return {
    proposalFor: (text: string): CheckedAs | null => data?.get(text.trim()) ?? null,
    /** Without proposals, a kind can still be chosen. */
    failed: isError,
  }
}

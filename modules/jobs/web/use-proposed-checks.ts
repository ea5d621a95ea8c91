import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CheckedAs, Requirement } from '../contract.ts'
import { MAX_REQUIREMENTS } from '../policy.ts'

/** What the text of a requirement suggests. */
export interface Proposal {
  readonly check: CheckedAs
  /** Whether a résumé can show it. */
  readonly recognizable: boolean
  /** All of these are looked for; of each, any alternative is enough. */
  readonly looks_for: readonly {
    readonly any: readonly { readonly label: string; readonly words: readonly string[] }[]
  }[]
}

/** Proposes how requirements are checked, in the order of their texts. */
export type ProposeChecks = (texts: readonly string[], signal: AbortSignal) => Promise<readonly Proposal[]>

/** How long typing has to pause before the text is sent. In ms. */
const PAUSE_MS = 300

/** Line breaks cannot be part of a requirement. */
const SEPARATOR = '\n'

/** What is proposed for each text; null while it is not known. */
export function useProposedChecks(texts: readonly string[], propose: ProposeChecks): Proposals {
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
      const proposed = await propose(asked, signal)
      return new Map(asked.map((text, i) => [text, proposed[i]!]))
    },
    enabled: settled !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return {
    proposalFor: text => data?.get(text.trim()) ?? null,
    failed: isError,
  }
}

export interface Proposals {
  /** Null while it is not known. */
  proposalFor: (text: string) => Proposal | null
  /** Without proposals, a kind can still be chosen. */
  failed: boolean
}

/** Kinds whose value is compared; the others are looked for by words. */
const WITH_VALUE = new Set<CheckedAs['kind']>(['years', 'degree', 'certificate_or_licence', 'language'])

/** Whether neither a résumé nor the words that were added can show a requirement. */
export const isVague = (
  { checked_as, also_recognized_by }: Pick<Requirement, 'checked_as' | 'also_recognized_by'>,
  proposal: Proposal | null,
): boolean =>
  proposal?.recognizable === false && !also_recognized_by?.length && !(checked_as && WITH_VALUE.has(checked_as.kind))

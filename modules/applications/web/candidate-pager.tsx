import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from '#ui/router.tsx'
import { candidateQuery } from './api.ts'
import { type ListedCandidate, positionIn, readOpenedList, saveOpenedList } from './opened-list.ts'
import { locale } from '#platform/locale/locale.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { pagerWords as words } from '../words/pager.ts'

interface CandidatePagerProps {
  applicationId: string
  /** The address of a candidate's page. */
  pageOf: (candidateUuid: string) => string
}

/** "4 of 31": the position in the list that the page was opened from, with links to the previous and the next candidate. */
export function CandidatePager({ applicationId, pageOf }: CandidatePagerProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const list = readOpenedList()
  const position = positionIn(list, params.get('from') ?? '', applicationId)
  const open = (candidate: ListedCandidate | null | undefined) => {
    if (!candidate) return
    const query = new URLSearchParams(params)
    query.set('application', candidate.id)
    // Replaces this page in the history, so that Back leads to the list.
    navigate(`${pageOf(candidate.candidate_uuid)}?${query.toString()}`, { replace: true })
  }
  useShortcuts([
    { keys: 'j', label: words.next, run: () => open(position?.next) },
    { keys: 'k', label: words.previous, run: () => open(position?.previous) },
  ])
  const next = position?.next?.candidate_uuid
  useEffect(() => {
    if (list && list.last !== applicationId) saveOpenedList({ ...list, last: applicationId })
    if (next) void client.prefetchQuery(candidateQuery(next))
  })
  if (!position) return null
  return (
    <span className="ml-auto flex shrink-0 items-center gap-1.5 text-text-2">
      <span className="num mr-1 max-md:sr-only">{words.place(locale.number(position.at), position.total)}</span>
      <PagerKey name="k" label={words.previous} candidate={position.previous} onOpen={open} />
      <PagerKey name="j" label={words.next} candidate={position.next} onOpen={open} />
    </span>
  )
}

interface PagerKeyProps {
  name: string
  label: string
  candidate: ListedCandidate | null
  onOpen: (candidate: ListedCandidate | null) => void
}

const PagerKey = ({ name, label, candidate, onOpen }: PagerKeyProps) => (
  <button
    type="button"
    title={label}
    aria-disabled={!candidate || undefined}
    onClick={() => onOpen(candidate)}
    className="kbd grid size-6 place-items-center p-0 hover:border-edge aria-disabled:opacity-50 aria-disabled:hover:border-line"
  >
    {/* A phone has no keys. */}
    <span aria-hidden="true" className="max-md:hidden">
      {name}
    </span>
    <span aria-hidden="true" className="md:hidden">
      {name === 'k' ? '‹' : '›'}
    </span>
    <span className="sr-only">{label}</span>
  </button>
)

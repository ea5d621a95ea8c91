import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { candidateQuery } from '#modules/applications/web/api.ts'
import { keepWalk, placeIn, readWalk, type Step } from '#modules/applications/web/walk.ts'
import { locale } from '#platform/locale/locale.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { paths } from '../../../paths.ts'
import { candidateWords as words } from '../../../words/candidate.ts'

/** "4 of 31": the place in the list that the page was opened from, with links to the previous and the next candidate. */
export function WalkBar({ applicationId }: { applicationId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const walk = readWalk()
  const place = placeIn(walk, params.get('from') ?? '', applicationId)
  const go = (step: Step | null | undefined) => {
    if (!step) return
    const query = new URLSearchParams(params)
    query.set('application', step.id)
    // Replaces this page in the history, so that Back leads to the list.
    void navigate(`${paths.candidateDetails(step.candidate_uuid)}?${query.toString()}`, { replace: true })
  }
  useShortcuts([
    { keys: 'j', label: words.next, run: () => go(place?.after) },
    { keys: 'k', label: words.previous, run: () => go(place?.before) },
  ])
  const after = place?.after?.candidate_uuid
  useEffect(() => {
    if (walk && walk.last !== applicationId) keepWalk({ ...walk, last: applicationId })
    if (after) void client.prefetchQuery(candidateQuery(after))
  })
  if (!place) return null
  return (
    <span className="ml-auto flex shrink-0 items-center gap-1.5 text-text-2">
      <span className="num mr-1 max-md:sr-only">{words.place(locale.number(place.at), place.total)}</span>
      <WalkKey name="k" label={words.previous} step={place.before} onGo={go} />
      <WalkKey name="j" label={words.next} step={place.after} onGo={go} />
    </span>
  )
}

interface WalkKeyProps {
  name: string
  label: string
  step: Step | null
  onGo: (step: Step | null) => void
}

const WalkKey = ({ name, label, step, onGo }: WalkKeyProps) => (
  <button
    type="button"
    title={label}
    aria-disabled={!step || undefined}
    onClick={() => onGo(step)}
    className="kbd grid size-6 place-items-center p-0 hover:border-edge aria-disabled:opacity-50 aria-disabled:hover:border-line"
  >
    <span aria-hidden="true">{name}</span>
    <span className="sr-only">{label}</span>
  </button>
)

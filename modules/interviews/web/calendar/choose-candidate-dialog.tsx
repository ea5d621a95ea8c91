import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { applicationsQuery } from '#modules/applications/web/api.ts'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import { calendarWords } from '../../words/calendar.ts'

const ScheduleInterview = lazy(() =>
  import('../schedule-interview-dialog.tsx').then(m => ({ default: m.ScheduleInterviewDialog })),
)

const words = calendarWords.choose

interface ChooseCandidateDialogProps {
  jobId: string | null
  onClose: () => void
  onSent: (name: string) => void
}

/** Finds the candidate of a new interview, then opens the invitation. */
export function ChooseCandidateDialog({ jobId, onClose, onSent }: ChooseCandidateDialogProps) {
  const [search, setSearch] = useState('')
  const { text, setText } = useDelayedText(search, setSearch)
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const found = useInfiniteQuery(
    applicationsQuery({ search: search || undefined, outcome: 'active', job_id: jobId ?? undefined }),
  )
  if (chosen) {
    return (
      <Suspense>
        <ScheduleInterview
          applicationId={chosen.id}
          candidateName={chosen.name}
          open
          onOpenChange={open => !open && onClose()}
          onDone={() => onSent(chosen.name)}
        />
      </Suspense>
    )
  }
  const items = found.data?.pages[0]?.items ?? []
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      keep={words.cancel}
    >
      <Field label={words.search}>
        <Input
          type="search"
          value={text}
          maxLength={120}
          placeholder={words.placeholder}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <div className="mt-3 h-72 overflow-y-auto">
        {found.isPending && (
          <SkeletonGroup label={words.loading} className="grid gap-2">
            {[1, 2, 3, 4, 5].map(row => (
              <Skeleton key={row} className="h-11 w-full" />
            ))}
          </SkeletonGroup>
        )}
        {found.isError && <ErrorState error={found.error} title={words.failed} onRetry={() => void found.refetch()} />}
        {found.data && items.length === 0 && <p className="py-4 text-text-2">{words.none}</p>}
        <ul className="divide-y divide-line">
          {items.map(({ id, name, job, stage }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => setChosen({ id, name })}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{name}</span>
                  <span className="block text-13 text-text-2">{job.title}</span>
                </span>
                <span className="text-13 text-text-2">{STAGE_NAMES[stage]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

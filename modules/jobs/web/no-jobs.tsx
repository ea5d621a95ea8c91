import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { JobCounts } from '../contract.ts'
import { jobViewWords as words } from '../words/views.ts'
import { type JobView, viewName, viewWithJobs } from './job-view.ts'

interface NoJobsProps {
  view: JobView
  search: string
  counts: JobCounts
  onView: (view: JobView) => void
  onClear: () => void
  /** Only given to people who can create jobs. */
  createHref: string | null
}

/** An empty view: the way to the first job, to another view, or out of a search. */
export function NoJobs({ view, search, counts, onView, onClear, createHref }: NoJobsProps) {
  const other = viewWithJobs(counts)
  const showOther = other && <Button onClick={() => onView(other)}>{words.show(viewName(other), counts[other])}</Button>
  if (search)
    return (
      <EmptyState
        drawing="inbox"
        title={words.noMatch}
        action={showOther ?? <Button onClick={onClear}>{words.clearSearch}</Button>}
      >
        {words.noMatchNote}
      </EmptyState>
    )
  if (other)
    return (
      <EmptyState
        drawing="inbox"
        title={view === 'archived' ? words.noneArchived : words.noneOf(viewName(view))}
        action={showOther}
      />
    )
  return (
    <EmptyState
      drawing="page"
      title={words.none}
      action={
        createHref && (
          <LinkButton to={createHref} kind="primary">
            {words.first}
          </LinkButton>
        )
      }
    >
      {createHref ? words.noneLead : words.noneToYou}
    </EmptyState>
  )
}

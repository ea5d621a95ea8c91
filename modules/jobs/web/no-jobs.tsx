import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { jobViewWords as words } from '../words/views.ts'
import { type JobView, viewName } from './job-tabs.tsx'

/** An empty view: the way to the first job, or that the view is empty. `createHref` is only given to people who can create jobs. */
export function NoJobs({ view, createHref }: { view: JobView; createHref: string | null }) {
  if (view !== 'all')
    return (
      <EmptyState drawing="inbox" title={view === 'archived' ? words.noneArchived : words.noneOf(viewName(view))} />
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
      {words.noneLead}
    </EmptyState>
  )
}

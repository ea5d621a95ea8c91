import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session.ts'
import { jobPageWords as words } from '../../../words/jobs.ts'

/** An empty list: the way to the first job, or that the view is empty. */
export function NoJobs({ title }: { title: string | null }) {
  const manages = useCan('jobs.manage')
  if (title) return <EmptyState drawing="inbox" title={title} />
  return (
    <EmptyState
      drawing="page"
      title={words.none}
      action={
        manages && (
          <LinkButton to={paths.createJob()} kind="primary">
            {words.first}
          </LinkButton>
        )
      }
    >
      {words.noneLead}
    </EmptyState>
  )
}

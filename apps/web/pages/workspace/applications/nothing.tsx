import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../../paths.ts'

/** An empty list: nobody fits what it is narrowed to, or nobody has applied at all. */
export function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (narrowed) {
    return (
      <EmptyState
        drawing="search"
        title="Nobody fits these filters"
        action={<Button onClick={onClear}>Clear the filters</Button>}
      >
        Take one away, or search for something else.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="people"
      title="No applications yet"
      action={
        <LinkButton to={paths.jobListings()} kind="primary">
          Open the jobs
        </LinkButton>
      }
    >
      Publish a job and share its link. Who applies stands here, read against what the job needs.
    </EmptyState>
  )
}

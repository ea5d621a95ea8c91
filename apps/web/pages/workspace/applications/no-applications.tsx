import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../../paths.ts'
import { listPageWords as words } from '#modules/applications/words/list-page.ts'

/** An empty list: no application matches the filters, or there are none at all. */
export function NoApplications({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        drawing="search"
        title={words.noMatch}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      >
        {words.noMatchNote}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="people"
      title={words.none}
      action={
        <LinkButton to={paths.jobListings()} kind="primary">
          {words.viewJobs}
        </LinkButton>
      }
    >
      {words.noneNote}
    </EmptyState>
  )
}

import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paths, withQuery } from '../../../paths.ts'
import { useCan } from '../../../session.ts'
import { listPageWords as words } from '#modules/applications/words/list-page.ts'

/** An empty list: no application matches the filters, or there are none at all. */
export function NoApplications({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const imports = useCan('candidates.manage')
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
        <div className="flex flex-wrap justify-center gap-2">
          {imports && (
            <LinkButton to={withQuery(paths.imports(), { start: '1' })} kind="primary">
              {words.importResumes}
            </LinkButton>
          )}
          <LinkButton to={paths.jobListings()} kind={imports ? 'default' : 'primary'}>
            {words.viewJobs}
          </LinkButton>
        </div>
      }
    >
      {imports ? words.noneImportNote : words.noneNote}
    </EmptyState>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { RequestFilter } from '../contract.ts'
import { REQUEST_KINDS, REQUEST_STATES } from '../policy.ts'
import { requestListWords as words } from '../words/requests.ts'
import { requestsQuery } from './api.ts'
import { RequestItem } from './request-item.tsx'

interface RequestListProps {
  filter: RequestFilter
  onFilter: (filter: RequestFilter) => void
  /** False for read-only access. */
  mayEdit: boolean
}

/** Contact and demo requests, newest first. */
export function RequestList({ filter, onFilter, mayEdit }: RequestListProps) {
  const list = useInfiniteQuery(requestsQuery(filter))
  const first = list.data?.pages[0]
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <PageHeader title={words.title}>{words.note}</PageHeader>
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 md:px-7">
        <div className="grid grid-cols-2 items-end gap-3 md:flex">
          <Field label={words.state} className="md:w-40">
            <Select
              value={filter.state ?? ''}
              placeholder={words.all}
              onChange={({ target }) =>
                onFilter({ ...filter, state: REQUEST_STATES.find(one => one === target.value) })
              }
              choices={REQUEST_STATES.map(value => ({ value, label: words.states[value] }))}
            />
          </Field>
          <Field label={words.kind} className="md:w-40">
            <Select
              value={filter.kind ?? ''}
              placeholder={words.all}
              onChange={({ target }) => onFilter({ ...filter, kind: REQUEST_KINDS.find(one => one === target.value) })}
              choices={REQUEST_KINDS.map(value => ({ value, label: words.kinds[value] }))}
            />
          </Field>
          {first && (
            <p role="status" className="num col-span-2 text-13 text-text-2 md:ml-auto md:pb-2">
              {words.open(first.open.contact, first.open.demo)}
            </p>
          )}
        </div>
        {list.isPending && <Loading />}
        {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
        {first && items.length === 0 && (
          <EmptyState
            drawing={isFiltered ? 'search' : 'page'}
            title={isFiltered ? words.none : words.empty}
            action={isFiltered && <Button onClick={() => onFilter({})}>{words.clear}</Button>}
          >
            {isFiltered ? words.noneNote : words.emptyNote}
          </EmptyState>
        )}
        {items.length > 0 && (
          <ol aria-label={words.title} className="divide-y divide-line border-y border-line">
            {items.map(request => (
              <RequestItem key={request.id} request={request} mayEdit={mayEdit} />
            ))}
          </ol>
        )}
        {first && items.length > 0 && (
          <footer className="flex flex-wrap items-center gap-3.5 text-12 text-text-2">
            <span className="num">{words.showing(items.length, first.total_label)}</span>
            {list.hasNextPage && (
              <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {words.more}
              </Button>
            )}
          </footer>
        )}
      </div>
    </>
  )
}

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid gap-4 border-y border-line py-5">
    {[0, 1, 2].map(row => (
      <span key={row} className="grid gap-2">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </span>
    ))}
  </SkeletonGroup>
)

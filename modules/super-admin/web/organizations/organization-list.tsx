import { useInfiniteQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ListFooter } from '#ui/list-footer.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Link } from '#ui/router.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { When } from '#ui/when.tsx'
import type { ManagedOrganization } from '../../contract.ts'
import { ORGANIZATION_STATES } from '../../policy.ts'
import { organizationListWords as words } from '../../words/organizations.ts'
import { organizationsQuery } from '../organizations-api.ts'
import { type Column, RecordTable } from '../record-table.tsx'
import { OrganizationFilters } from './organization-filters.tsx'
import { StateChip } from './state-chip.tsx'
import { useOrganizationFilter } from './use-organization-filter.ts'

const ALL = 'all'

/** All organizations with filters. */
export function OrganizationList({ hrefOf }: { hrefOf: (id: string) => string }) {
  const { filter, change, clear, isFiltered } = useOrganizationFilter()
  const list = useInfiniteQuery(organizationsQuery(filter))
  const first = list.data?.pages[0]
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const states = first?.states
  const all = states && Object.values(states).reduce((sum, count) => sum + count, 0)
  return (
    <Tabs
      label={words.states}
      value={filter.state ?? ALL}
      onChange={value => change({ state: value === ALL ? '' : value })}
      className="px-4 md:px-7"
      tabs={[
        { value: ALL, label: words.all, ...(all !== undefined && { count: all }) },
        ...ORGANIZATION_STATES.map(value => ({
          value,
          label: words.tabs[value],
          ...(states && { count: states[value] ?? 0 }),
        })),
      ]}
    >
      <TabPanel value={filter.state ?? ALL}>
        <OrganizationFilters
          filter={filter}
          onChange={change}
          plans={first?.plans ?? []}
          countries={first?.countries ?? []}
        />
        {list.isPending && (
          <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-4 md:px-7">
            {[0, 1, 2, 3, 4, 5].map(row => (
              <Skeleton key={row} className="h-8 w-full" />
            ))}
          </SkeletonGroup>
        )}
        {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
        {first && items.length === 0 && (
          <EmptyState
            drawing={isFiltered ? 'search' : 'page'}
            title={isFiltered ? words.none : words.empty}
            action={isFiltered && <Button onClick={clear}>{words.clear}</Button>}
          >
            {isFiltered ? words.noneNote : words.emptyNote}
          </EmptyState>
        )}
        {first && items.length > 0 && (
          <>
            <RecordTable label={words.title} columns={columnsOf(hrefOf)} rows={items} keyOf={({ id }) => id} />
            <ListFooter
              showing={words.showing(items.length, first.total_label)}
              more={
                list.hasNextPage
                  ? { label: words.more, busy: list.isFetchingNextPage, load: () => void list.fetchNextPage() }
                  : null
              }
              shortcuts={[]}
            />
          </>
        )}
      </TabPanel>
    </Tabs>
  )
}

/** The page's title with the number of organizations. */
export function OrganizationsHeader() {
  const { data } = useInfiniteQuery(organizationsQuery({ sort: 'newest' }))
  const states = data?.pages[0]?.states
  const all = states && Object.values(states).reduce((sum, count) => sum + count, 0)
  return <PageHeader title={words.title}>{all === undefined ? ' ' : words.count(all)}</PageHeader>
}

const columnsOf = (hrefOf: (id: string) => string): Column<ManagedOrganization>[] => [
  {
    label: words.organization,
    isName: true,
    cell: ({ id, name, website }) => (
      <>
        <Link to={hrefOf(id)} className="text-14 font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        {website && (
          <span className="block text-12 wrap-anywhere text-text-2">{website.replace(/^https?:\/\//, '')}</span>
        )}
      </>
    ),
  },
  { label: words.status, cell: organization => <StateChip {...organization} /> },
  { label: words.plan, cell: ({ plan }) => plan },
  { label: words.admins, align: 'end', cell: ({ admins }) => locale.number(admins) },
  { label: words.jobs, align: 'end', cell: ({ open_jobs }) => locale.number(open_jobs) },
  { label: words.interviews, align: 'end', cell: ({ interviews }) => locale.number(interviews) },
  {
    label: words.lastSignIn,
    cell: ({ last_sign_in }) =>
      last_sign_in ? (
        <When instant={last_sign_in} show="relative" className="whitespace-nowrap" />
      ) : (
        <span className="text-text-2">{words.never}</span>
      ),
  },
  {
    label: words.created,
    align: 'end',
    cell: ({ created_at }) => <When instant={created_at} show="day" className="whitespace-nowrap" />,
  },
]

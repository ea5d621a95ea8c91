import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import type { ApplicationListItem, applicationsContract, Stage } from '../../contract.ts'
import { STAGES } from '../../policy.ts'
import { applicationsQuery, type ListFilter } from '../api.ts'

type Page = ReplyOf<(typeof applicationsContract)['applications.list']>
type Pages = InfiniteData<Page, string>

export interface BoardColumn {
  readonly stage: Stage
  readonly items: readonly ApplicationListItem[]
  /** As text: "42", "10000+"; undefined while it loads. */
  readonly total: string | undefined
  readonly more: (() => void) | null
  readonly busy: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** The filter of a column: a board shows active applications by their stage. */
const filterOf = ({ stage: _stage, outcome: _outcome, ...conditions }: ListFilter, stage: Stage): ListFilter => ({
  ...conditions,
  stage,
})

/** The columns of the board: each is a list of its own. With a filter by stage there is only one. */
export function useBoard(filter: ListFilter, isShown: boolean) {
  const client = useQueryClient()
  const queryOf = (stage: Stage) => ({
    ...applicationsQuery(filterOf(filter, stage)),
    enabled: isShown && (filter.stage === undefined || filter.stage === stage),
  })
  const lists = {
    applied: useInfiniteQuery(queryOf('applied')),
    screening: useInfiniteQuery(queryOf('screening')),
    review: useInfiniteQuery(queryOf('review')),
    interview: useInfiniteQuery(queryOf('interview')),
    offer: useInfiniteQuery(queryOf('offer')),
  }
  const shown = STAGES.filter(stage => filter.stage === undefined || filter.stage === stage)
  const columns = shown.map((stage): BoardColumn => {
    const list = lists[stage]
    return {
      stage,
      items: list.data?.pages.flatMap(page => page.items) ?? [],
      total: list.data?.pages[0]?.total_label,
      more: list.hasNextPage ? () => void list.fetchNextPage() : null,
      busy: list.isFetchingNextPage,
      error: list.error,
      retry: () => void list.refetch(),
    }
  })
  const pages = [lists.applied.data, lists.screening.data, lists.review.data, lists.interview.data, lists.offer.data]
  const items = useMemo(
    () => pages.flatMap(data => data?.pages.flatMap(page => page.items) ?? []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the five lists, which are always the same number
    pages,
  )
  return {
    columns,
    /** Of all columns, in their order. */
    items,
    /** Why no column could be loaded; null if one is shown or still loads. */
    error: columns.every(column => column.error) ? columns[0]!.error : null,
    retry: () => columns.forEach(column => column.retry()),
    isEmpty: columns.every(column => column.total !== undefined && column.items.length === 0),
    /** Shows a move before the server has confirmed it. */
    show: (item: ApplicationListItem, to: Stage) => showMove(client, filter, item, to),
  }
}

const pagesOf = (client: QueryClient, filter: ListFilter, stage: Stage, change: (pages: Pages) => Pages) =>
  client.setQueryData<Pages>(applicationsQuery(filterOf(filter, stage)).queryKey, before => before && change(before))

/** An exact total after a change; "10000+" stays. */
const counted = (page: Page, by: number): Page =>
  page.total_label === String(page.total)
    ? { ...page, total: page.total + by, total_label: String(page.total + by) }
    : page

function showMove(client: QueryClient, filter: ListFilter, item: ApplicationListItem, to: Stage): void {
  pagesOf(client, filter, item.stage, ({ pages, ...rest }) => ({
    ...rest,
    pages: pages.map(page => counted({ ...page, items: page.items.filter(({ id }) => id !== item.id) }, -1)),
  }))
  const moved = { ...item, stage: to, stage_since: new Date().toISOString() }
  pagesOf(client, filter, to, ({ pages: [first, ...others], ...rest }) => ({
    ...rest,
    pages: first ? [counted({ ...first, items: [moved, ...first.items] }, 1), ...others] : [],
  }))
}

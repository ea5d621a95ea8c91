import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ApplicationListItem, Stage } from '#modules/applications/contract.ts'
import { STAGE_NAMES, STAGES } from '#modules/applications/policy.ts'
import {
  applicationsQuery,
  countsQuery,
  type ListFilter,
  moveApplication,
  refreshApplications,
  setTags,
} from '#modules/applications/web/api.ts'
import { ApplicationCards } from '#modules/applications/web/application-cards.tsx'
import { ApplicationsTable } from '#modules/applications/web/applications-table.tsx'
import { BulkActions } from '#modules/applications/web/bulk-actions.tsx'
import { ListSkeleton } from '#modules/applications/web/list-skeleton.tsx'
import { QueryBar } from '#modules/applications/web/query-bar.tsx'
import { inviteApplication } from '#modules/interviews/web/api.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { toast } from '#ui/toast-queue.ts'
import { paths, withQuery } from '../../paths.ts'

const FILTERS = ['search', 'job_id', 'stage', 'outcome', 'min_score', 'knockout', 'tag', 'sort'] as const

/** The list's filters, kept in the address: back works, and a link shows the same list to a colleague. */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(
    () =>
      Object.fromEntries(FILTERS.flatMap(name => (params.get(name) ? [[name, params.get(name)]] : []))) as ListFilter,
    [params],
  )
  const change = useCallback(
    (next: Partial<Record<keyof ListFilter, string | null>>) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(next)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { filter, change, address: params.toString() }
}

export default function Applications() {
  const { filter, change, address } = useFilter()
  const counts = useQuery(countsQuery())
  const list = useInfiniteQuery(applicationsQuery(filter))
  const items = useMemo(() => list.data?.pages.flatMap(page => page.items) ?? [], [list.data])
  const narrowed = FILTERS.some(name => name !== 'sort' && filter[name])
  const hrefOf = (item: ApplicationListItem) =>
    withQuery(paths.candidateDetails(item.candidate_uuid), { application: item.id, from: address })
  const label = list.data?.pages[0]?.total_label
  return (
    <>
      <PageHeader
        title="Applications"
        below={
          <StageTabs stage={filter.stage} counts={counts.data} onChange={stage => change({ stage, outcome: null })} />
        }
      >
        {counts.data &&
          `${counts.data.total.toLocaleString('en-GB')} in all, ${counts.data.active.toLocaleString('en-GB')} of them still in play`}
      </PageHeader>
      <div className="px-4 pb-3 md:px-7">
        <QueryBar filter={filter} jobs={counts.data?.by_job ?? []} onChange={change} />
      </div>
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <ErrorState
          error={list.error}
          title="The applications could not be loaded"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && items.length === 0 && (
        <Nothing narrowed={narrowed} onClear={() => change(Object.fromEntries(FILTERS.map(name => [name, null])))} />
      )}
      {items.length > 0 && (
        <List
          items={items}
          hrefOf={hrefOf}
          sort={filter.sort ?? 'newest'}
          onSort={sort => change({ sort: sort === filter.sort ? null : sort })}
        >
          <footer className="flex flex-wrap items-center gap-3 px-4 py-3 text-13 text-text-2 md:px-7">
            <span className="num">
              Showing {items.length.toLocaleString('en-GB')} of {label}
            </span>
            {list.hasNextPage && (
              <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Next 25
              </Button>
            )}
            <span className="ml-auto flex flex-wrap gap-x-4 gap-y-1 max-md:hidden">
              <span>
                <Kbd>j</Kbd> <Kbd>k</Kbd> walk
              </span>
              <span>
                <Kbd>x</Kbd> select
              </span>
              <span>
                <Kbd>Enter</Kbd> open
              </span>
              <span>
                <Kbd>m</Kbd> move
              </span>
              <span>
                <Kbd>?</Kbd> all keys
              </span>
            </span>
          </footer>
        </List>
      )}
    </>
  )
}

function StageTabs({
  stage,
  counts,
  onChange,
}: {
  stage?: Stage
  counts?: { active: number; total: number; by_stage: Record<string, number> }
  onChange: (stage: Stage | null) => void
}) {
  const tab = (value: Stage | null, name: string, count: number | undefined) => (
    <button
      key={name}
      type="button"
      className="tab"
      data-state={(stage ?? null) === value ? 'active' : undefined}
      aria-pressed={(stage ?? null) === value}
      onClick={() => onChange(value)}
    >
      {name}
      <span className="num font-normal text-text-2">{(count ?? 0).toLocaleString('en-GB')}</span>
    </button>
  )
  return (
    <div role="group" aria-label="Stage" className="tabs mt-4">
      {tab(null, 'All', counts?.total)}
      {STAGES.map(one => tab(one, STAGE_NAMES[one], counts?.by_stage[one]))}
    </div>
  )
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
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

interface ListBoxProps {
  items: readonly ApplicationListItem[]
  hrefOf: (item: ApplicationListItem) => string
  sort: NonNullable<ListFilter['sort']>
  onSort: (sort: NonNullable<ListFilter['sort']>) => void
  children: React.ReactNode
}

/** The list with its keyboard and its bulk bar. */
function List({ items, hrefOf, sort, onSort, children }: ListBoxProps) {
  const navigate = useNavigate()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [focus, setFocus] = useState(-1)
  const [moving, setMoving] = useState(false)
  const bulk = useBulk(items, picked, () => setPicked(new Set()))
  const focused = items[focus] ?? null
  const pick = (ids: readonly string[], on: boolean) =>
    setPicked(before => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  const walk = (step: number) => {
    const next = Math.min(items.length - 1, Math.max(0, focus + step))
    setFocus(next)
    document.querySelector(`[data-row="${items[next]?.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts([
    { keys: 'j', label: 'Walk down the list', run: () => walk(1) },
    { keys: 'k', label: 'Walk up the list', run: () => walk(-1) },
    { keys: 'x', label: 'Select the row', run: () => focused && pick([focused.id], !picked.has(focused.id)) },
    { keys: 'Enter', label: 'Open the row', run: () => focused && void navigate(hrefOf(focused)) },
    { keys: 'm', label: 'Move the selected', run: () => picked.size > 0 && setMoving(true) },
    { keys: 'i', label: 'Invite the selected', run: () => picked.size > 0 && bulk.run({ kind: 'invite' }) },
    { keys: 'Escape', label: 'Clear the selection', run: () => setPicked(new Set()) },
  ])
  return (
    <div className="flex flex-1 flex-col">
      <ApplicationsTable
        items={items}
        hrefOf={hrefOf}
        picked={picked}
        onPick={pick}
        focusedId={focused?.id ?? null}
        sort={sort}
        onSort={onSort}
      />
      <ApplicationCards items={items} hrefOf={hrefOf} />
      {children}
      <BulkActions
        count={picked.size}
        busy={bulk.busy}
        moving={moving}
        onMovingChange={setMoving}
        onMove={stage => bulk.run({ kind: 'move', stage })}
        onInvite={() => bulk.run({ kind: 'invite' })}
        onTag={tag => bulk.run({ kind: 'tag', tag })}
        onClear={() => setPicked(new Set())}
      />
    </div>
  )
}

type BulkAction = { kind: 'move'; stage: Stage } | { kind: 'invite' } | { kind: 'tag'; tag: string }

/** Does one thing to each of the picked, one after the other; what was refused is told and stays picked. */
function useBulk(items: readonly ApplicationListItem[], picked: ReadonlySet<string>, onDone: () => void) {
  const client = useQueryClient()
  const work = useMutation({
    mutationFn: async (action: BulkAction) => {
      const refused: string[] = []
      for (const item of items.filter(({ id }) => picked.has(id))) {
        try {
          if (action.kind === 'move') await moveApplication(item.id, { stage: action.stage })
          else if (action.kind === 'invite') await inviteApplication(item.id)
          else await setTags(item.id, [...item.tags, action.tag])
        } catch (error) {
          refused.push(`${item.name}: ${(error as Error).message}`)
        }
      }
      return { done: picked.size - refused.length, refused }
    },
    onSuccess: ({ done, refused }, action) => {
      const verb = { move: 'moved', invite: 'invited', tag: 'tagged' }[action.kind]
      toast({
        title: `${done} ${verb}`,
        ...(refused.length > 0 && { description: refused.slice(0, 3).join(' '), tone: 'danger' as const }),
      })
      if (refused.length === 0) onDone()
      return refreshApplications(client)
    },
  })
  return { run: work.mutate, busy: work.isPending }
}

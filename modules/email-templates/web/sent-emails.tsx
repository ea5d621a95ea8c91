import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw, Search } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import { MOST_SENT_AGAIN, SENT_STATES, type SentFilter, type Template } from '../contract.ts'
import { SIGN_IN_TEMPLATES } from '../policy.ts'
import { sentWords as words } from '../words/sent.ts'
import { sentEmailsQuery } from './api.ts'
import { SENT_GRID, SentEmailRow } from './sent-email-row.tsx'
import type { ListParams } from './use-list-params.ts'
import { useSendAgain } from './use-send-again.ts'

interface SentEmailsProps {
  list: ListParams
  templates: readonly Template[]
  candidateHref: (uuid: string) => string
}

const filterOf = ({ get }: ListParams): SentFilter => ({
  state: SENT_STATES.find(one => one === get('state')),
  template: get('template') || undefined,
  search: get('search').trim() || undefined,
})

/** The e-mails of the last 30 days, with what became of them. */
export default function SentEmails({ list, templates, candidateHref }: SentEmailsProps) {
  const filter = filterOf(list)
  const emails = useInfiniteQuery(sentEmailsQuery(filter))
  const all = useSendAgain()
  const rows = emails.data?.pages.flatMap(({ items }) => items) ?? []
  const first = emails.data?.pages[0]
  const again = rows.filter(({ can_send_again }) => can_send_again).slice(0, MOST_SENT_AGAIN)
  return (
    <>
      <Filters list={list} templates={templates} />
      {emails.isPending && <Loading />}
      {emails.isError && <ErrorState error={emails.error} title={words.failed} onRetry={() => void emails.refetch()} />}
      {first && rows.length === 0 && <Nothing isFiltered={Object.values(filter).some(Boolean)} onClear={list.clear} />}
      {first && rows.length > 0 && (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-2.5 text-13 text-text-2 md:px-7">
            <span className="num" aria-live="polite">
              {words.count(first.total_label, first.total)}
            </span>
            {filter.state === 'failed' && again.length > 1 && (
              <Button size="small" busy={all.isPending} onClick={() => all.mutate(again.map(({ id }) => id))}>
                <Icon of={RotateCcw} size={14} /> {words.sendAllAgain(again.length)}
              </Button>
            )}
          </div>
          <div
            aria-hidden="true"
            className={`${SENT_GRID} border-y border-line bg-sunken py-2 text-12 text-text-2 max-md:hidden`}
          >
            <span>{words.columns.to}</span>
            <span>{words.columns.email}</span>
            <span>{words.columns.state}</span>
            <span>{words.columns.when}</span>
          </div>
          <ul className="max-md:border-t max-md:border-line">
            {rows.map(one => (
              <SentEmailRow
                key={one.id}
                email={one}
                candidateHref={one.candidate_uuid ? candidateHref(one.candidate_uuid) : null}
              />
            ))}
          </ul>
        </>
      )}
      {emails.hasNextPage && (
        <div className="px-4 py-4 md:px-7">
          <Button busy={emails.isFetchingNextPage} onClick={() => void emails.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

function Filters({ list, templates }: Pick<SentEmailsProps, 'list' | 'templates'>) {
  const { text, setText } = useDelayedText(list.get('search'), typed => list.set('search', typed))
  const choices = templates.filter(({ key, custom }) => !custom && !SIGN_IN_TEMPLATES.includes(key))
  return (
    <search className="flex flex-wrap items-center gap-2.5 px-4 py-3.5 md:px-7">
      <div className="relative w-full sm:w-72">
        <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-2">
          <Icon of={Search} size={16} />
        </span>
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          className="pl-9"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <Select
        aria-label={words.state}
        placeholder={words.all}
        choices={SENT_STATES.map(value => ({ value, label: words.shown[value] }))}
        value={list.get('state')}
        onChange={event => list.set('state', event.target.value)}
        className="w-full sm:w-44"
      />
      <Select
        aria-label={words.template}
        placeholder={words.allTemplates}
        choices={choices.map(({ key, name }) => ({ value: key, label: name }))}
        value={list.get('template')}
        onChange={event => list.set('template', event.target.value)}
        className="w-full sm:w-56"
      />
      <span className="ml-auto text-13 text-text-2 max-lg:hidden">{words.period}</span>
    </search>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState drawing="search" title={words.none}>
        {words.noneNote}
      </EmptyState>
    )
  return (
    <EmptyState drawing="search" title={words.noneFound} action={<Button onClick={onClear}>{words.clear}</Button>}>
      {words.noneFoundNote}
    </EmptyState>
  )
}

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid gap-3 px-4 pt-1 md:px-7">
    {[1, 2, 3, 4, 5, 6].map(one => (
      <Skeleton key={one} className="h-12" />
    ))}
  </SkeletonGroup>
)

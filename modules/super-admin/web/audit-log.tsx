import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { PlatformAuditEntry, PlatformAuditFilter } from '../contract.ts'
import { AUDIT_TOPICS } from '../policy.ts'
import { platformAuditWords as words } from '../words/audit.ts'
import { auditLogQuery, exportAuditLog } from './api.ts'
import { saveText } from './save-text.ts'

/** What super admins did, with filters and an export. */
export function PlatformAuditLog({ about, onShowAll }: { about: string | null; onShowAll: () => void }) {
  const [chosen, setFilter] = useState<PlatformAuditFilter>({})
  const filter = about ? { ...chosen, about_id: about } : chosen
  const log = useInfiniteQuery(auditLogQuery(filter))
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid max-w-[1040px] gap-4">
      <Filters filter={filter} onFilter={setFilter} people={log.data?.pages[0]?.people ?? []} />
      {about && (
        <p className="text-13">
          {words.about(entries.find(entry => entry.about.id === about)?.about.name ?? '')}{' '}
          <Button size="small" kind="quiet" onClick={onShowAll}>
            {words.showAll}
          </Button>
        </p>
      )}
      {log.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-4 border-y border-line py-4">
          {[0, 1, 2, 3].map(row => (
            <Skeleton key={row} className="h-5 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {log.isError && <ErrorState error={log.error} title={words.failed} onRetry={() => void log.refetch()} />}
      {log.data && entries.length === 0 && (
        <EmptyState drawing="search" title={words.empty}>
          {words.emptyNote}
        </EmptyState>
      )}
      {entries.length > 0 && <PlatformAuditEntries entries={entries} />}
      {log.hasNextPage && (
        <div>
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  )
}

interface FiltersProps {
  readonly filter: PlatformAuditFilter
  readonly onFilter: (filter: PlatformAuditFilter) => void
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

function Filters({ filter, onFilter, people }: FiltersProps) {
  const set = (key: keyof PlatformAuditFilter) => (event: { target: { value: string } }) =>
    onFilter({ ...filter, [key]: event.target.value || undefined })
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      <Field label={words.topic}>
        <Select
          placeholder={words.everything}
          onChange={set('topic')}
          choices={AUDIT_TOPICS.map(value => ({ value, label: words.topics[value] }))}
        />
      </Field>
      <Field label={words.person}>
        <Select
          value={filter.actor_id ?? ''}
          placeholder={words.anyone}
          onChange={set('actor_id')}
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={words.from}>
        <Input type="date" onChange={set('from')} />
      </Field>
      <Field label={words.to}>
        <Input type="date" onChange={set('to')} />
      </Field>
      <ExportButton filter={filter} />
    </div>
  )
}

export const PlatformAuditEntries = ({ entries }: { entries: readonly PlatformAuditEntry[] }) => (
  <ol aria-label={words.title} className="divide-y divide-line border-y border-line">
    {entries.map(({ id, at, actor, what, reason, address }) => (
      <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-medium">{actor.name ?? words.commandLine}</strong> {what}
          {reason && <span className="block text-13 text-text-2">{words.reason(reason)}</span>}
        </span>
        <span className="text-13 text-text-2">
          <When instant={at} zone="UTC" show="date" />
          {address && ` ${words.address(address)}`}
        </span>
      </li>
    ))}
  </ol>
)

function ExportButton({ filter }: { filter: PlatformAuditFilter }) {
  const download = useMutation({
    mutationFn: () => exportAuditLog(filter),
    onSuccess({ csv, entries, complete }) {
      saveText(csv, words.fileName)
      toast({ title: words.exported(entries), ...(!complete && { description: words.incomplete }) })
    },
    onError: error => toast({ title: words.exportFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Icon of={Download} /> {words.export}
    </Button>
  )
}

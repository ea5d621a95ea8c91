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
import type { AuditEntry, AuditFilter } from '../contract.ts'
import { AUDIT_TOPICS } from '../policy.ts'
import { auditWords as words } from '../words/audit.ts'
import { auditSentence } from '../words/entries.ts'
import { auditQuery, exportAudit } from './api.ts'

interface AuditLogProps {
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

/** The audit log with its filters and its export. */
export function AuditLog({ people }: AuditLogProps) {
  const [filter, setFilter] = useState<AuditFilter>({})
  const log = useInfiniteQuery(auditQuery(filter))
  const change = (part: Partial<Record<keyof AuditFilter, string>>) =>
    setFilter(before => ({ ...before, ...emptyAsUndefined(part) }))
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
        <Field label={words.topic}>
          <Select
            placeholder={words.everything}
            onChange={event => change({ topic: event.target.value })}
            choices={AUDIT_TOPICS.map(value => ({ value, label: words.topics[value] }))}
          />
        </Field>
        <Field label={words.person}>
          <Select
            placeholder={words.anybody}
            onChange={event => change({ admin_id: event.target.value })}
            choices={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label={words.from}>
          <Input type="date" onChange={event => change({ from: event.target.value })} />
        </Field>
        <Field label={words.to}>
          <Input type="date" onChange={event => change({ to: event.target.value })} />
        </Field>
        <ExportButton filter={filter} />
      </div>
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
      {entries.length > 0 && (
        <ol aria-label={words.title} className="divide-y divide-line border-y border-line">
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
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

const emptyAsUndefined = (part: Partial<Record<keyof AuditFilter, string>>) =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value || undefined])) as AuditFilter

const nameOf = ({ actor }: AuditEntry) => actor.name ?? (actor.kind === 'candidate' ? words.candidate : words.system)

const Entry = ({ entry }: { entry: AuditEntry }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
    <span className="min-w-0 wrap-anywhere">
      <strong className="font-medium">{nameOf(entry)}</strong> {auditSentence(entry)}
    </span>
    <span className="text-13 text-text-2">
      <When instant={entry.at} show="date" />
      {entry.address && ` ${words.address(entry.address)}`}
    </span>
  </li>
)

function ExportButton({ filter }: { filter: AuditFilter }) {
  const download = useMutation({
    mutationFn: () => exportAudit(filter),
    onSuccess: ({ csv, entries, complete }) => {
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
      Object.assign(document.createElement('a'), { href: url, download: words.fileName }).click()
      URL.revokeObjectURL(url)
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { DataExport } from '../contract.ts'
import { dataExportWords as words } from '../words/data-export.ts'
import { dataExportQuery, downloadExport, removeExport, saveFrom, showExport, startExport } from './api.ts'

/** The export of all data: asking for it, its progress, and the file. Who is no owner sees why they cannot. */
export function DataExportPanel({ isOwner, userId }: { isOwner: boolean; userId: string | null }) {
  const current = useQuery({ ...dataExportQuery(), enabled: isOwner })
  if (!isOwner)
    return (
      <div className="grid max-w-[640px] justify-items-start gap-3">
        <p className="text-text-2">{words.explained}</p>
        <Button disabled>{words.start}</Button>
        <p className="text-13 text-text-2">{words.note}</p>
      </div>
    )
  if (current.isError && !current.data)
    return <ErrorState error={current.error} title={words.loadFailed} onRetry={() => void current.refetch()} />
  if (current.isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-9 w-40" />
      </SkeletonGroup>
    )
  const { data } = current
  return (
    <div className="grid max-w-[640px] gap-3">
      <p className="text-text-2">{words.explained}</p>
      {data?.state === 'running' && <Running of={data} isOwn={data.asked_by.id === userId} />}
      {data?.state === 'ready' && <Ready of={data} />}
      {data?.state === 'failed' && (
        <Alert tone="danger" title={words.failed}>
          {words.failedText}
        </Alert>
      )}
      {data?.state !== 'running' && <Start again={data?.state === 'ready'} />}
    </div>
  )
}

function Start({ again }: { again: boolean }) {
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: startExport,
    onSuccess: data => showExport(client, data),
    // Another owner was faster: their export is shown instead.
    onError: error =>
      error instanceof CallError && error.code === 'export_running'
        ? client.invalidateQueries({ queryKey: dataExportQuery().queryKey })
        : undefined,
  })
  return (
    <div className="grid justify-items-start gap-3">
      <FormProblem error={start.error} title={words.startFailed} />
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        {again ? words.again : words.start}
      </Button>
    </div>
  )
}

function Running({ of: { id, done, total, asked_by }, isOwn }: { of: DataExport; isOwn: boolean }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => removeExport(id),
    onSuccess: () => client.invalidateQueries({ queryKey: dataExportQuery().queryKey }),
    onError: error => toast({ title: words.cancelFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <div className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{words.running}</p>
        <p role="status" className="num text-13 text-text-2">
          {done === 0 && total > 0 ? words.lists : words.progress(done, total)}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={words.running}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full bg-brand" style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-text-2">{isOwn ? words.leave : words.leaveOther(asked_by.name)}</p>
        <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

function Ready({ of: { id, bytes, asked_by, expires_at } }: { of: DataExport }) {
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: () => downloadExport(id),
    onSuccess: ({ url }) => saveFrom(url),
    onError: error => toast({ title: words.downloadFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  const remove = useMutation({
    mutationFn: () => removeExport(id),
    onSuccess: () => {
      showExport(client, null)
      toast({ title: words.removed })
    },
    onError: error => toast({ title: words.removeFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <div className="card grid gap-3 p-4">
      <div>
        <p role="status" className="font-medium">
          {words.ready}
        </p>
        <p className="text-13 text-text-2">
          {words.details(locale.bytes(bytes ?? 0), asked_by.name)}{' '}
          {expires_at && (
            <>
              {words.until} <When instant={expires_at} show="relative" />.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
        <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
      </div>
    </div>
  )
}

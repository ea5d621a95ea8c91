import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { Organization } from '../contract.ts'
import { deletionWords as words } from '../words/deletion.ts'
import { keepOrganization, organizationQuery } from './api.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then(m => ({ default: m.DeleteDialog })))

/** Deleting the organization, or keeping it while it waits to be deleted. Who is no owner sees why they cannot. */
export function DeleteOrganization({ isOwner }: { isOwner: boolean }) {
  const own = useQuery(organizationQuery)
  const [open, setOpen] = useState(false)
  if (own.isError) return <ErrorState error={own.error} title={words.loadFailed} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-9 w-40" />
      </SkeletonGroup>
    )
  const organization = own.data
  if (organization.delete_at)
    return <Scheduled organization={organization} deleteAt={organization.delete_at} isOwner={isOwner} />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-2">{words.explained}</p>
      <Button kind="danger" disabled={!isOwner} onClick={() => setOpen(true)}>
        {words.open(organization.name)}
      </Button>
      {!isOwner && <p className="text-13 text-text-2">{words.note}</p>}
      <Suspense>{open && <DeleteDialog organization={organization} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

interface ScheduledProps {
  readonly organization: Organization
  readonly deleteAt: string
  readonly isOwner: boolean
}

function Scheduled({ organization: { name }, deleteAt, isOwner }: ScheduledProps) {
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: keepOrganization,
    onSuccess: saved => {
      client.setQueryData(organizationQuery.queryKey, saved)
      toast({ title: words.kept(name) })
    },
    onError: error => toast({ title: words.keepFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Alert
      tone="danger"
      title={words.scheduled(name)}
      actions={
        <Button busy={keep.isPending} disabled={!isOwner} onClick={() => keep.mutate()}>
          {words.keep(name)}
        </Button>
      }
    >
      <p>
        {words.scheduledOn} <When instant={deleteAt} show="date" />. {words.scheduledText}
      </p>
      {!isOwner && <p>{words.note}</p>}
    </Alert>
  )
}
